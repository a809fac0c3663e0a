import { Form } from 'antd'
import { paperPush, smsSize } from '@/entities/voice/paperPush'
import type { QuestionnaireDetail } from '@/entities/voice/questionnaire'
import { Choices } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { CONTENT, EXCLUDE_DAYS, isSms, type PushValues } from './pushValues'

export const ContentStep = ({ Field, row }: { Field: FormField<PushValues>; row: QuestionnaireDetail }) => {
  const t = useT()
  const channels: unknown = Form.useWatch(paperPush.channels.key)
  const content: unknown = Form.useWatch(CONTENT.key)
  const url = plain(row.url)
  return (
    <>
      <Field of={paperPush.channels}>
        <Choices field={paperPush.channels} />
      </Field>
      {isSms(channels) && (
        <Field
          of={CONTENT}
          required
          hint={t('messaging.smsParts', smsSize(plain(content)))}
          check={(value) => (plain(value).includes(url) ? undefined : t('pushPaper.noLink', { url }))}
        />
      )}
      <Field of={EXCLUDE_DAYS} hint={t('pushPaper.excludeHint')} />
    </>
  )
}
