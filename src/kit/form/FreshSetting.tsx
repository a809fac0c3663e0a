import { Fragment, type ReactNode, useState } from 'react'
import { Loaded, type Queried, useFresh } from '../data/load'

/**
 * Page of a single settings record. Always reloads, since a form must not start from an older copy; `reload` restarts
 * it. `saved` is undefined if none was saved yet. A failed load renders no form, since an empty one could overwrite
 * the record.
 */
export const FreshSetting = <O,>({
  of,
  children,
}: {
  of: Queried<O>
  children: (saved: NonNullable<O> | undefined, reload: () => void) => ReactNode
}) => {
  const [resetKey, setResetKey] = useState(0)
  const { data, ready, error, retry } = useFresh(of)
  return (
    <Loaded load={{ data: ready || undefined, error, first: !ready, retry }}>
      <Fragment key={resetKey}>{children(data, () => setResetKey(resetKey + 1))}</Fragment>
    </Loaded>
  )
}
