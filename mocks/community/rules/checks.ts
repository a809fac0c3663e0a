import type { Problem } from '@/entities/community/activity'
import { text } from '../../core/input'

type Input = Readonly<Record<string, unknown>>
/** What is found in a form of a kind, saved already under `id` or not. */
type Check = (input: Input, now: number) => Problem[]

export const HELD_BACK = ['最低价', '赌博', '代开发票', '加微信']
const checks = new Map<number, Check>()

/** Names what is looked at in a kind of activity before it is saved or published; words that are held back are looked for in all of them. */
export const onCheck = (bizType: number, check: Check): void => void checks.set(bizType, check)

export const fault = (field: string, message: string): Problem => ({ field, message, level: 'error' })
export const warning = (field: string, message: string): Problem => ({ field, message, level: 'warning' })

/** All that is found in a form. */
export const problemsOf = (bizType: number, input: Input, now: number): Problem[] => {
  const hits = Object.entries(input).flatMap(([field, value]) => {
    const hit = HELD_BACK.find((word) => text(value).includes(word))
    return hit ? [fault(field, `含有敏感词「${hit}」`)] : []
  })
  return [...hits, ...(checks.get(bizType)?.(input, now) ?? [])]
}
