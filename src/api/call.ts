import { ApiError } from './error'
import { type Outgoing, request, type SendOptions } from './client'
import { translate } from '@/locales'
import { isRecord } from '@/lib/json'

/** The {parameters} of a path template. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? { [K in Name]: string } & PathParams<Rest> : unknown
type Input<P extends string, I> = [I] extends [void] ? (unknown extends PathParams<P> ? void : PathParams<P>) : I & PathParams<P>

/** What goes in and comes out of a call; `read` makes the one out of a reply's data. */
export interface Io<I, O> {
  readonly input?: I
  readonly read?: (data: unknown) => O
  readonly strict?: Outgoing['strict']
}
/** Names the types of a call, and the reader of its reply where the shape of the reply is not certain. `strict`: only code 200 passes, all else fails with this text. */
export const io = <I = void, O = unknown>(read?: (data: unknown) => O, strict?: Outgoing['strict']): Io<I, O> => ({ read, strict })

/** A list query: filters of an entity (a range of times as <field>Start and <field>End), page and sort. */
export type Query<Row> = { [K in keyof Row]?: unknown } & { [K in keyof Row & string as `${K}${'Start' | 'End'}`]?: unknown } & {
  keyword?: string
  pageNo?: number
  pageSize?: number
  sortField?: string
  sortOrder?: 'asc' | 'desc'
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

/** Fills {parameters}: a value that is empty, '.' or '..' or neither text nor a whole number is refused, since the browser would fold it into another endpoint. */
export const fillPath = (path: string, input: unknown): { path: string; rest: unknown } => {
  const used = new Set<string>()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = isRecord(input) ? input[name] : undefined
    used.add(name)
    if ((typeof value !== 'string' && !Number.isSafeInteger(value)) || /^\.{0,2}$/.test(String(value))) throw new ApiError('input', translate('error.badId'))
    return encodeURIComponent(String(value))
  })
  if (!used.size || !isRecord(input)) return { path: filled, rest: input }
  const rest = Object.entries(input).filter(([key]) => !used.has(key))
  return { path: filled, rest: rest.length ? Object.fromEntries(rest) : undefined }
}

const make = <P extends string, I, O>(
  method: string,
  path: P,
  { read, strict }: Io<I, O>,
  kind: Call['kind'],
  effect: Call['effect'],
  fileName?: string,
): Call<P, I, O> => {
  const run = async (input: Input<P, I>, options?: SendOptions): Promise<O> => {
    const { path: filled, rest } = fillPath(path, input)
    const outgoing: Outgoing = { method, path: filled, effect, as: kind === 'download' ? 'blob' : 'text', payload: rest, strict }
    const data = await request(outgoing, options)
    // Without a reader the reply is taken at its word: shapes are not specified, and kinds show whatever comes.
    return read ? read(data) : (data as O)
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
export const getWrite = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('GET', path, types, 'json', 'write')
/** A POST call that changes something: the input goes into path and JSON body. */
/*#__NO_SIDE_EFFECTS__*/
export const post = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('POST', path, types, 'json', 'write')
/** A POST call that only reads: lists with a filter body, checks. */
/*#__NO_SIDE_EFFECTS__*/
export const postRead = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('POST', path, types, 'json', 'read')
/** A PUT call. */
/*#__NO_SIDE_EFFECTS__*/
export const put = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('PUT', path, types, 'json', 'write')
/** A DELETE call: the input goes into path and query. */
/*#__NO_SIDE_EFFECTS__*/
export const del = <const P extends string, I, O>(path: P, types: Io<I, O>) => make('DELETE', path, types, 'json', 'write')
/** A call that answers a file, saved under `fileName` (R-REPLY-07). */
/*#__NO_SIDE_EFFECTS__*/
export const download = <const P extends string, I>(method: 'GET' | 'POST', path: P, types: Io<I, Blob>, fileName = 'excel.xls') =>
  make(method, path, types, 'download', 'read', fileName)
/** A POST call whose input is a form with files. */
/*#__NO_SIDE_EFFECTS__*/
export const upload = <const P extends string, O>(path: P, types: Io<FormData, O>) => make('POST', path, types, 'upload', 'write')
