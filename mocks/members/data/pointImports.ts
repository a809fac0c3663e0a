import { importRowStatus, importStatus, type PointImport, type PointImportRow } from '@/entities/members/pointImport'
import { pointChange, pointSide } from '@/entities/members/pointEnums'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { IMPORTS, type Line } from './pointBook'

export type RowRow = Stored<PointImportRow>
type Counts = 'totalCount' | 'successCount' | 'failCount' | 'totalPoints'
export interface BatchRow extends Stored<PointImport, Counts> {
  /** Empty for the batches in the seed data. */
  fileMd5: string
  rows: RowRow[]
}
export type Person = Pick<PointImportRow, 'phone' | 'userName' | 'dealerName'>

const WRONG = [
  { phone: '1380000', reason: '手机号格式不正确' },
  { phone: '19900000001', reason: '用户不存在' },
] as const
const UNBOOKED = [
  { status: importStatus.running, daysAgo: 0.001, size: 40, side: pointSide.staff, fileName: '年终评优.xlsx' },
  { status: importStatus.cancelled, daysAgo: 6, size: 30, side: pointSide.staff, fileName: '补发名单(旧).xlsx' },
  { status: importStatus.failed, daysAgo: 9, size: 25, side: pointSide.staff, fileName: '季度激励.xls' },
  {
    status: importStatus.failed,
    daysAgo: 21,
    size: 5000,
    side: pointSide.app,
    fileName: '车主节万人回馈名单_终稿_v7_核对版.xlsx',
  },
  { status: importStatus.cancelled, daysAgo: 44, size: 12, side: pointSide.app, fileName: '社区活动奖励.xlsx' },
  { status: importStatus.failed, daysAgo: 70, size: 60, side: pointSide.staff, fileName: '到店礼遇.xlsx' },
] as const

export const buildImports = (
  context: Context,
  lines: readonly Line[],
  personOf: (side: number, userId: string) => Person,
  crowd: (side: number, size: number) => readonly Person[],
): BatchRow[] => {
  const booked = new Map<string, Line[]>(IMPORTS.map(({ importId }) => [importId, []]))
  for (const line of lines) booked.get(line.bizNo)?.push(line)
  const old = IMPORTS.map(({ importId, side, changeType, daysAgo }, index): BatchRow => {
    const good = booked.get(importId) ?? []
    const bad = index % 2 === 0 ? WRONG : []
    const rows = [
      ...good.map((line) => ({
        ...personOf(side, line.userId),
        points: line.points,
        status: importRowStatus.booked,
        reason: '',
      })),
      ...bad.map((one) => ({ ...one, userName: '未知', dealerName: '', points: 100, status: importRowStatus.failed })),
    ].map(({ status: rowStatus, ...row }, place) => ({
      ...row,
      rowNo: place + 2,
      validDays: 365,
      remark: '',
      rowStatus,
    }))
    return {
      importId,
      side,
      fileName: `${at(['月度补发', '活动奖励', '客诉补偿'], index)}${index + 1}.xlsx`,
      changeType,
      remark: '批量导入发放',
      fileMd5: '',
      status: bad.length > 0 ? importStatus.partly : importStatus.done,
      createBy: '林晓梅',
      createTime: good[0]?.createTime ?? context.time(daysAgo),
      rows,
    }
  })
  const unbooked = UNBOOKED.map(({ status, daysAgo, size, side, fileName }, index): BatchRow => ({
    importId: `IM${2001 + index}`,
    side,
    fileName,
    changeType: at([pointChange.reward, pointChange.makeUp], index),
    remark: '按活动方案批量发放',
    fileMd5: '',
    status,
    createBy: '陈思远',
    createTime: context.time(daysAgo),
    rows: crowd(side, size).map((person, place) => {
      const isFirstBad = status === importStatus.failed && place === 0
      return {
        ...person,
        rowNo: place + 2,
        points: 50,
        validDays: 365,
        remark: '',
        rowStatus: isFirstBad
          ? importRowStatus.failed
          : status === importStatus.running
            ? importRowStatus.checked
            : importRowStatus.notRun,
        reason: isFirstBad ? '积分池余额不足' : '',
      }
    }),
  }))
  return [...old, ...unbooked]
}
