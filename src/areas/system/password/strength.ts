import { validatePassword } from '@/lib/password'

export const passwordChecks = (password: string) => ({
  length: password.length >= 8,
  kinds: /\d/.test(password) && /[a-zA-Z]/.test(password) && /[~!@#$%^&*]/.test(password),
  noChinese: validatePassword(password) !== 'chinese',
})

/** Returns the strength of a password, 0 to 3: none, weak, medium, strong. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 => {
  if (!password) return 0
  if (validatePassword(password)) return 1
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  return password.length >= 12 && kinds === 4 ? 3 : 2
}
