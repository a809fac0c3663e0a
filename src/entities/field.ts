import type { TextKey } from '@/locales'
import type { GeoPoint, Place } from './shared/place'

export type Kind =
  | 'id'
  | 'text'
  | 'longtext'
  | 'richtext'
  | 'number'
  | 'integer'
  | 'count'
  | 'money'
  | 'percent'
  | 'points'
  | 'date'
  | 'dateTime'
  | 'month'
  | 'phone'
  | 'realName'
  | 'idNumber'
  | 'email'
  | 'url'
  | 'image'
  | 'images'
  | 'file'
  | 'switch'
  | 'status'
  | 'enum'
  | 'multi'
  | 'tags'
  | 'ref'
  | 'refs'
  | 'region'
  | 'geo'
  | 'user'
  | 'dealer'
  | 'json'
  | 'password'

export type Tone = 'default' | 'processing' | 'success' | 'warning' | 'error'
export type Rule =
  | 'mobile'
  | 'hotline'
  | 'username'
  | 'password'
  | 'code'
  | 'menuPath'
  | 'email'
  | 'url'
  | 'creditCode'
  | 'semver'
  | 'tracking'

export type Code = string | number

/** The states of a status or enum, in their order: code, tone and the key of the text. */
export interface Enumeration<V extends Code = Code> {
  readonly options: readonly { value: V; tone: Tone; label: TextKey }[]
}

interface Options {
  required?: boolean
  /** Longest text, or largest number. */
  max?: number
  /** Smallest number, or shortest text where `max` is given too. */
  min?: number
  rule?: Rule
  /** The list of the server can be sorted by it. */
  sortable?: boolean
  /** The largest count that a list shows whole, where it is not 9,999. */
  wholeTo?: number
  /** Decimals of a percentage: 2 where it is set to the hundredth, 0 where it is set as a whole number; measured rates have one. */
  decimals?: 0 | 1 | 2
}

/** A field before its entity names it. The type parameter is the type of its value on the wire. */
export interface Draft<V> extends Options {
  kind: Kind
  of?: Enumeration
  /** Only for the compiler: never set. */
  value?: V
}

/** A named field of an entity: what it is called, its kind and its rules, and never where it is shown. */
export interface Field<K extends string = string, V = unknown> extends Draft<V> {
  readonly key: K
  readonly label: TextKey
}

/** A field that stands in a row: its key is one of the row's. */
export type FieldOf<Row> = Field<keyof Row & string>

const kind =
  <V>(of: Kind) =>
  (options?: Options): Draft<V> => ({ kind: of, ...options })
const coded =
  <K extends 'status' | 'enum' | 'multi'>(of: K) =>
  <V extends Code>(values: Enumeration<V>, options?: Options): Draft<K extends 'multi' ? V[] : V> => ({
    kind: of,
    of: values,
    ...options,
  })

/** Makers of fields, one a kind. */
export const f = {
  id: kind<string>('id'),
  text: kind<string>('text'),
  longtext: kind<string>('longtext'),
  richtext: kind<string>('richtext'),
  number: kind<number>('number'),
  integer: kind<number>('integer'),
  /** How often something was seen or done: a list in Chinese shows it short from 10,000 on, or above `wholeTo`. */
  count: kind<number>('count'),
  money: kind<string>('money'),
  percent: kind<number>('percent'),
  points: kind<number>('points'),
  date: kind<string>('date'),
  dateTime: kind<string>('dateTime'),
  month: kind<string>('month'),
  phone: kind<string>('phone'),
  realName: kind<string>('realName'),
  idNumber: kind<string>('idNumber'),
  email: kind<string>('email'),
  url: kind<string>('url'),
  image: kind<string>('image'),
  images: kind<string[]>('images'),
  file: kind<string>('file'),
  switch: kind<0 | 1>('switch'),
  tags: kind<string[]>('tags'),
  ref: kind<string>('ref'),
  refs: kind<string[]>('refs'),
  region: kind<Place>('region'),
  geo: kind<GeoPoint>('geo'),
  user: kind<string>('user'),
  dealer: kind<string>('dealer'),
  json: kind<unknown>('json'),
  password: kind<string>('password'),
  status: coded('status'),
  enum: coded('enum'),
  multi: coded('multi'),
}

