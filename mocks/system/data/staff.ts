import {
  certLevel,
  dealerStatus,
  gender,
  shopType,
  staffPost,
  staffSource,
  staffStatus as staffStatuses,
} from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { personName } from '../../core/names'
import { need } from '../../core/random'
import type { DealerRow, StaffDeptRow, StaffRow } from './types'

const general = 11
const salesPosts = [12, 13, 14, 16]

const deptNames = ['总经办', '销售部', '市场部', '售后服务部'] as const
const deptOf = (post: number) => {
  if (post === staffPost.marketingManager || post === staffPost.telesales) return 1 + deptNames.indexOf('市场部')
  if (post === staffPost.serviceManager || post === staffPost.serviceAdviser) return 1 + deptNames.indexOf('售后服务部')
  if (salesPosts.includes(post)) return 1 + deptNames.indexOf('销售部')
  return 1
}

/** Dealers that also employ the consultants missing from the three service stations. */
const large = new Set(['D00001', 'D00019', 'D00031'])

/** Returns the posts of a dealer's ten people. A showroom has no workshop, a service station no sales. */
export const postsOf = (dealer: DealerRow): readonly number[] => {
  if (dealer.shopType === shopType.service) return [general, 21, 22, 22, 22, 22, 22, 22, 31, 99]
  if (large.has(dealer.dealerCode)) return [general, 12, 13, 13, 13, 13, 13, 13, 21, 31]
  if (dealer.shopType === shopType.showroom) return [general, 12, 13, 13, 13, 14, 15, 16, 31, 99]
  return [general, 12, 13, 13, 13, Number(dealer.dealerCode.slice(1)) % 2 === 0 ? 15 : 14, 16, 21, 22, 31]
}

const staffStatus = (context: Context, dealer: DealerRow, post: number) => {
  if (dealer.status === dealerStatus.left) return 2
  // General managers stay, so that every open dealer has somebody to assign work to.
  if (post === general) return 1
  return context.random.chance(0.86) ? 1 : context.random.chance(0.4) ? 0 : 2
}

/** Ten staff for each dealer (400), 120 of them consultants. Accounts are filled in by the users. */
export const buildStaff = (context: Context, dealers: readonly DealerRow[]): StaffRow[] => {
  const { random } = context
  return dealers.flatMap((dealer) =>
    postsOf(dealer).map((post, index) => {
      const person = personName(random)
      const number = context.next('staff')
      const status = staffStatus(context, dealer, post)
      const sells = post === staffPost.salesConsultant || post === staffPost.telesales
      const head = post === general
      return {
        id: String(60_000 + number),
        staffName: head ? dealer.contactName : person.name,
        gender: head || index === 9 ? gender.unknown : person.gender,
        phone: head ? dealer.contactPhone : context.phone(),
        employeeNo: `E${String(100_000 + number)}`,
        post,
        staffDeptId: String(70_000 + Number(dealer.dealerCode.slice(1)) * 10 + deptOf(post)),
        dealerCode: dealer.dealerCode,
        dealerName: dealer.dealerName,
        areaName: dealer.areaName,
        certLevel: head ? certLevel.senior : random.int(0, 3),
        entryDate: context.dateBetween(1500, 200),
        leaveDate: status === staffStatuses.left ? context.dateBetween(190, 3) : '',
        username: '',
        workNo: sells && status === staffStatuses.active && random.chance(0.6) ? `170${random.digits(8)}` : '',
        acceptClue: sells && status === staffStatuses.active && random.chance(0.85) ? 1 : 0,
        source: random.chance(0.85) ? staffSource.dms : staffSource.dealer,
        status,
        updateTime: context.timeBetween(300, 0.2),
      }
    }),
  )
}

export const buildStaffDepts = (
  context: Context,
  dealers: readonly DealerRow[],
  staff: readonly StaffRow[],
): StaffDeptRow[] => {
  const byDept = new Map<string, StaffRow[]>()
  for (const person of staff) {
    const list = byDept.get(person.staffDeptId)
    if (list) list.push(person)
    else byDept.set(person.staffDeptId, [person])
  }
  return dealers.flatMap((dealer) =>
    deptNames.flatMap((deptName, index): StaffDeptRow[] => {
      const id = String(70_000 + Number(dealer.dealerCode.slice(1)) * 10 + index + 1)
      const people = byDept.get(id) ?? []
      if (people.length === 0 && dealer.shopType === shopType.service) return []
      const active = people.filter((person) => person.status === staffStatuses.active)
      return [
        {
          id,
          deptName,
          dealerCode: dealer.dealerCode,
          dealerName: dealer.dealerName,
          parentName: index === 0 ? '' : deptNames[0],
          leaderName: active[0]?.staffName ?? '',
          staffCount: active.length,
          sort: (index + 1) * 10,
          status: dealer.status === dealerStatus.left ? staffStatuses.disabled : staffStatuses.active,
          updateTime: context.timeBetween(300, 1),
        },
      ]
    }),
  )
}

/**
 * Returns the staff that get an account: at most one for each post of a dealer, heads of sales and consultants at
 * every dealer.
 */
export const staffForAccounts = (staff: readonly StaffRow[], count: number): StaffRow[] => {
  const wanted: readonly (readonly [post: number, max: number])[] = [
    [12, 40],
    [13, 40],
    [21, 14],
    [16, 9],
    [22, 8],
    [15, 6],
    [31, 12],
    [14, 40],
  ]
  const chosen = wanted.flatMap(([post, max]) => {
    const seen = new Set<string>()
    const people = staff.filter((person) => {
      if (person.post !== post || seen.has(person.dealerCode)) return false
      seen.add(person.dealerCode)
      return true
    })
    return people.slice(0, max)
  })
  return chosen.slice(0, count)
}

export const generalManagers = (staff: readonly StaffRow[]) => {
  const managers = new Map<string, StaffRow>()
  for (const person of staff) if (person.post === general) managers.set(person.dealerCode, person)
  return (dealerCode: string) => need(managers, dealerCode)
}
