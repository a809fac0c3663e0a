/** From this number of recipients on, the number must be typed to confirm. */
const RETYPE_FROM = 10_000

/** Returns the number that must be typed to confirm a send; undefined below 10,000. */
export const retyped = (people: number | null): string | undefined =>
  people !== null && people >= RETYPE_FROM ? String(people) : undefined
