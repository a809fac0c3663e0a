export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

const unlike = (name: string, taken: ReadonlyMap<string, unknown>): string => {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const count = Array.from({ length: taken.size + 1 }, (_, at) => at + 2).find(
    (one) => !taken.has(`${stem} (${one})${end}`),
  )
  return `${stem} (${count})${end}`
}

export const fileName = (name: string): string =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^[\s.]+|[\s.]+$/g, '') || '_'

/**
 * Creates an uncompressed zip archive, because pictures are compressed already. Names are UTF-8. A duplicate name
 * gets a number.
 */
export const zip = async (entries: readonly ZipEntry[], at = new Date()): Promise<Uint8Array<ArrayBuffer>> => {
  const { zipSync } = await import('fflate')
  const files = new Map<string, Uint8Array>()
  for (const { name, bytes } of entries) files.set(unlike(fileName(name), files), bytes)
  return zipSync(Object.fromEntries(files), { level: 0, mtime: at })
}
