const CHINESE = /\p{Script=Han}/u

/**
 * Returns the rule that a password breaks: Chinese first (R-VAL-01), then length and the three kinds of characters
 * (R-VAL-02, R-VAL-03).
 */
export const validatePassword = (password: string): 'chinese' | 'weak' | undefined => {
  if (CHINESE.test(password)) return 'chinese'
  const strong =
    password.length >= 8 && /\d/.test(password) && /[a-zA-Z]/.test(password) && /[~!@#$%^&*]/.test(password)
  return strong ? undefined : 'weak'
}

/** True if the name is reserved by the system (R-VAL-04). */
export const isReservedName = (username: string): boolean => ['admin', 'editor'].includes(username.trim().toLowerCase())
