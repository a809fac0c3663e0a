import { Input, Segmented, Select, Space } from 'antd'
import { SeriesPicker } from '@/business/SeriesPicker'
import { client } from '@/entities/content/shared'
import { useT } from '@/locales'
import type { PreviewAudience } from './entryRules'

export const AudienceBox = ({
  audience,
  onChange,
  dark,
  onDark,
  cars = false,
}: {
  audience: PreviewAudience
  onChange: (audience: PreviewAudience) => void
  dark: boolean
  onDark: (dark: boolean) => void
  cars?: boolean
}) => {
  const t = useT()
  return (
    <Space wrap>
      {cars && (
        <Segmented<PreviewAudience['who']>
          aria-label={t('hot.previewAs')}
          value={audience.who}
          onChange={(who) => onChange({ ...audience, who })}
          options={[
            { value: 'guest', label: t('hot.guest') },
            { value: 'member', label: t('hot.member') },
            { value: 'owner', label: t('hot.owner') },
          ]}
        />
      )}
      {cars && audience.who === 'owner' && (
        <SeriesPicker
          label={t('hot.ownCar')}
          placeholder={t('hot.ownCar')}
          value={audience.seriesCode}
          onChange={(code) => onChange({ ...audience, seriesCode: typeof code === 'string' ? code : undefined })}
        />
      )}
      <Select
        aria-label={t('hot.client')}
        value={audience.client}
        onChange={(chosen) => onChange({ ...audience, client: chosen })}
        options={client.options.map(({ value, label }) => ({ value: Number(value), label: t(label) }))}
        popupMatchSelectWidth={false}
      />
      <Input
        className="hot-version"
        aria-label={t('hot.version')}
        placeholder={t('hot.newest')}
        value={audience.version}
        onChange={({ target }) => onChange({ ...audience, version: target.value.trim() })}
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
