import type { ImportCheck, ImportResult } from '@/api/members/pointImports'
import { CHANGE_GROUPS, pointChange, pointSide, poolType } from '@/entities/members/pointEnums'
import { IMPORT_CHANGES, importRowStatus, importStatus, type PointImport } from '@/entities/members/pointImport'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { grouped } from '../../core/grouped'
import { integer } from '../../core/input'
import type { SheetRow } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { org, userById } from '../../system/rules/store'
import { APP_POOL, HQ_POOL, poolBalance } from '../data/pointBook'
import { type BatchRow, buildImports, type Person, type RowRow } from '../data/pointImports'
import { shopUserById, shopUsers } from '../data/shopUsers'
import { accountOf, book, bookingFault, pointBook, poolById, poolFault, poolOfDealer } from './pointBook'

export const COLUMNS = ['手机号', '姓名', '积分', '有效期（天）', '备注'] as const
export const MAX_ROWS = 10_000
const MAX_POINTS = 100_000
const MAX_DAYS = 1095
const MAX_REMARK = 50
const SLICE = 10
const SLICE_MS = 20

const personOf = (side: number, userId: string): Person => {
  if (side === pointSide.staff) {
    const user = userById(userId)
    return { phone: user?.phone ?? '', userName: user?.nickname ?? '', dealerName: user?.dealerName ?? '' }
  }
  const person = shopUserById(userId)
  return { phone: person?.phone ?? '', userName: person?.nickname ?? '', dealerName: '' }
}
const store = seeded('pointImports', () => {
  const { lines, accounts } = pointBook()
  const crowd = (side: number, size: number) =>
    [...accounts.values()]
      .filter((account) => account.side === side)
      .slice(0, size)
      .map(({ userId }) => personOf(side, userId))
  return {
    batches: buildImports(createContext(reference(), 20_261_131, 1), lines, personOf, crowd),
    checks: new Map<string, Checked>(),
    last: 0,
  }
})
export const imports = (): BatchRow[] => store().batches

export const importView = ({ rows, fileMd5: _sum, ...batch }: BatchRow): PointImport => {
  const booked = rows.filter(({ rowStatus }) => rowStatus === importRowStatus.booked)
  return {
    ...batch,
    totalCount: rows.length,
    successCount: booked.length,
    failCount: rows.filter(({ rowStatus }) => rowStatus === importRowStatus.failed).length,
    totalPoints: booked.reduce((sum, { points }) => sum + points, 0),
  } as PointImport // The data holds only the values of the enumerations.
}

export interface ImportKind {
  side: number
  changeType: number
  poolType: number
}
interface Planned extends RowRow {
  userId: string
  poolId: string
}
interface Checked extends ImportKind {
  fileMd5: string
  rows: Planned[]
}

export const readKind = (form: FormData | undefined): ImportKind => {
  const read = (name: string) => integer(form?.get(name))
  const [side, changeType] = [read('side'), read('changeType')]
  const pool = side === pointSide.app ? poolType.app : read('poolType')
  const isKnown =
    (side === pointSide.staff || side === pointSide.app) &&
    IMPORT_CHANGES.some((one) => one === changeType) &&
    (side === pointSide.app || pool === poolType.headquarters || pool === poolType.dealer)
  if (!isKnown || side === undefined || changeType === undefined || pool === undefined)
    throw new Refusal(400, '请选择积分类型、变动类型和积分池')
  return { side, changeType, poolType: pool }
}

const isTaking = (changeType: number) => CHANGE_GROUPS.SUB.some((one) => one === changeType)
/** Plans the rows of a sheet in order, each based on the balance left by the rows before it. */
const plan = (kind: ImportKind, sheet: readonly SheetRow[]): Planned[] => {
  const staff = org.users.map(({ phone, id }) => ({ phone, userId: id }))
  const byPhone = grouped(
    kind.side === pointSide.app ? shopUsers() : staff.filter(({ userId }) => accountOf(pointSide.staff, userId)),
    ({ phone }) => phone,
  )
  const seen = new Set<string>()
  return sheet.map(({ rowNo, cells }) => {
    const phone = cells['手机号'] ?? ''
    const [points, validDays] = [Number(cells['积分']), Number(cells['有效期（天）'] || 365)]
    const holders = byPhone.get(phone) ?? []
    // A main account and its child accounts share a phone, so the name decides.
    const own = holders.find((one) => personOf(kind.side, one.userId).userName === cells['姓名']) ?? holders[0]
    const userId = own?.userId ?? ''
    const person = userId === '' ? undefined : personOf(kind.side, userId)
    const poolId =
      kind.side === pointSide.app
        ? APP_POOL
        : kind.poolType === poolType.dealer
          ? (poolOfDealer(userById(userId)?.dealerCode ?? '')?.poolId ?? HQ_POOL)
          : HQ_POOL
    const booking = {
      side: kind.side,
      userId,
      changeType: pointChange.import,
      points,
      source: '',
      createBy: '',
      poolId,
    }
    const reason = !/^1\d{10}$/.test(phone)
      ? '手机号格式不正确'
      : seen.has(phone)
        ? '文件内重复'
        : !person
          ? '用户不存在'
          : person.userName !== cells['姓名']
            ? '姓名与手机号不符'
            : !Number.isInteger(points) || points === 0
              ? '积分须为非零整数'
              : Math.abs(points) > MAX_POINTS
                ? '单行超过100000'
                : points > 0 === isTaking(kind.changeType)
                  ? '正负与变动类型不符'
                  : !(validDays >= 1 && validDays <= MAX_DAYS)
                    ? '有效期须为1-1095天'
                    : (cells['备注'] ?? '').length > MAX_REMARK
                      ? '备注不超过50字'
                      : // A lack of points in the pool is reported for the whole file.
                        points > 0
                        ? bookingFault({ ...booking, points: 1 })
                        : bookingFault(booking)?.replace(/^扣减.*/, '余额不足')
    seen.add(phone)
    return {
      rowNo,
      phone,
      userName: cells['姓名'] ?? '',
      dealerName: person?.dealerName ?? '',
      points: Number.isFinite(points) ? points : 0,
      validDays,
      remark: cells['备注'] ?? '',
      rowStatus: reason === undefined ? importRowStatus.checked : importRowStatus.failed,
      reason: reason ?? '',
      userId,
      poolId,
    }
  })
}

