import { optionOf } from '@/entities/field'
import { pointChange, pointSide } from '@/entities/members/pointEnums'
import { type PointReport, reportDimension } from '@/entities/members/pointReport'
import { wireTime } from '../../core/context'
import { grouped } from '../../core/grouped'
import { integer, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
import { worksAtHeadquarters } from '../../community/rules/headquarters'
import { areaOf, dealerName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { roleById, userById } from '../../system/rules/store'
import type { Line } from '../data/pointBook'
import { isInGroup, ledgerSums, pointBook, seesAccount } from '../rules/pointBook'

const DAY = 86_400_000
const millis = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)
const rate = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)
type Ledger = Pick<Line, 'side' | 'userId'>
const house = ({ userId }: Ledger) => userById(userId)?.dealerCode ?? ''

/** Row definitions by dimension: key of a line, name of the key, and for periods the length of the key. */
const DIMENSIONS: Readonly<
  Record<string, { key: (line: Line) => string; name: (key: string) => string; time?: number }>
> = {
  [reportDimension.day]: { key: ({ createTime }) => createTime.slice(0, 10), name: (key) => key, time: 10 },
  [reportDimension.month]: { key: ({ createTime }) => createTime.slice(0, 7), name: (key) => key, time: 7 },
  [reportDimension.area]: { key: (line) => areaOf(house(line)), name: (key) => key },
  [reportDimension.dealer]: { key: house, name: dealerName },
  [reportDimension.role]: {
    key: ({ userId }) => userById(userId)?.roleIds[0] ?? '',
    name: (key) => roleById(key)?.roleName ?? '',
  },
  [reportDimension.changeType]: {
    key: ({ changeType }) => String(changeType),
    name: (key) => {
      const label = optionOf(pointChange, key)?.label
      return label ? zh(label) : key
    },
  },
}
const before = (key: string) =>
  key.length === 7
    ? wireTime(millis(`${key}-01 00:00:00`) - DAY).slice(0, 7)
    : wireTime(millis(`${key} 00:00:00`) - DAY).slice(0, 10)
const earned = (lines: readonly Line[]) => ledgerSums(lines).earn

/** Selects the ledger data of a report: lines of the period, of the previous period, and balances at any time. */
export const reportOf = (input: Record<string, unknown>, user: UserRow, now: number) => {
  const side = integer(input.side) ?? pointSide.staff
  if (side === pointSide.app && !worksAtHeadquarters(user)) throw new Refusal(403, '没有操作权限')
  const from = text(input.startTime) || `${wireTime(now).slice(0, 7)}-01 00:00:00`
  const to = text(input.endTime) || wireTime(now)
  if (millis(to) - millis(from) > 366 * DAY) throw new Refusal(400, '时间范围不能超过366天')
  const [areas, houses, roles] = [input.areaName, input.dealerCode, input.roleId].map(texts) as [
    string[],
    string[],
    string[],
  ] // Three values in, three values out.
  const types = texts(input.changeType).map(Number)
  const sees = seesAccount(user)
  const seen = new Map<string, boolean>()
  const isAsked = (of: Ledger) => {
    if (of.side !== side) return false
    const known = seen.get(of.userId)
    if (known !== undefined) return known
    const fits =
      sees(of) &&
      (areas.length === 0 || areas.includes(areaOf(house(of)))) &&
      (houses.length === 0 || houses.includes(house(of))) &&
      (roles.length === 0 || roles.some((id) => userById(of.userId)?.roleIds.includes(id)))
    seen.set(of.userId, fits)
    return fits
  }
  const accounts = [...pointBook().accounts.values()].filter(isAsked)
  const whole = pointBook().lines.filter(isAsked)
  const isOfGroup = isInGroup(input.changeGroup)
  const isNarrow = types.length > 0 || text(input.changeGroup) !== ''
  const all = isNarrow
    ? whole.filter((line) => isOfGroup(line) && (types.length === 0 || types.includes(line.changeType)))
    : whole
  const within = (start: string, end: string) =>
    all.filter(({ createTime }) => createTime >= start && createTime <= end)
  const start = wireTime(millis(from) - (millis(to) - millis(from)) - 1000)
  const lines = within(from, to)
  const earlier = within(start, wireTime(millis(from) - 1000))
  /** Returns the total balance at the end of a time. Null if the report is limited to some kinds of movement. */
  const balanceAt = (time: string, isOf: (of: Ledger) => boolean = () => true): number | null =>
    isNarrow
      ? null
      : accounts.reduce((sum, account) => sum + (isOf(account) ? account.balance : 0), 0) -
        whole.reduce(
          (sum, line) => sum + (line.createTime.slice(0, time.length) > time && isOf(line) ? line.points : 0),
          0,
        )
  const rowOf = (of: readonly Line[], previous: readonly Line[], balance: number | null) => {
    const { earn, use, expire, adjust, net } = ledgerSums(of)
    const then = earned(previous)
    return {
      userCount: new Set(of.map(({ userId }) => userId)).size,
      earnPoints: earn,
      usePoints: use,
      expirePoints: expire,
      adjustPoints: adjust,
      netPoints: net,
      balance,
      useRate: rate(use, earn),
      momRate: rate(earn - then, then),
    }
  }
  const rows = (dimension: string): PointReport[] => {
    const by = DIMENSIONS[dimension]
    if (!by) throw new Refusal(400, '维度不存在')
    const byKey = (some: readonly Line[]) => grouped(some, by.key)
    // Each period is compared with the one before, even if that is outside the requested range.
    const then = byKey(by.time ? all : earlier)
    return [...byKey(lines)].map(([dimCode, of]) => ({
      dimCode,
      dimName: by.name(dimCode),
      ...rowOf(
        of,
        then.get(by.time ? before(dimCode) : dimCode) ?? [],
        dimension === reportDimension.changeType
          ? null
          : by.time
            ? balanceAt(dimCode < to ? dimCode : to)
            : balanceAt(to, (one) => by.key(one as Line) === dimCode), // Only the holder of the account is read.
      ),
    }))
  }
  const total = rowOf(lines, earlier, balanceAt(to))
  return {
    side,
    lines,
    rows,
    totalRow: { dimCode: '', dimName: '', ...total },
    previous: rowOf(earlier, [], balanceAt(wireTime(millis(from) - 1000))),
    days: (millis(to) - millis(from)) / DAY,
  }
}
