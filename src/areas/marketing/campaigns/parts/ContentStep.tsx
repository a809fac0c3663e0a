import { Form as AntForm } from 'antd'
import { useDeferredValue } from 'react'
import type { ActivityInput } from '@/api/marketing/activities'
import * as files from '@/api/system/files'
import { activity } from '@/entities/marketing/activity'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/rich/html'
import { useT } from '@/locales'
import { PhonePages } from './PhonePages'
import { WithPhone } from '@/kit/show/WithPhone'
import { BodyText } from '../../parts/BodyText'

const MAX_WORDS = 20_000
const MAX_HTML = 2 * 1024 * 1024
const COVER = 16 / 9
const BANNER = 750 / 420

const Preview = () => {
  const values = AntForm.useWatch((all: ActivityInput) => all, { preserve: true })
  return <PhonePages campaign={useDeferredValue(values) ?? {}} />
}

/** Step 4: what people see, with the phone beside it. */
export const ContentStep = ({ Field }: { Field: FormField<ActivityInput> }) => {
  const t = useT()
  const tooLong = (value: unknown) =>
    [...wordsOf(value)].length > MAX_WORDS || String(value ?? '').length > MAX_HTML
      ? t('campaign.contentLong', { max: MAX_WORDS })
      : undefined
  return (
    <WithPhone phone={<Preview />}>
      <div className="two-columns">
        <Field of={activity.cover} hint={t('campaign.coverHint')}>
          <ImageBox to={files.upload} drop={files.remove} aspect={COVER} />
        </Field>
        <Field of={activity.banner} hint={t('campaign.bannerHint')}>
          <ImageBox to={files.upload} drop={files.remove} aspect={BANNER} />
        </Field>
      </div>
      <Field of={activity.shareTitle} />
      <Field of={activity.content} check={tooLong}>
        <BodyText label={t(activity.content.label)} />
      </Field>
    </WithPhone>
  )
}
