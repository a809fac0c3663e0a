import type { FailingDealer } from '@/api/voice/questionnaires'
import { pushFailReason as reason, type PushRecord, pushStatus as states, pushType } from '@/entities/voice/paperPush'
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
import { org } from '../../system/rules/store'
import { buildPushes, type PushRecordRow } from '../data/paperPushes'
import { papers } from './questionnaires'

const DAY = 86_400_000
const [MAX_RETRIES, MAX_DAYS, AT_ONCE] = [3, 30, 200]
/** So long a retry takes, in ms. */
const RETRY_MS = 4000

const store = seeded('paperPushes', () => {
  const owners = shopUsers().filter((user) => user.memberType === memberType.owner && user.dealerCode !== '')
  const staff = org.users.filter((user) => user.dealerType === dealerType.headquarters).map(({ nickname }) => nickname)
  return {
    ...buildPushes(createContext(reference(), 20_261_205, 700_001), reference(), papers(), owners, staff),
    retries: new Map<string, number>(),
  }
})

/** All records; those whose retry has run its time are through, or failed again: every fifth one. */
export const pushRecords = (): PushRecordRow[] => {
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
/** The records of a kind whose dealers a user sees. */
export const pushRecordsFor = (user: UserRow, kind: number): PushRecordRow[] => {
  const sees = seesRecord(user)
  const byId = new Map(store().pushes.map((push) => [push.id, push]))
  return pushRecords().filter((row) => {
    if (byId.get(row.pushId)?.pushType !== kind) return false
    return sees({ areaName: dealerOf(row)?.areaName ?? '', dealerCode: row.user.dealerCode })
  })
}

/** A record as it is sent; who put a number right is headquarters' to know. */
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
      answerFlag: row.answered ? 1 : 0,
      fixedBy: isHead ? row.fixedBy : '',
      fixedTime: isHead ? row.fixedTime : '',
    }
  }

const isFailed = ({ failReason, fixedTime }: PushRecordRow) => failReason > 0 || fixedTime !== ''
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)
/** What records are as a whole: by state, reason and, for the ten that fail most, dealer. */
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
/** Why a record cannot be sent again; undefined where it can. */
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

/** Sends records again; one that cannot be refuses them all when it stands alone, else it is left out. */
export const retryPush = (input: Readonly<Record<string, unknown>>, user: UserRow, now: number) => {
  const ids = new Set(texts(input.ids))
  const phone = text(input.phone)
  if (ids.size === 0) throw new Refusal(400, '请选择记录')
  if (ids.size > AT_ONCE) throw new Refusal(400, '最多选择200条')
  const seen = [...pushRecordsFor(user, pushType.manual), ...pushRecordsFor(user, pushType.triggered)]
  const rows = seen.filter(({ id }) => ids.has(id))
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
