import { ApiError } from './error'

export interface Progress {
  loaded: number
  /** Bytes in all, where known. */
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
}

export interface WireReply {
  status: number
  type: string
  body: string | Blob
}

/**
 * The text of a reply by its byte order mark, else the charset it names, else UTF-8. Bytes that are none of that - GBK that nobody announced - give '',
 * which is no reply: guessed letters would pass as data (F-66).
 */
const decode = (bytes: ArrayBuffer | null, type: string): string => {
  if (!bytes) return ''
  const [first, second] = new Uint8Array(bytes)
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  try {
    return new TextDecoder(marked ?? /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

/**
 * One HTTP request by XMLHttpRequest: the one browser API with time-out, cancelling and progress both ways.
 * Rejects with ApiError 'network', 'timeout' or 'aborted'; every status resolves.
 */
export const send = (request: WireRequest): Promise<WireReply> =>
  new Promise((resolve, reject) => {
    const fail = (fault: 'network' | 'timeout' | 'aborted') => () => reject(new ApiError(fault, fault))
    if (request.signal?.aborted) return fail('aborted')()
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = request.as === 'blob' ? 'blob' : 'arraybuffer'
    xhr.timeout = request.timeout
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    const abort = () => xhr.abort()
    request.signal?.addEventListener('abort', abort, { once: true })
    const report = (direction: 'up' | 'down') => (event: ProgressEvent) =>
      request.onProgress?.({ direction, loaded: event.loaded, total: event.lengthComputable ? event.total : undefined })
    if (request.onProgress) {
      xhr.onprogress = report('down')
      xhr.upload.onprogress = report('up')
    }
    xhr.onload = () => {
      const type = xhr.getResponseHeader('content-type') ?? ''
      resolve({ status: xhr.status, type, body: request.as === 'blob' ? (xhr.response ?? '') : decode(xhr.response, type) })
    }
    xhr.onerror = fail('network')
    xhr.ontimeout = fail('timeout')
    xhr.onabort = fail('aborted')
    xhr.onloadend = () => request.signal?.removeEventListener('abort', abort)
    xhr.send(request.body ?? null)
  })
