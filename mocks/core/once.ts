import type { AnyCall } from '@/api/call'
import { seeded } from './control'
import { text } from './input'
import { Refusal } from './types'

const made = seeded('requestNumbers', () => new Map<string, unknown>())
const contents = seeded('requestContents', () => new Map<string, string>())

/**
 * Runs an action on the first call with a request number and returns the stored result afterwards, so that a repeated
 * request is booked once. Without a number it always runs.
 */
export const once = <T>({ path }: AnyCall, requestNo: unknown, act: () => T): T => {
  const number = text(requestNo)
  if (number === '') return act()
  const done = made()
  const key = `${path} ${number}`
  // The value stored under a number is the earlier result of this call.
  if (done.has(key)) return done.get(key) as T
  const answer = act()
  done.set(key, answer)
  return answer
}

/** Like `once`, but rejects a known number with other `content`. */
export const onceOf = <T>(call: AnyCall, requestNo: unknown, content: unknown, act: () => T): T => {
  const key = `${call.path} ${text(requestNo)}`
  const now = JSON.stringify(content)
  if ((contents().get(key) ?? now) !== now) throw new Refusal(400, '本次请求已推送过另一条内容，请到列表核对')
  return once(call, requestNo, () => {
    const answer = act()
    if (text(requestNo) !== '') contents().set(key, now)
    return answer
  })
}
