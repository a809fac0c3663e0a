import type { FailingDealer } from '@/api/voice/questionnaires'
import {
  type PaperPush,
  paperPushStatus,
  pushChannel,
  pushFailReason as reason,
  type PushRecord,
  pushStatus as states,
  pushType,
} from '@/entities/voice/paperPush'
import { questionnaireStatus } from '@/entities/voice/questionnaire'
import { memberType } from '@/entities/marketing/memberType'
import { dealerType } from '@/entities/shared/enums'
import { PATTERNS } from '@/entities/rules'
import { toMillis } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { createContext, reference, wireTime } from '../../core/context'
import { grouped } from '../../core/grouped'
import { refuseFields, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { shopUsers } from '../../members/data/shopUsers'
import { vehiclesOf } from '../../members/rules/userVehicles'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import { buildPushes, phoneFor, type PushRecordRow, type PushRow } from '../data/paperPushes'
import { invitationsOf, isNamed, sheetsOf } from './answerSheets'
import { papers } from './questionnaires'

const DAY = 86_400_000
const [MAX_RETRIES, MAX_DAYS, AT_ONCE] = [3, 30, 200]
const RETRY_MS = 4000

const seeds = seeded('paperPushes', () => {
  const owners = shopUsers().filter((user) => user.memberType === memberType.owner && user.dealerCode !== '')
  const staff = org.users.filter((user) => user.dealerType === dealerType.headquarters).map(({ nickname }) => nickname)
  return {
    ...buildPushes(createContext(reference(), 20_261_205, 700_001), reference(), papers(), owners, staff),
    retries: new Map<string, number>(),
  }
})

const tied = new WeakSet()
/**
 * Links each push to the people its questionnaire reached, in their order, and to their sheets. Both are expensive
 * and are built on first use.
 */
const store = (): ReturnType<typeof seeds> => {
  const kept = seeds()
  if (tied.has(kept)) return kept
  tied.add(kept)
  for (const [paperId, own] of grouped(kept.records, (row) => row.paperId)) {
    const paper = papers().find(({ id }) => id === paperId)
    if (!paper) continue
    const people = invitationsOf(paper)
    const answered = new Set(sheetsOf(paper).map(({ place }) => place))
    for (const [place, row] of own.entries()) {
      row.user = people[place]?.user ?? row.user
      row.phone = phoneFor(row.user, row.failReason)
      row.answered = row.status === states.delivered && answered.has(place)
    }
  }
  return kept
}

const PUSH_MS = 10_000
const LOST_IN = new Map<number, number>([
  [pushChannel.app, reason.notificationsOff],
  [pushChannel.inbox, reason.systemError],
  [pushChannel.sms, reason.smsGateway],
])
const begin = (push: PushRow, at: number): void => {
  const { records } = store()
  const paper = papers().find(({ id }) => id === push.paperId)
  push.waiting.forEach((user, place) =>
    records.push({
      id: newId(),
      pushId: push.id,
      paperId: push.paperId,
      user,
      phone: user.phone,
      businessNo: '',
      channel: push.channels[place % push.channels.length] ?? pushChannel.app,
      status: states.waiting,
      failReason: 0,
      retryCount: 0,
      pushTime: wireTime(at),
      answered: false,
      fixedBy: '',
      fixedTime: '',
    }),
  )
  if (paper) paper.pushCount += push.waiting.length
  Object.assign(push, { status: paperPushStatus.pushing, begunAt: at, waiting: [] })
}
const end = (push: PushRow): void => {
  const own = store().records.filter(({ pushId, status }) => pushId === push.id && status === states.waiting)
  own.forEach((row, place) => {
    const isLost = place % 9 === 4
    row.status = isLost ? states.failed : states.delivered
    row.failReason = isLost ? (LOST_IN.get(row.channel) ?? 0) : 0
  })
  Object.assign(push, { status: paperPushStatus.done, begunAt: 0 })
}
/**
 * Returns the current pushes. Scheduled ones begin at their time or are cancelled with their questionnaire. Running
 * ones end by themselves.
 */
export const pushes = (): PushRow[] => {
  const now = control.now()
  for (const push of store().pushes) {
    const planned = toMillis(push.sendTime) ?? now
    const isOpen = () => papers().find(({ id }) => id === push.paperId)?.status === questionnaireStatus.collecting
    if (push.status === paperPushStatus.scheduled && !isOpen()) push.status = paperPushStatus.cancelled
    if (push.status === paperPushStatus.scheduled && planned <= now) begin(push, planned)
    if (push.status === paperPushStatus.pushing && push.begunAt + PUSH_MS <= now) end(push)
  }
  return store().pushes
}

/** Returns all records. Due retries are delivered, except that every fifth one fails again. */
export const pushRecords = (): PushRecordRow[] => {
  pushes()
  const { records, retries } = store()
  const now = control.now()
  for (const [id, due] of retries) {
    if (due > now) continue
    retries.delete(id)
    const row = records.find((one) => one.id === id)
    if (!row) continue
    const fails = Number(id) % 5 === 0
    row.status = !fails ? states.delivered : row.retryCount >= MAX_RETRIES ? states.givenUp : states.failed
    if (!fails) row.failReason = 0
    row.pushTime = wireTime(due)
  }
  return records
}

const dealerOf = ({ user }: PushRecordRow) => org.dealers.find(({ dealerCode }) => dealerCode === user.dealerCode)
export const pushRecordsFor = (user: UserRow, kind?: number): PushRecordRow[] => {
  const sees = seesRecord(user)
  const byId = new Map(store().pushes.map((push) => [push.id, push]))
  return pushRecords().filter((row) => {
    if (kind !== undefined && byId.get(row.pushId)?.pushType !== kind) return false
    return sees({ areaName: dealerOf(row)?.areaName ?? '', dealerCode: row.user.dealerCode })
  })
}

/** Returns a record as sent. Dealers do not see who corrected a number. */
export const pushView =
  (user: UserRow) =>
  (row: PushRecordRow): PushRecord => {
    const paper = papers().find(({ id }) => id === row.paperId)
    const [car] = vehiclesOf(row.user)
    const isHead = user.dealerType <= dealerType.area
    return {
      id: row.id,
      pushId: row.pushId,
      paperId: row.paperId,
      title: paper?.title ?? '',
      // Codes of the enumerations.
      paperType: paper?.paperType as PushRecord['paperType'],
      pushType: store().pushes.find(({ id }) => id === row.pushId)?.pushType as PushRecord['pushType'],
      channel: row.channel as PushRecord['channel'],
      status: row.status as PushRecord['status'],
      failReason: (row.failReason || null) as PushRecord['failReason'],
      customerName: row.user.userName || row.user.nickname,
      phone: row.phone,
      vin: car?.vin ?? '',
      seriesName: row.user.seriesName,
      dealerName: dealerOf(row)?.dealerName ?? '',
      businessNo: row.businessNo,
      retryCount: row.retryCount,
      pushTime: row.pushTime,
      // Anonymous questionnaires do not reveal who responded.
      answerFlag: (paper && isNamed(paper) ? Number(row.answered) : null) as PushRecord['answerFlag'], // null on the wire
      fixedBy: isHead ? row.fixedBy : '',
      fixedTime: isHead ? row.fixedTime : '',
    }
  }

const isFailed = ({ failReason, fixedTime }: PushRecordRow) => failReason > 0 || fixedTime !== ''
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)
export const pushFigures = (rows: readonly PushRecordRow[]) => {
  const counted = (keep: (row: PushRecordRow) => boolean) => rows.filter(keep).length
  const dealers = [...grouped(rows, ({ user }) => user.dealerCode)].map(([dealerCode, own]): FailingDealer => ({
    dealerCode,
    dealerName: org.dealers.find((dealer) => dealer.dealerCode === dealerCode)?.dealerName ?? '',
    failRate: share(own.filter(isFailed).length, own.length),
    fixedRate: share(own.filter(({ fixedTime }) => fixedTime !== '').length, own.filter(isFailed).length),
  }))
  return {
    summary: {
      failed: counted(({ status }) => status === states.failed),
      repairable: counted((row) => row.status === states.failed && row.retryCount < MAX_RETRIES),
      repaired: counted(({ status, retryCount }) => status === states.delivered && retryCount > 0),
      givenUp: counted(({ status }) => status === states.givenUp),
    },
    reasons: Object.fromEntries(
      reason.options.map(({ value }) => [
        value,
        counted((row) => row.status !== states.delivered && row.failReason === value),
      ]),
    ),
    dealers: dealers.toSorted((a, b) => b.failRate - a.failRate).slice(0, 10),
  }
}

