const SIGNATURE = '【星途汽车】'
const PART = 70

export const signed = (content: string): string => `${SIGNATURE}${content.trim()}`

export const partsOf = (length: number): number => Math.ceil(length / PART)

/** Returns the cost of an SMS in yuan; undefined if the number of people or the price is unknown. */
export const smsCost = (people: number | null | undefined, price: string, parts: number): string | undefined => {
  const yuan = Number(price || Number.NaN)
  return people === undefined || people === null || Number.isNaN(yuan)
    ? undefined
    : (Math.round(people * parts * yuan * 100) / 100).toFixed(2)
}
