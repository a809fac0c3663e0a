import { isRecord, prop } from '@/lib/json'
import { type TextKey, translate } from '@/locales'
import { ApiError, type Fault } from './error'
import { addressOf, clientHeaders, hostOf } from './hosts'
import { markReported, reportFailure } from './notices'
import { fieldsOf, isSuccess, messageOf, tryJson } from './reply'
import { loadHttp, type Progress, send, type WireReply } from './transport'
import { noteWait } from './waits'

/** How long a request may take (R-REQ-09). */
export const TIMEOUT_MS = 500_000

/** What the client must know of the session, told by the app at start. */
export interface Connection {
  /** The token to send; undefined before log-in. Throws ApiError 'identity' when another tab changed who is signed in. */
  token: () => string | undefined
  /** A reply said 401 to this token, in these words. */
  unauthorized: (token: string, message: string) => void
  /** Ends when the session does: requests still under way are aborted with it. */
  life: () => AbortSignal | undefined
  /** While it is being decided who is signed in: what to wait for. */
  settled?: () => Promise<void> | undefined
}

let connection: Connection = { token: () => undefined, unauthorized: () => {}, life: () => undefined }

/** Connects the client to the session. */
export const connect = (to: Connection): void => {
  connection = to
}

export interface SendOptions {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** No toast: the caller shows the failure in its own place. */
  quiet?: boolean
  /** A token other than the session's, not bound to its life: the last word of a log-out. Null: none at all, as for a log-in. */
  token?: string | null
  /** The page goes: what is sent outlives it. */
  isLast?: boolean
}

export interface Outgoing {
  method: string
  /** The path with its parameters filled in. */
  path: string
  effect: 'read' | 'write'
  as: 'text' | 'blob'
  /** What goes into the query of GET and DELETE, else into the body. */
  payload?: unknown
  /** Of a POST as well into the query; of a form all but its files. */
  inQuery?: boolean
  /** Only code 200 passes; any other fails with this text. */
  strict?: TextKey
}

const queryText = (payload: unknown): string => {
  if (payload instanceof FormData)
    return queryText(Object.fromEntries([...payload].filter(([, value]) => typeof value === 'string')))
  if (!isRecord(payload)) return ''
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(payload))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && !Number.isNaN(one) && typeof one !== 'object')
        query.append(key, String(one))
  return query.size ? `?${query}` : ''
}

/** The files of a form, without what stands beside them. */
const filesOf = (payload: FormData): FormData => {
  const files = new FormData()
  for (const [name, value] of payload) if (typeof value !== 'string') files.append(name, value)
  return files
}

/**
 * Where the token goes (R-REQ-06, R-REQ-07): on the separate host into the body, as `access_token` beside the untouched payload, be it JSON or a form;
 * where there is no object to put it in (GET, DELETE, a list) and on the main host as a bearer header. Never into an address.
 */
const buildRequest = (
  outgoing: Outgoing,
  token: string | undefined,
): { headers: Record<string, string>; body?: string | FormData; query: string } => {
  const { method, path, payload } = outgoing
  const headers: Record<string, string> = { accept: 'application/json', ...clientHeaders() }
  const inQuery = method === 'GET' || method === 'DELETE'
  const inBody =
    hostOf(path) === 'social' && !inQuery && (payload === undefined || payload instanceof FormData || isRecord(payload))
  if (token !== undefined && !inBody) headers.authorization = `Bearer ${token}`
  if (inQuery) return { headers, query: queryText(payload) }
  if (outgoing.inQuery)
    return { headers, query: queryText(payload), body: payload instanceof FormData ? filesOf(payload) : undefined }
  if (payload instanceof FormData) {
    if (inBody && token !== undefined) payload.set('access_token', token)
    return { headers, body: payload, query: '' }
  }
  const body = inBody && token !== undefined ? { ...(isRecord(payload) ? payload : {}), access_token: token } : payload
  if (body === undefined) return { headers, query: '' }
  headers['content-type'] = 'application/json'
  return { headers, body: JSON.stringify(body), query: '' }
}

const text = (body: string | Blob): Promise<string> => (typeof body === 'string' ? Promise.resolve(body) : body.text())

/** What a failure says where the server said nothing. A write that was cut off may have been done all the same. */
const ownWords = (fault: Fault, effect: 'read' | 'write'): string => {
  if (effect === 'write' && (fault === 'network' || fault === 'timeout') && navigator.onLine)
    return translate('error.unknownResult')
  if (fault === 'network') return translate(navigator.onLine ? 'error.network' : 'error.offline')
  if (fault === 'timeout') return translate('error.timeout')
  return translate('error.generic')
}