const PHONE_REASONS: readonly number[] = [reason.noPhone, reason.badPhone]
const LOST: readonly number[] = [reason.optedOut, reason.duplicate]
/** Returns the reason why a record cannot be sent again, or undefined if it can. */
const faultOf = (row: PushRecordRow, phone: string, now: number): string | undefined => {
  if (row.answered) return '客户已作答'
  if (row.status !== states.failed) return '状态已变化，请刷新后重试'
  if (LOST.includes(row.failReason)) return '该原因不可重推'
  if (row.retryCount >= MAX_RETRIES) return '已重推3次，不再推送'
  if (now - (toMillis(row.pushTime) ?? now) > MAX_DAYS * DAY && row.businessNo !== '') return '已超过有效期'
  if (PHONE_REASONS.includes(row.failReason) && phone === '') return '请先更正手机号'
  const paper = papers().find(({ id }) => id === row.paperId)
  if (row.failReason === reason.paperStopped && paper?.status !== questionnaireStatus.collecting)
    return '问卷未在收集中'
  return undefined
}

/** Sends records again. A single record that cannot be sent is refused, in a batch it is left out. */
export const retryPush = (input: Readonly<Record<string, unknown>>, user: UserRow, now: number) => {
  const ids = new Set(texts(input.ids))
  const phone = text(input.phone)
  if (ids.size === 0) throw new Refusal(400, '请选择记录')
  if (ids.size > AT_ONCE) throw new Refusal(400, '最多选择200条')
  const rows = pushRecordsFor(user).filter(({ id }) => ids.has(id))
  const [first] = rows
  if (!first) throw new Refusal(404, '参数缺失、数据不存在或无权查看')
  if (input.phone !== undefined) {
    if (ids.size > 1) throw new Refusal(400, '一次只能更正一个手机号')
    if (!PATTERNS.mobile.test(phone)) refuseFields({ phone: '请输入正确的11位手机号' })
    if (org.staff.some((person) => person.phone === phone)) refuseFields({ phone: '不能使用员工手机号' })
  }
  if (rows.length === 1) {
    const fault = faultOf(first, phone, now)
    if (fault) throw new Refusal(400, fault)
  }
  const fitting = rows.filter((row) => faultOf(row, phone, now) === undefined)
  for (const row of fitting) {
    row.status = states.retrying
    row.retryCount += 1
    row.pushTime = wireTime(now)
    if (phone !== '') Object.assign(row, { phone, fixedBy: user.nickname, fixedTime: wireTime(now) })
    store().retries.set(row.id, now + RETRY_MS)
  }
  return { done: fitting.length, left: rows.length - fitting.length }
}

