import { is } from '@/entities/field'
import type { Department } from '@/entities/shared/department'
import { deptType, enableStatus } from '@/entities/shared/enums'
import type { RegionNode } from '@/entities/shared/region'

/** A department that can hold cities, and is open. */
export const takesRegions = (dept: Department): boolean =>
  is(dept.deptType, deptType.area, deptType.district) && is(dept.status, enableStatus.enabled)

/** Who holds each city beside a department: other areas for an area, other districts of the same area for a district. */
export const holdersBeside = (dept: Department, all: readonly Department[]): Map<string, Department> => {
  const rivals = all.filter(
    (one) =>
      one.id !== dept.id &&
      Number(one.deptType) === Number(dept.deptType) &&
      (is(dept.deptType, deptType.area) || one.parentId === dept.parentId),
  )
  return new Map(rivals.flatMap((one) => (one.regions ?? []).map((code): [string, Department] => [code, one])))
}

/** The cities that a department may hold at all: for an area all, for a district those of its area. Provinces without such cities are left out. */
export const withinReach = (
  dept: Department,
  all: readonly Department[],
  provinces: readonly RegionNode[],
): RegionNode[] => {
  if (is(dept.deptType, deptType.area)) return [...provinces]
  const held = new Set(all.find((one) => one.id === dept.parentId)?.regions)
  return provinces.flatMap((province) => {
    const children = (province.children ?? []).filter(({ code }) => held.has(code))
    return children.length ? [{ ...province, children }] : []
  })
}

/** The cities of a list by province, with whether they are all of it. */
export const byProvince = (codes: ReadonlySet<string>, provinces: readonly RegionNode[]) =>
  provinces.flatMap((province) => {
    const cities = (province.children ?? []).filter(({ code }) => codes.has(code))
    return cities.length ? [{ province, cities, whole: cities.length === province.children?.length }] : []
  })
