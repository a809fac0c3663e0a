import { Form } from 'antd'
import * as files from '@/api/system/files'
import * as shares from '@/api/marketing/shares'
import { type AppShare, appShare } from '@/entities/marketing/appShare'
import { sharePlatform } from '@/entities/marketing/posterEnums'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { derived } from '@/kit/data/load'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { ShareCard } from '../../parts/ShareCard'

type Values = Omit<shares.ShareInput, 'id'>

/** In MB. */
const MAX_COVER = 0.5
const isHttps = (value: unknown) => /^https:\/\/[^\s/]+\S*$/.test(String(value ?? '').trim())

export const inputOf = ({ title, content, cover, shareUrl, platform, startTime, endTime }: AppShare): Values => ({
  title,
  content,
  cover,
  shareUrl,
  platform,
  startTime,
  endTime,
})

const Fields = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const ordered = (value: unknown, { startTime }: Partial<Values>) =>
    (toMillis(value) ?? Infinity) > (toMillis(startTime) ?? 0) ? undefined : t('posters.endAfterStart')
  return (
    <>
      <Field of={appShare.title} />
      <Field of={appShare.content} />
      <Field of={appShare.cover} hint={t('shares.coverHint')}>
        <ImageBox to={files.upload} megabytes={MAX_COVER} />
      </Field>
      <Field of={appShare.shareUrl} check={(value) => (isHttps(value) ? undefined : t('shares.https'))} />
      <Field of={appShare.platform} />
      <div className="two-columns">
        <Field of={appShare.startTime} />
        <Field of={appShare.endTime} check={ordered} needs={[appShare.startTime]} />
      </div>
      <p className="quiet">{t('shares.overlap')}</p>
    </>
  )
}

const Preview = () => {
  const values: Partial<Values> | undefined = Form.useWatch((all: Partial<Values>) => all)
  return <ShareCard {...values} />
}

const CardPanel = ({ id, from, onClose }: { id?: string; from?: AppShare; onClose: () => void }) => {
  const t = useT()
  const initial: Partial<Values> = from ? inputOf(from) : { platform: sharePlatform.all }
  return (
    <FormPanel
      open
      width={900}
      name={`share.${id ?? `new.${from?.id ?? ''}`}`}
      title={id === undefined ? t('shares.new') : t('posters.editOf', { name: from?.title ?? '' })}
      initial={initial}
      save={(values) => shares.create(id === undefined ? values : { id, ...values })}
      done={t('materials.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <div className="beside">
          <div>
            <Fields Field={Field} />
          </div>
          <Preview />
        </div>
      )}
    </FormPanel>
  )
}

export const NewShare = ({ onClose }: { onClose: () => void }) => <CardPanel onClose={onClose} />

export const EditShare = ({ id, copies, onClose }: { id: string; copies: boolean; onClose: () => void }) => {
  const t = useT()
  const asked = shares.get.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true })
  return (
    <LoadRecord
      of={derived(asked, 'card', ({ share }) => share)}
      title={t('shares.card')}
      width={900}
      onClose={onClose}
    >
      {(row) => <CardPanel id={copies ? undefined : row.id} from={row} onClose={onClose} />}
    </LoadRecord>
  )
}