type Labels<N extends string, K> = `${N}.${K & (string | number)}` extends TextKey
  ? unknown
  : { 'a text is missing in locales/zh': Exclude<`${N}.${K & (string | number)}`, TextKey> }

/** A state as it is declared: its code on the wire, with its tone where that is not the default. */
type State = Code | readonly [code: Code, tone: Tone]
type CodeOf<S> = S extends readonly [infer C extends Code, Tone] ? C : S & Code

/**
 * Declares the states of a status or enum, each by a name, and gives each code by its name: `couponStatus.enabled` is 1. Does not compile unless
 * every state has its text `<name>.<state>`.
 */
export const enumeration = <const N extends string, const S extends Readonly<Record<string, State>>>(
  name: N,
  states: S & Labels<N, keyof S> & { options?: never },
): Enumeration<CodeOf<S[keyof S]>> & { readonly [K in keyof S]: CodeOf<S[K]> } => {
  const options = Object.entries<State>(states).map(([state, declared]) => {
    const [value, tone] = typeof declared === 'object' ? declared : ([declared, 'default'] as const)
    // Held by Labels above.
    return { value, tone, label: `${name}.${state}` as TextKey }
  })
  // Object.fromEntries loses the names; the type gives back exactly those of the states.
  return { ...Object.fromEntries(options.map(({ value }, at) => [Object.keys(states)[at], value])), options } as never
}

type Fields<D> = { readonly [K in keyof D]: Field<K & string, D[K] extends Draft<infer V> ? V : never> }

/** Declares an entity: its fields by their wire names. Does not compile unless every field has its text `<name>.<field>`. */
export const entity = <const N extends string, const D extends Record<string, Draft<unknown>>>(
  name: N,
  drafts: D & Labels<N, keyof D>,
): Fields<D> =>
  // Object.fromEntries loses the keys; Fields gives back exactly those of the drafts.
  Object.fromEntries(
    Object.entries<Draft<unknown>>(drafts).map(([key, draft]) => [key, { ...draft, key, label: `${name}.${key}` }]),
  ) as unknown as Fields<D>

/** The row of an entity as it comes on the wire. */
export type RowOf<E> = { [K in keyof E]: E[K] extends Field<string, infer V> ? V : never }

/** A field with those of its states only that `keeps` holds for: what a choice offers where not all of them can be. */
export const withStates = <F extends Field>(field: F, keeps: (code: Code) => boolean): F => ({
  ...field,
  of: field.of && { ...field.of, options: field.of.options.filter(({ value }) => keeps(value)) },
})

/** A field with its states in another order, as the work comes; states that `codes` does not name stand first. */
export const inOrder = <F extends Field>(field: F, codes: readonly Code[]): F => ({
  ...field,
  of: field.of && {
    ...field.of,
    options: field.of.options.toSorted((one, other) => codes.indexOf(one.value) - codes.indexOf(other.value)),
  },
})

/** The label of a value of an enumeration; compares as text, since ids and codes come as both. Undefined for a value it does not know. */
export const optionOf = (of: Enumeration | undefined, value: unknown) =>
  of?.options.find((option) => String(option.value) === String(value))

/** The codes that a value can have: those of its own enumeration, any where its type is open. */
type CodesFor<V> = unknown extends V
  ? Code
  : V extends string
    ? string extends V
      ? Code
      : V
    : V extends number
      ? V
      : never

/** Whether a value of the wire, as number or as text, is one of these codes. What is absent or empty is none, not 0. */
export const is = <V>(value: V, ...codes: readonly CodesFor<NoInfer<V>>[]): boolean =>
  (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '')) &&
  codes.some((code) => (typeof code === 'number' ? Number(value) === code : String(value) === code))

/** Whether a flag of the wire (1 or 0, as number or as text) is set. */
export const isYes = (flag: unknown): boolean => is(flag, 1)
