import type { AnyCall } from '@/api/call'
import { seeded } from './control'
import { text } from './input'
import { Refusal } from './types'

const made = seeded('requestNumbers', () => new Map<string, unknown>())
const contents = seeded('requestContents', () => new Map<string, string>())

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

/** As `once`; another `content` under a number that was booked is refused. */
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
