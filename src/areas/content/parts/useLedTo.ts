import { useEffect, useEffectEvent } from 'react'
import type { FormApi } from '@/kit/form/Form'
import { useScreen } from '@/kit/page/screen'

/** Focuses the field named in the address or passed by the caller, once. Lists use it to link to the end time. */
export const useLedTo = <V extends object>(
  { show }: Pick<FormApi<V>, 'show'>,
  field: keyof V & string,
  asked = false,
): void => {
  const { query } = useScreen()
  const isAsked = asked || query.get('at') === field
  const lead = useEffectEvent(() => show(field))
  useEffect(() => {
    if (isAsked) lead()
  }, [isAsked])
}
