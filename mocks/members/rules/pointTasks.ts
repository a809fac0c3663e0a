import type { RecordDay } from '@/api/members/pointTasks'
import { pointSide, poolType, staffAccountStatus } from '@/entities/members/pointEnums'
import type { PointTask } from '@/entities/members/pointTask'
import { type PointTaskRecord, taskRecordStatus } from '@/entities/members/pointTaskRecord'
import { enableStatus } from '@/entities/shared/enums'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { at } from '../../core/random'
import type { UserRow } from '../../system/data/types'
import { org, roleById, userById } from '../../system/rules/store'
import { poolBalance } from '../data/pointBook'
import type { StepRow, TaskRow } from '../data/pointTasks'
import { accountOf, pointBook, roleName, seesAccount, tasks } from './pointBook'

const DAY = 86_400_000
const RECORDS = 3000
const [PENDING, FAILED] = [8, 60]
const REASONS = ['积分池余额不足，当日 02:00 重试', '账户已冻结，解冻后重试']

interface RecordSeed extends Pick<PointTaskRecord, 'recordId' | 'points' | 'bizNo' | 'failReason' | 'createTime'> {
  userId: string
  stepId: string
  status: number
}

const paidLines = () => pointBook().lines.filter(({ side, stepId }) => side === pointSide.staff && stepId !== '')
const others = seeded('taskRecords', (): RecordSeed[] => {
  const context = createContext(reference(), 20_261_131, 700_001)
  const { random } = context
  const staff = org.users.filter(({ id }) => accountOf(pointSide.staff, id))
  const frozen = staff.filter(({ id }) => accountOf(pointSide.staff, id)?.status === staffAccountStatus.frozen)
  const short = new Set(pointBook().pools.flatMap((pool) => (poolBalance(pool) <= 0 ? pool.dealerCode : [])))
  const poor = staff.filter(({ dealerCode }) => short.has(dealerCode))
  const count = Math.max(RECORDS - paidLines().length, PENDING + FAILED + 40)
  return Array.from({ length: count }, (_, index): RecordSeed => {
    const status =
      index < PENDING
        ? taskRecordStatus.pending
        : index < PENDING + FAILED
          ? taskRecordStatus.failed
          : taskRecordStatus.takenBack
    const isFailed = status === taskRecordStatus.failed
    const isFrozen = index % 2 === 0 || poor.length === 0
    const people = isFailed ? (isFrozen ? frozen : poor) : staff
    const user = at(people.length > 0 ? people : staff, random.int(0, 999))
    const own = tasks().tasks.filter(
      ({ roleIds, status: on }) => on === enableStatus.enabled && roleIds.some((id) => user.roleIds.includes(id)),
    )
    const task = at(own.length > 0 ? own : tasks().tasks, random.int(0, 99))
    const step = at(stepsOf(task.id), 0)
    return {
      recordId: `R9${String(context.next('record'))}`,
      userId: user.id,
      stepId: step.id,
      points: step.points,
      bizNo: `B${700_000 + index}`,
      status,
      failReason: isFailed ? at(REASONS, isFrozen ? 1 : 0) : '',
      createTime:
        status === taskRecordStatus.pending
          ? context.time(index / 100_000)
          : context.timeBetween(isFailed ? 7 : 28, 0.1),
    }
  })
})
export interface RecordRow extends PointTaskRecord {
  userId: string
  dealerCode: string
}

/** Returns the steps of a task in order. Removed steps have `sort` 0 and are excluded. */
export const stepsOf = (taskId: string): StepRow[] =>
  tasks()
    .steps.filter((step) => step.taskId === taskId && step.sort > 0)
    .toSorted((a, b) => a.sort - b.sort)

