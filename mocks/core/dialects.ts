import { isRecord } from '@/lib/json'
import { toMillis } from '@/lib/time'
import type { Draft } from '@/entities/field'

type Json = Record<string, unknown>

const entities = Object.values(import.meta.glob<Json>('../../src/entities/**/*.ts', { eager: true })).flatMap(
  (module) => Object.values(module),
)
const isField = (one: unknown): one is Draft<unknown> & { key: string } =>
  isRecord(one) && typeof one.key === 'string' && typeof one.kind === 'string'
const REFS = new Set(
  entities
    .flatMap((entity) => (isRecord(entity) ? Object.values(entity) : []))
    .filter(isField)
    .filter(({ kind }) => ['ref', 'dealer', 'user'].includes(kind))
    .map(({ key }) => key),
)

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

const stemOf = (key: string): string => key.replace(/(Id|Code|Name)s?$/, '')
const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
const nameKeyOf = (row: Json): string | undefined => Object.keys(row).find((key) => /[a-z]Name$/.test(key))

const refRecord = (key: string, value: string | number, row: Json, way: number): Json => {
  const stem = stemOf(key)
  const code = /(Id|Code)$/.test(key) ? value : (row[`${stem}Code`] ?? row[`${stem}Id`] ?? 'X1')
  const name = /(Id|Code)$/.test(key) ? (row[`${stem}Name`] ?? '某名') : value
  return [
    { [`${stem}Code`]: code, [`${stem}Name`]: name },
    { id: 1, code, name },
    { value: code, label: name },
  ][way % 3] as Json // One of three.
}

const shortForm = (row: Json, way: number): unknown => {
  const nameKey = nameKeyOf(row) ?? 'name'
  const key = 'id' in row ? 'id' : `${stemOf(nameKey)}Code`
  const { [key]: id, [nameKey]: name, ...rest } = row
  const stem = stemOf(nameKey)
  return [{ ...rest, [`${stem}Id`]: Number(id) || id, [`${stem}Name`]: name }, { ...rest, code: id, name }, id, name][
    way % 4
  ]
}
const isShort = (row: unknown): row is Json =>
  isRecord(row) &&
  Object.keys(row).length <= 5 &&
  nameKeyOf(row) !== undefined &&
  ('id' in row || `${stemOf(nameKeyOf(row) ?? '')}Code` in row)

const placeOf = (path: string): string | undefined =>
  /(area|province|city|county)(List)?$/i.exec(path)?.[1]?.toLowerCase()
const isPlace = (row: unknown): row is Json => isRecord(row) && isWord(row.code) && isWord(row.name)

const PICKED =
  /select|ByShopType|ByUser|roles\/list|areaNameList|dept\/list|getSeriesList|obtain\/brand|ChannelList|channelListBy|label\/type|parentList/i

/**
 * Returns the data of a response in another shape that the specification allows. The shape varies by record, so one
 * response contains several. `turn` selects the first.
 */
export const inDialect = (data: unknown, path: string, turn: number): unknown => {
  const seed = turn + path.length
  const record = (row: Json, way: number): Json =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
        if (Array.isArray(value)) return [[key, list(value, key, way)]]
        if (isRecord(value)) return [[key, record(value, way)]]
        const time = TIME.test(String(value)) && key !== 'updateTime' ? toMillis(value) : undefined
        if (time !== undefined)
          return [[key, [value, time / 1000, time, new Date(time).toISOString(), String(time / 1000)][way % 5]]]
        // An empty text is sent as null or left out.
        if (value === '') return way % 2 ? [[key, null]] : []
        if (REFS.has(key) && isWord(value) && way % 4 !== 3) return [[key, refRecord(key, value, row, way)]]
        if (/(^id|Id)$/.test(key) && typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value))
          return [[key, way % 2 ? Number(value) : value]]
        return [[key, value]]
      }),
    )
  const list = (value: unknown[], key: string, way: number): unknown => {
    if (value.length > 0 && value.every(isShort)) {
      const short = value.map((row) => shortForm(row, way))
      return way % 8 >= 4 && !short.some(isRecord) ? short.join(',') : short
    }
    if (value.some(isRecord)) return value.map((one, at) => (isRecord(one) ? record(one, way + at) : one))
    if (value.length > 0 && /(Code|Id|Area|Dealer|Name)s$/.test(key))
      return [value, value.join(','), value.map((one) => ({ code: one, name: one })), value][way % 4]
    return value
  }
  const rows = (value: readonly unknown[]): unknown[] =>
    value.map((one, at) => {
      const way = seed + at
      const place = placeOf(path)
      if (place && isPlace(one)) {
        const { code, name, ...rest } = one
        return [
          { ...rest, [`${place}Code`]: code, [`${place}Name`]: name },
          { ...rest, value: code, label: name },
          { ...rest, code, name: null },
        ][way % 3]
      }
      if (!isRecord(one)) return one
      const row = record(one, way)
      if (!PICKED.test(path)) return row
      const nameKey = nameKeyOf(one)
      if (!nameKey || nameKey === 'nickName') return row
      const { [nameKey]: name, ...rest } = row
      return way % 2 ? { ...rest, label: name } : { ...rest, name }
    })
  const named = (found: readonly unknown[], rest: Json): unknown => {
    const bare = Object.keys(rest).length === 0
    return [{ ...rest, list: found }, { ...rest, rows: found }, bare ? found : { ...rest, data: found }][seed % 3]
  }
  if (Array.isArray(data)) return named(rows(data), {})
  if (!isRecord(data)) return data
  const { records, total: _, ...rest } = data
  // The total may be absent.
  if (Array.isArray(records))
    return named(rows(records), { ...record(rest, seed), ...(seed % 2 ? { total: data.total } : {}) })
  return record(data, seed)
}
