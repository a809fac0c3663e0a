import * as users from '@/api/system/users'
import { preInspection as sheet } from '@/entities/vehicle/preInspection'
import { callFilter } from '@/kit/list/choiceFilters'
import { containsFilter, type Filter, sent, yesNoFilter } from '@/kit/list/filters'
import { isPlate } from '@/lib/plate'

const plateOf = (text: string) => text.replaceAll(/[\s·]/g, '').toUpperCase()
/** A filter by a part of a plate, in capitals; a whole plate names one car. */
export const plateFilter: Filter<'plate'> = {
  ...containsFilter(sheet.plate),
  toQuery: (text) => sent(plateOf(text) ? { plate: plateOf(text) } : {}),
  exact: (text) => isPlate(plateOf(text)),
}

/** A filter by a service adviser of a dealer. */
export const adviserFilter = (dealerCode: string): Filter<'advisorId'> =>
  callFilter(
    { key: 'advisorId', label: sheet.advisorName.label },
    {
      of: users.selectByDealer.query({ dealerCode }, { quiet: true }),
      choice: ({ id, nickname, username }) => ({ value: id, label: nickname || username }),
    },
  )

/** A filter by sheets with findings, or without. */
export const findingFilter = yesNoFilter({ key: sheet.abnormalCount.key, label: 'inspections.anyFinding' })
