import * as users from '@/api/system/users'
import type { Field } from '@/entities/field'
import { callFilter } from '@/kit/list/choiceFilters'
import type { Filter } from '@/kit/list/filters'

export const adviserFilter = ({ label }: Pick<Field, 'label'>, dealerCode: string): Filter<'advisorId'> =>
  callFilter(
    { key: 'advisorId', label },
    {
      of: users.selectByDealer.query({ dealerCode }, { quiet: true }),
      choice: ({ id, nickname, username }) => ({ value: id, label: nickname || username }),
    },
  )
