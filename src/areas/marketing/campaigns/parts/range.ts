import type { Activity, ActivityRange, ActivityRegion } from '@/entities/marketing/activity'

export const NO_RANGE: ActivityRange = { areaCodes: [], provinceCodes: [], cityCodes: [] }

export const codesIn = (range: ActivityRange | undefined): string[] => [
  ...(range?.areaCodes ?? []),
  ...(range?.provinceCodes ?? []),
  ...(range?.cityCodes ?? []),
]

/** Returns the range of ticked places. A complete area or province replaces its children. */
export const rangeOf = (regions: readonly ActivityRegion[], ticked: readonly string[]): ActivityRange => {
  const on = new Set(ticked)
  const top = regions.filter(({ code, parentCode }) => on.has(code) && !on.has(parentCode))
  const codes = (level: number) => top.filter((one) => one.level === level).map(({ code }) => code)
  return { areaCodes: codes(1), provinceCodes: codes(2), cityCodes: codes(3) }
}

/** Returns a range as parameters of dealers.listRelatedForActivity. */
export const askedFor = ({ areaCodes, provinceCodes, cityCodes }: ActivityRange) => ({
  areaCodes: areaCodes.join(',') || undefined,
  provinceCodes: provinceCodes.join(',') || undefined,
  cityCodes: cityCodes.join(',') || undefined,
})

type Reach = Pick<Activity, 'regions' | 'dealerCodes'>
/** True if a campaign still covers all places and dealers that it covered before. */
export const isAsWide = (before: Reach, after: Reach, regions: readonly ActivityRegion[]): boolean => {
  const [was, is] = [codesIn(before.regions), new Set(codesIn(after.regions))]
  const parents = new Map(regions.map(({ code, parentCode }) => [code, parentCode]))
  const isCovered = (code: string | undefined): boolean => !!code && (is.has(code) || isCovered(parents.get(code)))
  if (is.size > 0 && (was.length === 0 || !was.every(isCovered))) return false
  if (after.dealerCodes.length === 0) return true
  return before.dealerCodes.length > 0 && before.dealerCodes.every((code) => after.dealerCodes.includes(code))
}
