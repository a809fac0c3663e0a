const SIGNATURE = '【星途汽车】'
const PART = 70

/** The whole text of an SMS with its signature. */
export const signed = (content: string): string => `${SIGNATURE}${content.trim()}`

/** Parts of 70 characters that a text is billed as. */
export const partsOf = (length: number): number => Math.ceil(length / PART)

/** The cost in yuan of an SMS of so many parts to so many people; undefined where people or price are not known. */
export const smsCost = (people: number | null | undefined, price: string, parts: number): string | undefined => {
  const yuan = Number(price || Number.NaN)
  return people === undefined || people === null || Number.isNaN(yuan)
    ? undefined
    : (Math.round(people * parts * yuan * 100) / 100).toFixed(2)
}
