import {
  dealerStatus,
  dealerType,
  deptType,
  enableStatus,
  shopType,
  staffPost,
  staffStatus,
  userStatus,
} from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { at, need } from '../../core/random'
import { generalManagers, postsOf, staffForAccounts } from './staff'
import type { MakeUser, UserSeed } from './userFactory'
import type { DealerRow, DepartmentRow, GroupDealerRow, RoleRow, SecondDealerRow, StaffRow, UserRow } from './types'

const userCount = 300

export interface Places {
  departments: readonly DepartmentRow[]
  dealers: readonly DealerRow[]
  groups: readonly GroupDealerRow[]
  seconds: readonly SecondDealerRow[]
  staff: readonly StaffRow[]
}

const roleOfPost = new Map([
  [11, 'DEALER_ADMIN'],
  [12, 'DEALER_SALES_MANAGER'],
  [13, 'DEALER_CONSULTANT'],
  [14, 'DEALER_SALES_MANAGER'],
  [15, 'DEALER_MARKETING'],
  [16, 'DEALER_TELESALES'],
  [21, 'DEALER_SERVICE_MANAGER'],
  [22, 'DEALER_SERVICE_ADVISER'],
  [31, 'DEALER_FINANCE'],
])

const hqRoles: readonly (readonly [dept: string, roles: readonly string[], post: number])[] = [
  ['1001', ['HQ_ADMIN'], 42],
  ['1002', ['HQ_ORDER'], 42],
  ['1002', ['HQ_CLUE', 'HQ_ORDER'], 42],
  ['1003', ['HQ_ADMIN'], 42],
  ['1003', ['HQ_EAST_SUPERVISOR'], 42],
  ['1004', ['HQ_MARKETING'], 15],
  ['1004', ['HQ_MARKETING', 'HQ_CONTENT'], 15],
  ['1005', ['HQ_CLUE'], 42],
  ['1005', ['HQ_CONTENT'], 42],
  ['1005', ['HQ_COMMUNITY', 'HQ_MEMBER'], 42],
  ['1005', ['HQ_SHOP'], 42],
  ['1006', ['HQ_MEMBER'], 42],
  ['1006', ['HQ_VEHICLE'], 21],
  ['1007', ['HQ_ROLE_READER'], 99],
  ['1007', ['HQ_VEHICLE'], 99],
]

const adminStatus = new Map([
  ['D00016', 0],
  ['D00028', 0],
  ['D00040', 0],
  ['D00014', 2],
  ['D00027', 2],
  ['D00038', 2],
])

const atDealer = (
  dealer: DealerRow,
): Pick<UserSeed, 'dealerType' | 'shopType' | 'dealerCode' | 'dealerName' | 'areaName'> => ({
  dealerType: dealerType.dealer,
  shopType: dealer.shopType,
  dealerCode: dealer.dealerCode,
  dealerName: dealer.dealerName,
  areaName: dealer.areaName,
})

const headquarters = (make: MakeUser, count: number): UserRow[] => {
  const hq = { dealerType: dealerType.headquarters, shopType: shopType.headquarters }
  return [
    make({
      ...hq,
      username: 'superadmin',
      nickname: '系统管理员',
      deptId: '1007',
      post: staffPost.operations,
      roles: ['SUPERADMIN'],
      status: userStatus.active,
      demo: true,
    }),
    make({
      ...hq,
      username: 'hq_clue',
      nickname: '林静怡',
      deptId: '1005',
      post: staffPost.operations,
      roles: ['HQ_CLUE'],
      status: userStatus.active,
      demo: true,
    }),
    make({
      ...hq,
      username: 'expired01',
      nickname: '孙建平',
      deptId: '1002',
      post: staffPost.operations,
      roles: ['HQ_ORDER'],
      status: userStatus.active,
      demo: true,
      passwordDays: 91,
    }),
    ...Array.from({ length: count - 3 }, (_, index) => {
      const [deptId, roles, post] = at(hqRoles, index)
      return make({
        ...hq,
        deptId,
        roles,
        post,
        nickname: index === 7 ? '阿卜杜热合曼·买买提吐尔逊·阿卜力米提' : undefined,
        relatedDealerCodes: index % 9 === 4 ? ['D00013', 'D00014', 'D00023'] : [],
      })
    }),
  ]
}

