import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { type DealerPhoneBlack, dealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import { blackReason, blackSource, blackStatus } from '@/entities/leads/enums'
import { type PhoneBlack, phoneBlack } from '@/entities/leads/phoneBlack'
import { dealerType } from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { DealerBlackRow, PhoneBlackRow } from '../data/phoneBlacklist'
import type { UserRow } from '../../system/data/types'
import { demand, seesRecord } from '../../system/rules/access'
import {
  addBlack,
  addDealerBlack,
  dealerBlackOf,
  dealerBlacklist,
  phoneBlacklist,
  setBlack,
  setDealerBlack,
} from '../rules/blacklist'
import { PHONE, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, integer } from '../../core/input'
import { areaOf, dealerName } from '../rules/leads'
import { columnsOf, readSheet, sheetOf, xlsFile } from '../../core/sheet'
import { addTemplate } from '../rules/templates'

const MAX_IMAGES = 3
const MAX_ROWS = 5000
const REASONS: Readonly<Record<number, string>> = {
  1: '客户投诉骚扰',
  2: '同行刷线索',
  3: '空号停机',
  4: '内部测试',
  5: '客户要求',
  9: '其他',
}

const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护全网黑名单')
}

const remarkFault = ({ reason, remark }: { reason: number; remark: string }): string | undefined =>
  reason === blackReason.other && remark === '' ? '请填写备注' : undefined

/** Rejects a number that is already listed. A lifted one can be blocked again instead. */
const refuseTwice = (row: { status: number } | undefined, message: string): void => {
  if (!row) return
  const told = row.status === blackStatus.active ? message : '号码已在名单中且已解除，可重新拉黑'
  throw new Refusal(409, told, 200, { phone: told })
}

const blacks = listOf(cluePhoneBlack.list)<PhoneBlackRow>({
  phone: ['phone'],
  is: ['reason', 'source', 'status'],
  like: ['createBy'],
  between: ['createTime'],
  sort: ['createTime', 'hitCount', 'lastHitTime'],
})
// The data holds only the values of the enumerations.
const shape = (row: PhoneBlackRow): PhoneBlack => ({ ...row }) as PhoneBlack

on(cluePhoneBlack.list)((input, { user }) => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可查看全网黑名单')
  return blacks.page(phoneBlacklist.values(), input, shape)
})

on(cluePhoneBlack.exportList)((input, { user }) => {
  keeper(user, 'cluePhoneBlack.exportList')
  return sheetOf(
    blacks.exported(phoneBlacklist.values(), input),
    columnsOf(
      phoneBlack,
      'phone',
      'reason',
      'source',
      'hitCount',
      'lastHitTime',
      'status',
      'remark',
      'createBy',
      'createTime',
    ),
    '手机号黑名单.xls',
  )
})

on(cluePhoneBlack.create)((input, { user, now }) => {
  keeper(user, 'cluePhoneBlack.create')
  const { values, faults } = readInto(phoneBlack, ['phone', 'reason', 'remark'], { ...input }, {})
  refuseFields({ ...faults, remark: faults.remark ?? remarkFault(values) })
  refuseTwice(phoneBlacklist.get(values.phone), '号码已在总部黑名单')
  return {
    id: addBlack(
      {
        ...values,
        source: integer(input.source) === blackSource.lead ? blackSource.lead : blackSource.manual,
      },
      user,
      now,
    ).id,
  }
})

const rowOf = <Row extends { id: string }>(rows: Iterable<Row>, id: unknown): Row =>
  found(
    [...rows].find((row) => row.id === text(id)),
    '记录不存在',
  )

const moved = (row: { status: number }, asked: unknown): number => {
  const to = integer(asked)
  if ((to !== blackStatus.lifted && to !== blackStatus.active) || to === row.status) throw stale()
  return to
}

on(cluePhoneBlack.updateStatus)((input, { user, now }) => {
  keeper(user, 'cluePhoneBlack.updateStatus')
  const row = rowOf(phoneBlacklist.values(), input.id)
  setBlack(row, moved(row, input.status), now)
})

on(cluePhoneBlack.remove)((input, { user }) => {
  keeper(user, 'cluePhoneBlack.remove')
  const row = rowOf(phoneBlacklist.values(), input.id)
  if (row.status === blackStatus.active) throw new Refusal(409, '生效中的号码不能删除，请先解除')
  phoneBlacklist.delete(row.phone)
})

