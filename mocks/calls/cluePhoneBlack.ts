import * as cluePhoneBlack from '@/api/cluePhoneBlack'
import type { DealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { PhoneBlack } from '@/entities/leads/phoneBlack'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { DealerBlackRow, PhoneBlackRow } from '../data/phoneBlacks'
import type { UserRow } from '../data/types'
import { demand, seesRecord } from '../lib/access'
import { addBlack, addDealerBlack, dealerBlackOf, dealerBlacks, phoneBlacks, setBlack, setDealerBlack } from '../lib/blacks'
import { byPhone, PHONE, stale } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import { areaOf, dealerName } from '../lib/leads'
import { readSheet, xlsFile } from '../lib/sheet'
import { addTemplate } from '../lib/templates'
import { between, exportable, like, masked, oneOf, ordered, paged } from '../lib/table'

const ACTIVE = 1
const BY_HAND = 1
const IMPORTED = 2
const FROM_LEAD = 3
const OTHER = 9
const FAKE = 2
const MOST_IMAGES = 3
const MOST_ROWS = 5000
const REASONS: Readonly<Record<number, string>> = { 1: '客户投诉骚扰', 2: '同行刷线索', 3: '空号停机', 4: '内部测试', 5: '客户要求', 9: '其他' }
const SOURCES: Readonly<Record<number, string>> = { 1: '手工录入', 2: '批量导入', 3: '线索拉黑' }

/** Only headquarters keeps the list that holds everywhere. */
const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护全网黑名单')
}

/** What is wrong with an entry, by field. */
const faults = (phone: string, reason: number | undefined, remark: string): Record<string, string> => ({
  ...(PHONE.test(phone) ? {} : { phone: '请输入正确的手机号' }),
  ...(reason !== undefined && REASONS[reason] ? {} : { reason: '请选择拉黑原因' }),
  ...([...remark].length > 200 ? { remark: '备注不能超过200个字符' } : reason === OTHER && remark === '' ? { remark: '请填写备注' } : {}),
})

/** Refuses a number that is there already; a lifted one can be blocked again instead. */
const refuseTwice = (row: { status: number } | undefined, message: string): void => {
  if (!row) return
  const told = row.status === ACTIVE ? message : '号码已在名单中且已解除，可重新拉黑'
  throw new Refusal(409, told, 200, { phone: told })
}

const search = (input: Record<string, unknown>): PhoneBlackRow[] => {
  const phoned = byPhone(input.phone)
  const reasoned = oneOf(input.reason)
  const sourced = oneOf(input.source)
  const stood = oneOf(input.status)
  const by = like(input.createBy)
  const created = between(input.createTimeStart, input.createTimeEnd)
  return [...phoneBlacks.values()].filter(
    (row) => phoned(row.phone) && reasoned(row.reason) && sourced(row.source) && stood(row.status) && by(row.createBy) && created(row.createTime),
  )
}
const order = (input: Record<string, unknown>) => ordered<PhoneBlackRow>(input, ['createTime', 'hitCount', 'lastHitTime'], 'createTime')
// The data holds only the values of the enumerations.
const shape = (row: PhoneBlackRow): PhoneBlack => ({ ...row }) as PhoneBlack

on(cluePhoneBlack.list)((input, { user }) => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可查看全网黑名单')
  return paged(search(input), input, shape, order(input))
})

on(cluePhoneBlack.exportList)((input, { user }) => {
  keeper(user, 'cluePhoneBlack.exportList')
  return xlsFile(
    '手机号黑名单.xls',
    ['手机号', '拉黑原因', '录入方式', '拦截次数', '最近拦截', '状态', '备注', '录入人', '录入时间'],
    exportable(search(input))
      .toSorted(order(input))
      .map((row) => [
        masked(row.phone),
        REASONS[row.reason] ?? '',
        SOURCES[row.source] ?? '',
        row.hitCount,
        row.lastHitTime,
        row.status === ACTIVE ? '生效' : '已解除',
        row.remark,
        row.createBy,
        row.createTime,
      ]),
  )
})

on(cluePhoneBlack.create)((input, { user, now }) => {
  keeper(user, 'cluePhoneBlack.create')
  const [phone, reason, remark] = [text(input.phone), whole(input.reason), text(input.remark)]
  refuseFields(faults(phone, reason, remark))
  refuseTwice(phoneBlacks.get(phone), '号码已在总部黑名单')
  return { id: addBlack({ phone, reason: reason ?? OTHER, remark, source: whole(input.source) === FROM_LEAD ? FROM_LEAD : BY_HAND }, user, now).id }
})

const rowOf = <Row extends { id: string }>(rows: Iterable<Row>, id: unknown): Row =>
  found(
    [...rows].find((row) => row.id === text(id)),
    '记录不存在',
  )

/** The state that an entry is to change to; refuses one that it has already. */
const moved = (row: { status: number }, asked: unknown): number => {
  const to = whole(asked)
  if ((to !== 0 && to !== ACTIVE) || to === row.status) throw stale()
  return to
}

on(cluePhoneBlack.updateStatus)((input, { user, now }) => {
  keeper(user, 'cluePhoneBlack.updateStatus')
  const row = rowOf(phoneBlacks.values(), input.id)
  setBlack(row, moved(row, input.status), now)
})

