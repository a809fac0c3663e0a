import {
  CHANGE_GROUPS,
  pointChange,
  pointSide,
  poolChange,
  poolType,
  staffAccountStatus,
} from '@/entities/members/pointEnums'
import type { AppPointTask } from '@/entities/members/appPointTask'
import type { EffectPoint, PointDetail } from '@/entities/members/pointDetail'
import type { PointPool, PointPoolLog } from '@/entities/members/pointPool'
import type { StaffPoint } from '@/entities/members/staffPoint'
import { dealerStatus, dealerType, enableStatus, userStatus } from '@/entities/shared/enums'
import { type Context, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { DealerRow, UserRow } from '../../system/data/types'
import type { StepRow, TaskRow } from './pointTasks'

const DAY = 86_400_000

export interface Lot extends Pick<EffectPoint, 'id' | 'source' | 'points' | 'createTime' | 'expireTime'> {
  remain: number
}
export interface Line extends Stored<PointDetail, 'userName' | 'phone' | 'dealerName'> {
  /** Step of the staff task or id of the app task that was done. Empty for other movements. */
  stepId: string
  /** The pool that paid or was refunded. Empty if there is none. */
  poolId: string
  /** The lots it used, or the lot that expired. */
  uses: { lotId: string; points: number; expireTime: string }[]
}
type Held = 'userId' | 'status' | 'pointShow' | 'balance' | 'totalEarn' | 'totalUse' | 'totalExpire' | 'changeTime'
export interface Account extends Stored<Pick<StaffPoint, Held>> {
  side: number
  /** Balance before the first ledger line. */
  opening: number
  lots: Lot[]
}
type Derived = 'areaName' | 'dealerName' | 'balance' | 'monthOut' | 'enoughDays' | 'status'
export interface PoolRow extends Stored<PointPool, Derived> {
  isFrozen: boolean
}
export type PoolLog = Stored<PointPoolLog, 'poolName'>
export interface Book {
  /** Keyed by side and user id as in `keyOf`. */
  accounts: Map<string, Account>
  /** Oldest first. */
  lines: Line[]
  pools: PoolRow[]
  /** Oldest first. */
  logs: PoolLog[]
}
export const keyOf = (side: number, userId: string): string => `${side}/${userId}`

export const HQ_POOL = '5001'
export const APP_POOL = '5900'
export const poolBalance = ({ totalIn, totalOut }: Pick<PoolRow, 'totalIn' | 'totalOut'>): number => totalIn - totalOut

export const IMPORTS: readonly {
  importId: string
  side: number
  changeType: number
  daysAgo: number
  points: number
}[] = Array.from({ length: 12 }, (_, index) => ({
  importId: `IM${String(1001 + index)}`,
  side: index % 3 === 2 ? pointSide.app : pointSide.staff,
  changeType: at([pointChange.makeUp, pointChange.reward, pointChange.goodwill], index),
  daysAgo: 380 - index * 33,
  points: 100 + (index % 5) * 50,
}))

/** Returns the pool movement caused by an account movement. Undefined if no pool is involved. */
export const poolChangeOf = (changeType: number, points: number): number | undefined => {
  const isIn = (group: readonly number[]) => group.includes(changeType)
  if (isIn(CHANGE_GROUPS.EARN)) return poolChange.task
  if (isIn(CHANGE_GROUPS.ADD)) return poolChange.grant
  if (isIn(CHANGE_GROUPS.SUB)) return poolChange.takenBack
  if (changeType === pointChange.expired) return poolChange.expired
  if (changeType === pointChange.import) return points > 0 ? poolChange.import : poolChange.takenBack
  return undefined
}

export interface Movement extends Omit<Line, 'id' | 'side' | 'userId' | 'balanceAfter' | 'uses'> {
  id: string
}
/**
 * Moves points of an account. Incoming points open a lot, outgoing points use the lots that expire first. The caller
 * must ensure that the balance is sufficient.
 */
export const move = (account: Account, movement: Movement): Line => {
  const { points, changeType, createTime, expireTime, source } = movement
  const uses: Line['uses'] = []
  if (points > 0) {
    account.totalEarn += points
    account.lots.push({ id: `L${movement.id}`, source, points, remain: points, createTime, expireTime })
  } else {
    if (changeType === pointChange.expired) account.totalExpire -= points
    else account.totalUse -= points
    let rest = -points
    for (const lot of account.lots
      .filter(({ remain }) => remain > 0)
      .toSorted((a, b) => (a.expireTime < b.expireTime ? -1 : 1))) {
      if (rest === 0) break
      const taken = Math.min(rest, lot.remain)
      lot.remain -= taken
      rest -= taken
      uses.push({ lotId: lot.id, points: taken, expireTime: lot.expireTime })
    }
  }
  account.balance += points
  account.changeTime = createTime
  return { ...movement, side: account.side, userId: account.userId, balanceAfter: account.balance, uses }
}
const PLAIN = { bizNo: '', remark: '', createBy: '系统', stepId: '', poolId: '' }
export const expire = (account: Account, until: string, idOf: () => string, poolId: string): Line[] =>
  account.lots
    .filter(({ remain, expireTime }) => remain > 0 && expireTime <= until)
    .toSorted((a, b) => (a.expireTime < b.expireTime ? -1 : 1))
    .map((lot) =>
      move(account, {
        id: idOf(),
        ...PLAIN,
        ...{ changeType: pointChange.expired, points: -lot.remain, source: lot.source, poolId },
        ...{ remark: '积分到期自动失效', createTime: lot.expireTime, expireTime: '' },
      }),
    )

export interface Ground {
  staff: readonly UserRow[]
  dealers: readonly DealerRow[]
  people: readonly { userId: string; status: number }[]
  tasks: readonly TaskRow[]
  steps: readonly StepRow[]
  appTasks: readonly Pick<AppPointTask, 'id' | 'taskName' | 'status'>[]
  harvests: ReadonlyMap<string, readonly Pick<Line, 'createTime' | 'points' | 'source' | 'bizNo'>[]>
}

const STAFF_VALID_DAYS = 365
const APP_VALID_DAYS = 1095
/** Length of the ledger in days. */
const SPAN = 395

type Draft = Omit<Movement, 'id' | 'expireTime'> & { validDays: number; share?: number }

const staffDrafts = (context: Context, user: UserRow, ground: Ground, poolId: string): Draft[] => {
  const { random } = context
  const tasks = ground.tasks.filter(({ roleIds }) => roleIds.some((id) => user.roleIds.includes(id)))
  const draft = (
    createTime: string,
    changeType: number,
    points: number,
    source: string,
    more?: Partial<Draft>,
  ): Draft => ({
    ...PLAIN,
    ...{ createTime, changeType, points, source, validDays: STAFF_VALID_DAYS },
    ...more,
  })
  const usual = Array.from({ length: random.int(14, 26) }, () => {
    const time = context.timeBetween(SPAN, 0.01)
    const dice = random.int(1, 100)
    if (dice > 88) return draft(time, pointChange.moved, 0, '转入App账号', { share: random.int(20, 60) / 100 })
    if (dice > 85)
      return draft(time, pointChange.penalty, 0, '违规扣减', {
        share: 0.1,
        poolId,
        remark: '虚假到店核实扣减',
        createBy: '林晓梅',
      })
    if (dice > 80)
      return draft(time, pointChange.reward, random.int(1, 6) * 50, '月度评优', {
        poolId: HQ_POOL,
        remark: '月度评优奖励',
        createBy: '林晓梅',
      })
    if (dice > 76) return draft(time, pointChange.recommendation, 100, '推荐购车', { poolId: HQ_POOL })
    const task = tasks.length > 0 ? at(tasks, random.int(0, tasks.length - 1)) : at(ground.tasks, 0)
    const steps = ground.steps.filter(({ taskId }) => taskId === task.id)
    const step = at(steps, random.chance(0.8) ? 0 : random.int(0, steps.length - 1))
    return draft(time, pointChange.task, step.points, task.taskName, {
      stepId: step.id,
      poolId: task.poolType === poolType.dealer ? poolId : HQ_POOL,
      bizNo: `B${context.next('biz')}`,
      validDays: task.validDays,
    })
  })
  // Some users sign in just after midnight, so that the current day has figures at any hour.
  const first = random.chance(0.1)
    ? [
        draft(context.time(-random.int(1, 15) / 1000), pointChange.task, 5, at(ground.tasks, 0).taskName, {
          stepId: at(ground.steps, 0).id,
          poolId: HQ_POOL,
          bizNo: `B${context.next('biz')}`,
        }),
      ]
    : []
  return [...usual, ...first]
}
const APP_EVENTS: readonly (readonly [share: number, changeType: number, source: string])[] = [
  [25, pointChange.task, '每日任务'],
  [33, pointChange.recommendation, '好友推荐'],
  [54, pointChange.activity, '社区活动'],
  [64, pointChange.guess, '足球竞猜'],
  [84, pointChange.shop, '商城兑换'],
  [92, pointChange.lottery, '幸运抽奖'],
  [95, pointChange.stake, '足球竞猜'],
  [97, pointChange.refund, '商城退款'],
  [100, pointChange.goodwill, '客诉补偿'],
]
const appDrafts = (context: Context, { appTasks }: Ground): Draft[] => {
  const { random } = context
  const running = appTasks.filter(({ status }) => status === enableStatus.enabled)
  return Array.from({ length: random.int(1, 5) }, (): Draft => {
    const dice = random.int(1, 100)
    const [, changeType, source] = APP_EVENTS.find(([to]) => dice <= to) ?? at(APP_EVENTS, 0)
    const isUse = CHANGE_GROUPS.USE.some((use) => use === changeType)
    const createTime = context.timeBetween(SPAN, 0.01)
    const units = isUse ? 0 : random.int(1, 40)
    const task = changeType === pointChange.task ? at(running, units) : undefined
    return {
      ...PLAIN,
      ...{ createTime, changeType, points: units * 5, source, validDays: APP_VALID_DAYS },
      ...(task && { source: task.taskName, bizNo: `A${context.next('biz')}`, stepId: task.id }),
      ...(changeType === pointChange.goodwill && { createBy: '林晓梅' }),
      poolId: poolChangeOf(changeType, 1) === undefined ? '' : APP_POOL,
      ...(isUse && { share: random.int(5, 50) / 100 }),
    }
  })
}

const run = (account: Account, drafts: Draft[], until: string, poolId: string): Line[] => {
  let count = 0
  const idOf = () => `${account.userId}-${++count}`
  const lines = drafts
    .filter(({ createTime }) => createTime < until)
    .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1))
    .flatMap(({ share, validDays, ...draft }) => {
      const expired = expire(account, draft.createTime, idOf, poolId)
      const points = share === undefined ? draft.points : -Math.floor(account.balance * share)
      if (points === 0) return expired
      const expireTime =
        points > 0 ? wireTime(Date.parse(`${draft.createTime.replace(' ', 'T')}+08:00`) + validDays * DAY) : ''
      return [...expired, move(account, { ...draft, id: idOf(), points, expireTime })]
    })
  return [...lines, ...expire(account, until, idOf, poolId)]
}

