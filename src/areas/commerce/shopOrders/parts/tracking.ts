import { isYes } from '@/entities/field'
import { PATTERNS } from '@/entities/rules'
import { plain } from '@/kit/show/format'
import { useCarriersInUse } from '../../parts/CarrierSelect'

/** Whether a text can be a tracking number. */
export const isTracking = (text: string): boolean => PATTERNS.tracking.test(text)

/** Whether a number looks like those of a carrier; one whose pattern nobody can read takes any. */
const fits = (rule: string, text: string): boolean => {
  try {
    return new RegExp(rule).test(text)
  } catch {
    return true
  }
}

/** The carriers that parcels can be sent with: the usual one, and whether a number looks unlike those of its carrier. */
export const useCarriers = () => {
  const { rows, first } = useCarriersInUse()
  return {
    /** They are not there yet. */
    first,
    usual: rows.find(({ defaultFlag }) => isYes(defaultFlag))?.logisticsCode,
    isOdd: (code: string | undefined, text: string): boolean => {
      const rule = plain(rows.find(({ logisticsCode }) => logisticsCode === code)?.numberRule)
      return rule !== '' && isTracking(text) && !fits(rule, text)
    },
  }
}