const COLUMNS = ['手机号', '拉黑原因', '备注'] as const
addTemplate('import_blackphone', () =>
  xlsFile('import_blackphone.xls', COLUMNS, [['13800138000', '空号停机', '示例，导入前请删除']]),
)

on(cluePhoneBlack.importFile)(async (_, { user, form, now }) => {
  keeper(user, 'cluePhoneBlack.importFile')
  const { fileName, rows } = await readSheet(form, COLUMNS, MAX_ROWS)
  const seen = new Set<string>()
  const failRows = rows.flatMap(({ rowNo, cells }) => {
    const phone = cells['手机号'] ?? ''
    const [given = '', remark = ''] = [cells['拉黑原因'], cells['备注']]
    const reason = Number(Object.entries(REASONS).find(([code, name]) => given === code || given === name)?.[0])
    const fail = (why: string) => [{ rowNo, phone, reason: why }]
    if (!PHONE.test(phone)) return fail('手机号格式不正确')
    if (seen.has(phone)) return fail('文件内重复')
    seen.add(phone)
    if (phoneBlacklist.has(phone)) return fail('已在黑名单中')
    if (!reason) return fail('拉黑原因不正确')
    if (reason === blackReason.other && remark === '') return fail('请填写备注')
    addBlack({ phone, reason, remark: remark.slice(0, 200), source: blackSource.imported }, user, now)
    return []
  })
  return {
    fileName,
    total: rows.length,
    successCount: rows.length - failRows.length,
    failCount: failRows.length,
    failRows,
  }
})

const blacksOfDealers = listOf(cluePhoneBlack.listDealer)<DealerBlackRow>({
  phone: ['phone'],
  is: ['dealerCode', 'reason', 'status', { areaName: (row) => areaOf(row.dealerCode) }],
  like: ['createBy'],
  between: ['createTime'],
  sort: ['createTime'],
})
const visible = (user: UserRow): DealerBlackRow[] => {
  const sees = seesRecord(user)
  return [...dealerBlacklist.values()].filter((row) => sees({ ...row, areaName: areaOf(row.dealerCode) }))
}
const dealerShape = (row: DealerBlackRow): DealerPhoneBlack =>
  // The data holds only the values of the enumerations.
  ({ ...row, dealerName: dealerName(row.dealerCode) }) as DealerPhoneBlack

on(cluePhoneBlack.listDealer, {
  whole: { why: 'headquarters block the number of a row everywhere, and no call answers a single entry' },
})((input, { user }) => {
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
  const times = new Map<string, number>()
  for (const { phone, status } of dealerBlacklist.values())
    if (status === blackStatus.active) times.set(phone, (times.get(phone) ?? 0) + 1)
  return blacksOfDealers.page(visible(user), input, (row) => ({
    ...dealerShape(row),
    dealerCount: times.get(row.phone) ?? 0,
  }))
})

/** A group that filters by its own code requests all of its dealers. */
const ownCodes = (user: UserRow, code: string) =>
  user.dealerType === dealerType.group && code === user.dealerCode ? undefined : code

on(cluePhoneBlack.listByDealerCode)((input, { user }) => {
  const code = text(input.dealerCode)
  if (code === '') throw new Refusal(400, '缺少经销商代码')
  return blacksOfDealers.page(visible(user), { ...input, dealerCode: ownCodes(user, code) }, dealerShape)
})

on(cluePhoneBlack.createDealer)((input, { user, now }) => {
  demand(user, 'cluePhoneBlack.createDealer')
  const { values, faults } = readInto(
    dealerPhoneBlack,
    ['dealerCode', 'phone', 'reason', 'remark', 'images'],
    { ...input },
    {},
  )
  const { dealerCode, phone, reason, images } = values
  const known = dealerName(dealerCode) !== '' && seesRecord(user)({ dealerCode, areaName: areaOf(dealerCode) })
  refuseFields({
    ...faults,
    dealerCode: known ? undefined : '请选择经销商',
    remark: faults.remark ?? remarkFault(values),
    images:
      images.length > MAX_IMAGES
        ? `凭证最多${MAX_IMAGES}张`
        : reason === blackReason.fake && images.length === 0
          ? '请上传凭证'
          : undefined,
  })
  refuseTwice(dealerBlackOf(dealerCode, phone), '该号码已在本店黑名单')
  return { id: addDealerBlack(values, user, now).id }
})

on(cluePhoneBlack.updateDealerState)((input, { user }) => {
  demand(user, 'cluePhoneBlack.updateDealerState')
  const row = rowOf(visible(user), input.id)
  setDealerBlack(row, moved(row, input.status))
})
