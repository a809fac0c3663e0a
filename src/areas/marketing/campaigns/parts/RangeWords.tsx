import type { ActivityRange } from '@/entities/marketing/activity'
import { Tags } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useRegions } from './regionChoice'

/** Regions of a campaign by name. Everywhere if none is chosen. */
export const RangeWords = ({ range, max = 100 }: { range: ActivityRange | undefined; max?: number }) => {
  const t = useT()
  const { data = [] } = useRegions()
  const names = new Map(data.map(({ code, name }) => [code, name]))
  const codes = [...(range?.areaCodes ?? []), ...(range?.provinceCodes ?? []), ...(range?.cityCodes ?? [])]
  if (codes.length === 0) return t('campaign.everywhere')
  return <Tags texts={codes.map((code) => names.get(code) ?? code)} max={max} />
}
