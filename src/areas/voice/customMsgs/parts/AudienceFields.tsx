import { Form, Tag } from 'antd'
import { useEffect } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import * as customMsgs from '@/api/voice/customMsgs'
import { RegionCascader } from '@/business/RegionCascader'
import { SeriesPicker } from '@/business/SeriesPicker'
import { f, is } from '@/entities/field'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { customMsg as fields, msgChannel, msgRule, msgTarget, smsParts } from '@/entities/voice/customMsg'
import { derived, useLoad } from '@/kit/data/load'
import { Choice, cleanPhone, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { type Choice as Option, RemoteSelect } from '@/kit/form/RemoteSelect'
import { maskPhone, named, plain, useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { PeopleCount } from '../../parts/PeopleCount'
import { useSettledValue } from '../../parts/useSettledValue'
import { ImportedList } from './ImportedList'
import { audienceOf, isAudience, type MsgValues } from './messageValues'

const CITIES = { key: 'cities', label: 'msgRule.cities', kind: 'json', value: undefined } as const
const FROM = { ...f.date(), key: 'registerFrom', label: 'customMsgs.registerFrom' } as const
const TO = { ...f.date(), key: 'registerTo', label: 'customMsgs.registerTo' } as const
const LIST = { key: 'list', label: 'customMsgs.list', kind: 'json', value: undefined } as const
const MAX_CHOSEN = 200
const FOUND = 20
const NUMBER = /^(\d{4}|\d{11})$/

/** The cost in yuan of an SMS to so many people; undefined where the price is not known. */
export const costOf = (made: customMsgs.MsgMade | null, content: string, type: unknown): string | undefined => {
  const people = made?.channels.find(({ channel }) => channel === msgChannel.sms)?.targetCount
  const price = Number(made?.smsPrice || Number.NaN)
  return people === undefined || people === null || Number.isNaN(price)
    ? undefined
    : (Math.round(people * smsParts(content, type) * price * 100) / 100).toFixed(2)
}

/** Several cities, each added out of its province. */
const CitiesBox = ({ id, value = [], onChange, disabled }: ControlProps<Option[]>) => {
  const t = useT()
  return (
    <>
      <RegionCascader
        id={id}
        depth={2}
        disabled={disabled}
        value={[]}
        label={t(CITIES.label)}
        placeholder={t('customMsgs.addCity')}
        onChange={([, code], [, name]) =>
          code &&
          !value.some((one) => one.value === code) &&
          onChange?.([...value, { value: code, label: name || code }])
        }
      />
      <span className="city-tags">
        {value.map((city) => (
          <Tag
            key={city.value}
            closable={!disabled}
            onClose={(event) => {
              event.preventDefault()
              onChange?.(value.filter((one) => one.value !== city.value))
            }}
          >
            <bdi>{city.label}</bdi>
          </Tag>
        ))}
      </span>
    </>
  )
}

/** Users by nickname, or by all or the last digits of their number. */
const askUsers = (keyword: string) => {
  const phone = cleanPhone(keyword)
  return derived(
    shopUsers.list.query(
      {
        ...(NUMBER.test(phone) ? { phone } : { nickname: keyword || undefined }),
        status: shopUserStatus.active,
        pageNo: 1,
        pageSize: FOUND,
      },
      { quiet: true },
    ),
    'choices',
    ({ records }) =>
      records.map(({ userId, nickname, phone: number }) => ({
        value: userId,
        label: named(plain(nickname) || userId, maskPhone(plain(number))),
      })),
  )
}

/** Counts the people of the audience in the form, a moment after it was changed. */
const useCheck = () => {
  const values: MsgValues = Form.useWatch((all: MsgValues) => all) ?? {}
  const asked = useSettledValue(JSON.stringify(audienceOf(values)))
  // The text was made of such an audience.
  const audience = asked === undefined ? undefined : (JSON.parse(asked) as customMsgs.MsgInput)
  const enabled = audience !== undefined && isAudience(audience)
  const { data, error, loading } = useLoad(customMsgs.create.query({ ...audience, checkOnly: 1 }, { quiet: true }), {
    enabled,
    keep: false,
  })
  return { made: enabled ? data : undefined, failed: enabled && error !== undefined, busy: enabled && loading, values }
}

/** Whom a message goes to, with the number of people, and of SMS the cost. `onCount` is told what the server counted. */
export const AudienceFields = ({
  Field,
  names,
  onCount,
}: {
  Field: FormField<MsgValues>
  /** The names of users that were chosen before. */
  names: readonly Option[]
  onCount: (made: customMsgs.MsgMade | null) => void
}) => {
  const t = useT()
  const { count, percent, money } = useFormats()
  const targetType: unknown = Form.useWatch(fields.targetType.key)
  const { made, failed, busy, values } = useCheck()
  useEffect(() => onCount(made ?? null), [onCount, made])
  const cost = made && costOf(made, plain(values.content), values.msgType)
  const notes = [
    made?.matchedCount === null || made?.matchedCount === undefined
      ? ''
      : t('customMsgs.agreed', {
          n: count(made.matchedCount),
          rate: percent(rateOf(made.targetCount, made.matchedCount)),
        }),
    cost ? t('customMsgs.cost', { money: money(cost), parts: smsParts(plain(values.content), values.msgType) }) : '',
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
      {is(targetType, msgTarget.chosen) && (
        <Field
          of={msgRule.userIds}
          required
          hint={t('customMsgs.maxUsers', { n: MAX_CHOSEN })}
          check={(value) =>
            Array.isArray(value) && value.length > MAX_CHOSEN ? t('customMsgs.maxUsers', { n: MAX_CHOSEN }) : undefined
          }
        >
          <RemoteSelect
            multiple
            ask={askUsers}
            known={names}
            label={t(msgRule.userIds.label)}
            placeholder={t('customMsgs.findUser')}
          />
        </Field>
      )}
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
