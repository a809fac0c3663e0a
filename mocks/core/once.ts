import { seeded } from './control'
import { text } from './input'

const made = seeded('requestNumbers', () => new Map<string, unknown>())

/** Does what a request asks for the first time its number comes, and from then on answers as it did: a repeated request books once. */
export const once = <T>(requestNo: unknown, act: () => T): T => {
  const number = text(requestNo)
  if (number === '') return act()
  const done = made()
  // What is kept under a number is what this act returned before.
  if (done.has(number)) return done.get(number) as T
  const answer = act()
  done.set(number, answer)
  return answer
}