const runPool = (context: Context, pool: PoolRow, lines: readonly Line[], recent: string): PoolLog[] => {
  const flows = new Map<string, { time: string; changeType: number; points: number }>()
  for (const line of lines) {
    const changeType = poolChangeOf(line.changeType, line.points)
    if (changeType === undefined) continue
    const period = line.createTime.slice(0, line.createTime >= recent ? 10 : 7)
    const key = `${period}|${changeType}`
    const flow = flows.get(key)
    if (flow) Object.assign(flow, { points: flow.points - line.points, time: line.createTime })
    else flows.set(key, { time: line.createTime, changeType, points: -line.points })
  }
  const out = [...flows.values()].reduce((sum, { points }) => sum + Math.max(-points, 0), 0)
  const topUp = Math.max(Math.ceil(out / 4000) * 1000, 2000)
  const logs: PoolLog[] = []
  const add = (
    createTime: string,
    changeType: number,
    points: number,
    remark: string,
    createBy: string,
    bizNo = '',
  ) => {
    if (points > 0) pool.totalIn += points
    else pool.totalOut -= points
    pool.updateTime = createTime
    const balanceAfter = poolBalance(pool)
    logs.push({ id: '', poolId: pool.poolId, changeType, points, balanceAfter, bizNo, remark, createBy, createTime })
  }
  add(context.workTime(SPAN + 2), poolChange.topUp, topUp, '年度预算首次充值', '陈思远')
  for (const { time, changeType, points } of [...flows.values()].toSorted((a, b) => (a.time < b.time ? -1 : 1))) {
    if (poolBalance(pool) + points < topUp / 4) add(time, poolChange.topUp, topUp, '季度预算充值', '陈思远')
    const remark = changeType === poolChange.task ? '任务积分汇总' : '积分变动汇总'
    add(time, changeType, points, remark, '系统', `S${time.slice(0, 10).replaceAll('-', '')}`)
  }
  return logs
}

