/** A phone with its middle hidden: 138****8000; what is no phone stays. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** Whether a phone is this one, whole or masked: lists may mask a number that was just typed. */
export const isSamePhone = (shown: string, phone: string): boolean => shown === phone || shown === maskPhone(phone)

/** A name with all but its first letter hidden, also where it was hidden already. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

/** The number of an identity card by its first three and last four signs: 110***********1234; what is none stays. */
export const maskIdNumber = (number: string): string =>
  number.replace(/^(\d{3})\d{11}(\d{3}[\dX])$/i, '$1***********$2')

/** The number of a bank account or card by its first and last four digits: 6222****1234; what is none, or is hidden already, stays. */
export const maskBankNo = (number: string): string => number.replace(/^(\d{4})\d+(\d{4})$/, '$1****$2')

/** A number of a device or card by its last four signs: ****1234; what is that short, or is hidden already, stays. */
export const maskTail = (text: string): string => (text.length > 4 ? `****${text.slice(-4)}` : text)
