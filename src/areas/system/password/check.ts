import { validatePassword } from '@/lib/password'
import type { TextKey } from '@/locales'

export const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const
export type FieldName = (typeof FIELDS)[number]
export type Values = Record<FieldName, string>

const validateNew = ({ oldPassword, newPassword }: Values, username: string): TextKey | undefined => {
  if (newPassword === '') return 'password.newRequired'
  const fault = validatePassword(newPassword)
  if (fault) return fault === 'chinese' ? 'rule.passwordChinese' : 'rule.passwordWeak'
  if (newPassword === oldPassword) return 'password.same'
  return username !== '' && newPassword.toLowerCase().includes(username.toLowerCase())
    ? 'password.hasAccount'
    : undefined
}

/**
 * Validates one field and returns a text key (R-VAL-01..03; different from the old password, without the account
 * name, repeated correctly).
 */
export const validateField = (field: FieldName, values: Values, username: string): TextKey | undefined => {
  if (field === 'oldPassword') return values.oldPassword === '' ? 'password.oldRequired' : undefined
  if (field === 'newPassword') return validateNew(values, username)
  if (values.confirmPassword === '') return 'password.confirmRequired'
  return values.confirmPassword === values.newPassword ? undefined : 'password.differs'
}