export const buildBook = (context: Context, ground: Ground, now: number): Book => {
  const { random } = context
  const until = wireTime(now)
  const accounts = new Map<string, Account>()
  const pools: PoolRow[] = [
    { poolId: HQ_POOL, poolName: '总部积分池', poolType: poolType.headquarters, dealerCode: '' },
    ...ground.dealers.map(({ dealerCode, dealerName, shortName, status }, index) => ({
      poolId: String(5002 + index),
      poolName: `${shortName || dealerName}积分池`,
      poolType: poolType.dealer,
      dealerCode,
      isFrozen: status === dealerStatus.left,
    })),
    { poolId: APP_POOL, poolName: 'App积分池', poolType: poolType.app, dealerCode: '' },
  ].map((pool) => ({ warnBalance: 0, totalIn: 0, totalOut: 0, isFrozen: false, updateTime: '', ...pool }))
  const poolOf = new Map(pools.map(({ dealerCode, poolId }) => [dealerCode, poolId]))
  const imports = IMPORTS.map((one) => ({ ...one, createTime: context.workTime(one.daysAgo) }))
  const importDrafts = (side: number, chance: number, poolId: string): Draft[] =>
    imports
      .filter((one) => one.side === side && random.chance(chance))
      .map(({ importId, points, createTime }) => ({
        ...PLAIN,
        ...{ createTime, changeType: pointChange.import, points, source: '批量导入', poolId },
        ...{ bizNo: importId, remark: '批量导入发放', createBy: '林晓梅', validDays: 365 },
      }))
  const open = (side: number, userId: string, status: number, sums: Partial<Account>): Account => {
    const account: Account = {
      userId,
      side,
      status,
      pointShow: random.chance(0.9) ? enableStatus.enabled : enableStatus.disabled,
      balance: 0,
      totalEarn: 0,
      totalUse: 0,
      totalExpire: 0,
      opening: 0,
      changeTime: '',
      lots: [],
      ...sums,
    }
    accounts.set(keyOf(side, userId), account)
    return account
  }
  const lines = ground.staff
    .filter((user) => user.dealerType === dealerType.dealer || user.dealerType === dealerType.second)
    .flatMap((user) => {
      const status =
        user.status === userStatus.left
          ? staffAccountStatus.left
          : user.status === userStatus.locked
            ? staffAccountStatus.frozen
            : staffAccountStatus.active
      const poolId = poolOf.get(user.dealerCode) ?? HQ_POOL
      const drafts = [...staffDrafts(context, user, ground, poolId), ...importDrafts(pointSide.staff, 0.1, poolId)]
      return run(open(pointSide.staff, user.id, status, {}), drafts, until, HQ_POOL)
    })
  for (const [index, { userId, status }] of ground.people.entries()) {
    const opening = index % 4 === 0 ? random.int(1, 60) * 20 : 0
    const spent = random.int(0, 20) * 10
    const begin = context.timeBetween(SPAN + 400, SPAN + 5)
    const account = open(pointSide.app, userId, status, {
      balance: opening,
      opening,
      totalEarn: opening + spent,
      totalUse: spent,
      changeTime: opening + spent > 0 ? begin : '',
      lots:
        opening > 0
          ? [
              {
                id: `L0${userId}`,
                source: '历史积分',
                points: opening + spent,
                remain: opening,
                createTime: begin,
                expireTime: wireTime(Date.parse(`${begin.replace(' ', 'T')}+08:00`) + APP_VALID_DAYS * DAY),
              },
            ]
          : [],
    })
    const drafts =
      index % 7 === 3 ? [...appDrafts(context, ground), ...importDrafts(pointSide.app, 0.02, APP_POOL)] : []
    for (const harvest of ground.harvests.get(userId) ?? [])
      drafts.push({
        ...harvest,
        changeType: pointChange.harvest,
        remark: '',
        createBy: '系统',
        stepId: '',
        poolId: APP_POOL,
        validDays: APP_VALID_DAYS,
      })
    if (drafts.length > 0) lines.push(...run(account, drafts, until, APP_POOL))
  }
  lines.sort((a, b) => (a.createTime < b.createTime ? -1 : a.createTime > b.createTime ? 1 : 0))
  for (const [index, line] of lines.entries())
    Object.assign(line, { id: `${line.createTime.slice(0, 10).replaceAll('-', '')}${String(100_001 + index)}` })
  const recent = wireTime(now - 31 * DAY)
  const byPool = new Map<string, Line[]>(pools.map(({ poolId }) => [poolId, []]))
  for (const line of lines) byPool.get(line.poolId)?.push(line)
  const logs = pools.flatMap((pool) => runPool(context, pool, byPool.get(pool.poolId) ?? [], recent))
  for (const [index, pool] of pools.entries()) {
    const balance = poolBalance(pool)
    pool.warnBalance = [3, 9, 17].includes(index) ? balance + 500 : Math.max(Math.floor(balance / 300) * 100, 100)
    if (index === 12 && balance > 0) {
      pool.totalOut += balance
      const createTime = context.time(0.5)
      pool.updateTime = createTime
      logs.push({
        id: '',
        poolId: pool.poolId,
        changeType: poolChange.deduction,
        points: -balance,
        balanceAfter: 0,
        bizNo: '',
        remark: '预算收回，重新核定',
        createBy: '陈思远',
        createTime,
      })
    }
  }
  logs.sort((a, b) => (a.createTime < b.createTime ? -1 : a.createTime > b.createTime ? 1 : 0))
  for (const [index, log] of logs.entries()) Object.assign(log, { id: String(880_001 + index) })
  return { accounts, lines, pools, logs }
}
