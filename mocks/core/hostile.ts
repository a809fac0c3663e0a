/** Keys whose values control the console, even if they look like words. */
const STEERING =
  /^(code|method|access_token|token|image|path|component|permission|url)$|(id|ids|code|codes|url|urls|time|date|month|day|key|province|city)$/i
/** Values read by programs: codes, numbers, dates, addresses, phones. */
const CODED = /^([\w.:+-]*|\d[\d :./-]*|(https?:|data:|blob:|\/).*)$/is
/** Keys of texts for people, even if a value looks like a code. */
const WORDS = /(name|title|remark|nickname|desc|content|label|icon|reason|text|message|colou?r)$/i

const hash = (text: string): number =>
  [...text].reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7)

/**
 * Replaces every text for people in the data of a reply by one of `texts`, or of `rich` if it is markup. Equal texts
 * get equal replacements. Ids, codes, dates, addresses and values that control the console stay.
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

const NAMES = /(name|title|nick|label|words?|text|remark|desc|summary|reason)$/i

/**
 * Replaces every name and text in the data of a reply by '' or a blank. Ids, codes, addresses and rich texts stay.
 */
export const withoutNames = (data: unknown, key = ''): unknown => {
  if (Array.isArray(data)) return data.map((one: unknown) => withoutNames(one, key))
  if (data && typeof data === 'object')
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutNames(value, name)]))
  if (typeof data !== 'string' || !NAMES.test(key) || /^(<|https?:|\/)/.test(data)) return data
  return hash(key + data) % 2 ? '' : ' '
}
