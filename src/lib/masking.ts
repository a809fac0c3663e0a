/** Numbers of at least seven digits, except 400 and 800 service numbers. */
const PHONE_DIGITS = /^(?![48]00\d{7}$)(\+?)(\d{7,})$/
/**
 * Masks four digits of a phone number: 138****8000. From eleven digits on, those before the last four; in shorter
 * numbers, those after the first three. Any number of at least seven digits is masked, since a mistyped one may
 * belong to somebody. Other texts and service numbers (4008001234) are returned unchanged.
 */
export const maskPhone = (phone: string): string => {
  const [, plus = '', digits] = PHONE_DIGITS.exec(phone) ?? []
  if (digits === undefined) return phone
  const from = Math.max(digits.length - 8, 3)
  return `${plus}${digits.slice(0, from)}****${digits.slice(from + 4)}`
}

/** True if both are the same phone number. The first may be masked, because lists mask numbers. */
export const isSamePhone = (shown: string, phone: string): boolean => shown === phone || shown === maskPhone(phone)

export const maskName = (name: string): string => {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

export const maskIdNumber = (number: string): string =>
  number.replace(/^(\d{3})\d{11}(\d{3}[\dX])$/i, '$1***********$2')

/** Masks a bank account or card number: 6222****1234. Anything else is returned unchanged. */
export const maskBankNo = (number: string): string => number.replace(/^(\d{4})\d+(\d{4})$/, '$1****$2')

/**
 * Masks a device or card number except its last four characters: ****1234. Short or masked texts are returned
 * unchanged.
 */
export const maskTail = (text: string): string => (text.length > 4 ? `****${text.slice(-4)}` : text)
