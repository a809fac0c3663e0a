import * as dealers from '@/api/system/dealers'
import { enableStatus, secondStatus, userStatus } from '@/entities/shared/enums'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { GroupDealerRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../rules/access'
import { demandHeadquarters, listedDealer, PHONE, sentPlace, stale, validateText } from '../rules/dealerRules'
import { found, refuseFields, sent, text, texts, integer, withId } from '../../core/input'
import { org } from '../rules/store'

const subDealersOf = (codes: readonly string[]) =>
  org.secondDealers.filter((second) => second.status !== secondStatus.closed && codes.includes(second.parentDealerCode))
    .length

const listed = (row: GroupDealerRow): GroupDealer => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as GroupDealer),
  companyName: org.companies.find((company) => company.id === row.companyId)?.companyName ?? '',
  dealerCount: row.dealerCodes.length,
  secondCount: subDealersOf(row.dealerCodes),
})

/**
 * Returns a predicate for groups a user may see: headquarters all, an area those with one of its dealers, a group and
 * its dealers their own.
 */
const seesGroup = (me: UserRow) => {
  const sees = seesRecord(me)
  return (row: GroupDealerRow): boolean =>
    me.dealerCode === row.groupCode ||
    sees({ areaName: '', dealerCode: row.groupCode }) ||
    org.dealers.some((one) => one.groupCode === row.groupCode && sees(one))
}

const groups = listOf(dealers.listGroups)<GroupDealerRow>({
  is: ['provinceCode', 'cityCode', 'countyCode', 'dealerCodes', 'status'],
  keyword: ['groupCode', 'groupName'],
  phone: ['contactPhone'],
  sort: ['updateTime'],
})

on(dealers.listGroups)((input, { user }) => groups.page(org.groups.filter(seesGroup(user)), input, listed))

/** Returns the detail of a group. Undefined for another id. Throws if the user may not see it. */
export const groupDetail = (me: UserRow, id: string): GroupDealer | undefined => {
  const row = org.groups.find((one) => one.id === id)
  if (!row) return undefined
  if (!seesGroup(me)(row)) throw new Refusal(403, '无权查看该集团')
  return listed(row)
}

on(dealers.listRelated)((input, { user }) => {
  const group = found(
    org.groups.find((one) => one.groupCode === text(input.groupCode)),
    '集团不存在',
  )
  if (!seesGroup(user)(group)) throw new Refusal(403, '无权查看该集团')
  const sees = seesRecord(user)
  return org.dealers
    .filter((row) => row.groupCode === group.groupCode && sees(row))
    .map((row) => ({
      ...listedDealer(row),
      relatedCount: org.users.filter(
        (one) =>
          one.dealerCode === group.groupCode &&
          one.status !== userStatus.left &&
          one.relatedDealerCodes.includes(row.dealerCode),
      ).length,
    }))
})

on(dealers.exportGroups)((input, { user }) => {
  demand(user, 'dealers.exportGroups')
  return sheetOf(groups.exported(org.groups.filter(seesGroup(user)), input), {
    ...columnsOf(groupDealer, 'groupCode', 'groupName'),
    所在地区: (row) => [row.provinceName, row.cityName, row.countyName].join(' '),
    ...columnsOf(groupDealer, 'contactName', 'contactPhone'),
    一级店数: (row) => row.dealerCodes.length,
    二级店数: (row) => subDealersOf(row.dealerCodes),
    ...columnsOf(groupDealer, 'status', 'remark', 'updateTime'),
  })
})

/** Rejects dealers that are unknown or belong to another group. */
const checkDealers = (group: GroupDealerRow, codes: readonly string[]): void => {
  for (const code of codes) {
    const dealer = org.dealers.find((one) => one.dealerCode === code)
    if (!dealer) throw new Refusal(400, '经销商代码不存在', 200, { dealerCodes: '经销商代码不存在' })
    const other = org.groups.find((one) => one.groupCode === dealer.groupCode && one !== group)
    if (other)
      throw new Refusal(409, `${dealer.dealerName} 已属于 ${other.groupName}`, 200, {
        dealerCodes: `${dealer.dealerName} 已属于 ${other.groupName}`,
      })
  }
}

const check = (draft: GroupDealerRow, input: Record<string, unknown>): void => {
  const taken = org.groups.some((one) => one.id !== draft.id && one.groupName === draft.groupName)
  refuseFields({
    groupName: validateText(draft.groupName, '集团名称', 50) ?? (taken ? '集团名称已存在' : undefined),
    contactName: validateText(draft.contactName, '联系人', 20),
    contactPhone: PHONE.test(draft.contactPhone) ? undefined : '请输入正确的11位手机号',
    region: text(input.countyCode) !== '' && !sentPlace(input) ? '请选择省市区' : undefined,
    remark: [...draft.remark].length > 200 ? '备注不能超过200个字符' : undefined,
  })
}

on(dealers.updateGroup)((input, { user, now }) => {
  demand(user, 'dealers.updateGroup')
  const row = withId(org.groups, input.id, '集团不存在')
  demandHeadquarters(user)
  const draft = { ...row }
  for (const key of ['groupName', 'contactName', 'contactPhone', 'address', 'remark'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'status')) {
    const next = integer(input.status) === enableStatus.enabled ? 1 : 0
    if (next === row.status) throw stale()
    draft.status = next
  }
  Object.assign(draft, sentPlace(input))
  check(draft, input)
  if (sent(input, 'dealerCodes')) {
    if (draft.status === enableStatus.disabled) throw new Refusal(409, '集团已停用，不能调整旗下经销商')
    draft.dealerCodes = [...new Set(texts(input.dealerCodes))]
    checkDealers(row, draft.dealerCodes)
  }
  Object.assign(row, draft, { updateTime: formatTime(now) })
  for (const dealer of org.dealers) {
    if (row.dealerCodes.includes(dealer.dealerCode)) dealer.groupCode = row.groupCode
    else if (dealer.groupCode === row.groupCode) dealer.groupCode = ''
  }
  const mine = new Set(row.dealerCodes)
  for (const one of org.users)
    if (one.dealerCode === row.groupCode)
      one.relatedDealerCodes = one.relatedDealerCodes.filter((code) => mine.has(code))
})