const salesAreas = (make: MakeUser, departments: readonly DepartmentRow[]): UserRow[] => {
  const byId = new Map(departments.map((department) => [department.id, department]))
  const rows: UserRow[] = []
  for (const department of departments) {
    if (department.status === enableStatus.disabled || department.deptType === deptType.headquarters) continue
    const isArea = department.deptType === deptType.area
    const area = isArea ? department : need(byId, department.parentId)
    const areaName = area.deptName.replace('大区', '')
    const seed = {
      dealerType: dealerType.area,
      shopType: shopType.headquarters,
      deptId: department.id,
      areaName,
      post: staffPost.areaManager,
    }
    if (isArea && areaName === '华东') {
      rows.push(
        make({
          ...seed,
          username: 'area_hd',
          nickname: '陆承志',
          roles: ['AREA_MANAGER'],
          status: userStatus.active,
          demo: true,
        }),
      )
    } else if (isArea) {
      rows.push(make({ ...seed, roles: ['AREA_MANAGER'], status: userStatus.active }))
    } else {
      rows.push(make({ ...seed, roles: ['DISTRICT_MANAGER'] }))
    }
  }
  return rows
}

const groupPeople = (make: MakeUser, groups: readonly GroupDealerRow[]): UserRow[] =>
  groups.flatMap((group, index) => {
    const seed = {
      dealerType: dealerType.group,
      shopType: shopType.group,
      dealerCode: group.groupCode,
      dealerName: group.groupName,
      relatedDealerCodes: group.dealerCodes,
      roles: ['GROUP_ADMIN'],
    }
    const admin =
      index === 0
        ? make({
            ...seed,
            username: 'group01',
            nickname: '沈国栋',
            post: staffPost.other,
            status: userStatus.active,
            demo: true,
          })
        : make({ ...seed, username: group.groupCode.toLowerCase(), post: staffPost.other, status: userStatus.active })
    return [admin, make({ ...seed, post: staffPost.finance })]
  })

const secondPeople = (make: MakeUser, seconds: readonly SecondDealerRow[], count: number): UserRow[] =>
  seconds.slice(0, count).map((second, index) => {
    const seed = {
      dealerType: dealerType.second,
      shopType: shopType.second,
      dealerCode: second.dealerCode,
      dealerName: second.dealerName,
      areaName: second.areaName,
      post: index % 3 === 0 ? staffPost.showroomManager : staffPost.generalManager,
      roles: ['SECOND_ADMIN'],
    }
    return index === 0
      ? make({ ...seed, username: 'second01', nickname: '邓晓东', status: userStatus.active, demo: true })
      : make({ ...seed, username: second.dealerCode.toLowerCase(), status: index < 12 ? userStatus.active : undefined })
  })

/**
 * Makes a further identity of the same person, with its own role and the phone and password age of the main account.
 */
const child = (make: MakeUser, parent: UserRow, dealer: DealerRow, tail: string, post: number): UserRow => {
  const isDemo = parent.username === 'dealer01'
  const row = make({
    ...atDealer(dealer),
    username: `${parent.username}_${tail}`,
    nickname: parent.nickname,
    phone: parent.phone,
    post,
    // Signing in as dealer01 selects its first child. Without this role no demo account could manage a dealer's
    // marketing.
    roles: [need(roleOfPost, post), ...(isDemo && tail === 'sale' ? ['DEALER_MARKETING'] : [])],
    parentId: parent.id,
    status: userStatus.active,
    demo: isDemo,
  })
  row.passwordTime = parent.passwordTime
  parent.childAccountIds.push(row.id)
  return row
}

const dealerPeople = (make: MakeUser, places: Places, count: number): UserRow[] => {
  const { dealers, staff } = places
  const manager = generalManagers(staff)
  const first = at(dealers, 0)
  const rows: UserRow[] = []
  for (const dealer of dealers) {
    const person = manager(dealer.dealerCode)
    const isDemo = dealer === first
    const admin = make({
      ...atDealer(dealer),
      username: isDemo ? 'dealer01' : dealer.dealerCode.toLowerCase(),
      nickname: person.staffName,
      phone: person.phone,
      employeeNo: person.employeeNo,
      post: staffPost.generalManager,
      roles: ['DEALER_ADMIN'],
      status: adminStatus.get(dealer.dealerCode) ?? userStatus.active,
      demo: isDemo,
    })
    person.username = admin.username
    rows.push(admin)
    if (isDemo || ['D00005', 'D00006'].includes(dealer.dealerCode)) {
      rows.push(child(make, admin, dealer, 'sale', 12), child(make, admin, dealer, 'service', 21))
    }
  }
  const demo = { ...atDealer(first), demo: true }
  rows.push(
    make({
      ...demo,
      username: 'locked01',
      nickname: '许文博',
      post: staffPost.salesConsultant,
      roles: ['DEALER_CONSULTANT'],
      status: userStatus.locked,
    }),
    make({
      ...demo,
      username: 'disabled01',
      nickname: '韩雅静',
      post: staffPost.salesConsultant,
      roles: ['DEALER_CONSULTANT'],
      status: userStatus.disabled,
    }),
    make({
      ...demo,
      username: 'left01',
      nickname: '曹志强',
      post: staffPost.salesConsultant,
      roles: ['DEALER_CONSULTANT'],
      status: userStatus.left,
    }),
    make({
      ...demo,
      username: 'norole01',
      nickname: '彭佳慧',
      post: staffPost.other,
      roles: [],
      status: userStatus.active,
    }),
  )
  const dealerOf = new Map(dealers.map((dealer) => [dealer.dealerCode, dealer]))
  // One fewer, for the account added after them.
  for (const person of staffForAccounts(staff, count - rows.length - 1)) {
    const row = make({
      ...atDealer(need(dealerOf, person.dealerCode)),
      nickname: person.staffName,
      phone: person.phone,
      employeeNo: person.employeeNo,
      post: person.post,
      roles: [need(roleOfPost, person.post)],
      status:
        person.status === staffStatus.left
          ? userStatus.left
          : person.status === staffStatus.disabled
            ? userStatus.disabled
            : undefined,
    })
    // A locked or left account of an active employee would contradict the DMS.
    if (person.status === staffStatus.active && row.status === userStatus.left) row.status = userStatus.active
    person.username = row.username
    rows.push(row)
  }
  rows.push(
    make({
      ...demo,
      username: 'market01',
      nickname: '苏婉清',
      post: staffPost.marketingManager,
      roles: ['DEALER_MARKETING'],
      status: userStatus.active,
    }),
  )
  return rows
}