on(cluePhoneBlack.remove)((input, { user }) => {
  keeper(user, 'cluePhoneBlack.remove')
  const row = rowOf(phoneBlacks.values(), input.id)
  if (row.status === ACTIVE) throw new Refusal(409, '生效中的号码不能删除，请先解除')
  phoneBlacks.delete(row.phone)
})

const COLUMNS = ['手机号', '拉黑原因', '备注'] as const
addTemplate('import_blackphone', () => xlsFile('import_blackphone.xls', COLUMNS, [['13800138000', '空号停机', '示例，导入前请删除']]))

on(cluePhoneBlack.importFile)(async (_, { user, form, now }) => {
  keeper(user, 'cluePhoneBlack.importFile')
  const { fileName, rows } = await readSheet(form, COLUMNS, MOST_ROWS)
  const seen = new Set<string>()
  const failRows = rows.flatMap(({ rowNo, cells }) => {
    const phone = cells['手机号'] ?? ''
    const [given = '', remark = ''] = [cells['拉黑原因'], cells['备注']]
    const reason = Number(Object.entries(REASONS).find(([code, name]) => given === code || given === name)?.[0])
    const fail = (why: string) => [{ rowNo, phone, reason: why }]
    if (!PHONE.test(phone)) return fail('手机号格式不正确')
    if (seen.has(phone)) return fail('文件内重复')
    seen.add(phone)
    if (phoneBlacks.has(phone)) return fail('已在黑名单中')
    if (!reason) return fail('拉黑原因不正确')
    if (reason === OTHER && remark === '') return fail('请填写备注')
    addBlack({ phone, reason, remark: remark.slice(0, 200), source: IMPORTED }, user, now)
    return []
  })
  return { fileName, total: rows.length, successCount: rows.length - failRows.length, failCount: failRows.length, failRows }
})

const searchDealers = (input: Record<string, unknown>, user: UserRow): DealerBlackRow[] => {
  const sees = seesRecord(user)
  const phoned = byPhone(input.phone)
  const inArea = oneOf(input.areaName)
  const at = oneOf(input.dealerCode)
  const reasoned = oneOf(input.reason)
  const stood = oneOf(input.status)
  const by = like(input.createBy)
  const created = between(input.createTimeStart, input.createTimeEnd)
  return [...dealerBlacks.values()].filter(
    (row) =>
      sees({ dealerCode: row.dealerCode, areaName: areaOf(row.dealerCode) }) &&
      phoned(row.phone) &&
      inArea(areaOf(row.dealerCode)) &&
      at(row.dealerCode) &&
      reasoned(row.reason) &&
      stood(row.status) &&
      by(row.createBy) &&
      created(row.createTime),
  )
}
const dealerOrder = (input: Record<string, unknown>) => ordered<DealerBlackRow>(input, ['createTime'], 'createTime')
const dealerShape = (row: DealerBlackRow): DealerPhoneBlack =>
  // The data holds only the values of the enumerations.
  ({ ...row, dealerName: dealerName(row.dealerCode) }) as DealerPhoneBlack

on(cluePhoneBlack.listDealer)((input, { user }) => {
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
  const times = new Map<string, number>()
  for (const { phone, status } of dealerBlacks.values()) if (status === ACTIVE) times.set(phone, (times.get(phone) ?? 0) + 1)
  return paged(searchDealers(input, user), input, (row) => ({ ...dealerShape(row), dealerCount: times.get(row.phone) ?? 0 }), dealerOrder(input))
})

/** A group asks for all of its dealers by its own code. */
const ownCodes = (user: UserRow, code: string) => (user.dealerType === 5 && code === user.dealerCode ? undefined : code)

on(cluePhoneBlack.listByDealerCode)((input, { user }) => {
  const code = text(input.dealerCode)
  if (code === '') throw new Refusal(400, '缺少经销商代码')
  return paged(searchDealers({ ...input, dealerCode: ownCodes(user, code) }, user), input, dealerShape, dealerOrder(input))
})

on(cluePhoneBlack.createDealer)((input, { user, now }) => {
  demand(user, 'cluePhoneBlack.createDealer')
  const dealerCode = text(input.dealerCode)
  const [phone, reason, remark, images] = [text(input.phone), whole(input.reason), text(input.remark), texts(input.images)]
  const known = dealerName(dealerCode) !== '' && seesRecord(user)({ dealerCode, areaName: areaOf(dealerCode) })
  refuseFields({
    ...(known ? {} : { dealerCode: '请选择经销商' }),
    ...faults(phone, reason, remark),
    ...(images.length > MOST_IMAGES ? { images: `凭证最多${MOST_IMAGES}张` } : reason === FAKE && images.length === 0 ? { images: '请上传凭证' } : {}),
  })
  refuseTwice(dealerBlackOf(dealerCode, phone), '该号码已在本店黑名单')
  return { id: addDealerBlack({ dealerCode, phone, reason: reason ?? OTHER, remark, images }, user, now).id }
})

on(cluePhoneBlack.updateDealerState)((input, { user }) => {
  demand(user, 'cluePhoneBlack.updateDealerState')
  const row = rowOf(searchDealers({}, user), input.id)
  setDealerBlack(row, moved(row, input.status))
})
