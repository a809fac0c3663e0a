import type { Call } from '@/api/call'
import type { Page } from '@/api/reply'
import { text, texts } from './input'
import { between, byPhone, like, oneOf, paged, within } from './table'

type Place = Partial<Record<'areaName' | 'provinceCode' | 'cityCode' | 'countyCode', unknown>>
/** A query with the names of its ranges: `time` if it has `timeStart`. */
type WithRanges<Asked> = Asked & {
  [K in keyof Asked & string as K extends `${infer Name}${'Start' | 'End' | 'Min' | 'Max'}` ? Name : never]?: unknown
}
type Input = Readonly<Record<string, unknown>>
type Code = string | number
type Test<Value> = (value: Value) => boolean
type Order<Row> = (a: Row, b: Row) => number

type KeyOf<Row, Asked, Value> = {
  [K in keyof Row & keyof Asked & string]: Row[K] extends Value ? K : never
}[keyof Row & keyof Asked & string]
type Named<Row, Asked, Value> = readonly (
  | KeyOf<Row, Asked, Value>
  | { readonly [K in keyof Asked & string]?: (row: Row) => Value }
)[]
/**
 * Filters of a list: the keys of the query, grouped by the kind of filter. A row must match all filters that are set.
 */
export interface Filters<Row, Asked> {
  /** One or several values. A row with a list matches by any of its values. */
  is?: Named<Row, Asked, Code | readonly Code[]>
  /** A part of the text, ignoring case. A row with several texts matches by any of them. */
  like?: Named<Row, Asked, string | readonly string[]>
  /** A part of one of these texts, sent as `keyword`. */
  keyword?: readonly KeyOf<Row, Row, string>[]
  /** Eleven digits, or the last four. */
  phone?: Named<Row, Asked, string>
  /** Days or wire times, sent as `<key>Start` and `<key>End`. */
  between?: Named<Row, Asked, string>
  /** Days, sent as 'from,to'. */
  days?: Named<Row, Asked, string>
  /** Numbers, sent as `<key>Min` and `<key>Max`. */
  within?: Named<Row, Asked, number>
  /** Any other test, created once per query from the value of the key. */
  where?: { readonly [K in keyof Asked & string]?: (asked: unknown) => Test<Row> }
  /**
   * Fields to sort by, newest or largest first. The first field is the default. Without `sort`, rows keep their
   * order.
   */
  sort?: Named<Row, Row & Asked, Code | null>
  /** Keeps the order of the rows if no sort field is requested. */
  keepsOrder?: boolean
  /** An order beyond a single field. `sort` decides between rows that it leaves equal. */
  order?: (input: Input) => Order<Row>
}

/** Handles the queries of one list: the page of the screen and, by the same declaration, the rows of its export. */
export interface List<Row> {
  /** All matching rows, unsorted. */
  fitting: (rows: Iterable<Row>, input: Input) => Row[]
  exported: (rows: Iterable<Row>, input: Input) => Row[]
  /** The number of matching rows for each value of a field, ignoring the filter on that field. */
  counts: (
    rows: Iterable<Row>,
    input: Input,
    key: keyof Row & string,
    values: readonly Code[],
  ) => Record<string, number>
  /** One page of the matching rows, sorted. Only the rows of the page are shaped. */
  page: {
    (rows: Iterable<Row>, input: Input): Page<Row>
    <Out>(rows: Iterable<Row>, input: Input, shape: (row: Row) => Out): Page<Out>
  }
}

const has = (asked: unknown): Test<string | readonly string[]> => {
  const test = like(asked)
  return (value) => test(...[value].flat())
}
const inDays = (range: string): Test<string> => {
  const [from, to] = range.split(',')
  return between(from, to)
}

/**
 * Creates a list from the query of its call: `listOf(coupons.list)<CouponRow>({ is: ['status'], like: ['couponName'],
 * sort: ['createTime'] })`.
 * Only keys of the query and of the row compile. By default the row is the response type of the call.
 */
export const listOf =
  <P extends string, I, O>(_call: Call<P, I, O>) =>
  <Row = O extends Page<infer Sent> ? Sent : never>({
    keyword,
    where = {},
    sort,
    keepsOrder = false,
    order: ownOrder,
    ...filters
  }: Filters<NoInfer<Row>, WithRanges<I & Place>>): List<Row> => {
    /**
     * Returns each key with its reader. The types of Filters prove that the row has the value and that it is of the
     * right kind.
     */
    const readers = (named: readonly (string | object)[] = []): [key: string, read: (row: Row) => never][] =>
      named.flatMap((one) =>
        typeof one === 'object' ? Object.entries(one) : [[one, (row: Row) => row[one as keyof Row] as never]],
      )
    const made = (
      named: readonly (string | object)[] | undefined,
      fits: (...asked: unknown[]) => Test<never>,
      ...suffixes: string[]
    ) =>
      readers(named).map(([key, read]) => (input: Input): Test<Row> | undefined => {
        const asked = suffixes.map((suffix) => input[key + suffix])
        if (texts(asked.flat()).length === 0) return undefined
        const test = fits(...asked)
        return (row) => test(read(row))
      })
    const makers = [
      ...made(filters.is, oneOf, ''),
      ...made(filters.like, has, ''),
      ...made(keyword && [{ keyword: (row: Row) => keyword.map((key) => row[key]) }], has, ''),
      ...made(filters.phone, byPhone, ''),
      ...made(filters.between, between, 'Start', 'End'),
      ...made(filters.days, (asked) => inDays(text(asked)), ''),
      ...made(filters.within, within, 'Min', 'Max'),
      ...Object.entries<((asked: unknown) => Test<Row>) | undefined>(where).map(
        ([key, fits]) =>
          (input: Input) =>
            fits?.(input[key]),
      ),
    ]
    const sorts = readers(sort)
    const bySort = (input: Input): Order<Row> => {
      const asked = sorts.find(([key]) => key === input.sortField)
      const read: ((row: Row) => Code) | undefined = (asked ?? (keepsOrder ? undefined : sorts[0]))?.[1]
      if (!read) return () => 0
      const way = asked && input.sortOrder === 'asc' ? 1 : -1
      return (a, b) => {
        const [left, right] = [read(a), read(b)]
        return left === right ? 0 : left < right ? -way : way
      }
    }
    const orderOf = (input: Input): Order<Row> => {
      const [first, then] = [ownOrder?.(input), bySort(input)]
      return first ? (a, b) => first(a, b) || then(a, b) : then
    }
    const fitting: List<Row>['fitting'] = (rows, input) => {
      const tests = makers.flatMap((make) => make(input) ?? [])
      return [...rows].filter((row) => tests.every((test) => test(row)))
    }
    return {
      fitting,
      exported: (rows, input) => fitting(rows, input).toSorted(orderOf(input)),
      counts: (rows, input, key, values) => {
        const found = fitting(rows, { ...input, [key]: undefined })
        return Object.fromEntries(values.map((value) => [value, found.filter((row) => row[key] === value).length]))
      },
      page: <Out>(rows: Iterable<Row>, input: Input, shape?: (row: Row) => Out) =>
        shape
          ? paged(fitting(rows, input), input, shape, orderOf(input))
          : paged(fitting(rows, input), input, (row) => row, orderOf(input)),
    }
  }
