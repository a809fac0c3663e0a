import { dynamic } from '@/entities/community/dynamic'
import { choicesFilter, containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { clubIdFilter, plateIdFilter, topicIdFilter } from '../parts/pickFilters'
import { seriesCodeFilter } from '../parts/series'

/** Words of which the server wants two characters at least. */
const words = {
  ...containsFilter(dynamic.content),
  validate: (text: string) => ([...text].length === 1 ? ('posts.least' as const) : undefined), // a key of a text
}

/** What posts are found by. */
export const FILTERS = [
  statusTabs(dynamic.status),
  words,
  containsFilter(dynamic.nickname),
  choicesFilter(dynamic.dynamicType),
  plateIdFilter(dynamic.plateName),
  topicIdFilter(dynamic.topicNames),
  seriesCodeFilter(dynamic.seriesName),
  choicesFilter(dynamic.userType),
  spanFilter(dynamic.publishTime),
  clubIdFilter(dynamic.clubName),
  phoneFilter(dynamic.phone),
  containsFilter(dynamic.id),
  dynamic.offReason,
  choicesFilter(dynamic.flags),
  numberRangeFilter(dynamic.reportCount),
  elsewhereFilter({ key: 'userId', label: dynamic.nickname.label }, (id) => id),
]
/** What operators see first: what users saw in the last thirty days. */
export const DEFAULTS = { status: '2', publishTime: 'last30' } as const
