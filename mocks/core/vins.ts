import { vinCheckDigit } from '@/lib/checkDigits'

/** Returns the VIN with its check digit in the ninth place. */
export const vinWith = (vin: string): string => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
