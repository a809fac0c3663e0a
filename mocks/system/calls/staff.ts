import * as organisation from '@/api/system/organisation'
import { staffStatus, userStatus } from '@/entities/shared/enums'
import type { Staff } from '@/entities/shared/staff'
import type { StaffDept } from '@/entities/shared/staffDept'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { StaffDeptRow, StaffRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../rules/access'
import { inPlace, stale } from '../rules/dealerRules'
import { found, text, integer } from '../../core/input'
import { openLeadsOfStaff } from '../../leads/rules/leads'
import { endSessions } from '../rules/sessions'
import { org } from '../rules/store'

let paused: Set<string>
onReset(() => {
  paused = new Set()
})

const accountOf = (row: StaffRow): UserRow | undefined =>
  row.username === '' ? undefined : org.users.find((user) => user.username === row.username)

const staffShape = () => {
  const depts = new Map(org.staffDepts.map((dept) => [dept.id, dept.deptName]))
  return (row: StaffRow): Staff =>
    // The data holds only the values of the enumerations.
    ({ ...row, staffDeptName: depts.get(row.staffDeptId) ?? '', userId: accountOf(row)?.id ?? '' }) as unknown as Staff
}

const near = (input: Record<string, unknown>) => {
  if (['provinceCode', 'cityCode', 'countyCode'].every((key) => text(input[key]) === '')) return () => true
  const codes = new Set(org.dealers.filter(inPlace(input)).map((dealer) => dealer.dealerCode))
  return (row: StaffRow) => codes.has(row.dealerCode)
}

const listedStaff = listOf(organisation.listStaff)<StaffRow>({
  is: ['id', 'areaName', 'dealerCode', 'staffDeptId', 'post', 'certLevel', 'source', 'status'],
  keyword: ['staffName', 'phone', 'employeeNo'],
  between: ['entryDate'],
  sort: ['updateTime', 'entryDate'],
})

on(organisation.listStaff, {
  whole: {
    why: 'the list is the only way to one person: the detail, and the form of a new account',
    when: 'asked by id',
  },
})((input, { user }) => {
  return listedStaff.page(org.staff.filter(seesRecord(user)).filter(near(input)), input, staffShape())
})

on(organisation.setStaffStatus)((input, { user, now }) => {
  demand(user, 'organisation.setStaffStatus')
  const sees = seesRecord(user)
  const row = found(
    org.staff.find((one) => one.id === text(input.id) && sees(one)),
    '员工不存在',
  )
  const to = integer(input.status)
  if (
    !(
      (row.status === staffStatus.active && to === staffStatus.disabled) ||
      (row.status === staffStatus.disabled && to === staffStatus.active)
    )
  )
    throw stale()
  const clues = openLeadsOfStaff(row.id)
  if (to === staffStatus.disabled && clues > 0) {
    const message = `该员工有${clues}条跟进中线索，请先转移`
    throw new Refusal(409, message, 200, { clues: message })
  }
  if (to === staffStatus.disabled && row.acceptClue === 1) paused.add(row.id)
  Object.assign(row, {
    status: to,
    acceptClue: to === staffStatus.active && paused.delete(row.id) ? 1 : 0,
    updateTime: formatTime(now),
  })
  const account = accountOf(row)
  if (account && account.status !== userStatus.left) {
    account.status = to === staffStatus.active ? userStatus.active : userStatus.disabled
    if (to === staffStatus.disabled) endSessions([account.id])
  }
})

const activeIn = (dept: StaffDeptRow): number =>
  org.staff.filter((row) => row.staffDeptId === dept.id && row.status === staffStatus.active).length

const seesDept = (user: UserRow) => {
  const sees = seesRecord(user)
  const areas = new Map(org.dealers.map((dealer) => [dealer.dealerCode, dealer.areaName]))
  return (row: StaffDeptRow) => sees({ dealerCode: row.dealerCode, areaName: areas.get(row.dealerCode) ?? '' })
}

const depts = listOf(organisation.listStaffDepts)<StaffDeptRow>({
  is: ['id', 'dealerCode', 'status'],
  like: ['deptName'],
  sort: ['updateTime', 'sort'],
})
on(organisation.listStaffDepts)((input, { user }) =>
  depts.page(
    org.staffDepts.filter(seesDept(user)),
    input,
    // The data holds only the values of the enumerations.
    (row) => ({ ...row, staffCount: activeIn(row) }) as StaffDept,
  ),
)

on(organisation.setStaffDeptStatus)((input, { user, now }) => {
  demand(user, 'organisation.setStaffDeptStatus')
  const sees = seesDept(user)
  const row = found(
    org.staffDepts.find((one) => one.id === text(input.id) && sees(one)),
    '部门不存在',
  )
  const to = integer(input.status)
  if (to === row.status || (to !== staffStatus.active && to !== staffStatus.disabled)) throw stale()
  const people = activeIn(row)
  if (to === staffStatus.disabled && people > 0) throw new Refusal(409, `部门下有${people}名在职员工`)
  Object.assign(row, { status: to, updateTime: formatTime(now) })
})
