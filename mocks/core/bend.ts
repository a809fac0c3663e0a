import { isRecord } from '@/lib/json'

type Json = Record<string, unknown>
export interface Envelope extends Json {
  code: unknown
  data?: unknown
}

/** Returns a placeholder that `bent` turns into an integer beyond 2^53, where doubles lose digits. */
const long = (at: number): string => `@@${1_234_567_890_123_456_000n + BigInt(at)}@@`

const isId = (key: string): boolean => /^id$|Id$|Code$|No$|^code$/.test(key)
const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Applies `change` to every list of records in a reply, at any depth. */
const lists = (value: unknown, change: (list: unknown[]) => unknown): unknown => {
  if (isList(value)) return change(value)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isList(inner) || isRecord(inner) ? lists(inner, change) : inner]),
  )
}

/** Applies `change` to each plain value of every record in a reply, at any depth. */
const values = (value: unknown, change: (key: string, value: unknown, at: number) => unknown): unknown => {
  let at = 0
  const walk = (one: unknown, isPage: boolean): unknown => {
    if (isList(one)) return one.map((inner) => walk(inner, false))
    if (!isRecord(one)) return one
    const row = at++
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]) => {
        if (isRecord(inner) || (isList(inner) && inner.some(isRecord))) return [key, walk(inner, false)]
        return [key, isPage && key === 'total' ? inner : change(key, inner, row)]
      }),
    )
  }
  return walk(value, isRecord(value) && Object.values(value).some(isList))
}

const records = (value: unknown, change: (row: Json) => Json): unknown => {
  const walk = (one: unknown): unknown => {
    if (isList(one)) return one.map((inner) => (isRecord(inner) ? change(inner) : inner))
    if (!isRecord(one)) return one
    const inner = Object.entries(one).map(([key, part]): [string, unknown] => [
      key,
      isList(part) || isRecord(part) ? walk(part) : part,
    ])
    return Object.values(one).some(isList) ? Object.fromEntries(inner) : change(Object.fromEntries(inner))
  }
  return walk(value)
}

const total = (value: unknown) => (data: unknown) => {
  if (!isRecord(data) || !('total' in data)) return data
  const { total: _, ...rest } = data
  return value === undefined ? rest : { ...rest, total: value }
}
const besideRows = (key: string, change: (part: Json) => unknown) => (data: unknown) => {
  if (!isRecord(data) || !isRecord(data[key])) return data
  return { ...data, [key]: change(data[key]) }
}
const odd =
  (names: RegExp, kinds: readonly unknown[]) =>
  (data: unknown): unknown =>
    values(data, (key, value, at) => (names.test(key) && !isId(key) ? kinds[(at + key.length) % kinds.length] : value))
const fields =
  (change: (value: unknown) => unknown) =>
  (data: unknown): unknown =>
    values(data, (key, value) => (isId(key) ? value : change(value)))

const DATES = [
  null,
  '',
  '0000-00-00',
  1_700_000_000,
  1_700_000_000_000,
  '2024-06-01T10:00:00Z',
  '2024-06-01T10:00:00',
  [2024, 6, 1],
  { time: 1 },
  '昨天',
  -1,
  '9999-99-99 99:99',
]
const AMOUNTS = ['12.3', 0.300_000_000_000_000_04, 1e21, null, 'abc', -0.005, '', [], '1,234', true]
const HOSTILE = {
  dangerouslySetInnerHTML: { __html: '<img src=x onerror="throw 1">' },
  style: 'color:red',
  className: 'root',
  ref: 'ref',
  key: 'key',
  children: 'x',
}

/** Alterations of the data of a success, by name. */
const DATA = {
  dataNull: () => null,
  dataMissing: () => undefined,
  dataText: () => '内容',
  dataNumber: () => 7,
  dataList: () => [],
  dataObject: () => ({}),
  listNull: (data: unknown) => lists(data, () => null),
  listObject: (data: unknown) => lists(data, () => ({ a: 1 })),
  listText: (data: unknown) => lists(data, () => 'x'),
  listEmpty: (data: unknown) => total(0)(lists(data, () => [])),
  totalMissing: total(undefined),
  totalText: total('37'),
  totalNegative: total(-1),
  totalNull: total(null),
  totalHuge: total(1e12),
  totalWord: total('viele'),
  summaryMissing: besideRows('summary', () => undefined),
  summaryText: besideRows('summary', (counts) =>
    Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)])),
  ),
  taskMissing: besideRows('task', () => undefined),
  rowsMixed: (data: unknown) => lists(data, (list) => [null, ...list.slice(0, 2), 5, 'x', [], ...list.slice(2), {}]),
  rowsWithoutIds: (data: unknown) => values(data, (key, value) => (isId(key) ? undefined : value)),
  rowsDoubled: (data: unknown) => lists(data, (list) => list.flatMap((one) => [one, one])),
  idsHuge: (data: unknown) => values(data, (key, value, at) => (isId(key) && value !== null ? long(at) : value)),
  idsAsNumbers: (data: unknown) =>
    values(data, (key, value) =>
      isId(key) && typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value,
    ),
  valuesNull: fields(() => null),
  valuesMissing: fields(() => undefined),
  valuesEmpty: fields(() => ''),
  valuesObjects: fields(() => ({ a: 1 })),
  valuesLists: fields(() => [1, 'x', null, { a: 1 }]),
  valuesNumbers: fields(() => 7),
  valuesTexts: fields(() => 'abc'),
  valuesTrue: fields(() => true),
  allNull: (data: unknown) => values(data, () => null),
  statesUnknown: odd(/status|state|type|level|flag|kind|^is[A-Z]|mode|sex|source/i, [99, '', null, 'x', -1]),
  datesOdd: odd(/time|date|At$|day|month|birth/i, DATES),
  amountsOdd: odd(/price|amount|money|fee|rate|percent|count|num|total|rank|sort|score|target|points|sum/i, AMOUNTS),
  propsHostile: (data: unknown) => records(data, (row) => ({ ...HOSTILE, ...row })),
  unknownFields: (data: unknown) => records(data, (row) => ({ ...row, zz: { a: [1] } })),
} satisfies Record<string, (data: unknown) => unknown>

export type Bend = keyof typeof DATA | 'code201' | 'code510' | 'codeOK'

const CODES: Partial<Record<Bend, unknown>> = { code201: 201, code510: 510, codeOK: 'OK' }
const isData = (bend: Bend): bend is keyof typeof DATA => Object.hasOwn(DATA, bend)

/** Returns the JSON text of an altered success. */
export const bent = (envelope: Envelope, bend: Bend): string => {
  // The round trip removes values that JSON cannot represent.
  const plain = JSON.parse(JSON.stringify(envelope)) as Envelope // The value was serialized in this line.
  const out = isData(bend) ? { ...plain, data: DATA[bend](plain.data) } : { ...plain, code: CODES[bend] }
  return JSON.stringify(out).replaceAll(/"@@(\d+)@@"/g, '$1')
}
