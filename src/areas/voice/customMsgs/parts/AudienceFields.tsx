import { Form } from 'antd'
import * as customMsgs from '@/api/voice/customMsgs'
import { SeriesPicker } from '@/business/SeriesPicker'
import { f, is } from '@/entities/field'
import { customMsg as fields, msgChannel, msgRule, msgTarget, smsParts } from '@/entities/voice/customMsg'
import { smsCost } from '@/entities/voice/sms'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import type { Choice as Option } from '@/kit/form/RemoteSelect'
import { plain, useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { LIST } from '../../parts/CheckedListBox'
import { CITIES, CitiesBox } from '../../parts/CitiesBox'
import { PeopleCount } from '../../parts/PeopleCount'
import { useCountedAudience } from '../../parts/useCountedAudience'
import { UsersField } from '../../parts/UsersField'
import { ImportedList } from './ImportedList'
import { audienceOf, isAudience, type MsgValues } from './messageValues'

const FROM = { ...f.date(), key: 'registerFrom', label: 'customMsgs.registerFrom' } as const
const TO = { ...f.date(), key: 'registerTo', label: 'customMsgs.registerTo' } as const

/** What an SMS to the people that were counted costs in yuan; undefined where the price is not known. */
export const costOf = (made: customMsgs.MsgMade | null, content: string, type: unknown): string | undefined =>
  smsCost(
    made?.channels.find(({ channel }) => channel === msgChannel.sms)?.targetCount,
    made?.smsPrice ?? '',
    smsParts(content, type),
  )

/** Asks how many people get a message with such an audience. */
export const askPeople = (audience: customMsgs.MsgInput) =>
  customMsgs.create.query({ ...audience, checkOnly: 1 }, { quiet: true })

/** Counts the people of the audience in the form. */
const useCheck = () => {
  const values: MsgValues = Form.useWatch((all: MsgValues) => all) ?? {}
  return { ...useCountedAudience(audienceOf(values), isAudience, askPeople), values }
}

/** Whom a message goes to, with the number of people, and of SMS the cost. */
export const AudienceFields = ({
  Field,
  names,
}: {
  Field: FormField<MsgValues>
  /** The names of users that were chosen before. */
  names: readonly Option[]
}) => {
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