const rowView = ({ userId: _user, poolId: _pool, ...row }: Planned): RowRow => row
/** Checks a file and returns the faults by row and the points needed from each pool. Throws if a pool cannot pay. */
export const checkFile = (kind: ImportKind, fileMd5: string, sheet: readonly SheetRow[]): ImportCheck => {
  const rows = plan(kind, sheet)
  const good = rows.filter(({ rowStatus }) => rowStatus === importRowStatus.checked)
  const needs = new Map<string, number>()
  for (const { poolId, points } of good) needs.set(poolId, (needs.get(poolId) ?? 0) + points)
  const poolNeed = [...needs].flatMap(([poolId, points]) => {
    const pool = poolById(poolId)
    const fault = points > 0 ? poolFault(pool, points) : undefined
    if (fault !== undefined || !pool) throw new Refusal(400, `${pool?.poolName ?? '积分池'}：${fault ?? '不存在'}`)
    return { poolId, poolName: pool.poolName, balance: poolBalance(pool), points }
  })
  const isBooked = ({ rows: all }: BatchRow) => all.some(({ rowStatus }) => rowStatus === importRowStatus.booked)
  const before = imports().find((batch) => batch.fileMd5 === fileMd5 && isBooked(batch))
  const all = store()
  const checkNo = `CK${++all.last}`
  all.checks.set(checkNo, { ...kind, fileMd5, rows })
  return {
    checkNo,
    fileMd5,
    totalCount: rows.length,
    failCount: rows.length - good.length,
    totalPoints: good.reduce((sum, { points }) => sum + points, 0),
    poolNeed,
    importedTime: before?.createTime ?? '',
    rows: rows.map(rowView) as ImportCheck['rows'], // The data holds only the values of the enumerations.
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SLICE_MS))
/** Imports a checked file row by row until it is complete or cancelled. Booked rows stay. */
export const runImport = async (
  { rows: planned, ...checked }: Checked,
  batch: Pick<BatchRow, 'fileName' | 'remark' | 'createBy'>,
  signal: AbortSignal,
): Promise<ImportResult> => {
  const { side, changeType, fileMd5 } = checked
  const all = store()
  const rows = planned.map(rowView)
  const running: BatchRow = {
    ...batch,
    importId: `IM${3001 + all.batches.length}`,
    side,
    changeType,
    fileMd5,
    status: importStatus.running,
    createTime: wireTime(control.now()),
    rows,
  }
  all.batches.push(running)
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % SLICE === 0) await pause()
    if (signal.aborted) break
    const { userId = '', poolId = '' } = planned[place] ?? {}
    const booking = {
      ...{ side, userId, poolId, changeType: pointChange.import, points: row.points, validDays: row.validDays },
      ...{ source: '批量导入', bizNo: running.importId, remark: row.remark || batch.remark, createBy: batch.createBy },
    }
    const fault = bookingFault(booking)
    if (fault === undefined) book(booking)
    Object.assign(row, {
      rowStatus: fault === undefined ? importRowStatus.booked : importRowStatus.failed,
      reason: fault ?? '',
    })
  }
  const isIn = (status: number) => rows.filter(({ rowStatus }) => rowStatus === status)
  const left = isIn(importRowStatus.checked)
  for (const row of left) row.rowStatus = importRowStatus.notRun
  const [good, bad] = [isIn(importRowStatus.booked).length, isIn(importRowStatus.failed).length]
  running.status =
    left.length > 0
      ? importStatus.cancelled
      : bad === 0
        ? importStatus.done
        : good > 0
          ? importStatus.partly
          : importStatus.failed
  return { importId: running.importId, successCount: good, failCount: bad }
}
/** Returns the check that a file passed. Throws for any other file and for one with failed rows. */
export const passedCheck = (checkNo: string, kind: ImportKind, fileMd5: string): Checked => {
  const checked = store().checks.get(checkNo)
  const isSame =
    checked?.fileMd5 === fileMd5 &&
    checked.side === kind.side &&
    checked.changeType === kind.changeType &&
    checked.poolType === kind.poolType
  if (!checked || !isSame) throw new Refusal(400, '文件已更换，请重新校验')
  const bad = checked.rows.filter(({ rowStatus }) => rowStatus === importRowStatus.failed).length
  if (bad > 0) throw new Refusal(400, `有${bad}行未通过校验，修正后重新上传`)
  return checked
}
