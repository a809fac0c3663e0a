import { ApiError } from './error'
import { type Outgoing, request, type SendOptions } from './client'
import { notify } from './notices'
import { translate } from '@/locales'
import { isGiven } from '@/lib/given'
import { isRecord, prop } from '@/lib/json'
import { withGuessedTotal } from './reply'

export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown
type Input<P extends string, I> = [I] extends [void]
  ? unknown extends PathParams<P>
    ? void
    : PathParams<P>
  : I & PathParams<P>

/** Input and output of a call. `read` builds the output from a reply's data and the input. */
export interface Io<I, O> {
  readonly input?: I
  readonly read?: (data: unknown, input: I) => O
  readonly strict?: Outgoing['strict']
  readonly about?: string
  readonly inQuery?: boolean
}
/**
 * Declares the types of a call, with a reader if the reply's shape is not certain. `strict`: a reply with any code
 * but 200 fails with this text. A 401 still ends the session.
 */
export const io = <I = void, O = unknown>(read?: Io<I, O>['read'], strict?: Outgoing['strict']): Io<I, O> => ({
  read,
  strict,
})
/** Declares that a POST call sends its input in the query. Only the files of a form stay in the body. */
export const inQuery = <I, O>(types: Io<I, O>): Io<I, O> => ({ ...types, inQuery: true })
/** Keys of an input: of its entries if it is a list or has one in `rows`, of any member if it is a union. */
type KeyOf<I> = I extends readonly (infer R)[]
  ? KeyOf<R>
  : I extends { rows: infer R }
    ? KeyOf<R>
    : I extends unknown
      ? keyof I & string
      : never
/**
 * Declares a call about the record or records that the input names under `key`. Without a key, or with one such as
 * 'undefined' left by a missing value, it is not sent and rejects with ApiError 'input'.
 */
export const about = <I, O = unknown>(key: KeyOf<I>, read?: (data: unknown) => O): Io<I, O> => ({
  read,
  about: key,
})

/**
 * A list query: filters of an entity, page and sort. A range of times is sent as <field>Start and <field>End, one of
 * numbers as <field>Min and <field>Max.
 */
export type Query<Row> = { [K in keyof Row]?: unknown } & {
  [K in keyof Row & string as `${K}${'Start' | 'End' | 'Min' | 'Max'}`]?: unknown
} & {
  keyword?: string
  pageNo?: number
  pageSize?: number
  sortField?: string
  sortOrder?: 'asc' | 'desc'
}

/**
 * Concurrency fields of an update: the time the record was read, to detect changes by other users, or `force` to
 * overwrite them.
 */
export interface Since {
  updateTime?: string
  force?: true
}

/** A call of the back end: a function with its own method and path, for caches, mocks, jobs and coverage. */
export interface Call<P extends string = string, I = unknown, O = unknown> {
  (input: Input<P, I>, options?: SendOptions): Promise<O>
  readonly method: string
  readonly path: P
  readonly effect: 'read' | 'write'
  readonly kind: 'json' | 'download' | 'upload'
  /** Name of a downloaded file. {date} is replaced by the day. */
  readonly fileName?: string
  /** Key and function for TanStack Query. A quiet one shows its failure only in its own place. */
  readonly query: (
    input: Input<P, I>,
    options?: Pick<SendOptions, 'quiet'>,
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<O> }
}
export type SendForm<O> = (form: FormData, options?: SendOptions) => Promise<O>
export type AnyCall = Pick<Call, 'method' | 'path' | 'effect' | 'kind' | 'fileName'>

const badId = () => new ApiError('input', translate('error.badId'))

/**
 * Fills {parameters} and returns the rest of the input. Throws ApiError 'input' for an empty value, '.', '..', or a
 * value that is neither text nor a whole number: the address would be that of another endpoint.
 */
export const fillPath = (path: string, input: unknown): { path: string; rest: unknown } => {
  const used = new Set<string>()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = isRecord(input) ? input[name] : undefined
    used.add(name)
    if (
      !isGiven(value) ||
      (typeof value === 'number' && !Number.isSafeInteger(value)) ||
      /^\.{1,2}$/.test(String(value))
    )
      throw badId()
    return encodeURIComponent(String(value))
  })
  if (!used.size || !isRecord(input)) return { path: filled, rest: input }
  const rest = Object.entries(input).filter(([key]) => !used.has(key))
  return { path: filled, rest: rest.length ? Object.fromEntries(rest) : undefined }
}

