import * as labels from '@/api/marketing/labels'
import type { Field } from '@/entities/field'
import { labelStatus } from '@/entities/marketing/label'
import { callChoicesFilter } from '@/kit/list/choiceFilters'
import { daysOf, type Filter, dateRangeFilter, sent } from '@/kit/list/filters'

/** Filter by days, both ends included. The reports expect the range as one parameter, 'from,to'. */
export const days = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...dateRangeFilter(field),
  toQuery: (text) => {
    const found = daysOf(text)
    return sent(found ? { [field.key]: found.join(',') } : {})
  },
})

export const labelFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>) =>
  callChoicesFilter(field, {
    of: labels.list.query({ pageNo: 1, pageSize: 500, status: labelStatus.enabled }, { quiet: true }),
    choice: ({ labelName }) => ({ value: labelName, label: labelName }),
  })
