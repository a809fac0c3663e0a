import * as companies from '@/api/companies'
import type { Company } from '@/entities/shared/company'
import { randomPassword } from '@/lib/randomText'
import { formatTime } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { placeText } from '../data/regions'
import type { CompanyRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../lib/access'
import { collect, demandHeadquarters, inPlace, PHONE, sentPlace, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, sent, text, texts, whole } from '../lib/input'
import { endSessions } from '../lib/sessions'
import { newId, org } from '../lib/store'
import { between, like, masked, oneOf, ordered, paged } from '../lib/table'
import { checkUser } from './userRules'

/** The kinds of outlet that are dealers of the first level. */
const DEALERS: readonly number[] = [1, 2, 4, 6]
const CREDIT = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

const usersOf = (row: CompanyRow): UserRow[] =>
  row.dealerCode === '' ? [] : org.users.filter((user) => user.dealerCode === row.dealerCode && user.status !== 3)
const byId = (id: string): CompanyRow | undefined => org.companies.find((row) => row.id === id)

const listed = (row: CompanyRow): Company => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as Company),
  contactPhone: masked(row.contactPhone),
  parentName: byId(row.parentId)?.companyName ?? '',
  userCount: row.dealerCode === '' ? row.userCount : usersOf(row).length,
  dealerCount: org.companies.filter((one) => (one.id === row.id || one.parentId === row.id) && DEALERS.includes(one.shopType)).length,
})

/** Headquarters sees all, an area those of its dealers, a group its branch, a dealer itself. */
const seesCompany = (me: UserRow) => {
  const sees = seesRecord(me)
  const area = new Map(org.dealers.map((dealer) => [dealer.dealerCode, dealer.areaName]))
  return (row: CompanyRow): boolean =>
    me.dealerType === 3 ? row.dealerCode === me.dealerCode : sees({ areaName: area.get(row.dealerCode) ?? '', dealerCode: row.dealerCode })
}

on(companies.list)((input, { user }) => {
  const [named, coded, credited] = [like(input.companyName), like(input.dealerCode), like(input.creditCode)]
  const placed = inPlace({ ...input, areaName: undefined })
  const inTime = between(input.createTimeStart, input.createTimeEnd)
  const tests = (['id', 'shopType', 'parentId', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: CompanyRow) => test(row[key])
  })
  const rows = org.companies
    .filter(seesCompany(user))
    .filter(
      (row) =>
        named(row.companyName, row.shortName) &&
        coded(row.dealerCode) &&
        credited(row.creditCode) &&
        placed({ ...row, areaName: '' }) &&
        inTime(row.createTime) &&
        tests.every((test) => test(row)),
    )
  // One enterprise that is asked for by its number comes with its whole phone, for its form.
  const face = text(input.id) ? (row: CompanyRow) => ({ ...listed(row), contactPhone: row.contactPhone }) : listed
  return paged(rows, input, face, ordered<CompanyRow>(input, ['createTime'], 'createTime'))
})

/** Which kinds of outlet may stand above one: dealers above a second-tier outlet, groups above dealers. */
const parentsOf = (shopType: number): readonly number[] => (shopType === 3 ? DEALERS : DEALERS.includes(shopType) ? [5] : [])

on(companies.listParents)((input, { user }) => {
  const shopType = whole(input.shopType)
  const kinds = shopType === undefined ? [...DEALERS, 5] : parentsOf(shopType)
  const named = like(input.keyword)
  const rows = org.companies.filter((row) => row.status === 1 && kinds.includes(row.shopType) && named(row.companyName, row.dealerCode))
  return paged(rows.filter(seesCompany(user)), { pageSize: 20 }, ({ id, companyName }) => ({ id, companyName })).records
})

/** The last number given out as a dealer code. */
let lastCode: number
onReset(() => {
  lastCode = Math.max(...org.dealers.map((row) => Number(row.dealerCode.slice(1)) || 0))
})
on(companies.generateDealerCode)((_, { user }) => {
  demand(user, 'companies.save')
  demandHeadquarters(user)
  return `D${String(++lastCode).padStart(5, '0')}`
})

