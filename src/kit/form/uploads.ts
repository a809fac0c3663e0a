import { createContext, use } from 'react'
import { addressOf } from '@/api/hosts'
import { fileUrl } from '@/lib/external'
import { prop } from '@/lib/json'

/** Runs the upload of a form; `work` answers whether what was chosen is stored, and ends with the signal when the form is left. */
export type HoldUpload = (work: (end: AbortSignal) => Promise<boolean>) => void

/** Given by a form, so that its save waits for its uploads. */
export const UploadsContext = createContext<HoldUpload>((work) => void work(new AbortController().signal))

/** How a control of a form runs its uploads. */
export const useUploads = (): HoldUpload => use(UploadsContext)

/**
 * The address of an uploaded file, where the server gave one that can be shown: https, or on the hosts of the console itself.
 * Plain http elsewhere is refused like javascript: and data:, since a page over https would not show it.
 */
export const urlOf = (stored: unknown): string | undefined => {
  const url = fileUrl(prop(stored, 'url'))
  if (url === undefined) return undefined
  const { protocol, origin } = new URL(url, location.href)
  return protocol === 'https:' || origin === location.origin || origin === addressOf('main') ? url : undefined
}
