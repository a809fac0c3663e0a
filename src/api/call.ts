import { ApiError } from './error'
import { type Outgoing, request, type SendOptions } from './client'
import { notify } from './notices'
import { translate } from '@/locales'
import { isGiven } from '@/lib/given'
import { isRecord, prop } from '@/lib/json'

/** The {parameters} of a path template. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown
type Input<P extends string, I> = [I] extends [void]
  ? unknown extends PathParams<P>
    ? void
    : PathParams<P>
  : I & PathParams<P>

/** What goes in and comes out of a call; `read` makes the one out of a reply's data, and of what was asked. */
export interface Io<I, O> {
  readonly input?: I
  readonly read?: (data: unknown, input: I) => O
  readonly strict?: Outgoing['strict']
  readonly about?: string
  readonly inQuery?: boolean
}
/** Names the types of a call, and the reader of its reply where the shape of the reply is not certain. `strict`: only code 200 passes, all else fails with this text. */
export const io = <I = void, O = unknown>(read?: Io<I, O>['read'], strict?: Outgoing['strict']): Io<I, O> => ({
  read,
  strict,
})
/** The same types of a POST call whose input goes into the query, of a form all but its files. */
export const inQuery = <I, O>(types: Io<I, O>): Io<I, O> => ({ ...types, inQuery: true })
/** The keys of an input; of its entries where it is a list of them or has one in `rows`; of a union those of any of its shapes. */
type KeyOf<I> = I extends readonly (infer R)[]
  ? KeyOf<R>
  : I extends { rows: infer R }
    ? KeyOf<R>
    : I extends unknown
      ? keyof I & string
      : never
/** Names the type of a call that changes the one thing under `key`, or the things: it is not sent without that, nor with a trace of one that was not there. */
export const about = <I, O = unknown>(key: KeyOf<I>, read?: (data: unknown) => O): Io<I, O> => ({
  read,
  about: key,
})

/** A list query: filters of an entity (a range of times as <field>Start and <field>End, of numbers as <field>Min and <field>Max), page and sort. */
export type Query<Row> = { [K in keyof Row]?: unknown } & {
  [K in keyof Row & string as `${K}${'Start' | 'End' | 'Min' | 'Max'}`]?: unknown
} & {
  keyword?: string
  pageNo?: number
  pageSize?: number
  sortField?: string
  sortOrder?: 'asc' | 'desc'
}

/** What an update is sent with besides its fields: the time the record was read at, so that nobody else's changes are lost unseen; or that they may be. */
export interface Since {
  updateTime?: string
  force?: true
}

/** A call of the back end: a function that knows its own method and path, so that caches, mocks, jobs and coverage can name it. */
export interface Call<P extends string = string, I = unknown, O = unknown> {
  (input: Input<P, I>, options?: SendOptions): Promise<O>
  readonly method: string
  readonly path: P
  readonly effect: 'read' | 'write'
  readonly kind: 'json' | 'download' | 'upload'
  /** The name of a downloaded file; {date} stands for the day. */
  readonly fileName?: string
  /** Key and function for TanStack Query; a quiet one tells its failure in its own place only. */
  readonly query: (
    input: Input<P, I>,
    options?: Pick<SendOptions, 'quiet'>,
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<O> }
}
/** A call that sends a form with files, for code that takes any of them. */
export type SendForm<O> = (form: FormData, options?: SendOptions) => Promise<O>
/** Any call, for code that only names it. */
export type AnyCall = Pick<Call, 'method' | 'path' | 'effect' | 'kind' | 'fileName'>

const badId = () => new ApiError('input', translate('error.badId'))

/** Fills {parameters}: a value that names nothing, '.' or '..', or neither text nor a whole number is refused, since the browser would fold it into another endpoint. */
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

/** Whether an input names what it is about: one thing or a list of them under the key, or in entries that each do. */
const isAbout = (input: unknown, key: string): boolean => {
  const entries = Array.isArray(input) ? input : prop(input, 'rows')
  if (Array.isArray(entries)) return entries.every((one) => isAbout(one, key))
  return [prop(input, key)].flat().every(isGiven)
}
/** Whether each list of ids or codes of an input names something in each place. */
const namesAll = (input: unknown): boolean =>
  !isRecord(input) ||
  Object.entries(input).every(
    ([key, value]) => !/(Id|Code)s$/.test(key) || !Array.isArray(value) || value.every(isGiven),
  )

/** As `fillPath`; also refused without the `key` that the call is about, and with lists of ids that have holes. A change that is not sent is told, as one that failed is. */
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
    // Without a reader the reply is taken at its word: shapes are not specified, and kinds show whatever comes.
    // Input holds I.
    return read ? read(data, input as I) : (data as O)
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

/** A GET call: the input goes into path and query. */
/*#__NO_SIDE_EFFECTS__*/
export const get = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('GET', path, types, 'json', 'read')
/** A GET call that changes something on the server. */
/*#__NO_SIDE_EFFECTS__*/
export const getWrite = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('GET', path, types, 'json', 'write')
/** A POST call that changes something: the input goes into path and JSON body. */
/*#__NO_SIDE_EFFECTS__*/
export const post = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('POST', path, types, 'json', 'write')
/** A POST call that only reads: lists with a filter body, checks. */
/*#__NO_SIDE_EFFECTS__*/
export const postRead = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('POST', path, types, 'json', 'read')
/** A PUT call. */
/*#__NO_SIDE_EFFECTS__*/
export const put = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('PUT', path, types, 'json', 'write')
/** A DELETE call: the input goes into path and query. */
/*#__NO_SIDE_EFFECTS__*/
export const del = <const P extends string, I, O>(path: P, types: Io<I, O>) =>
  make('DELETE', path, types, 'json', 'write')
/** A call that answers a file, saved under `fileName` (R-REPLY-07). */
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