const TEXTS = ['companyName', 'shortName', 'parentId', 'creditCode', 'legalPerson', 'address', 'license', 'contactName', 'contactPhone', 'remark'] as const

const fill = (draft: CompanyRow, input: Record<string, unknown>): void => {
  for (const key of TEXTS) if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'maxUsers')) draft.maxUsers = whole(input.maxUsers) ?? 0
  Object.assign(draft, sentPlace(input))
}

const parentFault = (draft: CompanyRow): string | undefined => {
  const kinds = parentsOf(draft.shopType)
  if (draft.parentId === '') return draft.shopType === 3 ? '请选择上级企业' : undefined
  const parent = byId(draft.parentId)
  return parent && kinds.includes(parent.shopType) ? undefined : '上级企业与门店类型不符'
}

const codeFault = (draft: CompanyRow, others: readonly CompanyRow[]): string | undefined => {
  if (draft.dealerCode === '') return '请生成经销商代码'
  return others.some((row) => row.dealerCode === draft.dealerCode) ? '经销商代码已被使用，请重新生成' : undefined
}

const check = (draft: CompanyRow, input: Record<string, unknown>): Record<string, string> => {
  const fields: Record<string, string> = {}
  const others = org.companies.filter((row) => row.id !== draft.id)
  const credit = others.find((row) => row.creditCode === draft.creditCode)
  const count = usersOf(draft).length
  collect(fields, {
    shopType: [1, 2, 3, 4, 5, 6].includes(draft.shopType) || draft.dealerCode === '' ? undefined : '请选择门店类型',
    companyName: textFault(draft.companyName, '企业名称', 50) ?? (others.some((row) => row.companyName === draft.companyName) ? '企业名称已存在' : undefined),
    parentId: parentFault(draft),
    creditCode: !CREDIT.test(draft.creditCode) ? '请输入18位统一社会信用代码' : credit ? `统一社会信用代码已被${credit.companyName}使用` : undefined,
    region: draft.countyCode === '' || (sent(input, 'countyCode') && !sentPlace(input)) ? '请选择所在地区' : undefined,
    contactName: textFault(draft.contactName, '联系人', 20),
    contactPhone: PHONE.test(draft.contactPhone) ? undefined : '请输入正确的11位手机号',
    maxUsers: draft.maxUsers < 1 || draft.maxUsers > 500 ? '账号上限为1-500的整数' : draft.maxUsers < count ? `账号上限不能小于已有账号数${count}` : undefined,
    remark: [...draft.remark].length > 200 ? '备注不能超过200个字符' : undefined,
  })
  return fields
}

const blank = (time: string): CompanyRow => ({
  ...{ id: newId(), companyName: '', shortName: '', shopType: 0, parentId: '', dealerCode: '', creditCode: '', legalPerson: '', contactName: '' },
  ...{ provinceCode: '', provinceName: '', cityCode: '', cityName: '', countyCode: '', countyName: '', contactPhone: '', address: '', license: '' },
  ...{ superAdminId: '', userCount: 0, maxUsers: 20, status: 1, createTime: time, remark: '' },
})

/** The role of the first account of an enterprise. */
const roleOf = (shopType: number) =>
  org.roles.find((role) => role.roleCode === (shopType === 5 ? 'GROUP_ADMIN' : shopType === 3 ? 'SECOND_ADMIN' : 'DEALER_ADMIN'))

/** The superadmin of a new enterprise, checked like any account; the fields of the form carry its names. */
const adminOf = (company: CompanyRow, input: unknown, time: string): { user: UserRow; faults: Record<string, string> } => {
  const sentAdmin: Record<string, unknown> = input && typeof input === 'object' ? { ...input } : {}
  const role = roleOf(company.shopType)
  const area = org.salesAreas.find(({ areaName }) => org.regions.some((region) => region.code === company.cityCode && region.areaName === areaName))
  const user: UserRow = {
    ...{ id: newId(), username: text(sentAdmin.username), password: randomPassword(), passwordTime: '', nickname: text(sentAdmin.nickname), headImgUrl: '' },
    ...{ phone: text(sentAdmin.phone), email: text(sentAdmin.email), employeeNo: '', dealerType: company.shopType === 5 ? 5 : company.shopType === 3 ? 4 : 3 },
    ...{ shopType: company.shopType, deptId: '', dealerCode: company.dealerCode, dealerName: company.companyName, areaName: area?.areaName ?? '', post: 11 },
    ...{ roleIds: role ? [role.id] : [], relatedDealerCodes: [], parentId: '', childAccountIds: [], status: 1, lastLoginTime: '', createTime: time },
    ...{ updateTime: time, remark: '' },
  }
  const { username, nickname, phone, email } = checkUser({ ...user })
  const faults: Record<string, string> = {}
  collect(faults, { username, nickname, phone, email })
  return { user, faults }
}

