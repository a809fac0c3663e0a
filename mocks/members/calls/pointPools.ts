import type { AnyCall } from '@/api/call'
import * as points from '@/api/members/points'
import * as socialPoints from '@/api/members/socialPoints'
import { POOL_GROUPS, poolStatus, poolType } from '@/entities/members/pointEnums'
import { type PointPool, pointPool, type PointPoolLog, pointPoolLog } from '@/entities/members/pointPool'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { once } from '../../core/once'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import { demandHeadquarters } from '../../system/rules/dealerRules'
import { APP_POOL, type PoolRow, poolBalance } from '../data/pointBook'
import { changePool, pointBook, pointPoolRow, poolById, poolFault, poolLogRow } from '../rules/pointBook'

const PAGE = '/setting/integralPool'
const UNKNOWN = '积分池不存在'
const MAX = 10_000_000

const listed = listOf(points.listPools)<PointPool>({
  is: ['poolId', 'poolType', 'areaName', 'dealerCode', 'status'],
  like: ['poolName'],
  within: ['balance'],
  // The pool of headquarters comes first.
  order: () => (a, b) => Number(b.poolType === poolType.headquarters) - Number(a.poolType === poolType.headquarters),
  sort: ['balance', 'totalIn', 'totalOut', 'monthOut', 'enoughDays'],
  keepsOrder: true,
})
const poolsFor = (user: UserRow): PoolRow[] => {
  const sees = seesRecord(user)
  return pointBook().pools.filter(
    (pool) =>
      pool.poolId !== APP_POOL &&
      sees({ dealerCode: pool.dealerCode, areaName: pool.dealerCode === '' ? '' : pointPoolRow(pool).areaName }),
  )
}
on(points.listPools)((input, { user }) => {
  demandOnePage(user, [PAGE, '/setting/userpointsreport'])
  const rows = poolsFor(user).map(pointPoolRow)
  const sum = (key: 'balance' | 'monthOut') => rows.reduce((total, row) => total + row[key], 0)
  const inState = (status: number) => rows.filter((row) => row.status === status).length
  return {
    ...listed.page(rows, input),
    summary: {
      balance: sum('balance'),
      monthOut: sum('monthOut'),
      low: inState(poolStatus.low),
      empty: inState(poolStatus.empty),
    },
  }
})

const logs = listOf(points.listPoolLogs)<PointPoolLog>({
  is: ['changeType'],
  like: ['bizNo', 'createBy'],
  between: ['createTime'],
  sort: ['createTime'],
})
/** Newest first, including entries of the same second. */
const logsOf = (poolId: string) =>
  pointBook()
    .logs.filter((log) => log.poolId === poolId)
    .toReversed()
    .map(poolLogRow)
on(points.listPoolLogs)((input, { user }) => {
  demandOnePage(user, [PAGE])
  const pool = found(
    poolsFor(user).find(({ poolId }) => poolId === text(input.poolId)),
    UNKNOWN,
  )
  return logs.page(logsOf(pool.poolId), input)
})

/** Books a change of a pool once per request number. Without points, only the warning level is set. */
const change = (call: AnyCall, pool: PoolRow, input: Record<string, unknown>, user: UserRow) =>
  once(call, input.requestNo, () => {
    const [amount, changeType = 0] = [integer(input.points), integer(input.changeType)]
    const isIn = (codes: readonly number[]) => codes.includes(changeType)
    const isOut = isIn(POOL_GROUPS.OUT)
    const level = readInto(pointPool, ['warnBalance'], input, pool)
    const note = readInto(pointPoolLog, ['remark'], input, {})
    const off = poolFault(pool, 0)
    if (off) throw new Refusal(400, off)
    refuseFields({
      changeType: !amount || isOut || isIn(POOL_GROUPS.IN) ? undefined : '请选择变动类型',
      points:
        amount === undefined || amount < 0 || amount > MAX
          ? `变动积分须为1-${MAX}的整数`
          : isOut && amount > poolBalance(pool)
            ? `扣减积分不能大于当前余额${poolBalance(pool)}`
            : undefined,
      ...level.faults,
      ...(amount ? note.faults : {}),
    })
    pool.warnBalance = level.values.warnBalance
    if (!amount) return { id: '', points: 0, balanceAfter: poolBalance(pool) }
    return changePool(pool.poolId, {
      changeType,
      points: isOut ? -amount : amount,
      remark: note.values.remark,
      createBy: user.nickname,
    })
  })
on(points.changePoolBalance)((input, { user }) => {
  demand(user, 'points.changePoolBalance')
  demandHeadquarters(user)
  const poolId = text(input.poolId)
  return change(
    points.changePoolBalance,
    found(poolId === APP_POOL ? undefined : poolById(poolId), UNKNOWN),
    input,
    user,
  )
})

const appPool = () => found(poolById(APP_POOL), UNKNOWN)
on(socialPoints.getPool)((_input, { user }) => {
  demandHeadquartersPage(user, PAGE, '/worldCupManagement/drawPrize')
  return pointPoolRow(appPool())
})
on(socialPoints.listPoolLogs)((input, { user }) => {
  demandHeadquartersPage(user, PAGE)
  return logs.page(logsOf(APP_POOL), input)
})
on(socialPoints.changePool)((input, { user }) => {
  demand(user, 'socialPoints.changePool')
  demandHeadquarters(user)
  return change(socialPoints.changePool, appPool(), input, user)
})
