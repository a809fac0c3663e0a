import type { TextKey } from '@/locales'
import type { GeoPoint } from './shared/place'

export type Kind =
  | 'id'
  | 'text'
  | 'longtext'
  | 'richtext'
  | 'number'
  | 'integer'
  | 'money'
  | 'percent'
  | 'points'
  | 'date'
  | 'dateTime'
  | 'month'
  | 'phone'
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
export type Rule = 'mobile' | 'hotline' | 'username' | 'password' | 'code' | 'menuPath' | 'email' | 'url' | 'creditCode' | 'semver'

export type Code = string | number

/** The values of a status or enum: its text keys are `<name>.<value>`. */
export interface Enumeration<V extends Code = Code> {
  readonly name: string
  readonly options: readonly { value: V; tone: Tone; label: TextKey }[]
}

interface Options {
  required?: boolean
  /** Longest text, or largest number. */
  max?: number
  /** Smallest number. */
  min?: number
  rule?: Rule
  /** The list of the server can be sorted by it. */
  sortable?: boolean
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

const kind =
  <V>(of: Kind) =>
  (options?: Options): Draft<V> => ({ kind: of, ...options })
const coded =
  <K extends 'status' | 'enum' | 'multi'>(of: K) =>
  <V extends Code>(values: Enumeration<V>, options?: Options): Draft<K extends 'multi' ? V[] : V> => ({ kind: of, of: values, ...options })

/** Makers of fields, one a kind. */
export const f = {
  id: kind<string>('id'),
  text: kind<string>('text'),
  longtext: kind<string>('longtext'),
  richtext: kind<string>('richtext'),
  number: kind<number>('number'),
  integer: kind<number>('integer'),
  money: kind<string>('money'),
  percent: kind<number>('percent'),
  points: kind<number>('points'),
  date: kind<string>('date'),
  dateTime: kind<string>('dateTime'),
  month: kind<string>('month'),
  phone: kind<string>('phone'),
  email: kind<string>('email'),
  url: kind<string>('url'),
  image: kind<string>('image'),
  images: kind<string[]>('images'),
  file: kind<string>('file'),
  switch: kind<0 | 1>('switch'),
  tags: kind<string[]>('tags'),
  ref: kind<string>('ref'),
  refs: kind<string[]>('refs'),
  region: kind<string[]>('region'),
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

/** Declares the values of a status or enum, each with its tone. Does not compile unless every value has its text `<name>.<value>`. */
export const enumeration = <const N extends string, const V extends Readonly<Record<Code, Tone>>>(
  name: N,
  values: V & Labels<N, keyof V>,
): Enumeration<keyof V & Code> => ({
  name,
  options: Object.entries<Tone>(values).map(([key, tone]) => ({
    // Object keys are text at run time; the compiler knows the numbers among them as numbers.
    value: (/^-?\d+$/.test(key) ? Number(key) : key) as keyof V & Code,
    tone,
    // Held by Labels above.
    label: `${name}.${key}` as TextKey,
  })),
})

type Fields<D> = { readonly [K in keyof D]: Field<K & string, D[K] extends Draft<infer V> ? V : never> }

/** Declares an entity: its fields by their wire names. Does not compile unless every field has its text `<name>.<field>`. */
export const entity = <const N extends string, const D extends Record<string, Draft<unknown>>>(name: N, drafts: D & Labels<N, keyof D>): Fields<D> =>
  // Object.fromEntries loses the keys; Fields gives back exactly those of the drafts.
  Object.fromEntries(Object.entries<Draft<unknown>>(drafts).map(([key, draft]) => [key, { ...draft, key, label: `${name}.${key}` }])) as unknown as Fields<D>

/** The row of an entity as it comes on the wire. */
export type RowOf<E> = { [K in keyof E]: E[K] extends Field<string, infer V> ? V : never }

/** The label of a value of an enumeration; compares as text, since ids and codes come as both. Undefined for a value it does not know. */
export const optionOf = (of: Enumeration | undefined, value: unknown) => of?.options.find((option) => String(option.value) === String(value))
