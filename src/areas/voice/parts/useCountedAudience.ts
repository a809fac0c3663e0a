import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Queried, useLoad } from '@/kit/data/load'

/** A pause after the last change before it counts, in ms. */
const PAUSE_MS = 450

/** A text as it was left for a moment; undefined until then. */
const useSettledValue = (value: string): string | undefined => {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value ? settled : undefined
}

/** Counts the people of an audience a moment after it was changed; nothing is known of one that is not chosen to its end. */
export const useCountedAudience = <I, O>(
  input: I,
  isWhole: (input: I) => boolean,
  query: (input: I) => Queried<O>,
): { made: O | undefined; failed: boolean; busy: boolean; retry: () => void } => {
  const asked = useSettledValue(JSON.stringify(input))
  // The text was made of such an input.
  const settled = asked === undefined ? input : (JSON.parse(asked) as I)
  const enabled = asked !== undefined && isWhole(settled)
  const { data, error, loading, retry } = useLoad(query(settled), { enabled, keep: false })
  return {
    made: enabled ? data : undefined,
    failed: enabled && error !== undefined,
    busy: enabled && loading,
    retry,
  }
}

/** Counts an audience at once, before something is sent to it: by what is known, or by a request; null where that fails. */
export const useCountNow = () => {
  const client = useQueryClient()
  return <O>(query: Queried<O>): Promise<O | null> =>
    client.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null)
}
