import { dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { postArticle } from '@/entities/community/postArticle'
import { is, withStates } from '@/entities/field'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { plateIdFilter, topicIdFilter } from '../parts/pickFilters'
import { seriesCodeFilter } from '../parts/series'

/** What articles are found by. */
export const FILTERS = [
  statusTabs(withStates(dynamic.status, (code) => !is(code, dynamicStatus.userDeleted, dynamicStatus.deleted))),
  containsFilter(postArticle.title),
  containsFilter(postArticle.nickname),
  choicesFilter(postArticle.userType),
  plateIdFilter(dynamic.plateName),
  topicIdFilter(dynamic.topicNames),
  seriesCodeFilter(postArticle.seriesName),
  postArticle.originFlag,
  spanFilter(dynamic.publishTime),
]
