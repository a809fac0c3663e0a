import * as files from '@/api/system/files'
import type { StoredFile } from '@/entities/shared/file'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import type { PolicyType } from './kinds'

/** Unpublished pictures uploaded in this browser for the draft of a type: ids by URL. */
const item = (type: PolicyType) =>
  stored<Record<string, string>>(`uploads:policy:${type}`, (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string'))
      : undefined,
  )

export const noteUploads = (type: PolicyType, added: readonly StoredFile[]): void =>
  item(type).set({ ...item(type).get(), ...Object.fromEntries(added.map(({ url, id }) => [url, id])) })

/**
 * Removes the pictures that the text of a draft does not contain; all of them for a discarded draft. A failure only
 * leaves an unused file.
 */
export const sweepUploads = (type: PolicyType, content = ''): void => {
  const all = Object.entries(item(type).get() ?? {})
  const kept = all.filter(([url]) => content.includes(`"${url}"`))
  for (const [url, id] of all) if (!kept.some(([one]) => one === url)) files.remove({ id }).catch(() => {})
  if (kept.length) item(type).set(Object.fromEntries(kept))
  else item(type).remove()
}

/** Forgets the uploads of a draft on publication, since a published text keeps its pictures permanently. */
export const keepUploads = (type: PolicyType): void => item(type).remove()
