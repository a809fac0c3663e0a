import { useSyncExternalStore } from 'react'
import { dayStamp, inZone } from '@/lib/time'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const announce = () => {
  for (const listener of listeners) listener()
}
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

/**
 * Returns the current day in TIMEZONE, as 20261127. Re-renders at the start of another day, so that values such as
 * 'this week' stay correct.
 */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayStamp())
