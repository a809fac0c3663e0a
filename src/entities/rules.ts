import { isCreditCode } from '@/lib/checkDigits'
import { isBlank } from '@/lib/given'
import { validatePassword } from '@/lib/password'
import { normaliseInput } from '@/lib/normaliseInput'
import { type TextKey, type Translate, translate } from '@/locales'
import type { Field, Rule } from './field'

export const PATTERNS: Record<Exclude<Rule, 'password'>, RegExp> = {
  mobile: /^1[3-9]\d{9}$/,
  hotline: /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,4})?|400-?\d{3}-?\d{4})$/,
  username: /^[A-Za-z][A-Za-z0-9_.]{3,29}$/,
  creditCode: /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/,
  code: /^[A-Z][A-Z0-9_]{1,29}$/,
  menuPath: /^\/[A-Za-z0-9][A-Za-z0-9/_{}-]*$/,
  semver: /^\d+\.\d+\.\d+(\.\d+)?$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  url: /^https?:\/\/[^\s]+$/i,
  tracking: /^[0-9A-Za-z]{8,30}$/,
}

const CHOSEN = [
  'status',
  'enum',
  'multi',
  'ref',
  'refs',
  'region',
  'geo',
  'user',
  'dealer',
  'date',
  'dateTime',
  'month',
]
const UPLOADED = ['image', 'images', 'file']
const missing = (kind: Field['kind']) =>
  UPLOADED.includes(kind) ? 'rule.upload' : CHOSEN.includes(kind) ? 'rule.choose' : 'rule.enter'

/**
 * Returns the error text of a value by the rules of its field, or undefined if it is valid. Lengths are counted in
 * characters, not UTF-16 units.
 */
export const validateValue = (
  field: Field,
  value: unknown,
  t: Translate = translate,
  label = t(field.label),
): string | undefined => {
  const text = typeof value === 'string' ? (field.kind === 'password' ? value.trim() : normaliseInput(value)) : value
  if (isBlank(text)) return field.required ? t(missing(field.kind), { field: label }) : undefined
  if (typeof text === 'string') {
    if (field.kind === 'password') {
      const fault = validatePassword(text)
      if (fault) return t(fault === 'chinese' ? 'rule.passwordChinese' : 'rule.passwordWeak')
    }
    if (field.rule && field.rule !== 'password' && !PATTERNS[field.rule].test(text))
      return t(`rule.${field.rule}` satisfies TextKey)
    if (field.rule === 'creditCode' && !isCreditCode(text)) return t('rule.checkDigit')
    const length = [...text].length
    const isWords = ['text', 'longtext', 'realName'].includes(field.kind)
    if (isWords && field.min !== undefined && field.max !== undefined && (length < field.min || length > field.max))
      return t('rule.length', { min: field.min, max: field.max })
    if (field.max !== undefined && !['integer', 'number', 'money'].includes(field.kind) && length > field.max)
      return t('rule.tooLong', { max: field.max, count: length })
  }
  if (field.kind === 'refs' && Array.isArray(value) && field.max !== undefined && value.length > field.max)
    return t('rule.tooMany', { max: field.max, count: value.length })
  const amount = field.kind === 'money' ? Number(text) : text
  if (typeof amount === 'number') {
    if (['integer', 'points'].includes(field.kind) && !Number.isInteger(amount)) return t('rule.integer')
    if ((field.min !== undefined && amount < field.min) || (field.max !== undefined && amount > field.max))
      return t('rule.range', { min: field.min ?? '', max: field.max ?? '' })
  }
  return undefined
}
