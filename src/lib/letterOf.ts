/** The Latin letter of a key in lower case, also with Caps Lock, in a layout of other letters and with Option on a Mac; any other key as it is named. */
export const letterOf = ({ key, code }: { key: string; code: string }): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key)
