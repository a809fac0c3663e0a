import * as companies from '@/api/system/companies'
import { is } from '@/entities/field'
import type { Company } from '@/entities/shared/company'
import {
  dealerLevel,
  dealerType,
  enableStatus,
  shopType as shopTypes,
  staffPost,
  userStatus,
} from '@/entities/shared/enums'
import { randomPassword } from '@/lib/randomPassword'
import { isCreditCode } from '@/lib/checkDigits'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { offered } from '../../core/table'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { placeText } from '../data/regions'
import type { CompanyRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../rules/access'
import { collect, demandHeadquarters, PHONE, sentPlace, stale, validateText } from '../rules/dealerRules'
import { found, refuseFields, sent, text, texts, integer } from '../../core/input'
import { endSessions } from '../rules/sessions'
import { newId, org } from '../rules/store'
import { checkUser } from './userRules'

const DEALERS: readonly number[] = [shopTypes.dealership, shopTypes.showroom, shopTypes.brandOwned, shopTypes.service]

const usersOf = (row: CompanyRow): UserRow[] =>
  row.dealerCode === ''
    ? []
    : org.users.filter((user) => user.dealerCode === row.dealerCode && user.status !== userStatus.left)
const byId = (id: string): CompanyRow | undefined => org.companies.find((row) => row.id === id)

const listed = (row: CompanyRow): Company => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as Company),
  parentName: byId(row.parentId)?.companyName ?? '',
  userCount: row.dealerCode === '' ? row.userCount : usersOf(row).length,
  dealerCount: org.companies.filter(
    (one) => (one.id === row.id || one.parentId === row.id) && DEALERS.includes(one.shopType),
  ).length,
})

/**
 * Returns a predicate for companies a user may see: headquarters all, an area those of its dealers, a group its
 * branch, a dealer itself.
 */
const seesCompany = (me: UserRow) => {
  const sees = seesRecord(me)
  const area = new Map(org.dealers.map((dealer) => [dealer.dealerCode, dealer.areaName]))
  return (row: CompanyRow): boolean =>
    me.dealerType === dealerType.dealer
      ? row.dealerCode === me.dealerCode
      : sees({ areaName: area.get(row.dealerCode) ?? '', dealerCode: row.dealerCode })
}

const enterprises = listOf(companies.list)<CompanyRow>({
  is: ['id', 'shopType', 'parentId', 'status', 'provinceCode', 'cityCode', 'countyCode'],
  like: ['dealerCode', 'creditCode', { companyName: (row) => [row.companyName, row.shortName] }],
  between: ['createTime'],
  sort: ['createTime'],
})
on(companies.list, { whole: { why: 'the list is the only way to one enterprise, for its form', when: 'asked by id' } })(
  (input, { user }) => enterprises.page(org.companies.filter(seesCompany(user)), input, listed),
)

/** Returns the kinds of outlet allowed as a parent: dealers for second-tier outlets, groups for dealers. */
const parentsOf = (shopType: number): readonly number[] =>
  shopType === shopTypes.second ? DEALERS : DEALERS.includes(shopType) ? [shopTypes.group] : []

on(companies.listParents)((input, { user }) => {
  const shopType = integer(input.shopType)
  const kinds = shopType === undefined ? [...DEALERS, shopTypes.group] : parentsOf(shopType)
  const rows = org.companies
    .filter((row) => row.status === enableStatus.enabled && kinds.includes(row.shopType))
    .filter(seesCompany(user))
  return offered(rows, input, ['companyName', 'dealerCode'], ({ id, companyName }) => ({ id, companyName }))
})

let lastCode: number
onReset(() => {
  lastCode = Math.max(...org.dealers.map((row) => Number(row.dealerCode.slice(1)) || 0))
})
on(companies.generateDealerCode)((_, { user }) => {
  demand(user, 'companies.save')
  demandHeadquarters(user)
  return `D${String(++lastCode).padStart(5, '0')}`
})

const TEXTS = [
  'companyName',
  'shortName',
  'parentId',
  'creditCode',
  'legalPerson',
  'address',
  'license',
  'contactName',
  'contactPhone',
  'remark',
] as const

const fill = (draft: CompanyRow, input: Record<string, unknown>): void => {
  for (const key of TEXTS) if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'maxUsers')) draft.maxUsers = integer(input.maxUsers) ?? 0
  Object.assign(draft, sentPlace(input))
}

