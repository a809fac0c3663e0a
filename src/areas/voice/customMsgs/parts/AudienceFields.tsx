import { Form } from 'antd'
import { useRef } from 'react'
import type { SendForm } from '@/api/call'
import * as files from '@/api/system/files'
import * as customMsgs from '@/api/voice/customMsgs'
import { SeriesPicker } from '@/business/SeriesPicker'
import { f, is } from '@/entities/field'
import type { ImportSummary } from '@/entities/shared/file'
import { customMsg as fields, msgChannel, msgRule, msgTarget, smsParts } from '@/entities/voice/customMsg'
import { smsCost } from '@/entities/voice/sms'
import { saveFile } from '@/kit/files/files'
import { sheetOfTexts } from '@/kit/files/sheet'
import type { FormField } from '@/kit/form/Form'
import type { Choice as Option } from '@/kit/form/RemoteSelect'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { plain, useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { CheckedListBox, LIST } from '../../parts/CheckedListBox'
import { CITIES, CitiesBox } from '../../parts/CitiesBox'
import { PeopleCount } from '../../parts/PeopleCount'
import { UsersField } from '../../parts/UsersField'
import { useCountedAudience } from '../../parts/useCountedAudience'
import { audienceOf, type CheckedList, isAudience, type MsgValues } from './messageValues'

/** Header row of the template; the server parses exactly this name. */
const PHONE = '手机号'
const COLUMNS = {
  [PHONE]: { ...f.phone({ required: true, rule: 'mobile' }), key: 'phone', label: 'msgFailure.phone' },
} as const
const EXAMPLE = '13800138000'

/** List of phone numbers, checked on upload. It is used only when the message is pushed. */
const ImportedList = ({
  value,
  onChange,
  disabled,
  audience,
}: ControlProps<CheckedList | undefined> & { audience: customMsgs.MsgInput }) => {
  const t = useT()
  const uploaded = useRef('')
  const drop = (id: string) => {
    // A failure only leaves an unused file, so it is not reported.
    if (id) files.remove({ id }, { quiet: true }).catch(() => {})
  }
  const check: SendForm<ImportSummary | undefined> = async (form, options) => {
    const { id } = await files.upload(form, options)
    if (uploaded.current !== value?.fileId) drop(uploaded.current)
    uploaded.current = String(id)
    const asked = { ...audience, targetType: msgTarget.imported, fileId: uploaded.current, checkOnly: 1 } as const
    const { checked } = await customMsgs.create(asked, { signal: options?.signal })
    return checked
  }
  return (
    <CheckedListBox
      value={value}
      onChange={onChange}
      disabled={disabled}
      to={check}
      take={({ successCount, failCount }) => {
        if (value && value.fileId !== uploaded.current) drop(value.fileId)
        return { fileId: uploaded.current, count: successCount, failed: failCount }
      }}
      drop={({ fileId }) => drop(fileId)}
      can="customMsgs.create"
      template={async () => saveFile(await sheetOfTexts([[PHONE], [EXAMPLE]]), `${t(LIST.label)}.xlsx`)}
      headers={[PHONE]}
      columns={COLUMNS}
    />
  )
}

const FROM = { ...f.date(), key: 'registerFrom', label: 'customMsgs.registerFrom' } as const
const TO = { ...f.date(), key: 'registerTo', label: 'customMsgs.registerTo' } as const

/** Returns the cost of the SMS in yuan; undefined if the price is unknown. */
export const costOf = (made: customMsgs.MsgMade | null, content: string, type: unknown): string | undefined =>
  smsCost(
    made?.channels.find(({ channel }) => channel === msgChannel.sms)?.targetCount,
    made?.smsPrice ?? '',
    smsParts(content, type),
  )

/** Query of the number of recipients. With `checkOnly` the create call creates and sends nothing. */
export const askPeople = (audience: customMsgs.MsgInput) =>
  customMsgs.create.query({ ...audience, checkOnly: 1 }, { quiet: true })

const useCheck = () => {
  const values: MsgValues = Form.useWatch((all: MsgValues) => all) ?? {}
  return { ...useCountedAudience(audienceOf(values), isAudience, askPeople), values }
}

export const AudienceFields = ({ Field, names }: { Field: FormField<MsgValues>; names: readonly Option[] }) => {
  const t = useT()
  const { count, percent, money } = useFormats()
  const targetType: unknown = Form.useWatch(fields.targetType.key)
  const { made, failed, busy, values } = useCheck()
  const cost = made && costOf(made, plain(values.content), values.msgType)
  const notes = [
    made?.matchedCount === null || made?.matchedCount === undefined
      ? ''
      : t('customMsgs.agreed', {
          n: count(made.matchedCount),
          rate: percent(rateOf(made.targetCount, made.matchedCount)),
        }),
    cost ? t('messaging.cost', { money: money(cost), parts: smsParts(plain(values.content), values.msgType) }) : '',
  ].filter(Boolean)
  return (
    <>
      <Field of={fields.targetType} check={() => (made?.targetCount === 0 ? t('messaging.nobody') : undefined)}>
        <Choice field={fields.targetType} />
      </Field>
      {is(targetType, msgTarget.conditions) && (
        <>
          <div className="two-columns">
            <Field of={msgRule.series}>
              <SeriesPicker multiple label={t(msgRule.series.label)} placeholder={t(msgRule.series.label)} />
            </Field>
            <Field of={CITIES}>
              <CitiesBox />
            </Field>
          </div>
          <div className="two-columns">
            <Field of={FROM} />
            <Field
              of={TO}
              needs={[FROM]}
              check={(to, { registerFrom: from }) =>
                from && to && String(to) < from ? t('messaging.badOrder') : undefined
              }
            />
            <Field of={msgRule.memberType} />
          </div>
        </>
      )}
      {is(targetType, msgTarget.chosen) && <UsersField Field={Field} known={names} />}
      {is(targetType, msgTarget.imported) && (
        <Field of={LIST} required>
          <ImportedList audience={audienceOf(values)} />
        </Field>
      )}
      <PeopleCount count={made?.targetCount} busy={busy} failed={failed}>
        {notes.join(' · ')}
      </PeopleCount>
    </>
  )
}