const COUNTED = { successCount: 0, failCount: 0, answerCount: 0, targetCount: 0 }
export const batchViews = (rows: readonly PushRow[]): PaperPush[] => {
  const counts = new Map(rows.map(({ id }) => [id, { ...COUNTED }]))
  for (const { pushId, status, answered } of pushRecords()) {
    const count = counts.get(pushId)
    if (!count) continue
    count.targetCount++
    if (status === states.delivered) count.successCount++
    else if (status !== states.waiting) count.failCount++
    if (answered) count.answerCount++
  }
  return rows.map(({ begunAt: _begun, waiting, ...row }) => {
    const count = counts.get(row.id) ?? COUNTED
    const { failCount, successCount } = count
    const result =
      failCount === 0 ? paperPushStatus.done : successCount === 0 ? paperPushStatus.failed : paperPushStatus.partly
    return {
      // The data holds only the values of the enumerations.
      ...(row as unknown as PaperPush),
      ...count,
      targetCount: count.targetCount + waiting.length,
      status: (row.status === paperPushStatus.done ? result : row.status) as PaperPush['status'], // as above
    }
  })
}

export const addPush = (
  push: Pick<PushRow, 'paperId' | 'channels' | 'targetType' | 'sendTime' | 'waiting' | 'createBy'>,
  now: number,
): string => {
  const row: PushRow = {
    ...push,
    id: newId(),
    pushType: pushType.manual,
    status: paperPushStatus.scheduled,
    begunAt: 0,
    createTime: wireTime(now),
  }
  store().pushes.unshift(row)
  if (row.sendTime === '') begin(row, now)
  return row.id
}
