/** Keys whose texts steer the console even where they read like words. */
const STEERING =
  /^(code|method|access_token|token|image|path|component|permission|url)$|(id|ids|code|codes|url|urls|time|date|month|day|key|province|city)$/i
/** Values that a program reads: codes, numbers, dates, addresses, phones. */
const CODED = /^([\w.:+-]*|\d[\d :./-]*|(https?:|data:|blob:|\/).*)$/is
/** Keys of what people read, although it may look like a code. */
const WORDS = /(name|title|remark|nickname|desc|content|label|icon|reason|text|message|colou?r)$/i

const hash = (text: string): number =>
  [...text].reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7)

/**
 * The data of a reply with another text for every text that people read in it: from `texts`, or from `rich` where it is markup. The same text becomes
 * the same one again. Ids, codes, dates, addresses and what steers the console stay.
 */
export const withTexts = (data: unknown, texts: readonly string[], rich: readonly string[], key = ''): unknown => {
  if (Array.isArray(data)) return data.map((one: unknown) => withTexts(one, texts, rich, key))
  if (data && typeof data === 'object')
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withTexts(value, texts, rich, name)]))
  if (typeof data !== 'string' || data === '' || STEERING.test(key)) return data
  if (CODED.test(data) && !WORDS.test(key)) return data
  const from = data.startsWith('<') ? rich : texts
  return from[hash(key + data) % from.length] ?? data
}

/** Keys of what a record is called, or of what it says. */
const NAMES = /(name|title|nick|label|words?|text|remark|desc|summary|reason)$/i

/** The data of a reply in which everything that is called something is called nothing: '' or a blank. Ids, codes, addresses and rich texts stay. */
export const withoutNames = (data: unknown, key = ''): unknown => {
  if (Array.isArray(data)) return data.map((one: unknown) => withoutNames(one, key))
  if (data && typeof data === 'object')
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutNames(value, name)]))
  if (typeof data !== 'string' || !NAMES.test(key) || /^(<|https?:|\/)/.test(data)) return data
  return hash(key + data) % 2 ? '' : ' '
}
