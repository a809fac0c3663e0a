import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Queried, useLoad } from '@/kit/data/load'

const PAUSE_MS = 450

const useSettledValue = (value: string): string | undefined => {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value ? settled : undefined
}

/** Counts an audience PAUSE_MS after its last change. Until then, and while it is incomplete, `made` is undefined. */
export const useCountedAudience = <I, O>(
  input: I,
  isWhole: (input: I) => boolean,
  query: (input: I) => Queried<O>,
): { made: O | undefined; failed: boolean; busy: boolean; retry: () => void } => {
  const asked = useSettledValue(JSON.stringify(input))
  // The text was serialized from an input of this type.
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

/** Counts an audience before a send, from the cache or by a request; null if that fails. */
export const useCountNow = () => {
  const client = useQueryClient()
  return <O>(query: Queried<O>): Promise<O | null> =>
    client.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null)
}