/** Turns an existing account into a demo account, with an easy user name and a recent password. */
const asDemo = (username: string, row: UserRow | undefined, like: UserRow | undefined, staff: readonly StaffRow[]) => {
  if (!row || !like) return
  const person = staff.find((one) => one.username === row.username)
  if (person) person.username = username
  Object.assign(row, { username, passwordTime: like.passwordTime, lastLoginTime: like.lastLoginTime })
}

const HQ_DEMO: readonly (readonly [username: string, was: string, role: string, post: number])[] = [
  ['hq_content', 'jia.ying', 'HQ_CONTENT', staffPost.operations],
  ['hq_review1', 'li.yajing', 'HQ_REVIEW', staffPost.operations],
  ['hq_review2', 'han.wanqing', 'HQ_REVIEW', staffPost.operations],
  ['hq_finance', 'cai.ruilin', 'HQ_FINANCE', staffPost.finance],
  ['hq_vehicle', 'ma.ling', 'HQ_VEHICLE', staffPost.operations],
  ['hq_points', 'zhou.guodong', 'HQ_MEMBER', staffPost.operations],
  ['hq_voice', 'jiang.tianyu', 'HQ_VOICE', staffPost.operations],
  ['hq_shop', 'deng.shuyao', 'HQ_SHOP', staffPost.operations],
]

export const buildUsers = (make: MakeUser, roles: readonly RoleRow[], places: Places): UserRow[] => {
  const rows = [
    ...headquarters(make, 44),
    ...salesAreas(make, places.departments),
    ...groupPeople(make, places.groups),
    ...secondPeople(make, places.seconds, 25),
  ]
  const all = [...rows, ...dealerPeople(make, places, userCount - rows.length)]
  const like = all.find(({ username }) => username === 'superadmin')
  const first = (fits: (row: UserRow) => boolean) => all.find((row) => row.status === userStatus.active && fits(row))
  asDemo(
    'hq_market',
    first(({ dealerType: type, post }) => type === dealerType.headquarters && post === staffPost.marketingManager),
    like,
    places.staff,
  )
  const roleIds = new Map(roles.map(({ roleCode, id }) => [roleCode, id]))
  for (const [username, was, role, post] of HQ_DEMO) {
    const row = first((one) => one.username === was)
    if (row) Object.assign(row, { post, roleIds: [need(roleIds, role)] })
    asDemo(username, row, like, places.staff)
  }
  asDemo(
    'sale01',
    first(({ dealerCode, post }) => dealerCode === places.dealers[0]?.dealerCode && post === staffPost.salesConsultant),
    like,
    places.staff,
  )
  return all
}

/** Adds users of further dealers in rounds, each dealer's administrator first. */
export const buildMoreUsers = (
  context: Context,
  make: MakeUser,
  dealers: readonly DealerRow[],
  count: number,
): UserRow[] =>
  Array.from({ length: count }, (_, index) => {
    const dealer = at(dealers, index)
    if (index < dealers.length) {
      return make({
        ...atDealer(dealer),
        username: dealer.dealerCode.toLowerCase(),
        nickname: dealer.contactName,
        phone: dealer.contactPhone,
        post: staffPost.generalManager,
        roles: ['DEALER_ADMIN'],
        status: dealer.status === dealerStatus.left ? userStatus.disabled : userStatus.active,
      })
    }
    const posts = postsOf(dealer).filter((post) => roleOfPost.has(post) && post !== staffPost.generalManager)
    const post = context.random.pick(posts)
    return make({ ...atDealer(dealer), post, roles: [need(roleOfPost, post)] })
  })
