import { type Code, is, withStates } from '@/entities/field'
import { type Policy, policy } from '@/entities/system/policy'
import { policyClient, policyType } from '@/entities/system/enums'

export type PolicyType = Policy['type']

export const AGREEMENTS: readonly PolicyType[] = [policyType.privacy, policyType.userAgreement, policyType.thirdParty]

const { ownerApp, miniProgram, assistantApp, headUnit } = policyClient
const CLIENTS: Record<PolicyType, readonly Code[]> = {
  [policyType.privacy]: [ownerApp, miniProgram, assistantApp],
  [policyType.userAgreement]: [ownerApp, miniProgram, assistantApp],
  [policyType.thirdParty]: [ownerApp, miniProgram, assistantApp],
  [policyType.face]: [ownerApp, miniProgram, assistantApp],
  [policyType.closure]: [ownerApp, miniProgram],
  [policyType.parking]: [ownerApp, headUnit],
  [policyType.ota]: [ownerApp, headUnit],
  [policyType.insurance]: [ownerApp, miniProgram],
}

export const clientsOf = (type: PolicyType | undefined) =>
  withStates(policy.appTypes, (code) => !type || is(code, ...CLIENTS[type]))

/** True for a guide, which needs no consent. */
export const isGuide = (type: Code | undefined): boolean => is(type, policyType.insurance)

const BY_NUMBER = new Intl.Collator('en', { numeric: true })
const partsOf = (version: string) => /^(.*?)(\d+)\.(\d+)$/.exec(version)

/**
 * Returns the next version: V2.1 after V2.0, V3.0 after V2.9, V1.0 if there is none, '' after one that cannot be
 * parsed. With `like` it continues the series of that prefix.
 */
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

/** True if a text about account deletion includes the waiting period. */
export const namesWaiting = (words: string): boolean => /冷静期|等待期|反悔期|犹豫期|\d+\s*(天|日|个工作日)/.test(words)
