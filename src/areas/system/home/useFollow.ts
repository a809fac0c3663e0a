import type { MouseEvent } from 'react'
import { useScreen } from '@/kit/page/screen'

/** Navigates inside the console; with a modifier key the browser opens a new window. */
export const useFollow = (): ((event: MouseEvent, address: string) => void) => {
  const { go } = useScreen()
  return (event, address) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    go(address)
  }
}
