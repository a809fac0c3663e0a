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

/** Options of a status or enum in order: code, tone and text key. */
export interface Enumeration<V extends Code = Code> {
  readonly options: readonly { value: V; tone: Tone; label: TextKey }[]
}

interface Options {
  required?: boolean
  /** Maximum text length, largest number, or maximum number of references. */
  max?: number
  /** Smallest number, or minimum text length if `max` is set too. */
  min?: number
  rule?: Rule
  /** The server can sort its list by this field. */
  sortable?: boolean
  /** Largest count a list shows in full; the default is 9,999. */
  wholeTo?: number
  /**
   * Decimals of a percentage: 2 if it is entered to the hundredth, 0 if entered as a whole number. Measured rates
   * have one.
   */
  decimals?: 0 | 1 | 2
}

/** Field before its entity names it. The type parameter is the wire type of its value. */
export interface Draft<V> extends Options {
  kind: Kind
  of?: Enumeration
  /** Type-level only, never set. */
  value?: V
}

/** Named field of an entity: label, kind and rules, but no presentation. */
export interface Field<K extends string = string, V = unknown> extends Draft<V> {
  readonly key: K
  readonly label: TextKey
}

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

export const f = {
  id: kind<string>('id'),
  text: kind<string>('text'),
  longtext: kind<string>('longtext'),
  richtext: kind<string>('richtext'),
  number: kind<number>('number'),
  integer: kind<number>('integer'),
  /** Counter. Lists in Chinese abbreviate it from 10,000, or above `wholeTo`. */
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

/** Declared state: its wire code, with a tone if it is not the default. */
type State = Code | readonly [code: Code, tone: Tone]
type CodeOf<S> = S extends readonly [infer C extends Code, Tone] ? C : S & Code

/**
 * Declares the states of a status or enum by name and exposes each code under that name: `couponStatus.enabled` is 1.
 * Fails to compile unless every state has its text `<name>.<state>`.
 */
export const enumeration = <const N extends string, const S extends Readonly<Record<string, State>>>(
  name: N,
  states: S & Labels<N, keyof S> & { options?: never },
): Enumeration<CodeOf<S[keyof S]>> & { readonly [K in keyof S]: CodeOf<S[K]> } => {
  const options = Object.entries<State>(states).map(([state, declared]) => {
    const [value, tone] = typeof declared === 'object' ? declared : ([declared, 'default'] as const)
    // Guaranteed by Labels above.
    return { value, tone, label: `${name}.${state}` as TextKey }
  })
  // Object.fromEntries loses the names; the return type restores those of the states.
  return { ...Object.fromEntries(options.map(({ value }, at) => [Object.keys(states)[at], value])), options } as never
}

type Fields<D> = { readonly [K in keyof D]: Field<K & string, D[K] extends Draft<infer V> ? V : never> }

/**
 * Declares an entity by the wire names of its fields. Fails to compile unless every field has its text
 * `<name>.<field>`.
 */
export const entity = <const N extends string, const D extends Record<string, Draft<unknown>>>(
  name: N,
  drafts: D & Labels<N, keyof D>,
): Fields<D> =>
  // Object.fromEntries loses the keys; Fields restores those of the drafts.
  Object.fromEntries(
    Object.entries<Draft<unknown>>(drafts).map(([key, draft]) => [key, { ...draft, key, label: `${name}.${key}` }]),
  ) as unknown as Fields<D>

export type RowOf<E> = { [K in keyof E]: E[K] extends Field<string, infer V> ? V : never }

/** Returns the field with only the states that `keeps` accepts, for controls that offer a subset. */
export const withStates = <F extends Field>(field: F, keeps: (code: Code) => boolean): F => ({
  ...field,
  of: field.of && { ...field.of, options: field.of.options.filter(({ value }) => keeps(value)) },
})

/** Returns the field with its states in the order of `codes`; states not in `codes` come first. */
export const inOrder = <F extends Field>(field: F, codes: readonly Code[]): F => ({
  ...field,
  of: field.of && {
    ...field.of,
    options: field.of.options.toSorted((one, other) => codes.indexOf(one.value) - codes.indexOf(other.value)),
  },
})

/**
 * Returns the option of a value; undefined if it is unknown. Compares as text, since ids and codes arrive as numbers
 * or text.
 */
export const optionOf = (of: Enumeration | undefined, value: unknown) =>
  of?.options.find((option) => String(option.value) === String(value))

/** Codes a value can have: those of its own enumeration, or any if its type is open. */
type CodesFor<V> = unknown extends V
  ? Code
  : V extends string
    ? string extends V
      ? Code
      : V
    : V extends number
      ? V
      : never

/** Returns true if a wire value, a number or text, is one of these codes. Missing or empty never equals 0. */
export const is = <V>(value: V, ...codes: readonly CodesFor<NoInfer<V>>[]): boolean =>
  (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '')) &&
  codes.some((code) => (typeof code === 'number' ? Number(value) === code : String(value) === code))

/** Returns true if a wire flag (1 or 0, as number or text) is set. */
export const isYes = (flag: unknown): boolean => is(flag, 1)
