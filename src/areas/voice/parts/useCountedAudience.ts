import { type Queried, useLoad } from '@/kit/data/load'
import { useSettledValue } from './useSettledValue'

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