const validateParent = (draft: CompanyRow): string | undefined => {
  const kinds = parentsOf(draft.shopType)
  if (draft.parentId === '') return draft.shopType === shopTypes.second ? '请选择上级企业' : undefined
  const parent = byId(draft.parentId)
  return parent && kinds.includes(parent.shopType) ? undefined : '上级企业与门店类型不符'
}

const validateCode = (draft: CompanyRow, others: readonly CompanyRow[]): string | undefined => {
  if (draft.dealerCode === '') return '请生成经销商代码'
  return others.some((row) => row.dealerCode === draft.dealerCode) ? '经销商代码已被使用，请重新生成' : undefined
}

const check = (draft: CompanyRow, input: Record<string, unknown>): Record<string, string> => {
  const fields: Record<string, string> = {}
  const others = org.companies.filter((row) => row.id !== draft.id)
  const credit = others.find((row) => row.creditCode === draft.creditCode)
  const count = usersOf(draft).length
  collect(fields, {
    shopType:
      is(
        draft.shopType,
        shopTypes.dealership,
        shopTypes.showroom,
        shopTypes.second,
        shopTypes.brandOwned,
        shopTypes.group,
        shopTypes.service,
      ) || draft.dealerCode === ''
        ? undefined
        : '请选择门店类型',
    companyName:
      validateText(draft.companyName, '企业名称', 50) ??
      (others.some((row) => row.companyName === draft.companyName) ? '企业名称已存在' : undefined),
    parentId: validateParent(draft),
    creditCode: !isCreditCode(draft.creditCode)
      ? '统一社会信用代码不正确'
      : credit
        ? `统一社会信用代码已被${credit.companyName}使用`
        : undefined,
    region: draft.countyCode === '' || (sent(input, 'countyCode') && !sentPlace(input)) ? '请选择所在地区' : undefined,
    contactName: validateText(draft.contactName, '联系人', 20),
    contactPhone: PHONE.test(draft.contactPhone) ? undefined : '请输入正确的11位手机号',
    maxUsers:
      draft.maxUsers < 1 || draft.maxUsers > 500
        ? '账号上限为1-500的整数'
        : draft.maxUsers < count
          ? `账号上限不能小于已有账号数${count}`
          : undefined,
    remark: [...draft.remark].length > 200 ? '备注不能超过200个字符' : undefined,
  })
  return fields
}

const blank = (time: string): CompanyRow => ({
  ...{
    id: newId(),
    companyName: '',
    shortName: '',
    shopType: shopTypes.headquarters,
    parentId: '',
    dealerCode: '',
    creditCode: '',
    legalPerson: '',
    contactName: '',
  },
  ...{
    provinceCode: '',
    provinceName: '',
    cityCode: '',
    cityName: '',
    countyCode: '',
    countyName: '',
    contactPhone: '',
    address: '',
    license: '',
  },
  ...{ superAdminId: '', userCount: 0, maxUsers: 20, status: enableStatus.enabled, createTime: time, remark: '' },
})

const roleOf = (shopType: number) =>
  org.roles.find(
    (role) =>
      role.roleCode ===
      (shopType === shopTypes.group ? 'GROUP_ADMIN' : shopType === shopTypes.second ? 'SECOND_ADMIN' : 'DEALER_ADMIN'),
  )

const adminOf = (
  company: CompanyRow,
  input: unknown,
  time: string,
): { user: UserRow; faults: Record<string, string> } => {
  const sentAdmin: Record<string, unknown> = input && typeof input === 'object' ? { ...input } : {}
  const role = roleOf(company.shopType)
  const area = org.salesAreas.find(({ areaName }) =>
    org.regions.some((region) => region.code === company.cityCode && region.areaName === areaName),
  )
  const user: UserRow = {
    ...{
      id: newId(),
      username: text(sentAdmin.username),
      password: randomPassword(),
      passwordTime: '',
      nickname: text(sentAdmin.nickname),
      headImgUrl: '',
    },
    ...{
      phone: text(sentAdmin.phone),
      email: text(sentAdmin.email),
      employeeNo: '',
      dealerType:
        company.shopType === shopTypes.group
          ? dealerType.group
          : company.shopType === shopTypes.second
            ? dealerType.second
            : dealerType.dealer,
    },
    ...{
      shopType: company.shopType,
      deptId: '',
      dealerCode: company.dealerCode,
      dealerName: company.companyName,
      areaName: area?.areaName ?? '',
      post: staffPost.generalManager,
    },
    ...{
      roleIds: role ? [role.id] : [],
      relatedDealerCodes: [],
      parentId: '',
      childAccountIds: [],
      status: enableStatus.enabled,
      lastLoginTime: '',
      createTime: time,
    },
    ...{ updateTime: time, remark: '' },
  }
  const { username, nickname, phone, email } = checkUser({ ...user })
  const faults: Record<string, string> = {}
  collect(faults, { username, nickname, phone, email })
  return { user, faults }
}

