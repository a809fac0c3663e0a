import type { Department } from '@/entities/shared/department'
import type { RegionNode } from '@/entities/shared/region'

export const AREA = 2
const DISTRICT = 3

/** A department that can hold cities, and is open. */
export const takesRegions = (dept: Department): boolean => [AREA, DISTRICT].includes(Number(dept.deptType)) && Number(dept.status) === 1

/** Who holds each city beside a department: other areas for an area, other districts of the same area for a district. */
export const holdersBeside = (dept: Department, all: readonly Department[]): Map<string, Department> => {
  const rivals = all.filter(
    (one) => one.id !== dept.id && Number(one.deptType) === Number(dept.deptType) && (Number(dept.deptType) === AREA || one.parentId === dept.parentId),
  )
  return new Map(rivals.flatMap((one) => (one.regions ?? []).map((code): [string, Department] => [code, one])))
}

/** The cities that a department may hold at all: for an area all, for a district those of its area. Provinces without such cities are left out. */
export const withinReach = (dept: Department, all: readonly Department[], provinces: readonly RegionNode[]): RegionNode[] => {
  if (Number(dept.deptType) === AREA) return [...provinces]
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
