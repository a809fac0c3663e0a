import type { AnyCall } from '@/api/call'
import { seeded } from './control'
import { text } from './input'

const made = seeded('requestNumbers', () => new Map<string, unknown>())

/** Does what a call asks for the first time its request number comes, and from then on answers as it did: a repeated request books once. */
export const once = <T>({ path }: AnyCall, requestNo: unknown, act: () => T): T => {
  const number = text(requestNo)
  if (number === '') return act()
  const done = made()
  const key = `${path} ${number}`
  // What is kept under a number is what this call returned before.
  if (done.has(key)) return done.get(key) as T
  const answer = act()
  done.set(key, answer)
  return answer
}
