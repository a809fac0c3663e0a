import { useEffect, useEffectEvent } from 'react'
import type { FormApi } from '@/kit/form/Form'
import { useScreen } from '@/kit/page/screen'

/** Leads to the field that the address names, or that is `asked` for, once: from a list to the end that is to be moved. */
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
