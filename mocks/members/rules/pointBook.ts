import type { AppPoint } from '@/entities/members/appPoint'
import type { EffectPoint, PointDetail } from '@/entities/members/pointDetail'
import {
  appAccountStatus,
  CHANGE_GROUPS,
  effectStatus,
  pointChange,
  pointSide,
  poolStatus,
  staffAccountStatus,
} from '@/entities/members/pointEnums'
import type { PointPool, PointPoolLog } from '@/entities/members/pointPool'
import { type StaffPoint, appBound } from '@/entities/members/staffPoint'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { Refusal } from '../../core/types'
import { areaOf, dealerName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org, roleById, userById } from '../../system/rules/store'
import {
  type Account,
  APP_POOL,
  type Book,
  buildBook,
  expire,
  HQ_POOL,
  keyOf,
  type Line,
  move,
  type PoolLog,
  type PoolRow,
  poolBalance,
  poolChangeOf,
} from '../data/pointBook'
import { buildAppTasks } from '../data/appTasks'
import { buildTasks } from '../data/pointTasks'
import { shopUserById, shopUsers } from '../data/shopUsers'
import { harvests } from './growthPlanet'

const DAY = 86_400_000
const SOON_DAYS = 30

export const tasks = seeded('pointTasks', () => buildTasks(createContext(reference(), 20_261_130, 1)))
export const appTasks = seeded('appTasks', () => buildAppTasks(createContext(reference(), 20_261_132, 1)))

const made = seeded('pointBook', (): Book & { last: number; settled: string } => ({
  ...buildBook(
    createContext(reference(), 20_261_129, 60_001),
    {
      staff: org.users,
      dealers: org.dealers,
      people: shopUsers(),
      appTasks: appTasks(),
      ...tasks(),
      harvests: harvests(),
    },
    control.now(),
  ),
  last: 0,
  settled: wireTime(control.now()).slice(0, 10),
}))
const lineId = (): string => {
  const book = made()
  book.last++
  return `${wireTime(control.now()).slice(0, 10).replaceAll('-', '')}${900_000 + book.last}`
}

const logPool = (pool: PoolRow, log: Omit<PoolLog, 'id' | 'poolId' | 'balanceAfter'>): PoolLog => {
  if (log.points > 0) pool.totalIn += log.points
  else pool.totalOut -= log.points
  pool.updateTime = log.createTime
  const entry = { id: lineId(), poolId: pool.poolId, balanceAfter: poolBalance(pool), ...log }
  made().logs.push(entry)
  return entry
}

/** Returns the current ledger, accounts and pools. The first call of a day expires the points that are due. */
export const pointBook = (): Book => {
  const book = made()
  const now = wireTime(control.now())
  if (book.settled === now.slice(0, 10)) return book
  book.settled = now.slice(0, 10)
  for (const account of book.accounts.values())
    for (const line of expire(account, now, lineId, account.side === pointSide.app ? APP_POOL : HQ_POOL)) enter(line)
  return book
}
const enter = (line: Line): void => {
  made().lines.push(line)
  const pool = made().pools.find(({ poolId }) => poolId === line.poolId)
  const changeType = poolChangeOf(line.changeType, line.points)
  if (pool && changeType !== undefined)
    logPool(pool, {
      changeType,
      points: -line.points,
      bizNo: line.id,
      remark: line.remark,
      createBy: line.createBy,
      createTime: line.createTime,
    })
}

export const accountOf = (side: number, userId: string): Account | undefined =>
  pointBook().accounts.get(keyOf(side, userId))
export const poolById = (poolId: string): PoolRow | undefined =>
  pointBook().pools.find((pool) => pool.poolId === poolId)
export const poolOfDealer = (dealerCode: string): PoolRow | undefined =>
  dealerCode === '' ? undefined : pointBook().pools.find((pool) => pool.dealerCode === dealerCode)

/** Returns the reason why a pool cannot pay an amount. Undefined if it can. */
export const poolFault = (pool: PoolRow | undefined, points: number): string | undefined =>
  !pool
    ? '积分池不存在'
    : pool.isFrozen
      ? '积分池已冻结，不能变更'
      : poolBalance(pool) < points
        ? `积分池余额不足，当前${poolBalance(pool)}`
        : undefined

