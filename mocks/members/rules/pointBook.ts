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

/** The preset tasks of staff, with their steps. */
export const tasks = seeded('pointTasks', () => buildTasks(createContext(reference(), 20_261_130, 1)))
/** The preset tasks of the app, as they are kept. */
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
  // What has expired by now has done so.
  settled: wireTime(control.now()).slice(0, 10),
}))
const lineId = (): string => {
  const book = made()
  book.last++
  return `${wireTime(control.now()).slice(0, 10).replaceAll('-', '')}${900_000 + book.last}`
}

/** Adds a movement to the log of a pool, and to what went in or out of it. */
const logPool = (pool: PoolRow, log: Omit<PoolLog, 'id' | 'poolId' | 'balanceAfter'>): PoolLog => {
  if (log.points > 0) pool.totalIn += log.points
  else pool.totalOut -= log.points
  pool.updateTime = log.createTime
  const entry = { id: lineId(), poolId: pool.poolId, balanceAfter: poolBalance(pool), ...log }
  made().logs.push(entry)
  return entry
}

/** Ledger, accounts and pools as they are now: what expires by today has expired. */
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
/** The pool of a dealer. */
export const poolOfDealer = (dealerCode: string): PoolRow | undefined =>
  dealerCode === '' ? undefined : pointBook().pools.find((pool) => pool.dealerCode === dealerCode)

/** Returns why a pool cannot pay so many points; undefined where it can. */
export const poolFault = (pool: PoolRow | undefined, points: number): string | undefined =>
  !pool
    ? '积分池不存在'
    : pool.isFrozen
      ? '积分池已冻结，不能变更'
      : poolBalance(pool) < points
        ? `积分池余额不足，当前${poolBalance(pool)}`
        : undefined

/** A movement of points that somebody books. */
export interface Booking {
  side: number
  userId: string
  changeType: number
  /** Signed. */
  points: number
  source: string
  createBy: string
  bizNo?: string
  remark?: string
  /** The pool that pays; App points are paid from the App pool. */
  poolId?: string
  /** Of points that come: 365 unless given. */
  validDays?: number
  stepId?: string
}
/** Returns why a movement cannot be booked; undefined where it can. */
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
/** Books a movement of points in ledger, lots and pool, or refuses. */
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
/** Puts points into a pool or takes them out, or refuses. */
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
  // A flag is nothing else in the data.
  pointShow: account.pointShow as 0 | 1,
})
export const roleName = (user: UserRow): string => user.roleIds.map((id) => roleById(id)?.roleName ?? '').join('、')
/** A staff account as it is sent. */
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
/** Staff whose binding was ended by hand. */
export const untied = seeded('untiedStaff', () => new Set<string>())
/** Whether the account of a member of staff is bound to one of the app: two of three are at first. */
export const isBound = ({ userId, status }: Account): boolean =>
  status !== staffAccountStatus.left && Number(userId.slice(-2)) % 3 !== 0 && !untied().has(userId)
/** An App account as it is sent; undefined where its user is unknown. */
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
/** Who the points of a line belong to. */
const holderOf = ({ side, userId }: Line): Pick<PointDetail, 'userName' | 'phone' | 'dealerName'> => {
  if (side === pointSide.staff) {
    const user = userById(userId)
    return { userName: user?.nickname ?? '', phone: user?.phone ?? '', dealerName: user?.dealerName ?? '' }
  }
  const person = shopUserById(userId)
  return { userName: person?.nickname ?? '', phone: person?.phone ?? '', dealerName: '' }
}
/** A line of the ledger as it is sent. */
export const pointDetailRow = ({ uses: _uses, stepId: _step, poolId: _pool, ...line }: Line): PointDetail => ({
  // The data holds only the values of the enumerations.
  ...(line as unknown as PointDetail),
  ...holderOf(line as Line), // what is left out above is not read
})
/** The lots of an account, soonest expiry first. */
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

/** Balances are those of this moment. */
export const countedNow = () => ({ asOf: wireTime(control.now()) })
const MONTHS = 12
/** The balance of an account at the end of each of the last twelve months. */
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

/** A pool as it is sent. */
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

/** What of accounts, lines and pools a user sees: dealers only those of their own people. */
export const seesAccount = (user: UserRow) => {
  const sees = seesRecord(user)
  return ({ side, userId }: { side: number; userId: string }): boolean => {
    if (side === pointSide.app) return user.dealerType <= 2
    const owner = userById(userId)
    return owner !== undefined && sees({ dealerCode: owner.dealerCode, areaName: areaOf(owner.dealerCode) })
  }
}
/** A test whether a movement is in a group of the points dictionary. */
export const isInGroup = (asked: unknown) => {
  const codes: readonly number[] = Object.entries(CHANGE_GROUPS).find(([name]) => name === asked)?.[1] ?? []
  return ({ changeType }: { changeType: number }): boolean => typeof asked !== 'string' || codes.includes(changeType)
}
/** The sum of the signed points of some lines by what they are. */
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
