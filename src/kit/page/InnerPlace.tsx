import { type ReactNode, useMemo, useState } from 'react'
import { ScreenContext, useScreen } from './screen'

/**
 * Screen place for a list inside a panel. It keeps its own filters, page and sort while the panel is open, and its
 * column settings under `name`.
 */
export const InnerPlace = ({ name, children }: { name: string; children: ReactNode }) => {
  const place = useScreen()
  const [query, setQuery] = useState(() => new URLSearchParams())
  const inside = useMemo(
    () => ({
      ...place,
      path: `${place.path}#${name}`,
      query,
      setQuery: (change: Record<string, string | undefined>) =>
        setQuery((now) => {
          const next = new URLSearchParams(now)
          for (const [key, text] of Object.entries(change)) {
            if (text === undefined) next.delete(key)
            else next.set(key, text)
          }
          return next
        }),
    }),
    [place, name, query],
  )
  return <ScreenContext value={inside}>{children}</ScreenContext>
}
