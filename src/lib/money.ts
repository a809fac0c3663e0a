/**
 * Parses an amount in yuan (number or text) to cents, rounded half up. Undefined if invalid. Parsed digit by digit to
 * avoid floating-point errors.
 */
export const toCents = (yuan: unknown): number | undefined => {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(String(yuan ?? '').trim())
  if (!match) return undefined
  const decimals = `${match[3] ?? ''}000`
  const cents = Number(match[2]) * 100 + Number(decimals.slice(0, 2)) + (Number(decimals.charAt(2)) >= 5 ? 1 : 0)
  return match[1] ? -cents : cents
}

/** Formats cents as yuan with two decimals: 1005 gives '10.05'. */
export const fromCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
