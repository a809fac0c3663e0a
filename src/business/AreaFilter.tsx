import * as dealers from '@/api/system/dealers'
import type { Field } from '@/entities/field'
import { callFilter } from '@/kit/list/choiceFilters'

export const areaFilter = <K extends string>(field: Field<K>) =>
  callFilter(field, {
    of: dealers.selectAreas.query(undefined, { quiet: true }),
    choice: ({ name }) => ({ value: name, label: name }),
  })
