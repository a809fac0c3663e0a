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

/** The name of a message: its title, else its number. */
export const nameOf = ({ title, id }: Pick<CustomMsg, 'title' | 'id'>): string => plain(title) || id

/** An imported list that was checked. */
export interface CheckedList extends ListCounts {
  fileId: string
}
/** The fields of the form; conditions stand apart, places with their names. */
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

/** What the form begins with; a copy has no time, and no imported list. */
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
    // Codes of the enumerations, which may come as text.
    msgType: Number(copied.msgType) as MsgValues['msgType'],
    channels: copied.channels.map(Number) as MsgValues['channels'], // as above
    targetType: Number(copied.targetType) as MsgValues['targetType'], // as above
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

/** What decides how many people get a message. */
export const audienceOf = (values: Partial<MsgValues>): MsgInput => ({
  msgType: values.msgType,
  channels: values.channels,
  targetType: values.targetType,
  targetRule: ruleOf(values),
  fileId: is(values.targetType, msgTarget.imported) ? values.list?.fileId : undefined,
})
/** Whether an audience is chosen to its end. */
export const isAudience = ({ channels, targetType, targetRule, fileId }: MsgInput): boolean =>
  !!channels?.length &&
  targetType !== undefined &&
  (!is(targetType, msgTarget.chosen) || !!targetRule?.userIds?.length) &&
  (!is(targetType, msgTarget.imported) || !!fileId)

/** Whether a message in some channels has a picture. */
export const hasCover = (channels: unknown): boolean =>
  Array.isArray(channels) && channels.some((one: unknown) => is(one, msgChannel.push, msgChannel.inApp))

export const inputOf = (values: MsgValues): MsgInput => ({
  ...audienceOf(values),
  ...pick(values, 'title', 'content'),
  cover: hasCover(values.channels) ? (values.cover ?? '') : '',
  jumpType: values.jumpType as MsgInput['jumpType'], // a code of the enumeration
  jumpValue: is(values.jumpType, jumpType.none) ? '' : (values.jumpValue ?? ''),
  jumpTitle: is(values.jumpType, jumpType.none) ? '' : (values.jumpTitle ?? ''),
  sendTime: is(values.timing, sendTiming.planned) ? (values.sendTime ?? '') : '',
})