/** A failure as the caller gets it. What the user himself stopped waiting for is over as after a time-out, and needs no toast where nothing was changed. */
const inOwnWords = (error: ApiError, effect: 'read' | 'write', stopped: boolean): ApiError => {
  if (stopped && error.fault === 'aborted')
    return effect === 'write'
      ? new ApiError('timeout', translate('error.unknownResult'))
      : new ApiError('stopped', translate('error.stopped'))
  return error.fault === 'network' || error.fault === 'timeout'
    ? new ApiError(
        error.fault,
        error.message === 'blocked' ? translate('error.blocked') : ownWords(error.fault, effect),
      )
    : error
}

/** What follows the word for an error where a reply has no words of its own (R-REPLY-02). */
const ownWordsOf = (status: number, effect: 'read' | 'write'): string =>
  translate(
    status === 413
      ? 'error.tooLarge'
      : status === 429
        ? 'error.tooMany'
        : effect === 'write' && status >= 500
          ? 'error.unknownResult'
          : 'error.generic',
  )

/** The body of a success, or the ApiError of a failure. */
const parseReply = async (reply: WireReply, { as, strict, effect }: Outgoing): Promise<unknown> => {
  const good = reply.status >= 200 && reply.status < 300
  // A page in the place of a file is what stands before the server, saying that it is down.
  const isNoFile = /\bjson\b|^text\/html/i.test(reply.type)
  if (good && as === 'blob' && reply.body instanceof Blob && !isNoFile) {
    if (reply.body.size === 0) throw new ApiError('reply', translate('error.emptyFile'))
    return reply.body
  }
  const body = tryJson(await text(reply.body))
  const code = isRecord(body) ? body.code : undefined
  if (good && strict && isRecord(body) && code !== 200 && String(code) !== '401')
    throw new ApiError('refused', translate(strict), code, reply.status)
  if (good && isSuccess(code) && as === 'text')
    return isRecord(body) ? (await loadHttp()).readTimes(body.data) : undefined
  // A blob call whose reply is JSON: a failing code is told, not saved, be it cut or no envelope at all; a success without a file ("task created") is told as well.
  if (good && as === 'blob' && isSuccess(code))
    throw new ApiError('reply', messageOf(body) ?? translate('error.emptyFile'), code, reply.status)
  const words = messageOf(body) ?? translate('error.wordless', { text: ownWordsOf(reply.status, effect) })
  throw new ApiError(
    good ? (isRecord(body) ? 'refused' : 'reply') : 'http',
    words,
    code ?? (good ? undefined : reply.status),
    reply.status,
    fieldsOf(body),
    prop(body, 'data'),
  )
}

/** Whether a failure ends the session: body code 401, as number or text, whatever the HTTP status; or HTTP 401 without a body code (R-REPLY-05). */
const endsSession = (error: ApiError): boolean => String(error.code) === '401'

/**
 * Sends one call and answers the `data` of a success, or the file of a download. Rejects with ApiError, told once as a red toast
 * unless it is quiet, aborted, or the end of the session, which the session tells; one that names fields only if no form has shown it by then.
 */
export const request = async (outgoing: Outgoing, options: SendOptions = {}): Promise<unknown> => {
  let token: string | undefined
  const stopped = new AbortController()
  // A job has its own way to be ended, in the tray; nobody waits for the last word of a log-out.
  const ended = options.onProgress || typeof options.token === 'string' ? undefined : noteWait(() => stopped.abort())
  try {
    const life = typeof options.token === 'string' ? undefined : connection.life()
    const pending = options.token === undefined ? connection.settled?.() : undefined
    if (pending) await pending
    if (life?.aborted) throw new ApiError('aborted', 'aborted')
    token = options.token === undefined ? connection.token() : (options.token ?? undefined)
    const { headers, body, query } = buildRequest(outgoing, token)
    const url = addressOf(hostOf(outgoing.path)) + outgoing.path + query
    const reply = await send({
      method: outgoing.method,
      url,
      headers,
      body,
      as: outgoing.as,
      timeout: TIMEOUT_MS,
      signal: AbortSignal.any([stopped.signal, options.signal, life].filter((signal) => signal !== undefined)),
      onProgress: options.onProgress,
      isLast: options.isLast,
    })
    return await parseReply(reply, outgoing)
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    // A log-in that nobody waited for changed nothing that would have to be looked up.
    const error = inOwnWords(
      thrown,
      options.token === null && stopped.signal.aborted ? 'read' : outgoing.effect,
      stopped.signal.aborted,
    )
    if (endsSession(error) && token !== undefined) {
      markReported(error, 'toast')
      connection.unauthorized(token, error.message)
    } else if (!options.quiet) {
      // A form shows the faults of its fields in their places; it has been told once the promises have run.
      if (Object.keys(error.fields).length > 0) setTimeout(() => reportFailure(error, outgoing.effect))
      else reportFailure(error, outgoing.effect)
    }
    throw error
  } finally {
    ended?.()
  }
}
