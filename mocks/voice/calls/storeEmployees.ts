import * as stores from '@/api/voice/stores'
import { dealerType, staffStatus } from '@/entities/shared/enums'
import {
  employeeStatus as states,
  isShownPost,
  MAX_SHOWN,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  storeEmployee,
  type StoreEmployee,
} from '@/entities/voice/storeEmployee'
import { isYes } from '@/entities/field'
import { isRecord } from '@/lib/json'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import type { UserRow } from '../../system/data/types'
import { org } from '../../system/rules/store'
import {
  addEmployee,
  deservesStar,
  dropEmployee,
  employeesFor,
  type EmployeeRow,
  type EmployeeView,
  employeeViews,
  postOf,
  stateOf,
  storeEmployees,
} from '../rules/storeEmployees'

const PAGE = '/storeManagement/employeeInfoMaintenance'
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const FIELDS = ['employeeName', 'headImgUrl', 'phone', 'wecomQr', 'workYears', 'skillTags', 'introduction'] as const

const listed = listOf(stores.listEmployees)<EmployeeView>({
  is: ['post', 'dealerCode', 'staffId', 'starFlag', 'status'],
  like: ['employeeName'],
  phone: ['phone'],
  within: ['score'],
  sort: ['sort', 'score', 'evaluateCount', 'updateTime'],
  order:
    ({ sortField }) =>
    (a, b) =>
      text(sortField) !== '' && sortField !== 'sort'
        ? 0
        : a.dealerCode.localeCompare(b.dealerCode) || a.post - b.post || 0,
})
const view = (row: EmployeeView): StoreEmployee =>
  // The data holds only the values of the enumerations.
  row as unknown as StoreEmployee
on(stores.listEmployees)((input, { user }) => {
  demandPage(user, PAGE)
  const rows = employeeViews(employeesFor(user))
  return {
    ...listed.page(rows, input, view),
    summary: listed.counts(
      rows,
      input,
      'status',
      states.options.map(({ value }) => value),
    ),
  }
})
on(stores.getEmployee)(({ id }, { user }) => {
  demandPage(user, PAGE)
  const row = withId(employeeViews(employeesFor(user)), id, UNKNOWN)
  return { ...view(row), updateBy: row.updateBy }
})

const demandWriter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType === dealerType.area) throw new Refusal(403, '没有操作权限')
}
const refuseTags = (tags: readonly string[]): void => {
  if (tags.length > MAX_TAGS || tags.some((tag) => [...tag].length > MAX_TAG_LENGTH))
    throw new Refusal(400, '最多5个标签，每个不超过6个字', 200, { skillTags: '最多5个标签，每个不超过6个字' })
}
const refuseCrowd = (dealerCode: string): void => {
  const count = storeEmployees().filter((row) => row.dealerCode === dealerCode && stateOf(row) === states.shown).length
  if (count >= MAX_SHOWN) throw new Refusal(409, `最多展示${MAX_SHOWN}名员工`)
}
const stamp = (user: UserRow, now: number) => ({ updateBy: user.nickname, updateTime: wireTime(now) })

const create = (input: Readonly<Record<string, unknown>>, user: UserRow, now: number) => {
  const sees = seesRecord(user)
  const staff = found(
    org.staff.find((one) => one.id === text(input.staffId) && one.status === staffStatus.active && sees(one)),
    '请选择在职员工',
  )
  if (!isShownPost(staff.post)) throw new Refusal(400, '该岗位不在门店页展示', 200, { staffId: '该岗位不在门店页展示' })
  if (storeEmployees().some(({ staffId }) => staffId === staff.id))
    throw new Refusal(409, '该员工已在列表中', 200, { staffId: '该员工已在列表中' })
  const { values, faults } = readInto(storeEmployee, FIELDS, input, {})
  refuseFields(faults)
  refuseTags(values.skillTags)
  const isShown = integer(input.status) === states.shown
  if (isShown) refuseCrowd(staff.dealerCode)
  const peers = storeEmployees().filter((row) => row.dealerCode === staff.dealerCode && postOf(row) === staff.post)
  return addEmployee({
    ...values,
    staffId: staff.id,
    dealerCode: staff.dealerCode,
    starFlag: 0,
    sort: Math.max(0, ...peers.map(({ sort }) => sort)) + 1,
    isShown,
    ...stamp(user, now),
  })
}
const star = (row: EmployeeRow, isStar: boolean, user: UserRow): void => {
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
  if (isStar && !deservesStar(row)) throw new Refusal(409, '未达到评定条件')
  row.starFlag = isStar ? 1 : 0
}
const change = (row: EmployeeRow, input: Readonly<Record<string, unknown>>, user: UserRow, now: number): void => {
  refuseChanged(row, input)
  if (stateOf(row) === states.left) throw new Refusal(409, '员工已离职，不可修改')
  const { values, faults } = readInto(storeEmployee, FIELDS, input, row)
  refuseFields(faults)
  refuseTags(values.skillTags)
  const isShown = sent(input, 'status') ? integer(input.status) === states.shown : row.isShown
  if (isShown && !row.isShown) refuseCrowd(row.dealerCode)
  if (sent(input, 'starFlag')) star(row, isYes(input.starFlag), user)
  Object.assign(row, values, { isShown }, stamp(user, now))
}
on(stores.saveEmployee)((asked, { user, now }) => {
  demandWriter(user, 'stores.saveEmployee')
  const input: Readonly<Record<string, unknown>> = asked
  const own = employeesFor(user)
  if (Array.isArray(input.items)) {
    const moved = input.items
      .filter(isRecord)
      .map((one) => ({ row: withId(own, one.id, UNKNOWN), sort: integer(one.sort) }))
    const [first] = moved
    if (moved.some(({ row }) => row.dealerCode !== first?.row.dealerCode || postOf(row) !== postOf(first.row)))
      throw new Refusal(400, '只能在同一门店同一岗位内排序')
    for (const { row, sort } of moved) Object.assign(row, { sort: sort ?? row.sort }, stamp(user, now))
    return {}
  }
  if (text(input.id) === '') return { id: create(input, user, now).id }
  const row = withId(own, input.id, UNKNOWN)
  change(row, input, user, now)
  return { id: row.id }
})
on(stores.removeEmployee)(({ id }, { user }) => {
  demandWriter(user, 'stores.removeEmployee')
  const row = withId(employeesFor(user), id, UNKNOWN)
  if (stateOf(row) === states.shown) throw new Refusal(409, '请先隐藏该员工')
  dropEmployee(row.id)
  return { id: row.id }
})
