import { useEffect, useState } from 'react'

/** A pause after the last change before it counts, in ms. */
const PAUSE_MS = 450

/** A text as it was left for a moment; undefined until then. */
export const useSettledValue = (value: string): string | undefined => {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value ? settled : undefined
}