/** Returns true if an input, or each entry of a list, contains a value or a list of values under the key. */
const isAbout = (input: unknown, key: string): boolean => {
  const entries = Array.isArray(input) ? input : prop(input, 'rows')
  if (Array.isArray(entries)) return entries.every((one) => isAbout(one, key))
  return [prop(input, key)].flat().every(isGiven)
}
/** Returns true if no list of ids or codes of an input has an empty place. */
const namesAll = (input: unknown): boolean =>
  !isRecord(input) ||
  Object.entries(input).every(
    ([key, value]) => !/(Id|Code)s$/.test(key) || !Array.isArray(value) || value.every(isGiven),
  )

/**
 * Like `fillPath`, but also throws for an input without its `key` and for lists of ids with empty places. An unsent
 * change is reported like a failed one.
 */
const fillOrReport = (
  path: string,
  input: unknown,
  key: string | undefined,
  isTold: boolean,
): ReturnType<typeof fillPath> => {
  try {
    if ((key !== undefined && !isAbout(input, key)) || !namesAll(input)) throw badId()
    return fillPath(path, input)
  } catch (error) {
    if (isTold && error instanceof ApiError) notify('error', error.message)
    throw error
  }
}

const make = <P extends string, I, O>(
  method: string,
  path: P,
  { read, strict, about: key, inQuery: queried }: Io<I, O>,
  kind: Call['kind'],
  effect: Call['effect'],
  fileName?: string,
): Call<P, I, O> => {
  const run = async (input: Input<P, I>, options?: SendOptions): Promise<O> => {
    const { path: filled, rest } = fillOrReport(path, input, key, effect === 'write' && !options?.quiet)
    const outgoing: Outgoing = {
      method,
      path: filled,
      effect,
      as: kind === 'download' ? 'blob' : 'text',
      payload: rest,
      inQuery: queried,
      strict,
    }
    const data = await request(outgoing, options)
    // Without a reader the reply is used unchecked: shapes are not specified, and the components of all field kinds
    // accept any value. Input<P, I> includes I.
    return read ? withGuessedTotal(read(data, input as I), input) : (data as O)
  }
  return Object.assign(run, {
    method,
    path,
    effect,
    kind,
    fileName,
    query: (input: Input<P, I>, options?: Pick<SendOptions, 'quiet'>) => ({
      queryKey: [method, path, input ?? null] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => run(input, { ...options, signal }),
    }),
  })
}

/** A GET call. The input is sent in path and query. */
/*#__NO_SIDE_EFFECTS__*/
export const get = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('GET', path, types, 'json', 'read')
/*#__NO_SIDE_EFFECTS__*/
export const getWrite = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('GET', path, types, 'json', 'write')
/** A POST call that changes something. The input is sent in path and JSON body. */
/*#__NO_SIDE_EFFECTS__*/
export const post = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('POST', path, types, 'json', 'write')
/** A POST call that only reads: lists with a filter body, checks. */
/*#__NO_SIDE_EFFECTS__*/
export const postRead = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('POST', path, types, 'json', 'read')
/*#__NO_SIDE_EFFECTS__*/
export const put = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('PUT', path, types, 'json', 'write')
/*#__NO_SIDE_EFFECTS__*/
export const del = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('DELETE', path, types, 'json', 'write')
/** A call that returns a file, saved under `fileName` (R-REPLY-07). */
/*#__NO_SIDE_EFFECTS__*/
export const download = <const P extends string, I>(
  method: 'GET' | 'POST',
  path: P,
  types: Io<I, Blob>,
  fileName = 'excel.xls',
) => make(method, path, types, 'download', 'read', fileName)
/** A POST call whose input is a form with files. */
/*#__NO_SIDE_EFFECTS__*/
export const upload = <const P extends string, O>(path: P, types: Io<FormData, O>) =>
  make('POST', path, types, 'upload', 'write')
