import { useCallback, useState } from 'react'
import { useScreen } from './screen'

/** Like `useState`, but the value survives while the tab is open, even if the page is unmounted in the background. */
export const useKept = <T>(name: string, initial: T): [T, (value: T) => void] => {
  const { kept } = useScreen()
  // A name always refers to the same state of the same page, so its type is T.
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
