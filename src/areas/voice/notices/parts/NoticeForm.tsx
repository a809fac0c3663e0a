import { Button, Form } from 'antd'
import * as notices from '@/api/voice/notices'
import type { NoticeInput } from '@/api/voice/notices'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import {
  isForStaff,
  isPushed,
  notice as fields,
  type NoticeDetail,
  noticeState,
  noticeType,
} from '@/entities/voice/notice'
import { sendTiming } from '@/entities/voice/sendTiming'
import { Choice } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { wordsOf } from '@/kit/rich/html'
import { RichText } from '@/kit/rich/RichText'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PlannedTime } from '../../parts/PlannedTime'
import { retyped } from '../../parts/retype'
import { useCountNow } from '../../parts/useCountedAudience'
import { AttachmentBox } from './AttachmentBox'
import { AudienceFields, askPeople } from './AudienceFields'
import { NoticePhone } from './NoticePhone'
import { audienceOf, inputOf, type NoticeValues, valuesOf } from './noticeValues'

const MAX_TEXT = 20_000
const SUMMARY = 60
const ATTACHMENTS = { key: 'attachments', label: 'notice.attachments', kind: 'json', value: undefined } as const
/** Returns the beginning of a text in one line, for the summary of a push. */
const summaryOf = (html: unknown): string =>
  [...wordsOf(html).replaceAll(/\s+/g, ' ')].slice(0, SUMMARY).join('').trim()

export const NoticeForm = ({ row, copied }: { row?: NoticeDetail; copied?: NoticeDetail }) => {
  const t = useT()
  const may = useMay()
  const { count } = useFormats()
  const countNow = useCountNow()
  return (
    <FormScreen<NoticeValues, NoticeInput>
      name="notice"
      row={row}
      initial={valuesOf(row ?? copied, row === undefined)}
      input={inputOf}
      create={(input, options) => notices.create(input, options).then(({ id }) => id)}
      update={({ id, ...input }, options) => notices.update({ ...input, system_notice_id: id }, options)}
      read={({ id }, options) => notices.get({ system_notice_id: id }, options)}
      draft
      publish={
        may('notices.sendOrCancel') && {
          label: 'notices.send',
          run: (id, options) => notices.sendOrCancel({ system_notice_id: id, state: noticeState.sent }, options),
          done: t('notices.sentDone'),
          ask: async (values) => {
            const people = (await countNow(askPeople(audienceOf(values))))?.targetCount ?? null
            const { title, targetType, timing, sendTime } = values
            return {
              title: t('notices.sendAsk', { title: plain(title) }),
              effect: t(is(timing, sendTiming.planned) ? 'notices.sendEffectAt' : 'notices.sendEffect', {
                audience: optionName(t, fields.targetType, targetType),
                n: count(people),
                time: formatTime(sendTime, 'YYYY-MM-DD HH:mm'),
              }),
              typed: retyped(people),
            }
          },
        }
      }
      done={t('notices.saved')}
      phone={(values) => <NoticePhone of={values} />}
    >
      {(api) => <Fields {...api} />}
    </FormScreen>
  )
}

const Fields = ({ Field, form, body }: FormApi<NoticeValues>) => {
  const t = useT()
  const clients: unknown = Form.useWatch(fields.clients.key, form)
  const change = (values: Partial<NoticeValues>) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]) // Values of this form.
    body.onValues(values)
  }
  /** Presets a maintenance notice: it is shown at login and contains start and end, unless there is already a text. */
  const propose = (type: unknown) => {
    if (!is(type, noticeType.maintenance)) return
    change({
      popFlag: 1,
      ...(wordsOf(form.getFieldValue(fields.content.key)) === '' && { content: `<p>${t('notices.downtime')}</p>` }),
    })
  }
  return (
    <>
      <div className="two-columns">
        <Field of={fields.title} always />
        <Field of={fields.noticeType}>
          <Choice field={fields.noticeType} onChange={propose} />
        </Field>
      </div>
      <AudienceFields Field={Field} />
      <Field
        of={fields.content}
        check={(value) => {
          const { length } = [...wordsOf(value)]
          return length > MAX_TEXT ? t('rule.tooLong', { max: MAX_TEXT, count: length }) : undefined
        }}
      >
        <RichText to={files.uploadBatch} label={t(fields.content.label)} max={MAX_TEXT} />
      </Field>
      {isPushed(clients) && (
        <Field
          of={fields.summary}
          required
          hint={
            <Button
              type="link"
              size="small"
              className="flush"
              onClick={() => change({ summary: summaryOf(form.getFieldValue(fields.content.key)) })}
            >
              {t('notices.takeSummary')}
            </Button>
          }
        />
      )}
      <Field of={ATTACHMENTS} hint={t('notices.attachmentHint')}>
        <AttachmentBox label={t(ATTACHMENTS.label)} />
      </Field>
      <div className="two-columns">
        <div>
          <PlannedTime Field={Field} />
        </div>
        <Field
          of={fields.endTime}
          check={(value, { timing, sendTime }) => {
            const from = is(timing, sendTiming.planned) ? (toMillis(sendTime) ?? Date.now()) : Date.now()
            const until = toMillis(value)
            return until !== undefined && until <= from ? t('messaging.endAfterSend') : undefined
          }}
        />
      </div>
      <div className="two-columns">
        <Field of={fields.topFlag} />
        {isForStaff(clients) && <Field of={fields.popFlag} hint={t('notices.popHint')} />}
        {isForStaff(clients) && <Field of={fields.confirmFlag} />}
      </div>
    </>
  )
}
