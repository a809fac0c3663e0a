import { useSyncExternalStore } from 'react'
import { dayStamp, inZone } from '@/lib/time'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const announce = () => {
  for (const listener of listeners) listener()
}
/** Milliseconds until the next day begins in ZONE. */
const untilMidnight = () => inZone(Date.now()).endOf('day').valueOf() + 1 - Date.now()
const wait = () => {
  timer = setTimeout(() => {
    announce()
    wait()
  }, untilMidnight())
}
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    wait()
    // A computer that slept over midnight.
    document.addEventListener('visibilitychange', announce)
    window.addEventListener('focus', announce)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', announce)
    window.removeEventListener('focus', announce)
  }
}

/** The day in ZONE, as 20261127. What is computed from it, such as 'this week', is rendered anew when another day begins. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayStamp())
