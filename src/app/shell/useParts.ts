import { useCallback, useEffect, useRef } from 'react'
import type { ScreenPlace } from '@/kit/page/screen'
import type { TextKey } from '@/locales'
import { clearDirty, setDirty } from '@/session/dirty'

/** Part of a screen that marks itself without `useUnsaved`. */
const WHOLE = ''

/**
 * Manages the unsaved parts of the page of a tab. The mark of a part ends when the part unmounts. While the page is
 * hidden all marks stay, although React then runs the same clean-up. After `closed` nothing is marked.
 */
export const useParts = (tab: string, closed: AbortSignal): Pick<ScreenPlace, 'setDirty' | 'mountPart'> => {
  const isVisible = useRef(false)
  const mounted = useRef(new Set<string>([WHOLE]))
  const sweep = useCallback(() => {
    if (isVisible.current) clearDirty(tab, (part) => !mounted.current.has(part))
  }, [tab])
  // Runs after the effects of the parts, also when a hidden page is shown again.
  useEffect(() => {
    isVisible.current = true
    sweep()
    return () => {
      isVisible.current = false
    }
  }, [sweep])
  return {
    mountPart: useCallback(
      (part: string) => {
        mounted.current.add(part)
        return () => {
          mounted.current.delete(part)
          // Only after all clean-ups is it known that the page is still visible.
          queueMicrotask(sweep)
        }
      },
      [sweep],
    ),
    setDirty: useCallback(
      (dirty: boolean, words?: TextKey, part = WHOLE) => {
        if (closed.aborted) return
        setDirty(tab, part, dirty, words)
        // The part may have unmounted before, or its effect that mounts it is still to run.
        if (dirty) queueMicrotask(sweep)
      },
      [tab, closed, sweep],
    ),
  }
}
