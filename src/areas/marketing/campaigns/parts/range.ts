import type { Activity, ActivityRange, ActivityRegion } from '@/entities/marketing/activity'

export const NO_RANGE: ActivityRange = { areaCodes: [], provinceCodes: [], cityCodes: [] }

/** The codes of a range, from areas to cities. */
export const codesIn = (range: ActivityRange | undefined): string[] => [
  ...(range?.areaCodes ?? []),
  ...(range?.provinceCodes ?? []),
  ...(range?.cityCodes ?? []),
]

/** The range of places that are ticked with all below them: a whole area or province stands for what is in it. */
export const rangeOf = (regions: readonly ActivityRegion[], ticked: readonly string[]): ActivityRange => {
  const on = new Set(ticked)
  const top = regions.filter(({ code, parentCode }) => on.has(code) && !on.has(parentCode))
  const codes = (level: number) => top.filter((one) => one.level === level).map(({ code }) => code)
  return { areaCodes: codes(1), provinceCodes: codes(2), cityCodes: codes(3) }
}

/** A range as dealers.listRelatedForActivity is asked for it. */
export const askedFor = ({ areaCodes, provinceCodes, cityCodes }: ActivityRange) => ({
  areaCodes: areaCodes.join(',') || undefined,
  provinceCodes: provinceCodes.join(',') || undefined,
  cityCodes: cityCodes.join(',') || undefined,
})

type Reach = Pick<Activity, 'regions' | 'dealerCodes'>
/** Whether a campaign reaches at least whom it reached before: no place and no dealer is left out. */
export const isAsWide = (before: Reach, after: Reach, regions: readonly ActivityRegion[]): boolean => {
  const [was, is] = [codesIn(before.regions), new Set(codesIn(after.regions))]
  const parents = new Map(regions.map(({ code, parentCode }) => [code, parentCode]))
  const isCovered = (code: string | undefined): boolean => !!code && (is.has(code) || isCovered(parents.get(code)))
  if (is.size > 0 && (was.length === 0 || !was.every(isCovered))) return false
  if (after.dealerCodes.length === 0) return true
  return before.dealerCodes.length > 0 && before.dealerCodes.every((code) => after.dealerCodes.includes(code))
}
