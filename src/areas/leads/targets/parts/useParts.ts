import { useMemo, useRef } from 'react'
import { type ScreenPlace, useScreen } from '@/kit/page/screen'

/**
 * Returns a screen place with its own dirty state for each part of a screen. The screen is dirty while any part is.
 */
export const useParts = <N extends string>(...names: N[]): Record<N, ScreenPlace> => {
  const place = useScreen()
  const held = useRef(new Set<string>())
  const all = names.join()
  return useMemo(() => {
    const part = (name: string): ScreenPlace => ({
      ...place,
      setDirty: (dirty) => {
        if (dirty) held.current.add(name)
        else held.current.delete(name)
        place.setDirty(held.current.size > 0)
      },
    })
    // The keys are the requested names.
    return Object.fromEntries(all.split(',').map((name) => [name, part(name)])) as Record<N, ScreenPlace>
  }, [place, all])
}
