import { Alert, Button, Form, Space } from 'antd'
import * as customMsgs from '@/api/voice/customMsgs'
import type { MsgInput } from '@/api/voice/customMsgs'
import * as files from '@/api/system/files'
import { JumpFields } from '@/business/links/JumpFields'
import { jumpType } from '@/entities/content/shared'
import { is } from '@/entities/field'
import {
  contentFault,
  contentLength,
  customMsg as fields,
  type CustomMsgDetail,
  marketingHourFault,
  MAX_CONTENT,
  msgChannel,
  msgType,
} from '@/entities/voice/customMsg'
import { sendTiming } from '@/entities/voice/sendTiming'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { Choice, Choices } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useRequestNo } from '@/kit/form/requestNo'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { PlannedTime } from '../../parts/PlannedTime'
import { retyped } from '../../parts/retype'
import { useCountNow } from '../../parts/useCountedAudience'
import { AudienceFields, askPeople, costOf } from './AudienceFields'
import { MessagePhone } from './MessagePhone'
import { audienceOf, hasCover, inputOf, type MsgValues, valuesOf } from './messageValues'

const LINKS = jumpType.options.map(({ value }) => Number(value)).filter((value) => value <= jumpType.car)
const COVER: readonly [number, number] = [690, 345]
const COVER_MB = 0.5
const HOLDERS = ['{nickname}', '{series}'] as const

const useQuestion = () => {
  const t = useT()
  const { count, money } = useFormats()
  const countNow = useCountNow()
  return async (values: MsgValues): Promise<Confirmation> => {
    const made = await countNow(askPeople(audienceOf(values)))
    const cost = costOf(made, plain(values.content), values.msgType)
    const channels = made?.channels ?? []
    return {
      title: t('customMsgs.pushAsk', { title: plain(values.title), n: count(made?.targetCount) }),
      more: (
        <ul>
          {channels.map(({ channel, targetCount }) => (
            <li key={channel}>
              {t('messaging.lostIn', { channel: optionName(t, fields.channels, channel), n: count(targetCount) })}
            </li>
          ))}
          {cost !== undefined && <li>{t('messaging.costAll', { money: money(cost) })}</li>}
        </ul>
      ),
      effect: is(values.timing, sendTiming.planned)
        ? t('customMsgs.pushAt', { time: formatTime(values.sendTime, 'YYYY-MM-DD HH:mm') })
        : t('customMsgs.pushNow'),
      danger: true,
      typed: retyped(made?.targetCount ?? null),
    }
  }
}

/** Form of a message with a phone preview. It pushes only once: every retry has the same request number. */
export const MessageForm = ({ copied }: { copied?: CustomMsgDetail }) => {
  const t = useT()
  const requestNo = useRequestNo()
  const questionOf = useQuestion()
  return (
    <FormScreen<MsgValues, MsgInput>
      name="customMsg"
      row={undefined}
      initial={valuesOf(copied)}
      input={inputOf}
      create={(input, options) => customMsgs.create({ ...input, requestNo }, options).then(({ id }) => id)}
      saveText="customMsgs.push"
      ask={questionOf}
      done={t('customMsgs.pushed')}
      phone={(values) => <MessagePhone of={values} />}
    >
      {(api) => <Fields {...api} copied={copied} />}
    </FormScreen>
  )
}

const Fields = ({ Field, form, body, copied }: FormApi<MsgValues> & { copied?: CustomMsgDetail }) => {
  const t = useT()
  const type: unknown = Form.useWatch(fields.msgType.key, form)
  const channels: unknown = Form.useWatch(fields.channels.key, form)
  const content: unknown = Form.useWatch(fields.content.key, form)
  const add = (holder: string) => {
    const values = { content: `${plain(form.getFieldValue(fields.content.key))}${holder}` }
    form.setFieldsValue(values)
    body.onValues(values)
  }
  const isMini = Array.isArray(channels) && channels.some((one: unknown) => is(one, msgChannel.mini))
  return (
    <>
      <Field of={fields.msgType} hint={is(type, msgType.campaign) ? t('customMsgs.marketingNote') : undefined}>
        <Choice field={fields.msgType} />
      </Field>
      <Field of={fields.title} />
      <Field
        of={fields.content}
        check={(value) => {
          const fault = contentFault(value)
          return fault && t(fault)
        }}
        hint={
          <Space wrap size={4}>
            <span className="digits">
              {t('customMsgs.length', { n: contentLength(plain(content)), max: MAX_CONTENT })}
            </span>
            {HOLDERS.map((holder) => (
              <Button key={holder} size="small" onClick={() => add(holder)}>
                {holder}
              </Button>
            ))}
          </Space>
        }
      />
      <Field of={fields.channels}>
        <Choices field={fields.channels} />
      </Field>
      {isMini && <Alert type="info" showIcon className="space-below" title={t('customMsgs.miniNote')} />}
      {hasCover(channels) && (
        <Field of={fields.cover} hint={t('customMsgs.coverHint')}>
          <ImageBox
            to={files.upload}
            drop={(file) => files.remove(file, { quiet: true })}
            size={COVER}
            megabytes={COVER_MB}
          />
        </Field>
      )}
      <JumpFields
        Field={Field}
        types={LINKS}
        initial={copied && { jumpType: Number(copied.jumpType), jumpValue: copied.jumpValue }}
      />
      <AudienceFields
        Field={Field}
        names={(copied?.targetRule.userIds ?? []).map((value, at) => ({
          value,
          label: copied?.userNames[at] || value,
        }))}
      />
      <PlannedTime Field={Field} fault={(time) => marketingHourFault(type, time || Date.now())} />
    </>
  )
}
