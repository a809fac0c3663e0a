import { is } from '@/entities/field'
import type { Department } from '@/entities/shared/department'
import { deptType, enableStatus } from '@/entities/shared/enums'
import type { RegionNode } from '@/entities/shared/region'

/** True for an enabled area or district, which can hold cities, unless its present cities were not sent. */
export const takesRegions = (dept: Department): boolean =>
  is(dept.deptType, deptType.area, deptType.district) &&
  is(dept.status, enableStatus.enabled) &&
  dept.regions !== undefined

/**
 * Maps city codes to their other holder: for an area another area, for a district another district of the same area.
 */
export const holdersBeside = (dept: Department, all: readonly Department[]): Map<string, Department> => {
  const rivals = all.filter(
    (one) =>
      one.id !== dept.id &&
      Number(one.deptType) === Number(dept.deptType) &&
      (is(dept.deptType, deptType.area) || one.parentId === dept.parentId),
  )
  return new Map(rivals.flatMap((one) => (one.regions ?? []).map((code): [string, Department] => [code, one])))
}

/**
 * Returns the cities that a department may hold: all for an area, those of its area for a district. Provinces without
 * such cities are omitted.
 */
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

/** Groups cities by province, with a flag for a complete province. */
export const byProvince = (codes: ReadonlySet<string>, provinces: readonly RegionNode[]) =>
  provinces.flatMap((province) => {
    const cities = (province.children ?? []).filter(({ code }) => codes.has(code))
    return cities.length ? [{ province, cities, whole: cities.length === province.children?.length }] : []
  })
