import { dealerStatus, enableStatus, secondStatus, shopType, userStatus } from '@/entities/shared/enums'
import { picture, type Context } from '../../core/context'
import { creditCode, personName, streetAddress } from '../../core/names'
import { need } from '../../core/random'
import { placeOf, placeText } from './regions'
import type {
  CompanyRow,
  DealerRow,
  GroupDealerRow,
  PlaceFields,
  RegionRow,
  SecondDealerRow,
  SuperAdminRow,
  UserRow,
} from './types'

const secondCompanies = 12
const withoutAdmin = new Set(['S00004', 'S00008', 'S00012'])

const placeFields = (row: PlaceFields): PlaceFields => ({
  provinceCode: row.provinceCode,
  provinceName: row.provinceName,
  cityCode: row.cityCode,
  cityName: row.cityName,
  countyCode: row.countyCode,
  countyName: row.countyName,
})

const legalName = (dealerName: string) =>
  dealerName.replace(/城市展厅$/, '汽车贸易有限公司').replace(/直营中心$/, '销售服务有限公司')

const companyFactory = (context: Context, users: readonly UserRow[]) => {
  const { random } = context
  const userCounts = new Map<string, number>()
  const firstUsers = new Map<string, UserRow>()
  for (const user of users) {
    if (!firstUsers.has(user.dealerCode)) firstUsers.set(user.dealerCode, user)
    if (user.status !== userStatus.left) userCounts.set(user.dealerCode, (userCounts.get(user.dealerCode) ?? 0) + 1)
  }

  const company = (
    seed: Pick<
      CompanyRow,
      | 'companyName'
      | 'shortName'
      | 'shopType'
      | 'parentId'
      | 'dealerCode'
      | 'contactName'
      | 'contactPhone'
      | 'address'
      | 'status'
    >,
    place: PlaceFields,
  ): CompanyRow => {
    const number = context.next('company')
    const userCount = userCounts.get(seed.dealerCode) ?? 0
    return {
      id: String(50_000 + number),
      ...seed,
      ...placeFields(place),
      creditCode: creditCode(random, place.countyCode),
      legalPerson: number % 10 === 7 ? '' : personName(random).name,
      license: number % 4 === 1 ? '' : picture('营业执照', '#87661b', 160, 120),
      superAdminId: withoutAdmin.has(seed.dealerCode) ? '' : (firstUsers.get(seed.dealerCode)?.id ?? ''),
      userCount,
      maxUsers: seed.dealerCode === '' ? 500 : Math.max(random.pick([20, 20, 30, 50]), userCount),
      createTime: context.timeBetween(725, 30),
      remark: number % 14 === 3 ? '证照将于年底换发，请提前跟进' : '',
    }
  }

  const ofDealer = (dealer: DealerRow, parentId: string) =>
    company(
      {
        companyName: legalName(dealer.dealerName),
        shortName: dealer.shortName,
        shopType: dealer.shopType,
        parentId,
        dealerCode: dealer.dealerCode,
        contactName: dealer.contactName,
        contactPhone: dealer.contactPhone,
        address: dealer.address,
        status: dealer.status === dealerStatus.left ? enableStatus.disabled : enableStatus.enabled,
      },
      dealer,
    )

  return { company, ofDealer }
}

export const superAdminsOf = (companies: readonly CompanyRow[], users: readonly UserRow[]): SuperAdminRow[] => {
  const byId = new Map(users.map((user) => [user.id, user]))
  return companies
    .filter((company) => company.superAdminId !== '')
    .map((company) => {
      const user = need(byId, company.superAdminId)
      return {
        id: user.id,
        companyId: company.id,
        username: user.username,
        nickname: user.nickname,
        phone: user.phone,
        email: user.email,
        status: user.status,
        lastLoginTime: user.lastLoginTime,
        passwordTime: user.passwordTime,
      }
    })
}

export const buildCompanies = (
  context: Context,
  regions: ReadonlyMap<string, RegionRow>,
  dealers: readonly DealerRow[],
  groups: readonly GroupDealerRow[],
  seconds: readonly SecondDealerRow[],
  users: readonly UserRow[],
): CompanyRow[] => {
  const { company, ofDealer } = companyFactory(context, users)
  const seat = placeOf(regions, '310115')
  const rows = [
    company(
      {
        companyName: '启明汽车销售有限公司',
        shortName: '启明汽车',
        shopType: shopType.headquarters,
        parentId: '',
        dealerCode: '',
        contactName: '系统管理员',
        contactPhone: context.phone(),
        address: placeText(seat) + streetAddress(context.random),
        status: enableStatus.enabled,
      },
      seat,
    ),
  ]
  const groupCompany = new Map<string, string>()
  for (const group of groups) {
    const { groupName, groupCode, contactName, contactPhone, address } = group
    const row = company(
      {
        companyName: groupName,
        shortName: '',
        shopType: shopType.group,
        parentId: '',
        dealerCode: groupCode,
        contactName,
        contactPhone,
        address,
        status: group.status,
      },
      group,
    )
    group.companyId = row.id
    groupCompany.set(groupCode, row.id)
    rows.push(row)
  }
  const dealerCompany = new Map<string, string>()
  for (const dealer of dealers) {
    const row = ofDealer(dealer, groupCompany.get(dealer.groupCode) ?? '')
    dealerCompany.set(dealer.dealerCode, row.id)
    rows.push(row)
  }
  for (const second of seconds.slice(0, secondCompanies)) {
    const parentId = need(dealerCompany, second.parentDealerCode)
    const { contactName, contactPhone, address, dealerCode } = second
    rows.push(
      company(
        {
          companyName: `${second.dealerName}（${contactName}个体经营）`,
          shortName: '',
          shopType: shopType.second,
          parentId,
          dealerCode,
          contactName,
          contactPhone,
          address,
          status: second.status === secondStatus.closed ? enableStatus.disabled : enableStatus.enabled,
        },
        second,
      ),
    )
  }
  return rows
}

export const buildMoreCompanies = (
  context: Context,
  dealers: readonly DealerRow[],
  users: readonly UserRow[],
): CompanyRow[] => {
  const { ofDealer } = companyFactory(context, users)
  return dealers.map((dealer) => ofDealer(dealer, ''))
}
