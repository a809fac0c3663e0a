import { dealerType } from '@/entities/shared/enums'
import type { ImportSummary } from '@/entities/shared/file'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { org } from '../rules/store'
import { readSheet, type SheetRow } from '../../core/sheet'
import { acceptUser, LEVELS, POSTS } from './userRules'

const COLUMNS = ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位'] as const

const codeOf = (names: Readonly<Record<number, string>>, cell: string): number =>
  Number(Object.entries(names).find(([code, name]) => cell === code || cell === name)?.[0] ?? 0)

const columnOf: Readonly<Record<string, (typeof COLUMNS)[number]>> = {
  username: '账号',
  nickname: '姓名',
  phone: '手机号',
  dealerType: '机构类型',
  deptId: '经销商代码',
  dealerCode: '经销商代码',
  roles: '角色编码',
  post: '岗位',
}

interface Failure {
  column: string
  reason: string
}

/** For headquarters and areas the code is that of a department. Headquarters defaults to the top department. */
const place = (draft: UserRow, code: string): void => {
  if (draft.dealerType > 2) {
    draft.dealerCode = code
    return
  }
  const dept =
    code === '' && draft.dealerType === dealerType.headquarters
      ? org.departments[0]
      : org.departments.find((one) => one.deptCode === code)
  draft.deptId = dept?.id ?? code
}

const fillRow = (draft: UserRow, { cells }: SheetRow): Failure | undefined => {
  const cell = (column: (typeof COLUMNS)[number]) => cells[column] ?? ''
  Object.assign(draft, {
    username: cell('账号'),
    nickname: cell('姓名'),
    phone: cell('手机号'),
    dealerType: codeOf(LEVELS, cell('机构类型')),
    post: codeOf(POSTS, cell('岗位')),
  })
  if (cell('机构类型') !== '' && draft.dealerType === 0) return { column: '机构类型', reason: '机构类型不正确' }
  if (cell('岗位') !== '' && draft.post === 0) return { column: '岗位', reason: '岗位不正确' }
  place(draft, cell('经销商代码'))
  const codes = cell('角色编码')
    .split(/[,,;;、\s]+/)
    .filter(Boolean)
  const roles = codes.map((code) => org.roles.find((role) => role.roleCode === code))
  if (roles.includes(undefined)) return { column: '角色编码', reason: '角色编码不存在' }
  draft.roleIds = [...new Set(roles.flatMap((role) => role?.id ?? []))]
  return undefined
}

const judge = (me: UserRow, draft: UserRow, row: SheetRow): Failure | undefined => {
  const early = fillRow(draft, row)
  if (early) return early
  try {
    acceptUser(me, draft)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const column = columnOf[Object.keys(error.fields ?? {})[0] ?? ''] ?? '经销商代码'
    return { column, reason: error.message === '账号已存在' ? '账号重复' : error.message }
  }
}

/**
 * Creates the valid rows of a sheet, each with its own initial password, and returns the reasons for the failed rows.
 */
export const importUsers = async (
  me: UserRow,
  form: FormData | undefined,
  blank: () => UserRow,
): Promise<ImportSummary> => {
  const { fileName, rows } = await readSheet(form, COLUMNS)
  const failRows = rows.flatMap((row) => {
    const draft = blank()
    const failure = judge(me, draft, row)
    if (failure) return { rowNo: row.rowNo, ...failure }
    org.users.push(draft)
    return []
  })
  return {
    fileName,
    total: rows.length,
    successCount: rows.length - failRows.length,
    failCount: failRows.length,
    failRows,
  }
}
