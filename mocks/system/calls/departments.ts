import * as organisation from '@/api/system/organisation'
import type { Dealer } from '@/entities/shared/dealer'
import type { Department } from '@/entities/shared/department'
import { dealerStatus, dealerType, deptType, enableStatus, regionLevel, userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { Refusal } from '../../core/types'
import type { DepartmentRow, RegionRow, UserRow } from '../data/types'
import { demand, demandPage } from '../rules/access'
import { demandHeadquarters } from '../rules/dealerRules'
import { found, texts } from '../../core/input'
import { openLeadsOf } from '../../leads/rules/leads'
import { org } from '../rules/store'

const UNCOVERED = new Set(['460300', '460400', '542500'])
onReset(() => {
  for (const dept of org.departments) dept.regions = dept.regions.filter((code) => !UNCOVERED.has(code))
  for (const region of org.regions) if (UNCOVERED.has(region.code)) region.areaName = ''
})

const areaNameOf = (dept: DepartmentRow): string => dept.deptName.replace(/大区$/, '')
const cityOf = (code: string): RegionRow | undefined =>
  org.regions.find((region) => region.code === code && region.level === regionLevel.city)
const dealersIn = (codes: ReadonlySet<string>) =>
  org.dealers.filter((dealer) => dealer.status !== dealerStatus.left && codes.has(dealer.cityCode))

/** Returns a department and its descendants. Parents come before their children. */
const branch = (id: string): DepartmentRow[] => {
  const ids = new Set([id])
  for (const dept of org.departments) if (ids.has(dept.parentId)) ids.add(dept.id)
  return org.departments.filter((dept) => ids.has(dept.id))
}

const shape = (dept: DepartmentRow): Department => {
  const codes = new Set(dept.regions)
  return {
    ...dept,
    provinceCount: new Set(dept.regions.map((code) => code.slice(0, 2))).size,
    cityCount: dept.regions.length,
    dealerCount: dealersIn(codes).length,
    // The data holds only the values of the enumerations.
  } as Department
}

const seen = (user: UserRow): DepartmentRow[] => {
  if (user.dealerType !== dealerType.area) return org.departments
  const own = org.departments.find((dept) => dept.deptType === deptType.area && areaNameOf(dept) === user.areaName)
  return own ? branch(own.id) : []
}

const tree = (rows: readonly DepartmentRow[]): Department[] => {
  const ids = new Set(rows.map((row) => row.id))
  const below = (dept: DepartmentRow): Department => {
    const children = rows.filter((row) => row.parentId === dept.id).toSorted((a, b) => a.sort - b.sort)
    return { ...shape(dept), ...(children.length ? { children: children.map(below) } : {}) }
  }
  return rows.filter((row) => !ids.has(row.parentId)).map(below)
}

on(organisation.listDepts)((_, { user }) => tree(seen(user)))

const toPerson =
  (names: ReadonlyMap<string, string>) =>
  ({ id, nickname, username, phone, post, status, deptId }: UserRow): organisation.DeptRelation['people'][number] =>
    // The data holds only the values of the enumerations.
    ({ id, nickname, username, phone, post, status, deptName: names.get(deptId) ?? '' }) as User

on(organisation.getDeptRelation)((input, { user }) => {
  demandPage(user, '/system-management/salesAreaManagement')
  const dept = found(
    seen(user).find((one) => one.id === input.id),
    '部门不存在',
  )
  const all = branch(dept.id)
  const names = new Map(all.map((one) => [one.id, one.deptName]))
  return {
    ...shape(dept),
    districts: all.slice(1).map(shape),
    people: org.users.filter((one) => names.has(one.deptId) && one.status !== userStatus.left).map(toPerson(names)),
    dealers: dealersIn(new Set(dept.regions)).map(({ dealerCode, dealerName, cityCode, cityName, status }) => ({
      dealerCode,
      dealerName,
      cityCode,
      cityName,
      // As above.
      status: status as Dealer['status'],
      openCount: openLeadsOf(dealerCode),
    })),
  }
})

const refuseHeld = (city: RegionRow, holder: DepartmentRow) => {
  throw new Refusal(409, `${city.name}已属于${holder.deptName}`)
}

/** Rejects cities that belong to another sales area, and the removal of all cities while they have dealers. */
const checkArea = (dept: DepartmentRow, cities: readonly RegionRow[]): void => {
  const left = dept.regions.filter((code) => !cities.some((city) => city.code === code))
  const dealers = dealersIn(new Set(left)).length
  if (cities.length === 0 && dealers > 0) throw new Refusal(409, `该大区下仍有${dealers}家经销商的城市，不能清空`)
  for (const city of cities) {
    const holder = org.departments.find(
      (one) => one.deptType === deptType.area && one.id !== dept.id && one.regions.includes(city.code),
    )
    if (holder) refuseHeld(city, holder)
  }
}

/** Rejects cities outside the district's area, or in another of its districts. */
const checkDistrict = (dept: DepartmentRow, cities: readonly RegionRow[]): void => {
  const area = org.departments.find((one) => one.id === dept.parentId)
  for (const city of cities) {
    if (!area?.regions.includes(city.code)) throw new Refusal(409, `${city.name}不属于${area?.deptName ?? '上级大区'}`)
    const holder = org.departments.find(
      (one) =>
        one.deptType === deptType.district &&
        one.id !== dept.id &&
        one.parentId === dept.parentId &&
        one.regions.includes(city.code),
    )
    if (holder) refuseHeld(city, holder)
  }
}

/**
 * Assigns dealers, second-tier outlets and staff in the added cities to the area and those in the removed cities to
 * none. The districts of the area lose its removed cities.
 */
const follow = (dept: DepartmentRow, before: readonly string[]): void => {
  const held = new Set(dept.regions)
  for (const district of org.departments)
    if (district.parentId === dept.id) district.regions = district.regions.filter((code) => held.has(code))
  const touched = new Set([...before, ...dept.regions].filter((code) => !before.includes(code) || !held.has(code)))
  const areaOf = (code: string) => (held.has(code) ? areaNameOf(dept) : '')
  for (const region of org.regions) if (touched.has(region.code)) region.areaName = areaOf(region.code)
  const moved = new Map<string, string>()
  for (const dealer of [...org.dealers, ...org.secondDealers])
    if (touched.has(dealer.cityCode)) {
      dealer.areaName = areaOf(dealer.cityCode)
      moved.set(dealer.dealerCode, dealer.areaName)
    }
  for (const person of org.staff) person.areaName = moved.get(person.dealerCode) ?? person.areaName
}

on(organisation.updateDeptRegions)((input, { user, now }) => {
  demand(user, 'organisation.updateDeptRegions')
  demandHeadquarters(user)
  const dept = found(
    org.departments.find((one) => one.id === input.id),
    '部门不存在',
  )
  if (dept.deptType !== deptType.area && dept.deptType !== deptType.district)
    throw new Refusal(409, '仅大区和省区可分配省市')
  if (dept.status !== enableStatus.enabled) throw new Refusal(409, '该部门已停用')
  const codes = [...new Set(texts(input.regions))]
  const cities = codes.flatMap((code) => cityOf(code) ?? [])
  if (cities.length < codes.length) throw new Refusal(400, '城市不存在')
  if (dept.deptType === deptType.area) checkArea(dept, cities)
  else checkDistrict(dept, cities)
  const before = dept.regions
  Object.assign(dept, { regions: codes, updateTime: formatTime(now) })
  if (dept.deptType === deptType.area) follow(dept, before)
})
