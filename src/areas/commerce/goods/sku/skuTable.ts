import { type SkuInput, type SkuRow, skuStatus, type SkuTag, type SkuValue } from '@/entities/commerce/goodsSku'
import { is, isYes } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'

export const MAX_TAGS = 3
export const MAX_VALUES = 20
export const MAX_SKUS = 200

/** Inputs of an SKU, as text: '12.5', '' if empty. */
export const BOXES = ['price', 'oriPrice', 'points', 'stocks', 'skuCode', 'weight', 'volume'] as const
export type Box = (typeof BOXES)[number]
export type SkuLine = Readonly<Record<Box, string>> & {
  readonly id?: string
  readonly sales?: number
  readonly status: 0 | 1
}
/** Specifications and SKU lines by properties. Lines of a removed combination are kept and return with it. */
export interface SkuTable {
  readonly several: boolean
  readonly tags: readonly SkuTag[]
  readonly lines: Readonly<Record<string, SkuLine>>
}

const NEW_LINE: SkuLine = {
  price: '',
  oriPrice: '',
  points: '',
  stocks: '',
  skuCode: '',
  weight: '',
  volume: '',
  status: skuStatus.on,
}
export const NO_SKUS: SkuTable = { several: false, tags: [], lines: {} }
/** Key of the only line of goods without specifications. */
const SINGLE = ''

const keyOf = (tags: readonly SkuTag[], values: readonly string[]): string =>
  values.map((value, at) => `${tags[at]?.tagName ?? ''}:${value}`).join(';')

export interface Combination {
  key: string
  values: readonly string[]
}
/** Returns the specifications that have values. Only these are combined. */
const combined = (tags: readonly SkuTag[]) => tags.filter(({ tagItems }) => tagItems.length > 0)
export const sizeOf = (tags: readonly SkuTag[]): number =>
  combined(tags).reduce((size, { tagItems }) => size * tagItems.length, combined(tags).length ? 1 : 0)

/**
 * Returns the combinations in the order of the values. Goods without specifications have a single one without values.
 */
export const combinationsOf = ({ several, tags }: SkuTable): Combination[] => {
  if (!several) return [{ key: SINGLE, values: [] }]
  const some = combined(tags)
  if (some.length === 0) return []
  return some
    .reduce<string[][]>(
      (rows, { tagItems }) => rows.flatMap((row) => tagItems.map(({ value }) => [...row, value])),
      [[]],
    )
    .map((values) => ({ key: keyOf(some, values), values }))
}
export const lineOf = ({ lines }: SkuTable, key: string): SkuLine => lines[key] ?? NEW_LINE

/** Colons and semicolons separate the properties of an SKU, so names and values use the Chinese ones. */
export const cleanWord = (text: string): string => text.trim().replaceAll(':', '：').replaceAll(';', '；')

/**
 * Returns the table with other specifications and its lines under the resulting keys. `valuesOf` returns the values
 * for an old key. A line without values keeps its key.
 */
const rekeyed = (
  table: SkuTable,
  tags: readonly SkuTag[],
  valuesOf: (key: string) => string[] | undefined,
): SkuTable => ({
  ...table,
  tags,
  lines: Object.fromEntries(
    Object.entries(table.lines).map(([key, line]) => {
      const values = valuesOf(key)
      return [values ? keyOf(combined(tags), values) : key, line]
    }),
  ),
})
const valuesIn = (table: SkuTable): Map<string, readonly string[]> =>
  new Map((table.several ? combinationsOf(table) : []).map(({ key, values }) => [key, values]))

/** Returns a reader of the values of each key, including kept lines without a combination. */
const readerOf = (table: SkuTable): ((key: string) => string[] | undefined) => {
  const now = valuesIn(table)
  const some = combined(table.tags)
  return (key) => {
    const values = now.get(key)
    if (values) return [...values]
    const parts = key.split(';').map((one) => one.split(':'))
    const fits = parts.length === some.length && parts.every(([name], place) => name === some[place]?.tagName)
    return fits ? parts.map(([, value = '']) => value) : undefined
  }
}

export const renamed = (table: SkuTable, at: number, tagName: string): SkuTable => {
  const tag = table.tags[at]
  if (tag === undefined || tag.tagName === tagName) return table
  const tags = table.tags.with(at, { ...tag, tagName })
  return tag.tagItems.length ? rekeyed(table, tags, readerOf(table)) : { ...table, tags }
}

/** Renames a value, which keeps its place, picture and lines. Kept lines under the new name are dropped. */
export const withValue = (table: SkuTable, at: number, from: string, to: string): SkuTable => {
  const tag = table.tags[at]
  if (!tag) return table
  const part = combined(table.tags).indexOf(tag)
  const valuesOf = readerOf(table)
  const kept = Object.entries(table.lines).filter(([key]) => valuesOf(key)?.[part] !== to)
  const tagItems = tag.tagItems.map((item) => (item.value === from ? { ...item, value: to } : item))
  return rekeyed({ ...table, lines: Object.fromEntries(kept) }, table.tags.with(at, { ...tag, tagItems }), (key) =>
    valuesOf(key)?.map((value, place) => (place === part && value === from ? to : value)),
  )
}

