import { buildBrands, buildCarSeries } from './cars'
import { buildCompanies, buildMoreCompanies, superAdminsOf } from './companies'
import { createContext } from '../../core/context'
import { buildDealers } from './dealers'
import { buildDepartments, finishDepartments, salesAreasOf } from './departments'
import { buildDictItems } from './dictionary'
import { buildGroups, buildSecondDealers, countDealers } from './network'
import { buildRegions } from './regions'
import { buildRoles } from './roles'
import { buildStaff, buildStaffDepts } from './staff'
import type { Organisation, RoleRow, UserRow } from './types'
import { userFactory } from './userFactory'
import { buildMoreUsers, buildUsers } from './users'

const dealerCount = 40
const userCount = 300

const countRoles = (roles: readonly RoleRow[], users: readonly UserRow[]) => {
  const counts = new Map<string, number>()
  for (const user of users) for (const id of user.roleIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const role of roles) role.userCount = counts.get(role.id) ?? 0
}

/**
 * Builds the whole demo organisation, reproducible for the same clock. `times` multiplies users and dealers.
 * The first 40 dealers and 300 users are the same for every `times`. All arrays are new on each call and may be
 * changed.
 */
export const buildOrganisation = (now: number, { times = 1 }: { times?: number } = {}): Organisation => {
  const context = createContext(now, 20_240_601, 1)
  const regions = buildRegions()
  const regionOf = new Map(regions.map((region) => [region.code, region]))
  const carSeries = buildCarSeries(context)
  const roles = buildRoles(context)
  const departments = buildDepartments(context, regions)

  const dealerNames = new Set<string>()
  const dealers = buildDealers(context, regionOf, 1, dealerCount, dealerNames)
  const secondDealers = buildSecondDealers(context, regionOf, dealers)
  const groups = buildGroups(context, regionOf, dealers, secondDealers)
  const staff = buildStaff(context, dealers)

  const accounts = new Set<string>()
  const make = userFactory(context, roles, accounts)
  const users = buildUsers(make, roles, { departments, dealers, groups, seconds: secondDealers, staff })
  const staffDepts = buildStaffDepts(context, dealers, staff)
  const companies = buildCompanies(context, regionOf, dealers, groups, secondDealers, users)

  if (times > 1) {
    // Uses its own seed and numbers, so that the part above does not depend on the volume.
    const more = createContext(now, 20_240_602, 10_001)
    const moreDealers = buildDealers(more, regionOf, dealerCount + 1, dealerCount * times, dealerNames)
    const moreUsers = buildMoreUsers(more, userFactory(more, roles, accounts), moreDealers, userCount * (times - 1))
    companies.push(...buildMoreCompanies(more, moreDealers, moreUsers))
    dealers.push(...moreDealers)
    users.push(...moreUsers)
  }

  countDealers(regionOf, dealers)
  countRoles(roles, users)
  finishDepartments(departments, dealers, users)
  return {
    regions,
    departments,
    salesAreas: salesAreasOf(departments),
    companies,
    superAdmins: superAdminsOf(companies, users),
    dealers,
    groups,
    secondDealers,
    brands: buildBrands(carSeries),
    carSeries,
    roles,
    users,
    staff,
    staffDepts,
    dictItems: buildDictItems(),
  }
}