export interface Booking {
  side: number
  userId: string
  changeType: number
  /** Negative for points spent. */
  points: number
  source: string
  createBy: string
  bizNo?: string
  remark?: string
  /** The paying pool. App points are always paid from the App pool. */
  poolId?: string
  /** Validity of incoming points in days, 365 by default. */
  validDays?: number
  stepId?: string
}
/** Returns the reason why a movement cannot be booked. Undefined if it can. */
export const bookingFault = ({ side, userId, points, poolId, changeType }: Booking): string | undefined => {
  const account = accountOf(side, userId)
  if (!account) return '用户不存在'
  const isOpen =
    account.status === staffAccountStatus.active || (points < 0 && account.status === staffAccountStatus.frozen)
  if (!isOpen) return '账户已冻结或离职'
  if (account.balance + points < 0) return `扣减积分不能大于当前余额${account.balance}`
  const pays = points > 0 && poolChangeOf(changeType, points) !== undefined
  return pays ? poolFault(poolById(side === pointSide.app ? APP_POOL : (poolId ?? HQ_POOL)), points) : undefined
}
/** Books a movement in ledger, lots and pool. Throws if that is not possible. */
export const book = (booking: Booking): Line => {
  const fault = bookingFault(booking)
  const account = accountOf(booking.side, booking.userId)
  if (fault !== undefined || !account) throw new Refusal(400, fault ?? '用户不存在')
  const now = control.now()
  const { points } = booking
  const line = move(account, {
    id: lineId(),
    changeType: booking.changeType,
    points,
    source: booking.source,
    bizNo: booking.bizNo ?? '',
    expireTime: points > 0 ? wireTime(now + (booking.validDays ?? 365) * DAY) : '',
    remark: booking.remark ?? '',
    createBy: booking.createBy,
    createTime: wireTime(now),
    stepId: booking.stepId ?? '',
    poolId:
      poolChangeOf(booking.changeType, points) === undefined
        ? ''
        : booking.side === pointSide.app
          ? APP_POOL
          : (booking.poolId ?? HQ_POOL),
  })
  enter(line)
  return line
}
/** Adds points to a pool or removes them. Throws if that is not possible. */
export const changePool = (
  poolId: string,
  change: Pick<PoolLog, 'changeType' | 'points' | 'remark' | 'createBy'>,
): PoolLog => {
  const pool = poolById(poolId)
  const fault = poolFault(pool, Math.max(-change.points, 0))
  if (fault !== undefined || !pool) throw new Refusal(400, fault ?? '积分池不存在')
  return logPool(pool, { bizNo: '', ...change, createTime: wireTime(control.now()) })
}

const soonOf = (account: Account, now: number): number => {
  const until = wireTime(now + SOON_DAYS * DAY)
  return account.lots.reduce((sum, { remain, expireTime }) => sum + (expireTime <= until ? remain : 0), 0)
}
const sums = (account: Account) => ({
  userId: account.userId,
  balance: account.balance,
  totalEarn: account.totalEarn,
  totalUse: account.totalUse,
  totalExpire: account.totalExpire,
  soonExpire: soonOf(account, control.now()),
  changeTime: account.changeTime,
  // In the data a flag is always 0 or 1.
  pointShow: account.pointShow as 0 | 1,
})
export const roleName = (user: UserRow): string => user.roleIds.map((id) => roleById(id)?.roleName ?? '').join('、')
export const staffPointRow = (account: Account, user: UserRow): StaffPoint => ({
  ...sums(account),
  userName: user.nickname,
  phone: user.phone,
  roleName: roleName(user),
  areaName: user.areaName || areaOf(user.dealerCode),
  dealerCode: user.dealerCode,
  dealerName: user.dealerName,
  bound: isBound(account) ? appBound.yes : appBound.no,
  // The data holds only the values of the enumeration.
  status: account.status as StaffPoint['status'],
})
export const untied = seeded('untiedStaff', () => new Set<string>())
/** True if a staff account is bound to an App account. Initially two out of three are. */
export const isBound = ({ userId, status }: Account): boolean =>
  status !== staffAccountStatus.left && Number(userId.slice(-2)) % 3 !== 0 && !untied().has(userId)
