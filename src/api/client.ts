import { isRecord, prop } from '@/lib/json'
import { type TextKey, translate } from '@/locales'
import { ApiError, type Fault } from './error'
import { addressOf, clientHeaders, hostOf } from './hosts'
import { markReported, reportFailure } from './notices'
import { fieldsOf, isSuccess, messageOf, tryJson } from './reply'
import { loadHttp, type Progress, send, type WireReply } from './transport'
import { noteWait } from './waits'

/** Timeout of a request (R-REQ-09). */
export const TIMEOUT_MS = 500_000

/** Session interface of the client, connected by the app at start. */
export interface Connection {
  /**
   * Returns the token to send, or undefined before log-in. Throws ApiError 'identity' if another tab changed the
   * current user.
   */
  token: () => string | undefined
  /** Called for a reply with 401 to this token, with the message of the reply. */
  unauthorized: (token: string, message: string) => void
  /** Returns a signal that aborts pending requests at the end of the session. */
  life: () => AbortSignal | undefined
  /** Returns a promise to wait for while a role switch has no token yet. */
  settled?: () => Promise<void> | undefined
}

let connection: Connection = { token: () => undefined, unauthorized: () => {}, life: () => undefined }

export const connect = (to: Connection): void => {
  connection = to
}

export interface SendOptions {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Shows no toast: the caller displays the failure in its own place. */
  quiet?: boolean
  /**
   * Token other than the session's, not bound to its lifetime, for the last request of a log-out. Null: no token, as
   * for a log-in.
   */
  token?: string | null
  /** The page is being closed: the request must outlive it. */
  isLast?: boolean
}

export interface Outgoing {
  method: string
  path: string
  effect: 'read' | 'write'
  as: 'text' | 'blob'
  /** Sent in the query of GET and DELETE, else in the body. */
  payload?: unknown
  /** Sends the payload of a POST in the query, for a form all but its files. */
  inQuery?: boolean
  /** Text of the failure for a reply with any code but 200 or 401. */
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

const filesOf = (payload: FormData): FormData => {
  const files = new FormData()
  for (const [name, value] of payload) if (typeof value !== 'string') files.append(name, value)
  return files
}

/**
 * Places the token (R-REQ-06, R-REQ-07). On the separate host it is added to the JSON or form body as `access_token`.
 * If there is no object to add it to (GET, DELETE, a list), and on the main host, it is a bearer header. It is never
 * part of an address.
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

/** Returns the message of a request without a reply. An interrupted write may have succeeded. */
const ownWords = (fault: Fault, effect: 'read' | 'write'): string => {
  if (effect === 'write' && (fault === 'network' || fault === 'timeout') && navigator.onLine)
    return translate('error.unknownResult')
  if (fault === 'network') return translate(navigator.onLine ? 'error.network' : 'error.offline')
  if (fault === 'timeout') return translate('error.timeout')
  return translate('error.generic')
}

/**
 * Returns the failure with a message in the user's language. A write aborted by the user becomes a time-out, since it
 * may have succeeded. An aborted read becomes 'stopped', which shows no toast.
 */
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

/** Returns the message for an error reply without a message of its own (R-REPLY-02). */
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

/** Returns the body of a success or throws the ApiError of a failure. */
const parseReply = async (reply: WireReply, { as, strict, effect }: Outgoing): Promise<unknown> => {
  const good = reply.status >= 200 && reply.status < 300
  // A page instead of a file comes from a proxy that reports the server as down.
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
  // A JSON reply to a blob call is a failure and never saved, even if the JSON is cut or has no envelope. That
  // includes a success without a file ("task created"): its message is shown.
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

/**
 * Returns true if a failure ends the session: body code 401, as number or text, with any HTTP status, or HTTP 401
 * without a body code (R-REPLY-05).
 */
const endsSession = (error: ApiError): boolean => String(error.code) === '401'

/**
 * Sends one call and returns the `data` of a success, or the file of a download. Rejects with ApiError, reported once
 * as a red toast unless it is quiet, aborted, or the end of the session, which the session reports. An error with
 * field messages is reported only if no form has displayed it.
 */
export const request = async (outgoing: Outgoing, options: SendOptions = {}): Promise<unknown> => {
  let token: string | undefined
  const stopped = new AbortController()
  // A job is cancelled in the tray, and nobody waits for the last request of a log-out.
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
    // An abandoned log-in changed nothing that would have to be checked.
    const error = inOwnWords(
      thrown,
      options.token === null && stopped.signal.aborted ? 'read' : outgoing.effect,
      stopped.signal.aborted,
    )
    if (endsSession(error) && token !== undefined) {
      markReported(error, 'toast')
      connection.unauthorized(token, error.message)
    } else if (!options.quiet) {
      // A form displays the errors of its fields in place and marks the failure as reported while the promises
      // settle. Therefore check afterwards whether it is still unreported.
      if (Object.keys(error.fields).length > 0) setTimeout(() => reportFailure(error, outgoing.effect))
      else reportFailure(error, outgoing.effect)
    }
    throw error
  } finally {
    ended?.()
  }
}
