import { createContext, type Ref, use, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
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
 * Returns a function that passes the result of an upload to the latest `take`, since other input may have changed
 * during the upload. Renders at once, so that a result in the same tick is added to this one. A page in a hidden tab
 * renders only after the tick.
 */
export const useUploaded = <Result extends unknown[]>(
  take: (...result: Result) => void,
): ((...result: Result) => void) => {
  const latest = useRef(take)
  // Assigned during rendering, because a page in a hidden tab renders but runs no effects.
  latest.current = take
  return (...result) => flushSync(() => latest.current(...result))
}

/** True in a row of a form's list. */
export const InRowContext = createContext(false)

/** Returns a ref for the root of an upload control, and a function that is true once the row around it was removed. */
export const useRowGone = (): { rootRef: Ref<HTMLElement>; isRowGone: () => boolean } => {
  const inRow = use(InRowContext)
  const root = useRef<HTMLElement>(undefined)
  // Keeps the element when React clears the ref, because it also does so while the page is in a hidden tab.
  const rootRef = useCallback((element: HTMLElement | null) => {
    if (element) root.current = element
  }, [])
  return { rootRef, isRowGone: () => inRow && root.current?.isConnected === false }
}

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
