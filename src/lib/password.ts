const CHINESE = /\p{Script=Han}/u

/** The rule that a password breaks: Chinese first (R-VAL-01), then length and the three kinds of characters (R-VAL-02, R-VAL-03). */
export const passwordFault = (password: string): 'chinese' | 'weak' | undefined => {
  if (CHINESE.test(password)) return 'chinese'
  const strong = password.length >= 8 && /\d/.test(password) && /[a-zA-Z]/.test(password) && /[~!@#$%^&*]/.test(password)
  return strong ? undefined : 'weak'
}

/** The three rules of a new password, one by one, for a list that ticks off. */
export const passwordChecks = (password: string) => ({
  length: password.length >= 8,
  kinds: /\d/.test(password) && /[a-zA-Z]/.test(password) && /[~!@#$%^&*]/.test(password),
  noChinese: !CHINESE.test(password),
})

/** How strong a password is, 0 to 3: nothing, weak, middle, strong. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 => {
  if (!password) return 0
  if (passwordFault(password)) return 1
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  return password.length >= 12 && kinds === 4 ? 3 : 2
}

/** Whether a name is one of the system's own, which new accounts may not take (R-VAL-04). */
export const isReservedName = (username: string): boolean => ['admin', 'editor'].includes(username.trim().toLowerCase())
