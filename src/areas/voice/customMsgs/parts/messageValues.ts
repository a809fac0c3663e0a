import type { MsgInput } from '@/api/voice/customMsgs'
import type { Jump } from '@/entities/content/jump'
import { jumpType } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { type CustomMsg, type CustomMsgDetail, msgChannel, msgTarget } from '@/entities/voice/customMsg'
import { sendTiming } from '@/entities/voice/sendTiming'
import { pick } from '@/lib/pick'
import type { Choice } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'
import type { ListCounts } from '../../parts/CheckedListBox'
import type { Timed } from '../../parts/PlannedTime'

export const nameOf = ({ title, id }: Pick<CustomMsg, 'title' | 'id'>): string => plain(title) || id

export interface CheckedList extends ListCounts {
  fileId: string
}
/** Form values. Conditions are separate fields; cities include their names. */
export interface MsgValues
  extends
    Pick<MsgInput, 'title' | 'msgType' | 'channels' | 'content' | 'cover' | 'targetType'>,
    Timed,
    Omit<Jump, 'jumpType'> {
  jumpType?: number
  series?: string[]
  cities?: Choice[]
  registerFrom?: string
  registerTo?: string
  memberType?: number[]
  userIds?: string[]
  list?: CheckedList
}

/** Returns the initial values; a copy has no time and no imported list. */
export const valuesOf = (copied: CustomMsgDetail | undefined): Partial<MsgValues> => {
  const fresh = {
    timing: sendTiming.atOnce,
    jumpType: Number(jumpType.none),
    channels: [msgChannel.push],
    targetType: msgTarget.users,
  } satisfies Partial<MsgValues>
  if (!copied) return fresh
  const { targetRule: rule } = copied
  return {
    ...fresh,
    ...pick(copied, 'title', 'content', 'cover', 'jumpValue', 'jumpTitle'),
    jumpType: Number(copied.jumpType),
    // Enumeration codes, which the server may send as strings.
    msgType: Number(copied.msgType) as MsgValues['msgType'],
    channels: copied.channels.map(Number) as MsgValues['channels'], // As above.
    targetType: Number(copied.targetType) as MsgValues['targetType'], // As above.
    series: rule.series,
    cities: rule.cities.map((value, at) => ({ value, label: copied.cityNames[at] || value })),
    registerFrom: rule.registerTimeStart,
    registerTo: rule.registerTimeEnd,
    memberType: rule.memberType.map(Number),
    userIds: rule.userIds,
  }
}

const ruleOf = (values: Partial<MsgValues>): MsgInput['targetRule'] =>
  is(values.targetType, msgTarget.conditions)
    ? {
        series: values.series ?? [],
        cities: (values.cities ?? []).map(({ value }) => value),
        registerTimeStart: values.registerFrom ?? '',
        registerTimeEnd: values.registerTo ?? '',
        memberType: values.memberType ?? [],
      }
    : is(values.targetType, msgTarget.chosen)
      ? { userIds: values.userIds ?? [] }
      : undefined

/** Returns the fields of a message on which the number of recipients depends. */
export const audienceOf = (values: Partial<MsgValues>): MsgInput => ({
  msgType: values.msgType,
  channels: values.channels,
  targetType: values.targetType,
  targetRule: ruleOf(values),
  fileId: is(values.targetType, msgTarget.imported) ? values.list?.fileId : undefined,
})
/** True if the audience is complete. */
export const isAudience = ({ channels, targetType, targetRule, fileId }: MsgInput): boolean =>
  !!channels?.length &&
  targetType !== undefined &&
  (!is(targetType, msgTarget.chosen) || !!targetRule?.userIds?.length) &&
  (!is(targetType, msgTarget.imported) || !!fileId)

/** True if any channel of a message shows a cover picture. */
export const hasCover = (channels: unknown): boolean =>
  Array.isArray(channels) && channels.some((one: unknown) => is(one, msgChannel.push, msgChannel.inApp))

export const inputOf = (values: MsgValues): MsgInput => ({
  ...audienceOf(values),
  ...pick(values, 'title', 'content'),
  cover: hasCover(values.channels) ? (values.cover ?? '') : '',
  jumpType: values.jumpType as MsgInput['jumpType'], // A code of the enumeration.
  jumpValue: is(values.jumpType, jumpType.none) ? '' : (values.jumpValue ?? ''),
  jumpTitle: is(values.jumpType, jumpType.none) ? '' : (values.jumpTitle ?? ''),
  sendTime: is(values.timing, sendTiming.planned) ? (values.sendTime ?? '') : '',
})
