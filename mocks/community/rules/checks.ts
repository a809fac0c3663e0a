import type { Problem } from '@/entities/community/activity'
import { text } from '../../core/input'

type Input = Readonly<Record<string, unknown>>
type Check = (input: Input, now: number) => Problem[]

export const HELD_BACK = ['最低价', '赌博', '代开发票', '加微信']
const checks = new Map<number, Check>()

/**
 * Registers the check of a kind of activity, applied before a save or publication. All kinds are checked for blocked
 * words.
 */
export const onCheck = (bizType: number, check: Check): void => void checks.set(bizType, check)

export const fault = (field: string, message: string): Problem => ({ field, message, level: 'error' })
export const warning = (field: string, message: string): Problem => ({ field, message, level: 'warning' })

export const problemsOf = (bizType: number, input: Input, now: number): Problem[] => {
  const hits = Object.entries(input).flatMap(([field, value]) => {
    const hit = HELD_BACK.find((word) => text(value).includes(word))
    return hit ? [fault(field, `含有敏感词「${hit}」`)] : []
  })
  return [...hits, ...(checks.get(bizType)?.(input, now) ?? [])]
}