/**
 * Adds values to a specification. If it had none, existing lines take the first new value, so that no input is lost.
 */
export const withValues = (table: SkuTable, at: number, values: readonly string[]): SkuTable => {
  const tag = table.tags[at]
  if (!tag) return table
  const isFirst = tag.tagItems.length === 0 && values.length > 0
  const tagItems = [...tag.tagItems, ...values.map((value): SkuValue => ({ value, pic: '' }))]
  const tags = table.tags.map((one, place) => (place === at ? { ...one, tagItems } : one))
  if (!isFirst) return { ...table, tags }
  const before = valuesIn(table)
  const part = combined(tags).findIndex((one) => one.tagItems === tagItems)
  const [first = ''] = values
  // The only line of goods without specifications becomes that of their first value.
  const alone = before.size === 0 && table.lines[SINGLE]
  const grown = rekeyed(table, tags, (key) => before.get(key)?.toSpliced(part, 0, first))
  return alone && combined(tags).length === 1
    ? {
        ...grown,
        lines: { ...grown.lines, [keyOf(combined(tags), [first])]: { ...alone, id: undefined, sales: undefined } },
      }
    : grown
}

export const withTag = (table: SkuTable, at: number, change: Partial<SkuTag>): SkuTable => ({
  ...table,
  tags: table.tags.map((tag, place) => (place === at ? { ...tag, ...change } : tag)),
})
export const withoutTag = (table: SkuTable, at: number): SkuTable => ({
  ...table,
  tags: table.tags.toSpliced(at, 1),
})
/** Returns the number of saved SKUs that a change would remove. */
export const lostBy = (from: SkuTable, to: SkuTable): number => {
  const kept = new Set(combinationsOf(to).map(({ key }) => key))
  return combinationsOf(from).filter(({ key }) => lineOf(from, key).id !== undefined && !kept.has(key)).length
}

/** Returns the table with changed lines. The others keep their identity, so that they do not rerender. */
export const withLines = (table: SkuTable, changes: ReadonlyMap<string, Partial<SkuLine>>): SkuTable => {
  const lines = { ...table.lines }
  for (const [key, change] of changes) lines[key] = { ...lineOf(table, key), ...change }
  return { ...table, lines }
}

/** Returns the key of an SKU's properties, ordered by the specifications regardless of the order sent. */
const keyIn = (tags: readonly SkuTag[], properties: string): string => {
  const some = combined(tags)
  const parts = new Map(
    properties.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split(':').map((word) => word.trim())
      return [name, value]
    }),
  )
  const isWhole = parts.size === some.length && some.every(({ tagName }) => parts.has(tagName))
  return isWhole
    ? keyOf(
        some,
        some.map(({ tagName }) => parts.get(tagName) ?? ''),
      )
    : properties
}
const boxText = (value: unknown): string => (isBlank(value) ? '' : plain(value))
export const tableOf = (tags: readonly SkuTag[], list: readonly SkuRow[]): SkuTable => {
  const read = tags
    .map((tag, at): SkuTag => ({
      tagName: plain(tag.tagName),
      tagItems: tag.tagItems.map(({ value, pic }) => ({ value: plain(value), pic: plain(pic) })),
      withPic: isYes(tag.withPic) ? 1 : 0,
      sort: at + 1,
    }))
    .slice(0, MAX_TAGS)
  return {
    several: read.length > 0,
    tags: read,
    lines: Object.fromEntries(
      list.map((row): [string, SkuLine] => [
        read.length ? keyIn(read, plain(row.properties)) : SINGLE,
        {
          id: plain(row.id) || undefined,
          sales: row.sales,
          status: is(row.status, skuStatus.off) ? skuStatus.off : skuStatus.on,
          price: boxText(row.price),
          oriPrice: boxText(row.oriPrice),
          points: boxText(row.points),
          stocks: boxText(row.stocks),
          skuCode: boxText(row.skuCode),
          weight: boxText(row.weight),
          volume: boxText(row.volume),
        },
      ]),
    ),
  }
}

const number = (text: string): number | null => (text === '' ? null : Number(text))
/**
 * Returns the table as sent: specifications with values, and one SKU per combination. Prices of unused payment types
 * are empty.
 */
export const sentSkus = (
  table: SkuTable,
  goodsName: string,
  shown: ReadonlySet<Box>,
): { skuTags: SkuTag[]; skuList: SkuInput[] } => ({
  skuTags: table.several ? combined(table.tags).map((tag, at) => ({ ...tag, sort: at + 1 })) : [],
  skuList: combinationsOf(table).map(({ key, values }): SkuInput => {
    const line = lineOf(table, key)
    const text = (box: Box) => (shown.has(box) ? line[box] : '')
    const skuName = values.join(' ')
    return {
      ...(line.id !== undefined && { id: line.id }),
      properties: key,
      skuName,
      prodName: [goodsName, skuName].filter(Boolean).join(' '),
      price: text('price') || null,
      oriPrice: text('oriPrice') || null,
      points: number(text('points')),
      stocks: number(text('stocks')),
      skuCode: text('skuCode'),
      weight: number(text('weight')),
      volume: number(text('volume')),
      status: line.status,
    }
  }),
})
