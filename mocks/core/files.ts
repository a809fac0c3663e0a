import { onReset } from './control'

/** An uploaded file with its bytes. */
export interface KeptFile {
  id: string
  ownerId: string
  mime: string
  bytes: Uint8Array<ArrayBuffer>
}

const MOST = 500
let files = new Map<string, KeptFile>()
onReset(() => {
  files = new Map()
})

/** Keeps a file in memory; beyond 500 the oldest goes. */
export const keepFile = (file: KeptFile): void => {
  files.set(file.id, file)
  const oldest = files.keys().next().value
  if (files.size > MOST && oldest !== undefined) files.delete(oldest)
}
export const keptFile = (id: string): KeptFile | undefined => files.get(id)
export const forgetFile = (id: string): void => void files.delete(id)

/** Answers GET /__files/{id}: pictures load without headers, as from a file store. */
export const serveFile = (path: string): Response => {
  const file = keptFile(path.slice('/__files/'.length))
  if (!file) return new Response('not here', { status: 404 })
  return new Response(file.bytes, { headers: { 'content-type': file.mime, 'x-content-type-options': 'nosniff' } })
}
