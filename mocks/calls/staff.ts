import * as organisation from '@/api/organisation'
import type { Staff } from '@/entities/shared/staff'
import type { StaffDept } from '@/entities/shared/staffDept'
import { formatTime } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { StaffDeptRow, StaffRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../lib/access'
import { inPlace, stale } from '../lib/dealerRules'
import { found, text, whole } from '../lib/input'
import { openLeadsOfStaff } from '../lib/leads'
import { endSessions } from '../lib/sessions'
import { org } from '../lib/store'
import { between, like, oneOf, ordered, paged } from '../lib/table'

const DISABLED = 0
const ACTIVE = 1

/** Who got leads before being stopped. */
let paused: Set<string>
onReset(() => {
  paused = new Set()
})

const accountOf = (row: StaffRow): UserRow | undefined => (row.username === '' ? undefined : org.users.find((user) => user.username === row.username))

/** Rows of staff as they are sent, with the names of department and dealer. */
const staffShape = () => {
  const depts = new Map(org.staffDepts.map((dept) => [dept.id, dept.deptName]))
  return (row: StaffRow): Staff =>
    // The data holds only the values of the enumerations.
    ({ ...row, staffDeptName: depts.get(row.staffDeptId) ?? '', userId: accountOf(row)?.id ?? '' }) as unknown as Staff
}

/** A filter by where the dealer of a row is. */
const near = (input: Record<string, unknown>) => {
  if (['provinceCode', 'cityCode', 'countyCode'].every((key) => text(input[key]) === '')) return () => true
  const codes = new Set(org.dealers.filter(inPlace(input)).map((dealer) => dealer.dealerCode))
  return (row: StaffRow) => codes.has(row.dealerCode)
}

on(organisation.listStaff)((input, { user }) => {
  const sees = seesRecord(user)
  const word = like(input.keyword)
  const isNear = near(input)
  const entered = between(text(input.entryDateStart).slice(0, 10), text(input.entryDateEnd).slice(0, 10))
  const tests = (['id', 'areaName', 'dealerCode', 'staffDeptId', 'post', 'certLevel', 'source', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: StaffRow) => test(row[key])
  })
  const rows = org.staff.filter(
    (row) => sees(row) && word(row.staffName, row.phone, row.employeeNo) && isNear(row) && entered(row.entryDate) && tests.every((test) => test(row)),
  )
  return paged(rows, input, staffShape(), ordered<StaffRow>(input, ['updateTime', 'entryDate'], 'updateTime'))
})

on(organisation.setStaffStatus)((input, { user, now }) => {
  demand(user, 'organisation.setStaffStatus')
  const sees = seesRecord(user)
  const row = found(
    org.staff.find((one) => one.id === text(input.id) && sees(one)),
    '员工不存在',
  )
  const to = whole(input.status)
  if (!((row.status === ACTIVE && to === DISABLED) || (row.status === DISABLED && to === ACTIVE))) throw stale()
  const clues = openLeadsOfStaff(row.id)
  if (to === DISABLED && clues > 0) {
    const message = `该员工有${clues}条跟进中线索，请先转移`
    throw new Refusal(409, message, 200, { clues: message })
  }
  if (to === DISABLED && row.acceptClue === 1) paused.add(row.id)
  Object.assign(row, { status: to, acceptClue: to === ACTIVE && paused.delete(row.id) ? 1 : 0, updateTime: formatTime(now) })
  const account = accountOf(row)
  if (account && account.status !== 3) {
    account.status = to === ACTIVE ? 1 : 0
    if (to === DISABLED) endSessions([account.id])
  }
})

const activeIn = (dept: StaffDeptRow): number => org.staff.filter((row) => row.staffDeptId === dept.id && row.status === ACTIVE).length

const seesDept = (user: UserRow) => {
  const sees = seesRecord(user)
  const areas = new Map(org.dealers.map((dealer) => [dealer.dealerCode, dealer.areaName]))
  return (row: StaffDeptRow) => sees({ dealerCode: row.dealerCode, areaName: areas.get(row.dealerCode) ?? '' })
}

on(organisation.listStaffDepts)((input, { user }) => {
  const sees = seesDept(user)
  const named = like(input.deptName)
  const tests = (['id', 'dealerCode', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: StaffDeptRow) => test(row[key])
  })
  const rows = org.staffDepts.filter((row) => named(row.deptName) && tests.every((test) => test(row)) && sees(row))
  // The data holds only the values of the enumerations.
  const shape = (row: StaffDeptRow) => ({ ...row, staffCount: activeIn(row) }) as StaffDept
  return paged(rows, input, shape, ordered<StaffDeptRow>(input, ['updateTime', 'sort'], 'updateTime'))
})

on(organisation.setStaffDeptStatus)((input, { user, now }) => {
  demand(user, 'organisation.setStaffDeptStatus')
  const sees = seesDept(user)
  const row = found(
    org.staffDepts.find((one) => one.id === text(input.id) && sees(one)),
    '部门不存在',
  )
  const to = whole(input.status)
  if (to === row.status || (to !== ACTIVE && to !== DISABLED)) throw stale()
  const people = activeIn(row)
  if (to === DISABLED && people > 0) throw new Refusal(409, `部门下有${people}名在职员工`)
  Object.assign(row, { status: to, updateTime: formatTime(now) })
})
