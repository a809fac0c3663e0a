import { createContext, use } from 'react'
import { addressOf } from '@/api/hosts'
import { fileUrl } from '@/lib/external'
import { prop } from '@/lib/json'

/**
 * Runs an upload as part of a form, whose save waits for it. `work` resolves to true if the file was stored, and must
 * stop at `end`, when the form is left.
 */
export type HoldUpload = (work: (end: AbortSignal) => Promise<boolean>) => void

export const UploadsContext = createContext<HoldUpload>((work) => void work(new AbortController().signal))

export const useUploads = (): HoldUpload => use(UploadsContext)

/**
 * Returns the address of an uploaded file if it can be displayed: https, or on the console's own hosts. Plain http
 * elsewhere is rejected like javascript: and data:, since an https page would not show it.
 */
export const urlOf = (stored: unknown): string | undefined => {
  const url = fileUrl(prop(stored, 'url'))
  if (url === undefined) return undefined
  const { protocol, origin } = new URL(url, location.href)
  return protocol === 'https:' || origin === location.origin || origin === addressOf('main') ? url : undefined
}
