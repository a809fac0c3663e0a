import { useCallback } from 'react'
import { useScreen } from './screen'

/**
 * Returns the record open beside its list, stored in the address so that F5, links and Back work: `mode`, `record`
 * (its id) and `part` (its tab).
 */
export const useOpened = () => {
  const { query, setQuery } = useScreen()
  const open = useCallback(
    (mode: string, id?: string, part?: string) => setQuery({ mode, record: id, part }, true),
    [setQuery],
  )
  const close = useCallback(() => setQuery({ mode: undefined, record: undefined, part: undefined }), [setQuery])
  const setPart = useCallback((part: string) => setQuery({ part }), [setQuery])
  return {
    mode: query.get('mode') ?? '',
    id: query.get('record') ?? '',
    part: query.get('part') ?? '',
    open,
    close,
    setPart,
  }
}
export type Open = ReturnType<typeof useOpened>['open']
