import axios, { AxiosError, type AxiosProgressEvent } from 'axios'
import { isBlockable } from '@/lib/blockable'
import { ApiError } from './error'
import type { WireReply, WireRequest } from './transport'

// Exported from here so that it loads with axios and not with the log-in page.
export { readTimes } from './times'

/**
 * The one axios instance. Bodies are passed through unchanged (the client reads and writes JSON and detects broken
 * JSON and other charsets), every status resolves, and no XSRF cookie is copied to a header.
 */
const http = axios.create({
  adapter: 'xhr',
  headers: { common: {}, post: {}, put: {} },
  transformRequest: [(body: unknown) => body],
  transformResponse: [(body: unknown) => body],
  validateStatus: () => true,
  withXSRFToken: false,
})

const FAULTS: Record<string, 'timeout' | 'aborted'> = {
  [AxiosError.ECONNABORTED]: 'timeout',
  [AxiosError.ETIMEDOUT]: 'timeout',
  [AxiosError.ERR_CANCELED]: 'aborted',
}

/**
 * Sends one request. The reply's body is bytes, or a blob for a file. Rejects with ApiError 'network', 'timeout' or
 * 'aborted'.
 */
export const sendByAxios = async ({
  as,
  body,
  onProgress,
  isLast,
  ...request
}: WireRequest): Promise<WireReply<ArrayBuffer>> => {
  const report = (direction: 'up' | 'down') => (event: AxiosProgressEvent) =>
    onProgress?.({ direction, loaded: event.loaded, total: event.lengthComputable ? event.total : undefined })
  try {
    const { status, headers, data } = await http.request<Blob | ArrayBuffer>({
      ...request,
      data: body,
      // Only fetch can outlive its page.
      ...(isLast && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      responseType: as === 'blob' ? 'blob' : 'arraybuffer',
      onDownloadProgress: onProgress && report('down'),
      onUploadProgress: onProgress && report('up'),
    })
    return { status, type: String(headers['content-type'] ?? ''), body: data }
  } catch (error) {
    const fault =
      (error instanceof AxiosError && FAULTS[error.code ?? '']) || (axios.isCancel(error) ? 'aborted' : 'network')
    throw new ApiError(fault, fault === 'network' && navigator.onLine && isBlockable(request.url) ? 'blocked' : fault)
  }
}
