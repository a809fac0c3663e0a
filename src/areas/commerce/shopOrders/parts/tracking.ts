import { isYes } from '@/entities/field'
import { PATTERNS } from '@/entities/rules'
import { plain } from '@/kit/show/format'
import { useCarriersInUse } from '../../parts/CarrierSelect'

export const isTracking = (text: string): boolean => PATTERNS.tracking.test(text)

/** True if a number matches the pattern of a carrier. An invalid pattern accepts any number. */
const fits = (rule: string, text: string): boolean => {
  try {
    return new RegExp(rule).test(text)
  } catch {
    return true
  }
}

export const useCarriers = () => {
  const { rows, first } = useCarriersInUse()
  return {
    first,
    usual: rows.find(({ defaultFlag }) => isYes(defaultFlag))?.logisticsCode,
    /** True if a valid number does not match the pattern of the carrier. */
    isOdd: (code: string | undefined, text: string): boolean => {
      const rule = plain(rows.find(({ logisticsCode }) => logisticsCode === code)?.numberRule)
      return rule !== '' && isTracking(text) && !fits(rule, text)
    },
  }
}
