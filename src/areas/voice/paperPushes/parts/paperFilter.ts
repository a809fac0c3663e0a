import * as questionnaires from '@/api/voice/questionnaires'
import { pushRecord } from '@/entities/voice/paperPush'
import { searchFilter } from '@/kit/list/choiceFilters'

/** A filter of one questionnaire, searched by its title. */
export const paperFilter = searchFilter(
  { key: 'paperId', label: pushRecord.title.label },
  {
    ask: (title) => questionnaires.list.query({ title, pageNo: 1, pageSize: 20 }),
    one: (id) => questionnaires.get.query({ id }),
    choice: ({ id, title }) => ({ value: id, label: title }),
  },
)