/** Creates the dealer or group that belongs to a new enterprise. */
const bring = (company: CompanyRow, now: number): void => {
  const time = formatTime(now)
  const {
    provinceCode,
    provinceName,
    cityCode,
    cityName,
    countyCode,
    countyName,
    contactName,
    contactPhone,
    dealerCode,
  } = company
  const place = { provinceCode, provinceName, cityCode, cityName, countyCode, countyName }
  const address = company.address || placeText(place)
  if (company.shopType === shopTypes.group)
    org.groups.push({
      ...{
        id: newId(),
        groupCode: dealerCode,
        groupName: company.companyName,
        companyId: company.id,
        contactName,
        contactPhone,
        ...place,
        address,
      },
      ...{
        dealerCodes: [],
        dealerCount: 0,
        secondCount: 0,
        status: enableStatus.enabled,
        remark: company.remark,
        updateTime: time,
      },
    })
  if (!DEALERS.includes(company.shopType)) return
  const group = byId(company.parentId)?.dealerCode ?? ''
  const city = org.dealers.find((dealer) => dealer.cityCode === cityCode)
  org.dealers.push({
    ...{
      id: newId(),
      dealerCode,
      dealerName: company.companyName,
      shortName: company.shortName,
      dealerLevel: dealerLevel.first,
      shopType: company.shopType,
    },
    ...{
      groupCode: group,
      areaName: org.regions.find((region) => region.code === cityCode)?.areaName ?? '',
      ...place,
      address,
    },
    ...{
      location: city?.location ?? { longitude: 116.407526, latitude: 39.90403 },
      salesPhone: '',
      servicePhone: '',
      contactName,
      contactPhone,
      images: [],
    },
    ...{
      acceptClueFlag: 0,
      optionalFlag: 0,
      transportCarStatus: 0,
      status: enableStatus.enabled,
      openDate: time.slice(0, 10),
      leaveDate: '',
      updateTime: time,
    },
  })
  org.groups.find((one) => one.groupCode === group && group !== '')?.dealerCodes.push(dealerCode)
}

on(companies.save)((input, { user, now }) => {
  demand(user, 'companies.save')
  demandHeadquarters(user)
  const time = formatTime(now)
  const draft = {
    ...blank(time),
    shopType: integer(input.shopType) ?? shopTypes.headquarters,
    dealerCode: text(input.dealerCode),
  }
  fill(draft, input)
  const fields = check(draft, input)
  collect(fields, {
    shopType: draft.shopType === shopTypes.headquarters ? '请选择门店类型' : undefined,
    dealerCode: validateCode(draft, org.companies),
  })
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
  if (sent(input, 'shopType') && integer(input.shopType) !== row.shopType)
    refuseFields({ shopType: '门店类型不能修改' })
  if (sent(input, 'dealerCode') && text(input.dealerCode) !== row.dealerCode)
    refuseFields({ dealerCode: '经销商代码不能修改' })
  if (sent(input, 'status')) {
    const next = integer(input.status) === enableStatus.enabled ? 1 : 0
    if (next === row.status) throw stale()
    if (next === 0 && row.shopType === shopTypes.headquarters) throw new Refusal(409, '总部企业不能停用')
    draft.status = next
  }
  fill(draft, input)
  if (texts(Object.keys(input)).some((key) => key !== 'id' && key !== 'status')) refuseFields(check(draft, input))
  Object.assign(row, draft)
  if (row.status === enableStatus.disabled) endSessions(usersOf(row).map(({ id }) => id))
})
