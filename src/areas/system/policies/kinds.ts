import type { Code } from '@/entities/field'
import { type Policy, policy } from '@/entities/system/policy'
import { policyClient } from '@/entities/system/enums'

export type PolicyType = Policy['type']

/** The types of the list of agreements; the others have a page each. */
export const AGREEMENTS: readonly PolicyType[] = [1, 2, 3]

const CLIENTS: Record<PolicyType, readonly Code[]> = { 1: [1, 2, 3], 2: [1, 2, 3], 3: [1, 2, 3], 4: [1, 2, 3], 5: [1, 2], 6: [1, 4], 7: [1, 4], 8: [1, 2] }

/** The field of the clients, with those only that a type may be shown in. */
export const clientsOf = (type: PolicyType | undefined) => ({
  ...policy.appTypes,
  of: { ...policyClient, options: policyClient.options.filter(({ value }) => !type || CLIENTS[type].includes(value)) },
})

/** A guide informs: nobody agrees to it. */
export const isGuide = (type: Code | undefined): boolean => Number(type) === 8

/** Whether a type is shown on the head unit of the car. */
export const HEAD_UNIT = 4

const BY_NUMBER = new Intl.Collator('en', { numeric: true })
const partsOf = (version: string) => /^(.*?)(\d+)\.(\d+)$/.exec(version)

/** The version after the last one: V2.1 after V2.0, V3.0 after V2.9; of a series with a prefix of its own (`like`), the next of that series. */
export const nextVersion = (known: readonly string[], like?: string): string => {
  const prefix = like && partsOf(like)?.[1]
  const last = known
    .filter((one) => prefix === undefined || partsOf(one)?.[1] === prefix)
    .toSorted(BY_NUMBER.compare)
    .at(-1)
  if (!last) return 'V1.0'
  const [, head = '', whole = '0', part = '0'] = partsOf(last) ?? []
  if (!partsOf(last)) return ''
  return part === '9' ? `${head}${Number(whole) + 1}.0` : `${head}${whole}.${Number(part) + 1}`
}

/** Whether a text about cancelling an account says how long one can think again. */
export const namesWaiting = (words: string): boolean => /冷静期|等待期|反悔期|犹豫期|\d+\s*(天|日|个工作日)/.test(words)
