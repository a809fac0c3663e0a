import { dealerStatus, deptType as deptTypes, enableStatus, regionLevel, userStatus } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { areaNames } from './regions'
import type { DealerRow, DepartmentRow, RegionRow, SalesAreaRow, UserRow } from './types'

const headquarters: readonly (readonly [code: string, name: string, status: number])[] = [
  ['HQ_GM', '总裁办公室', 1],
  ['HQ_SALES', '销售管理部', 1],
  ['HQ_NET', '网络发展部', 1],
  ['HQ_MKT', '市场部', 1],
  ['HQ_DIGITAL', '数字营销部', 1],
  ['HQ_SERVICE', '客户服务部', 1],
  ['HQ_IT', '信息技术部', 1],
  ['HQ_NEW', '新业务孵化部', 0],
]
const areaCodes = ['DB', 'HB', 'HD', 'HN', 'XN', 'XB'] as const

const closedProvinces = new Set(['540000', '630000'])

export const buildDepartments = (context: Context, regions: readonly RegionRow[]): DepartmentRow[] => {
  const row = (
    id: string,
    parentId: string,
    deptCode: string,
    deptName: string,
    deptType: number,
    sort: number,
  ): DepartmentRow => ({
    id,
    parentId,
    deptCode,
    deptName,
    deptType,
    leaderName: '',
    leaderPhone: '',
    regions: [],
    provinceCount: 0,
    cityCount: 0,
    dealerCount: 0,
    staffCount: 0,
    sort,
    status: enableStatus.enabled,
    updateTime: context.timeBetween(400, 1),
  })
  const rows = [row('1000', '', 'HQ', '启明汽车销售有限公司', 1, 10)]
  headquarters.forEach(([code, name, status], index) => {
    rows.push({ ...row(String(1001 + index), '1000', code, name, 1, (index + 1) * 10), status })
  })
  const provinces = regions.filter((region) => region.level === regionLevel.province)
  areaNames.forEach((areaName, index) => {
    const areaId = String(1101 + index)
    const cities = regions.filter((region) => region.level === regionLevel.city && region.areaName === areaName)
    const area = row(areaId, '1000', `AREA_${areaCodes[index] ?? ''}`, `${areaName}大区`, 2, 200 + index * 10)
    area.regions = cities.map((city) => city.code)
    rows.push(area)
    provinces
      .filter((province) => province.areaName === areaName)
      .forEach((province, place) => {
        const short = province.name.replace(/(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区)$/, '')
        const district = row(
          `12${province.code.slice(0, 2)}`,
          areaId,
          `PROV_${province.code.slice(0, 2)}`,
          `${short}省区`,
          3,
          (place + 1) * 10,
        )
        district.regions = cities.filter((city) => city.parentCode === province.code).map((city) => city.code)
        if (closedProvinces.has(province.code)) district.status = enableStatus.disabled
        rows.push(district)
      })
  })
  return rows
}

export const finishDepartments = (
  departments: readonly DepartmentRow[],
  dealers: readonly DealerRow[],
  users: readonly UserRow[],
) => {
  const peopleOf = new Map<string, UserRow[]>()
  for (const user of users) {
    if (user.deptId === '' || user.status === userStatus.left) continue
    const list = peopleOf.get(user.deptId)
    if (list) list.push(user)
    else peopleOf.set(user.deptId, [user])
  }
  const dealersOfCity = new Map<string, number>()
  for (const dealer of dealers) {
    if (dealer.status !== dealerStatus.left)
      dealersOfCity.set(dealer.cityCode, (dealersOfCity.get(dealer.cityCode) ?? 0) + 1)
  }
  // Children come after their parents, so iterating backwards adds up the branches.
  const byId = new Map(departments.map((department) => [department.id, department]))
  for (const department of departments.toReversed()) {
    const people = peopleOf.get(department.id) ?? []
    const head = people.find((user) => user.status === userStatus.active)
    department.leaderName = head?.nickname ?? ''
    department.leaderPhone = head?.phone ?? ''
    department.staffCount += people.length
    department.cityCount = department.regions.length
    department.provinceCount = new Set(department.regions.map((code) => code.slice(0, 2))).size
    department.dealerCount = department.regions.reduce((sum, code) => sum + (dealersOfCity.get(code) ?? 0), 0)
    const parent = byId.get(department.parentId)
    if (!parent) continue
    parent.staffCount += department.staffCount
  }
  const company = byId.get('1000')
  const office = byId.get('1001')
  if (company && office) {
    company.leaderName = office.leaderName
    company.leaderPhone = office.leaderPhone
  }
}

export const salesAreasOf = (departments: readonly DepartmentRow[]): SalesAreaRow[] =>
  departments
    .filter((department) => department.deptType === deptTypes.area)
    .map((department, index) => ({
      id: department.id,
      areaCode: department.deptCode.replace('AREA_', ''),
      areaName: department.deptName.replace('大区', ''),
      managerName: department.leaderName,
      dealerCount: department.dealerCount,
      sort: (index + 1) * 10,
    }))