/** Builds the view of an App account. Undefined if its user is unknown. */
export const appPointRow = (account: Account): AppPoint | undefined => {
  const person = shopUserById(account.userId)
  const isClosed = account.status === appAccountStatus.closed
  return (
    person && {
      ...sums(account),
      nickname: isClosed ? '已注销用户' : person.nickname,
      phone: isClosed ? '' : person.phone,
      // The data holds only the values of the enumerations.
      memberType: person.memberType as AppPoint['memberType'],
      memberLevel: person.memberLevel as AppPoint['memberLevel'],
      status: account.status as AppPoint['status'],
    }
  )
}
const holderOf = ({ side, userId }: Line): Pick<PointDetail, 'userName' | 'phone' | 'dealerName'> => {
  if (side === pointSide.staff) {
    const user = userById(userId)
    return { userName: user?.nickname ?? '', phone: user?.phone ?? '', dealerName: user?.dealerName ?? '' }
  }
  const person = shopUserById(userId)
  return { userName: person?.nickname ?? '', phone: person?.phone ?? '', dealerName: '' }
}
export const pointDetailRow = ({ uses: _uses, stepId: _step, poolId: _pool, ...line }: Line): PointDetail => ({
  // The data holds only the values of the enumerations.
  ...(line as unknown as PointDetail),
  ...holderOf(line as Line), // The fields omitted above are not read.
})
export const effectPointRows = (account: Account): EffectPoint[] => {
  const now = wireTime(control.now())
  const soon = wireTime(control.now() + SOON_DAYS * DAY)
  return account.lots
    .map(({ remain, ...lot }) => ({
      ...lot,
      userId: account.userId,
      remainPoints: remain,
      effectStatus:
        lot.expireTime <= now
          ? effectStatus.expired
          : remain === 0
            ? effectStatus.used
            : lot.expireTime <= soon
              ? effectStatus.expiring
              : effectStatus.valid,
    }))
    .toSorted((a, b) => (a.expireTime < b.expireTime ? -1 : 1))
}

/** Returns the time of the balances. They are current, unlike the hourly ones of a real server. */
export const countedNow = () => ({ asOf: wireTime(control.now()) })
const MONTHS = 12
export const monthsOf = (side: number, userId: string): { month: string; balance: number }[] => {
  const account = accountOf(side, userId)
  const lines = pointBook().lines.filter((line) => line.side === side && line.userId === userId)
  const [year, month] = wireTime(control.now()).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = (year ?? 0) * 12 + (month ?? 0) - MONTHS + index
    const name = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
    const last = lines.findLast(({ createTime }) => createTime.slice(0, 7) <= name)
    return { month: name, balance: last?.balanceAfter ?? account?.opening ?? 0 }
  })
}

export const pointPoolRow = (pool: PoolRow): PointPool => {
  const now = control.now()
  const month = wireTime(now).slice(0, 7)
  const recent = wireTime(now - SOON_DAYS * DAY)
  const out = pointBook().logs.filter(({ poolId, points }) => poolId === pool.poolId && points < 0)
  const outSince = (keeps: (time: string) => boolean) =>
    out.reduce((sum, { points, createTime }) => sum + (keeps(createTime) ? -points : 0), 0)
  const balance = poolBalance(pool)
  const spent = outSince((time) => time >= recent)
  return {
    ...pool,
    // The data holds only the values of the enumeration.
    poolType: pool.poolType as PointPool['poolType'],
    areaName: areaOf(pool.dealerCode),
    dealerName: pool.dealerCode === '' ? '' : dealerName(pool.dealerCode),
    balance,
    monthOut: outSince((time) => time.startsWith(month)),
    enoughDays: spent === 0 ? null : Math.floor((balance * SOON_DAYS) / spent),
    status: pool.isFrozen
      ? poolStatus.frozen
      : balance <= 0
        ? poolStatus.empty
        : balance <= pool.warnBalance
          ? poolStatus.low
          : poolStatus.enough,
  }
}
export const poolLogRow = (log: PoolLog): PointPoolLog => ({
  // The data holds only the values of the enumeration.
  ...(log as unknown as PointPoolLog),
  poolName: poolById(log.poolId)?.poolName ?? '',
})

/**
 * Returns a predicate for accounts a user may see. Dealers see those of their own staff. App accounts are visible to
 * headquarters and sales areas only.
 */
export const seesAccount = (user: UserRow) => {
  const sees = seesRecord(user)
  return ({ side, userId }: { side: number; userId: string }): boolean => {
    if (side === pointSide.app) return user.dealerType <= 2
    const owner = userById(userId)
    return owner !== undefined && sees({ dealerCode: owner.dealerCode, areaName: areaOf(owner.dealerCode) })
  }
}
export const isInGroup = (asked: unknown) => {
  const codes: readonly number[] = Object.entries(CHANGE_GROUPS).find(([name]) => name === asked)?.[1] ?? []
  return ({ changeType }: { changeType: number }): boolean => typeof asked !== 'string' || codes.includes(changeType)
}
export const ledgerSums = (lines: Iterable<Line>) => {
  const total = { earn: 0, use: 0, expire: 0, adjust: 0, net: 0 }
  for (const { changeType, points } of lines) {
    const isIn = (group: readonly number[]) => group.includes(changeType)
    total.net += points
    if (isIn(CHANGE_GROUPS.EARN)) total.earn += points
    else if (isIn(CHANGE_GROUPS.USE) || changeType === pointChange.refund) total.use -= points
    else if (changeType === pointChange.expired) total.expire -= points
    else total.adjust += points
  }
  return total
}
