import { text, integer } from '../../core/input'
import { validateText } from '../../system/rules/dealerRules'

export const CALL_TYPES: Readonly<Record<number, string>> = { 1: 'AI机器人', 2: '人工坐席', 3: 'AI转人工' }
export const SCRIPTS: Readonly<Record<string, string>> = {
  S01: '新线索清洗',
  S02: '到店邀约',
  S03: '试驾回访',
  S04: '战败唤醒',
}

const SPAN = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** What is wrong with call hours: one or two spans within 09:00 to 21:00, in order; undefined when nothing is. */
const validateWindow = (value: unknown): string | undefined => {
  const hours = text(value)
  if (hours === '') return '请选择外呼时段'
  const spans = hours.split(',')
  const ends = spans.flatMap((span) => span.split('-'))
  const inOrder = ends.every((one, at) => at === 0 || (ends[at - 1] ?? '') < one)
  const isRight =
    spans.length <= 2 &&
    spans.every((span) => SPAN.test(span)) &&
    inOrder &&
    (ends[0] ?? '') >= '09:00' &&
    (ends.at(-1) ?? '') <= '21:00'
  return isRight ? undefined : '外呼时段须在 09:00-21:00 内'
}

/** What is wrong with a whole number that must lie between two others. */
export const validateInteger = (value: unknown, label: string, min: number, max: number): string | undefined => {
  const number = integer(value)
  if (number === undefined) return `请输入${label}`
  return number < min || number > max ? `${label}应在${min}到${max}之间` : undefined
}

/** What is wrong with what tasks and rules have in common, by field. */
export const validateCall = (
  input: Record<string, unknown>,
  name: { key: string; label: string; max: number },
): Record<string, string | undefined> => ({
  [name.key]: validateText(text(input[name.key]), name.label, name.max),
  callType: CALL_TYPES[integer(input.callType) ?? 0] ? undefined : '请选择外呼方式',
  scriptName: SCRIPTS[text(input.scriptName)] ? undefined : '请选择话术模板',
  callWindow: validateWindow(input.callWindow),
})
