import * as internalStaff from '@/api/system/internalStaff'
import * as users from '@/api/system/users'
import type { AppAccount } from '@/entities/system/appAccount'
import { internalStatus } from '@/entities/system/enums'
import { type InternalStaff, internalStaff as employee } from '@/entities/system/internalStaff'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { colors, picture } from '../../core/context'
import { personWithPhone } from '../../community/rules/people'
import { buildInternalStaff, type InternalStaffRow } from '../data/internalStaff'
import { at } from '../../core/random'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../rules/access'
import { PHONE, stale } from '../rules/dealerRules'
import { found, refuseFields, sent, text, integer } from '../../core/input'
import { columnsOf, readSheet, sheetOf } from '../../core/sheet'
import { newId, reference } from '../rules/store'

const PAGE = '/internalStaff'

/** True if the separate host has an app account for the phone, which is so for two out of three numbers. */
const hasApp = (phone: string): boolean => PHONE.test(phone) && Number(phone.slice(-4)) % 3 !== 2

let rows: InternalStaffRow[]
let marks: Map<string, string>
onReset(() => {
  rows = buildInternalStaff(reference())
  marks = new Map(
    rows.flatMap((row, index) => (index % 3 === 0 && hasApp(row.phone) ? [[row.phone, row.createTime]] : [])),
  )
})

const appOf = (phone: string): AppAccount | undefined => {
  const person = personWithPhone(phone)
  if (person)
    return {
      userId: person.userId,
      nickname: person.nickname,
      headImgUrl: person.avatar,
      phone,
      ownerFlag: person.seriesCode === '' ? 0 : 1,
      cheryFlag: marks.has(phone) ? 1 : 0,
      createTime: '2024-03-01 10:00:00',
      userType: person.userType,
      seriesName: person.seriesName,
    }
  if (!hasApp(phone)) return undefined
  const tail = Number(phone.slice(-4))
  const day = String(1 + (tail % 28)).padStart(2, '0')
  const nickname = `星途车友${phone.slice(-4)}`
  return {
    userId: String(100_000_000 + ((Number(phone.slice(1)) * 7919) % 900_000_000)),
    nickname,
    headImgUrl: tail % 4 === 0 ? '' : picture('友', at(colors, tail)),
    phone,
    ownerFlag: tail % 2 ? 1 : 0,
    cheryFlag: marks.has(phone) ? 1 : 0,
    createTime: `202${1 + (tail % 4)}-0${1 + (tail % 9)}-${day} 10:${day}:00`,
  }
}

on(users.findByPhone)((input) => {
  const phone = text(input.phone)
  if (!PHONE.test(phone)) refuseFields({ phone: '请输入正确的11位手机号' })
  return appOf(phone) ?? null
})

on(users.modifyChery)((input, { user, now }) => {
  demand(user, 'users.modifyChery')
  const phone = text(input.phone)
  const app = appOf(phone)
  if (!app || app.userId !== text(input.userId)) throw new Refusal(404, '该手机号未注册App')
  const cheryFlag = integer(input.cheryFlag)
  if (cheryFlag !== 0 && cheryFlag !== 1) throw new Refusal(400, '标识不正确')
  if (cheryFlag === app.cheryFlag) throw stale()
  if (cheryFlag === 1) {
    if (!rows.some((row) => row.phone === phone && row.status === internalStatus.active))
      throw new Refusal(409, '仅在职的内部员工可标识')
    marks.set(phone, formatTime(now))
  } else marks.delete(phone)
})

const shape = (row: InternalStaffRow): InternalStaff => {
  const app = appOf(row.phone)
  const more = {
    appUserId: app?.userId ?? '',
    appNickname: app?.nickname ?? '',
    cheryFlag: app?.cheryFlag ?? 0,
    bindTime: marks.get(row.phone) ?? '',
  }
  // The data holds only the values of the enumerations.
  return { ...row, ...more } as InternalStaff
}

const listed = listOf(internalStaff.list)<InternalStaffRow>({
  is: ['id', 'status', { cheryFlag: (row) => Number(marks.has(row.phone)) }],
  keyword: ['staffName', 'employeeNo', 'phone'],
  like: ['companyName', 'deptName'],
  between: ['createTime'],
  sort: ['createTime'],
})

