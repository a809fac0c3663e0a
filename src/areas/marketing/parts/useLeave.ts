import { useEffect, useRef } from 'react'
import { useScreen } from '@/kit/screen'

/**
 * The way out of a form that is done: goes there, and closes the form's tab once it is out of sight - not before, since the tab of a form that is
 * closed in front gives way to another one than was meant.
 */
export const useLeave = (): ((go: () => void) => void) => {
  const { close } = useScreen()
  const done = useRef(false)
  // A tab that is not in front has no effects.
  useEffect(
    () => () => {
      if (done.current) close()
    },
    [close],
  )
  return (go) => {
    done.current = true
    go()
  }
}
