import { vinCheckDigit } from '@/lib/checkDigits'

export const vinWith = (vin: string): string => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
