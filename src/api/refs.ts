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

/** The list in what servers call records, list, rows or data, or that is one itself, also as a text of JSON. */
export const listIn = (data: unknown): unknown[] | undefined => {
  const held = parseNested(data)
  return [held, prop(held, 'records'), prop(held, 'list'), prop(held, 'rows'), prop(held, 'data')].find(Array.isArray)
}

const KEYS = ['code', 'id', 'value', 'key']
const NAMES = ['name', 'label', 'title', 'text']

/** The text of a ref that came as a record: the key of it where the field is called …Id or …Code, else its name. Undefined for a record that is none. */
const refText = (field: string, row: Row): string | undefined => {
  const noun = field.replace(/(Id|Code|Name)?s?$/, '')
  const key = () => wordAt(row, [field, `${noun}Code`, `${noun}Id`, ...KEYS]) ?? wordUnder(row, /(Id|Code)$/)
  if (/(^id|^code|_id|Id|Code)s?$/.test(field)) return key()
  return wordAt(row, [field, `${noun}Name`, ...NAMES]) ?? wordUnder(row, /Name$/) ?? key()
}

/** A value of a field that is plain by its type: ids are text, and a ref is its id, code or name by what the field is called. All else stays as it came. */
export const cell = (field: string, value: unknown): unknown => {
  if (typeof value === 'number') return /^(id|code)$|Id$|_id$/.test(field) ? String(value) : value
  return isRecord(value) ? (refText(field, value) ?? value) : value
}

/** The plain values of a list, such as codes, however it comes; refs among them by what the field is called, and what is neither is left out. */
export const words = (field: string, value: unknown): (string | number)[] =>
  (listIn(value) ?? (typeof value === 'string' ? value.split(',') : []))
    .map((one) => (isRecord(one) ? refText(field, one) : one))
    .filter(isWord)

/** Reads a list of ids or codes of a field that is not called so. */
export const codes = (value: unknown): string[] => words('codes', value).map(String)

/** What is referred to, by its noun: key and name of it by the sheets. */
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
 * A record of what is referred to, with key and name under the sheet's keys, be it an id, a text, or a record under those keys or under code, id, value,
 * name, label. What has no name is called by its key. Undefined for what is none of them.
 */
export const ref = (noun: Noun, value: unknown): Record<string, unknown> | undefined => {
  const [key, name] = NOUNS[noun]
  if (isWord(value)) return { [key]: String(value), [name]: String(value) }
  if (!isRecord(value)) return undefined
  const stem = noun === 'salesArea' ? 'area' : noun
  // The id of a record that has fields of its own is not its code.
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
