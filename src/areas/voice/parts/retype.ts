/** From so many people on their number is typed before something is sent to them. */
const RETYPE_FROM = 10_000

/** The number that must be typed to send something to so many people; none below 10,000. */
export const retyped = (people: number | null): string | undefined =>
  people !== null && people >= RETYPE_FROM ? String(people) : undefined
