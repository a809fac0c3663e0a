import { ApiError } from './error'

export interface Progress {
  loaded: number
  total?: number
  direction: 'up' | 'down'
}

export interface WireRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
  /** A blob is a file; text is JSON. */
  as: 'text' | 'blob'
  timeout: number
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** The page is being closed: the request must outlive it. */
  isLast?: boolean
}

export interface WireReply<Body = string> {
  status: number
  type: string
  body: Body | Blob
}

/**
 * Decodes a reply by its byte order mark, else its declared charset, else UTF-8. Returns '' for bytes that do not
 * match (undeclared GBK), which counts as no reply: guessed characters would pass as data (F-66).
 */
const decode = (bytes: ArrayBuffer, type: string): string => {
  const [first, second] = new Uint8Array(bytes)
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  try {
    return new TextDecoder(marked ?? /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

/**
 * Loads axios with the first request, so that the log-in form need not wait for it. Rejects with ApiError 'network'.
 */
export const loadHttp = () =>
  import('./http').catch(() => {
    throw new ApiError('network', 'network')
  })

/** Sends one HTTP request. Rejects with ApiError 'network', 'timeout' or 'aborted'; every status resolves. */
export const send = async (request: WireRequest): Promise<WireReply> => {
  const { sendByAxios } = await loadHttp()
  const { body, ...reply } = await sendByAxios(request)
  return { ...reply, body: body instanceof Blob ? body : decode(body, reply.type) }
}