const holderOf = (user: UserRow) => ({
  userName: user.nickname,
  phone: user.phone,
  roleName: roleName(user),
  dealerName: user.dealerName,
  dealerCode: user.dealerCode,
})
/** Returns the records of people a user may see. Paid records are the movements in the ledger. */
export const recordsFor = (user: UserRow): RecordRow[] => {
  const sees = seesAccount(user)
  const steps = new Map(tasks().steps.map((step) => [step.id, step]))
  const names = new Map(tasks().tasks.map(({ id, taskName }) => [id, taskName]))
  const holders = new Map(
    org.users
      .filter(({ id }) => accountOf(pointSide.staff, id) && sees({ side: pointSide.staff, userId: id }))
      .map((one) => [one.id, holderOf(one)]),
  )
  const rowOf = (seed: RecordSeed): RecordRow[] => {
    const holder = holders.get(seed.userId)
    const step = steps.get(seed.stepId)
    if (!holder || !step) return []
    const { recordId, userId, points, bizNo, failReason, createTime } = seed
    const { taskId, stepName } = step
    // The data holds only the values of the enumeration.
    const status = seed.status as PointTaskRecord['status']
    const taskName = names.get(taskId) ?? ''
    return [{ recordId, taskId, taskName, stepName, ...holder, points, bizNo, status, failReason, createTime, userId }]
  }
  const { paid } = taskRecordStatus
  return [
    ...paidLines().flatMap(({ id, userId, stepId, points, bizNo, createTime }) =>
      rowOf({ recordId: `R${id}`, userId, stepId, points, bizNo, createTime, status: paid, failReason: '' }),
    ),
    ...others().flatMap(rowOf),
  ]
}
export const recordTrend = (rows: readonly RecordRow[]): RecordDay[] => {
  const days = new Map(
    Array.from({ length: 30 }, (_, index) => {
      const date = wireTime(control.now() - (29 - index) * DAY).slice(0, 10)
      return [date, { date, count: 0, points: 0 }]
    }),
  )
  for (const { createTime, status, points } of rows) {
    const day = days.get(createTime.slice(0, 10))
    if (!day) continue
    day.count++
    if (status === taskRecordStatus.paid) day.points += points
  }
  return [...days.values()]
}

export const taskSums = (rows: readonly RecordRow[], shown: readonly TaskRow[]) => {
  const now = wireTime(control.now())
  const since = wireTime(control.now() - 29 * DAY).slice(0, 10)
  const paid = (from: string) =>
    rows.reduce(
      (sum, { status, createTime, points }) =>
        sum + (status === taskRecordStatus.paid && createTime >= from ? points : 0),
      0,
    )
  return {
    on: shown.filter((task) => isRunning(task)).length,
    paidToday: paid(now.slice(0, 10)),
    paidMonth: paid(now.slice(0, 7)),
    failed: rows.filter(({ status, createTime }) => status === taskRecordStatus.failed && createTime >= since).length,
  }
}
export const isPast = ({ endTime }: Pick<TaskRow, 'endTime'>): boolean =>
  endTime !== '' && endTime <= wireTime(control.now())
const isRunning = (task: TaskRow) => task.status === enableStatus.enabled && !isPast(task)

/** Returns the tasks a user may see. Dealers see those for roles of their kind of outlet. */
export const tasksFor = ({ dealerType, shopType }: UserRow): TaskRow[] =>
  tasks().tasks.filter(
    ({ roleIds }) => dealerType <= 2 || roleIds.some((id) => roleById(id)?.shopTypes.includes(shopType)),
  )
/** Builds views of tasks with their results this month in the given records. Dealers do not see which pool pays. */
export const taskView = (user: UserRow, rows: readonly RecordRow[]) => {
  const month = wireTime(control.now()).slice(0, 7)
  const sums = new Map<string, { doneCount: number; issuedPoints: number }>()
  for (const { taskId, status, points, createTime } of rows) {
    if (status !== taskRecordStatus.paid || !createTime.startsWith(month)) continue
    const sum = sums.get(taskId) ?? { doneCount: 0, issuedPoints: 0 }
    sums.set(taskId, { doneCount: sum.doneCount + 1, issuedPoints: sum.issuedPoints + points })
  }
  return ({ roleIds, ...task }: TaskRow): PointTask => ({
    // The data holds only the values of the enumerations.
    ...(task as unknown as PointTask),
    poolType: user.dealerType <= 2 ? (task.poolType as PointTask['poolType']) : poolType.headquarters, // as above
    roles: roleIds.map((id) => ({ id, roleName: roleById(id)?.roleName ?? '' })),
    doneCount: 0,
    issuedPoints: 0,
    ...sums.get(task.id),
  })
}
/** Returns the staff member of an enquiry or movement. Undefined for App users. */
export const staffOf = (side: number, userId: string): UserRow | undefined =>
  side === pointSide.staff ? userById(userId) : undefined
