/**
 * Returns the Latin letter of a key in lower case, also with Caps Lock, in non-Latin layouts and with Option on a
 * Mac. Returns the name of any other key.
 */
export const letterOf = ({ key, code }: { key: string; code: string }): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key)
