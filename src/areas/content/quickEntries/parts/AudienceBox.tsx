import { Input, Segmented, Select, Space } from 'antd'
import { SeriesPicker } from '@/business/SeriesPicker'
import { client } from '@/entities/content/shared'
import { useT } from '@/locales'
import type { Looker } from './entryRules'

/** Who looks at the preview, by which app and version; on the page of the own car also with which car. */
export const LookerBox = ({
  looker,
  onChange,
  dark,
  onDark,
  cars = false,
}: {
  looker: Looker
  onChange: (looker: Looker) => void
  dark: boolean
  onDark: (dark: boolean) => void
  cars?: boolean
}) => {
  const t = useT()
  return (
    <Space wrap>
      {cars && (
        <Segmented<Looker['who']>
          aria-label={t('hot.previewAs')}
          value={looker.who}
          onChange={(who) => onChange({ ...looker, who })}
          options={[
            { value: 'guest', label: t('hot.guest') },
            { value: 'member', label: t('hot.member') },
            { value: 'owner', label: t('hot.owner') },
          ]}
        />
      )}
      {cars && looker.who === 'owner' && (
        <SeriesPicker
          label={t('hot.ownCar')}
          placeholder={t('hot.ownCar')}
          value={looker.seriesCode}
          onChange={(code) => onChange({ ...looker, seriesCode: typeof code === 'string' ? code : undefined })}
        />
      )}
      <Select
        aria-label={t('hot.client')}
        value={looker.client}
        onChange={(chosen) => onChange({ ...looker, client: chosen })}
        options={client.options.map(({ value, label }) => ({ value: Number(value), label: t(label) }))}
        popupMatchSelectWidth={false}
      />
      <Input
        className="hot-version"
        aria-label={t('hot.version')}
        placeholder={t('hot.newest')}
        value={looker.version}
        onChange={({ target }) => onChange({ ...looker, version: target.value.trim() })}
      />
      <Segmented
        aria-label={t('hot.colours')}
        value={dark}
        onChange={onDark}
        options={[
          { value: false, label: t('hot.light') },
          { value: true, label: t('hot.dark') },
        ]}
      />
    </Space>
  )
}
