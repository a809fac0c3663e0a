import * as pointImports from '@/api/members/pointImports'
import { pointImport, type PointImportRow, pointImportRow } from '@/entities/members/pointImport'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { checksum } from '../../core/files'
import { found, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { once } from '../../core/once'
import { readInto } from '../../core/readInto'
import { columnsOf, readSheet, sheetOf, xlsFile } from '../../core/sheet'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import type { BatchRow } from '../data/pointImports'
import {
  checkFile,
  COLUMNS,
  imports,
  importView,
  MAX_ROWS,
  passedCheck,
  readKind,
  runImport,
} from '../rules/pointImports'
import { demandWriter } from '../rules/writers'

const PAGE = '/setting/userpointsreport'
const enter = (user: UserRow) => demandHeadquartersPage(user, PAGE)
const batchOf = (id: unknown): BatchRow =>
  found(
    imports().find(({ importId }) => importId === text(id)),
    '导入批次不存在',
  )
// The data holds only the values of the enumerations.
const rowsOf = (batch: BatchRow) => batch.rows as PointImportRow[]

const listed = listOf(pointImports.list)({
  is: ['side', 'changeType', 'status', 'importId'],
  like: ['fileName', 'createBy'],
  between: ['createTime'],
  sort: ['createTime'],
})
on(pointImports.list)((input, { user }) => {
  enter(user)
  return listed.page(imports().toReversed().map(importView), input)
})

const listedRows = listOf(pointImports.listTasks)<PointImportRow>({
  is: ['rowStatus'],
  phone: ['phone'],
  keepsOrder: true,
})
on(pointImports.listTasks)(({ id, ...input }, { user }) => {
  enter(user)
  return listedRows.page(rowsOf(batchOf(id)), input)
})
on(pointImports.exportTask)(({ importId, ...input }, { user }) => {
  demand(user, 'pointImports.exportTask')
  enter(user)
  return sheetOf(
    listedRows.exported(rowsOf(batchOf(importId)), input),
    columnsOf(
      pointImportRow,
      'rowNo',
      'phone',
      'userName',
      'dealerName',
      'points',
      'validDays',
      'remark',
      'rowStatus',
      'reason',
    ),
  )
})
on(pointImports.downloadTemplate)((_input, { user }) => {
  enter(user)
  return xlsFile('excel.xls', COLUMNS, [['13800138000', '张三', 100, 365, '示例行，导入前请删除']])
})

const sumOf = async (form: FormData | undefined): Promise<string> => {
  const file = form?.get('file')
  if (!file || typeof file === 'string') throw new Refusal(400, '请上传文件')
  return checksum(new Uint8Array(await file.arrayBuffer()))
}
on(pointImports.check)(async (_, { user, form }) => {
  demandWriter(user, 'pointImports.importFile')
  const kind = readKind(form)
  const { rows } = await readSheet(form, COLUMNS, MAX_ROWS)
  return checkFile(kind, await sumOf(form), rows)
})
on(pointImports.importFile)(async (_, { user, form, signal }) => {
  demandWriter(user, 'pointImports.importFile')
  const checked = passedCheck(text(form?.get('checkNo')), readKind(form), await sumOf(form))
  const { values, faults } = readInto(pointImport, ['remark'], { remark: text(form?.get('remark')) }, {})
  refuseFields(faults)
  const file = form?.get('file')
  const fileName = file && typeof file !== 'string' ? file.name : ''
  return once(pointImports.importFile, form?.get('requestNo'), () =>
    runImport(checked, { fileName, ...values, createBy: user.nickname }, signal),
  )
})
