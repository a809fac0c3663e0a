import { Fragment, type ReactNode, useState } from 'react'
import { Loaded, type Queried, useFresh } from '../data/load'

/**
 * One record that is set on its page: read anew, since a form must not start from an older copy, and begun once more by `reload`. `saved` is undefined where
 * nothing was ever saved; a failed load shows no form, as an empty one could overwrite the record.
 */
export const FreshSetting = <O,>({
  of,
  children,
}: {
  of: Queried<O>
  children: (saved: NonNullable<O> | undefined, reload: () => void) => ReactNode
}) => {
  const [turn, setTurn] = useState(0)
  const { data, ready, error, retry } = useFresh(of)
  return (
    <Loaded load={{ data: ready || undefined, error, first: !ready, retry }}>
      <Fragment key={turn}>{children(data, () => setTurn(turn + 1))}</Fragment>
    </Loaded>
  )
}