/** What an enterprise of a kind brings along: its dealer, or its group. Answers the id of that. */
const bring = (company: CompanyRow, now: number): void => {
  const time = formatTime(now)
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName, contactName, contactPhone, dealerCode } = company
  const place = { provinceCode, provinceName, cityCode, cityName, countyCode, countyName }
  const address = company.address || placeText(place)
  if (company.shopType === 5)
    org.groups.push({
      ...{ id: newId(), groupCode: dealerCode, groupName: company.companyName, companyId: company.id, contactName, contactPhone, ...place, address },
      ...{ dealerCodes: [], dealerCount: 0, secondCount: 0, status: 1, remark: company.remark, updateTime: time },
    })
  if (!DEALERS.includes(company.shopType)) return
  const group = byId(company.parentId)?.dealerCode ?? ''
  const city = org.dealers.find((dealer) => dealer.cityCode === cityCode)
  org.dealers.push({
    ...{ id: newId(), dealerCode, dealerName: company.companyName, shortName: company.shortName, dealerLevel: 1, shopType: company.shopType },
    ...{ groupCode: group, areaName: org.regions.find((region) => region.code === cityCode)?.areaName ?? '', ...place, address },
    ...{ location: city?.location ?? { longitude: 116.407526, latitude: 39.90403 }, salesPhone: '', servicePhone: '', contactName, contactPhone, images: [] },
    ...{ acceptClueFlag: 0, optionalFlag: 0, transportCarStatus: 0, status: 1, openDate: time.slice(0, 10), leaveDate: '', updateTime: time },
  })
  org.groups.find((one) => one.groupCode === group && group !== '')?.dealerCodes.push(dealerCode)
}

on(companies.save)((input, { user, now }) => {
  demand(user, 'companies.save')
  demandHeadquarters(user)
  const time = formatTime(now)
  const draft = { ...blank(time), shopType: whole(input.shopType) ?? 0, dealerCode: text(input.dealerCode) }
  fill(draft, input)
  const fields = check(draft, input)
  collect(fields, { shopType: draft.shopType === 0 ? '请选择门店类型' : undefined, dealerCode: codeFault(draft, org.companies) })
  const { user: admin, faults } = adminOf(draft, input.superAdmin, time)
  refuseFields({ ...fields, ...faults })
  org.companies.push({ ...draft, superAdminId: admin.id, userCount: 1 })
  org.users.push(admin)
  bring(draft, now)
  return { id: draft.id }
})

on(companies.update)((input, { user }) => {
  demand(user, 'companies.update')
  const row = found(byId(text(input.id)), '企业不存在')
  demandHeadquarters(user)
  const draft = { ...row }
  if (sent(input, 'shopType') && whole(input.shopType) !== row.shopType) refuseFields({ shopType: '门店类型不能修改' })
  if (sent(input, 'dealerCode') && text(input.dealerCode) !== row.dealerCode) refuseFields({ dealerCode: '经销商代码不能修改' })
  if (sent(input, 'status')) {
    const next = whole(input.status) === 1 ? 1 : 0
    if (next === row.status) throw stale()
    if (next === 0 && row.shopType === 0) throw new Refusal(409, '总部企业不能停用')
    draft.status = next
  }
  fill(draft, input)
  if (texts(Object.keys(input)).some((key) => key !== 'id' && key !== 'status')) refuseFields(check(draft, input))
  Object.assign(row, draft)
  if (row.status === 0) endSessions(usersOf(row).map(({ id }) => id))
})
