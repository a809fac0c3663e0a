import { vinCheckDigit } from '@/lib/checkDigits'

/** A VIN with the check digit that belongs into its ninth place. */
export const vinWith = (vin: string): string => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
