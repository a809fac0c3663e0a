import { useCallback } from 'react'
import { type Field, is, optionOf } from '@/entities/field'
import { contactType } from '@/entities/members/pointContact'
import { pointTaskType } from '@/entities/members/pointTask'
import { useLoad } from '@/kit/data/load'
import { callChoicesFilter } from '@/kit/list/choiceFilters'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { pointChoices, type PointItem } from '../../parts/pointChoices'

export const taskTypes = () => pointChoices(pointTaskType, 'POINT_TASK_TYPE')
export const contactTypes = () => pointChoices(contactType, 'POINT_CONTACT_TYPE')

/** A filter of several values of a dictionary, also of those that are switched off: rows of them remain. */
export const codeFilter = <K extends string>(field: Field<K>, of: typeof taskTypes) => {
  const source = of()
  return callChoicesFilter(field, { ...source, choice: (one) => ({ ...source.choice(one), disabled: false }) })
}

const NO_ITEMS: readonly PointItem[] = []
/** Returns what renders a code of a field by the text of its dictionary, in the tone of its state. */
export const useCodeTag = (field: Field, of: typeof taskTypes) => {
  const t = useT()
  const { data = NO_ITEMS } = useLoad(of().of)
  return useCallback(
    (value: unknown) => {
      if (isBlank(value)) return <Blank />
      const option = optionOf(field.of, value)
      const item = data.find(({ code }) => is(String(value), code))
      const words = item ? of().choice(item).label : option ? t(option.label) : plain(value)
      return <Mark tone={option?.tone}>{words}</Mark>
    },
    [field, of, data, t],
  )
}
