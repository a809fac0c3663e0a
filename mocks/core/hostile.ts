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
