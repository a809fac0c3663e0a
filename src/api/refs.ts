import { isRecord, prop, parseNested } from '@/lib/json'

type Row = Readonly<Record<string, unknown>>

const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))
const wordAt = (row: Row, keys: readonly string[]): string | undefined => {
  const found = keys.map((key) => prop(row, key)).find(isWord)
  return found === undefined ? undefined : String(found)
}
const wordUnder = (row: Row, ending: RegExp): string | undefined =>
  wordAt(
    row,
    Object.keys(row).filter((key) => ending.test(key)),
  )

/** Returns the list of a reply: data itself or its records, list, rows or data, also parsed from JSON text. */
export const listIn = (data: unknown): unknown[] | undefined => {
  const held = parseNested(data)
  return [held, prop(held, 'records'), prop(held, 'list'), prop(held, 'rows'), prop(held, 'data')].find(Array.isArray)
}

const KEYS = ['code', 'id', 'value', 'key']
const NAMES = ['name', 'label', 'title', 'text']

const KEY_FIELD = /(^id|^code|_id|Id|Code)s?$/

/**
 * Returns the text of a ref that is a record: its key if the field ends in Id or Code, else its name. Returns
 * undefined for other records.
 */
const refText = (field: string, row: Row): string | undefined => {
  const noun = field.replace(/(Id|Code|Name)?s?$/, '')
  const key = () => wordAt(row, [field, `${noun}Code`, `${noun}Id`, ...KEYS]) ?? wordUnder(row, /(Id|Code)$/)
  if (KEY_FIELD.test(field)) return key()
  return wordAt(row, [field, `${noun}Name`, ...NAMES]) ?? wordUnder(row, /Name$/) ?? key()
}

/**
 * Returns the value of a field with a plain type: ids as text, a ref as its id, code or name according to the field
 * name. Other values are unchanged.
 */
export const cell = (field: string, value: unknown): unknown => {
  if (typeof value === 'number') return /^(id|code)$|Id$|_id$/.test(field) ? String(value) : value
  return isRecord(value) ? (refText(field, value) ?? value) : value
}

/**
 * Returns the plain values of a list, ids and codes as text, also from comma-separated or JSON text. Refs are
 * converted by the field name, other records are left out.
 */
export const words = (field: string, value: unknown): (string | number)[] =>
  (listIn(value) ?? (typeof value === 'string' ? value.split(',') : []))
    .map((one) => (isRecord(one) ? refText(field, one) : one))
    .filter(isWord)
    .map((one) => (KEY_FIELD.test(field) ? String(one) : one))

export const codes = (value: unknown): string[] => words('codes', value).map(String)

/** Key and name fields of the referenced entities, as in the specification. */
const NOUNS = {
  address: ['id', 'addressName'],
  area: ['code', 'name'],
  brand: ['brandCode', 'brandName'],
  car: ['id', 'plate'],
  channel: ['channelCode', 'channelName'],
  city: ['code', 'name'],
  column: ['id', 'channelName'],
  company: ['id', 'companyName'],
  county: ['code', 'name'],
  dealer: ['dealerCode', 'dealerName'],
  dept: ['id', 'deptName'],
  dict: ['code', 'name'],
  event: ['eventCode', 'eventName'],
  group: ['groupCode', 'groupName'],
  label: ['id', 'labelName'],
  logistics: ['logisticsCode', 'logisticsName'],
  province: ['code', 'name'],
  role: ['id', 'roleName'],
  salesArea: ['id', 'areaName'],
  series: ['seriesCode', 'seriesName'],
  socialUser: ['userId', 'nickname'],
  staff: ['id', 'staffName'],
  supplier: ['id', 'supplierName'],
  type: ['code', 'name'],
  user: ['id', 'nickname'],
} as const
export type Noun = keyof typeof NOUNS

/**
 * Returns a ref with the key and name fields of its noun, from an id, a text, or a record with those fields or code,
 * id, value, name, label. Without a name, the key is the name. Returns undefined for other values.
 */
export const ref = (noun: Noun, value: unknown): Record<string, unknown> | undefined => {
  const [key, name] = NOUNS[noun]
  if (isWord(value)) return { [key]: String(value), [name]: String(value) }
  if (!isRecord(value)) return undefined
  const stem = noun === 'salesArea' ? 'area' : noun
  // In a record with fields of the noun, such as dealerName, a plain `id` is not the code.
  const isShort = !Object.keys(value).some((field) => field.startsWith(stem))
  const found = wordAt(value, [
    key,
    ...(key === 'id' ? [`${stem}Id`] : []),
    `${stem}Code`,
    ...(key === 'id' || isShort ? KEYS : ['code']),
  ])
  const called = wordAt(value, [name, `${stem}Name`, ...NAMES]) ?? found
  return { ...value, ...(found !== undefined && { [key]: found }), ...(called !== undefined && { [name]: called }) }
}
