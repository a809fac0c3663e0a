import type { NoticeInput } from '@/api/voice/notices'
import { is } from '@/entities/field'
import { isForStaff, isPushed, type NoticeDetail, noticeClient, noticeTarget } from '@/entities/voice/notice'
import { sendTiming } from '@/entities/voice/sendTiming'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import type { Timed } from '../../parts/PlannedTime'

export interface NoticeValues extends Omit<NoticeInput, 'targets' | 'sendTime'>, Timed {
  areas?: string[]
  dealers?: string[]
  posts?: string[]
  series?: string[]
}

const flag = (value: unknown): 0 | 1 => (numberIn(value) === 1 ? 1 : 0)

/** Returns the initial values; a copy has no times. */
export const valuesOf = (row: NoticeDetail | undefined, isCopy: boolean): Partial<NoticeValues> => {
  if (!row)
    return {
      clients: [noticeClient.console],
      targetType: noticeTarget.everybody,
      timing: sendTiming.atOnce,
      attachments: [],
      topFlag: 0,
      popFlag: 0,
      confirmFlag: 0,
    }
  const codes = row.targets.map(({ code }) => code)
  const only = (type: number) => (Number(row.targetType) === type ? codes : [])
  return {
    ...pick(row, 'title', 'summary', 'content', 'attachments'),
    // Enumeration codes, which the server may send as strings.
    noticeType: Number(row.noticeType) as NoticeValues['noticeType'],
    clients: row.clients.map(Number) as NoticeValues['clients'], // As above.
    targetType: Number(row.targetType) as NoticeValues['targetType'], // As above.
    areas: only(noticeTarget.areas),
    dealers: only(noticeTarget.dealers),
    posts: only(noticeTarget.posts),
    series: only(noticeTarget.owners),
    timing: !isCopy && row.sendTime ? sendTiming.planned : sendTiming.atOnce,
    sendTime: isCopy ? '' : row.sendTime,
    endTime: isCopy ? '' : row.endTime,
    topFlag: flag(row.topFlag),
    popFlag: flag(row.popFlag),
    confirmFlag: flag(row.confirmFlag),
  }
}

const codesOf = ({ targetType, areas, dealers, posts, series }: Partial<NoticeValues>): string[] =>
  (is(targetType, noticeTarget.areas)
    ? areas
    : is(targetType, noticeTarget.dealers)
      ? dealers
      : is(targetType, noticeTarget.posts)
        ? posts
        : is(targetType, noticeTarget.owners)
          ? series
          : undefined) ?? []

export const audienceOf = (values: Partial<NoticeValues>): NoticeInput => ({
  clients: values.clients,
  targetType: values.targetType,
  targets: codesOf(values).map((code) => ({ code })),
})
/** True if the audience is complete. */
export const isAudience = ({ clients, targetType, targets = [] }: NoticeInput): boolean =>
  !!clients?.length && targetType !== undefined && (is(targetType, noticeTarget.everybody) || targets.length > 0)

export const inputOf = ({
  timing,
  areas: _areas,
  dealers: _dealers,
  posts: _posts,
  series: _series,
  ...values
}: NoticeValues): NoticeInput => ({
  ...values,
  targets: codesOf({ ...values, areas: _areas, dealers: _dealers, posts: _posts, series: _series }).map((code) => ({
    code,
  })),
  sendTime: is(timing, sendTiming.planned) ? (values.sendTime ?? '') : '',
  endTime: values.endTime ?? '',
  summary: isPushed(values.clients) ? (values.summary ?? '') : '',
  popFlag: isForStaff(values.clients) ? values.popFlag : 0,
  confirmFlag: isForStaff(values.clients) ? values.confirmFlag : 0,
})
