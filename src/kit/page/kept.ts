import { useCallback, useState } from 'react'
import { useScreen } from './screen'

/** As `useState`, but the value outlives the page: it is there again when the page, put to sleep behind many others, is opened again in its tab. Gone with the tab. */
export const useKept = <T>(name: string, initial: T): [T, (value: T) => void] => {
  const { kept } = useScreen()
  // Under one name stands what the same place of the same page kept.
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as T) : initial)) // see above
  const keep = useCallback(
    (next: T) => {
      kept.set(name, next)
      setValue(next)
    },
    [kept, name],
  )
  return [value, keep]
}
