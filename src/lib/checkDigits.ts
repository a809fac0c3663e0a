import { toMillis } from './time'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const LETTER_VALUES = '12345678123457923456789'
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** True if the text has the characters of a VIN: 17 digits and capital letters without I, O and Q. */
export const isVinShaped = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(text)

/** Returns the check digit (ISO 3779, ninth character) of a VIN-shaped text. */
export const vinCheckDigit = (vin: string): string => {
  const sum = [...vin].reduce((all, sign, at) => {
    const letter = LETTERS.indexOf(sign)
    return all + (VIN_WEIGHTS[at] ?? 0) * Number(letter < 0 ? sign : LETTER_VALUES[letter])
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

export const isVin = (text: string): boolean => isVinShaped(text) && vinCheckDigit(text) === text[8]

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Returns the last character (GB 11643) for the first 17 digits of an identity card number. */
export const idCheckDigit = (digits: string): string =>
  '10X98765432'.charAt([...digits].reduce((all, digit, at) => all + (ID_WEIGHTS[at] ?? 0) * Number(digit), 0) % 11)

/** Returns the birthday in an identity card number as 1990-12-31, or undefined. */
export const birthdayOf = (idNo: string): string | undefined => {
  const [, year, month, day] = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(idNo) ?? []
  const birthday = `${year}-${month}-${day}`
  return year && year >= '1900' && toMillis(birthday) !== undefined ? birthday : undefined
}

export const sexOf = (idNo: string): 'male' | 'female' | undefined =>
  birthdayOf(idNo) ? (Number(idNo[16]) % 2 === 1 ? 'male' : 'female') : undefined

/** True if the text has the shape of a mainland identity card number: 18 characters with a valid past date. */
export const isIdNoShaped = (text: string): boolean => {
  const birthday = birthdayOf(text)
  const born = birthday === undefined ? undefined : toMillis(birthday)
  return born !== undefined && born <= Date.now()
}

/** True for an identity card number with the right last character. A lower-case x is accepted. */
export const isIdNo = (text: string): boolean =>
  isIdNoShaped(text) && idCheckDigit(text.slice(0, 17)) === text.slice(17).toUpperCase()

const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Returns the last character (GB 32100) for the first 17 of a unified social credit code. */
export const creditCheckDigit = (signs: string): string => {
  const sum = [...signs].reduce((all, sign, at) => all + (3 ** at % 31) * CREDIT_SIGNS.indexOf(sign), 0)
  return CREDIT_SIGNS.charAt((31 - (sum % 31)) % 31)
}

export const isCreditCodeShaped = (text: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)

export const isCreditCode = (text: string): boolean =>
  isCreditCodeShaped(text) && creditCheckDigit(text.slice(0, 17)) === text[17]

export const isBankCardShaped = (text: string): boolean => /^[1-9]\d{12,18}$/.test(text)

export const isBankCard = (text: string): boolean => {
  if (!isBankCardShaped(text)) return false
  const sum = [...text].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