on(internalStaff.list, {
  whole: { why: 'the app account of a row is found and marked on the separate host by its phone' },
})((input, { user }) => {
  demandPage(user, PAGE)
  return listed.page(rows, input, shape)
})

on(internalStaff.exportList)((input, { user }) => {
  demand(user, 'internalStaff.exportList')
  return sheetOf(
    listed.exported(rows, input).map(shape),
    columnsOf(
      employee,
      'staffName',
      'employeeNo',
      'phone',
      'companyName',
      'deptName',
      'appNickname',
      'cheryFlag',
      'bindTime',
      'status',
      'remark',
      'createTime',
    ),
    '内部员工.xls',
  )
})

const blank = (now: number): InternalStaffRow => ({
  id: newId(),
  staffName: '',
  phone: '',
  employeeNo: '',
  companyName: '',
  deptName: '',
  status: internalStatus.active,
  remark: '',
  createTime: formatTime(now),
})

const TEXTS = ['staffName', 'phone', 'employeeNo', 'companyName', 'deptName', 'remark'] as const

const errorsOf = (draft: InternalStaffRow): Record<string, string> => {
  const others = rows.filter((row) => row.id !== draft.id)
  const { faults: own } = readInto(employee, TEXTS, {}, draft)
  const faults: Record<string, string | undefined> = {
    ...own,
    employeeNo:
      own.employeeNo ?? (others.some((row) => row.employeeNo === draft.employeeNo) ? '工号已存在' : undefined),
    phone: PHONE.test(draft.phone)
      ? others.some((row) => row.phone === draft.phone)
        ? '手机号已存在'
        : undefined
      : '请输入正确的11位手机号',
  }
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护内部员工')
}

on(internalStaff.save)((input, { user, now }) => {
  keeper(user, 'internalStaff.save')
  const id = text(input.id)
  const before = id === '' ? undefined : rows.find((row) => row.id === id)
  if (id !== '') found(before, '员工不存在')
  const draft = before ? { ...before } : blank(now)
  for (const key of TEXTS) if (sent(input, key)) draft[key] = text(input[key])
  if (before && sent(input, 'status')) draft.status = integer(input.status) ?? 0
  if (draft.status !== internalStatus.active && draft.status !== internalStatus.left)
    throw new Refusal(400, '状态不正确')
  refuseFields(errorsOf(draft))
  if (before) Object.assign(before, draft)
  else rows.push(draft)
  return { id: draft.id }
})

on(internalStaff.remove)((input, { user }) => {
  keeper(user, 'internalStaff.remove')
  const row = found(
    rows.find((one) => one.id === input.id),
    '员工不存在',
  )
  rows = rows.filter((one) => one !== row)
})

/** Columns of public/templates/internal-staff-import.xlsx and their fields. */
const COLUMNS = {
  姓名: 'staffName',
  手机号: 'phone',
  工号: 'employeeNo',
  所属公司: 'companyName',
  部门: 'deptName',
} as const

on(internalStaff.importFile)(async (_, { user, now, form }) => {
  keeper(user, 'internalStaff.importFile')
  const columns = Object.entries(COLUMNS)
  const { fileName, rows: lines } = await readSheet(form, Object.keys(COLUMNS))
  const failRows: { rowNo: number; column: string; reason: string }[] = []
  let newCount = 0
  for (const { rowNo, cells } of lines) {
    const known = rows.find((row) => row.employeeNo === cells.工号 || row.phone === cells.手机号)
    const draft = known ? { ...known } : blank(now)
    for (const [title, key] of columns) draft[key] = cells[title] ?? ''
    const fault = Object.entries(errorsOf(draft))[0]
    if (fault)
      failRows.push({ rowNo, column: columns.find(([, key]) => key === fault[0])?.[0] ?? '', reason: fault[1] })
    else if (known) Object.assign(known, draft)
    else {
      rows.push(draft)
      newCount++
    }
  }
  const successCount = lines.length - failRows.length
  return {
    fileName,
    total: lines.length,
    successCount,
    failCount: failRows.length,
    failRows,
    newCount,
    updateCount: successCount - newCount,
  }
})
