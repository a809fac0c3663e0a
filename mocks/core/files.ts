import { onReset } from './control'

export interface KeptFile {
  id: string
  ownerId: string
  mime: string
  bytes: Uint8Array<ArrayBuffer>
}

const MAX = 500
let files = new Map<string, KeptFile>()
onReset(() => {
  files = new Map()
})

/** Stores a file in memory. Beyond 500 files the oldest is removed. */
export const keepFile = (file: KeptFile): void => {
  files.set(file.id, file)
  const oldest = files.keys().next().value
  if (files.size > MAX && oldest !== undefined) files.delete(oldest)
}
/** Returns a checksum in the format of an md5. It is computed with SHA-256, because only the format is used. */
export const checksum = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export const keptFile = (id: string): KeptFile | undefined => files.get(id)
export const forgetFile = (id: string): void => void files.delete(id)

/**
 * Returns the first and last byte of a range header. Undefined without a range or with several, 'outside' if the
 * range is not in the file.
 */
const asked = (range: string, size: number): { from: number; to: number } | 'outside' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A range that ends before it begins is invalid and ignored (RFC 9110, 14.1.1).
  if (first !== '' && last !== '' && Number(last) < from) return undefined
  return from > to ? 'outside' : { from, to }
}

/**
 * Handles GET /__files/{id}, including range requests, so that sound and video can be sought. Pictures load without
 * headers, as from a file store.
 */
export const serveFile = (path: string, range = ''): Response => {
  const file = keptFile(path.slice('/__files/'.length))
  if (!file) return new Response('not here', { status: 404 })
  const size = file.bytes.length
  const part = asked(range, size)
  if (part === 'outside') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const { from, to } = part ?? { from: 0, to: size - 1 }
  const bytes = file.bytes.slice(from, to + 1)
  const headers = {
    'content-type': file.mime,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  }
  if (!part) return new Response(bytes, { headers })
  return new Response(bytes, { status: 206, headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}` } })
}
