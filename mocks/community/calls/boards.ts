import * as carModelPlates from '@/api/community/carModelPlates'
import * as topicCalls from '@/api/community/topics'
import type { Plate } from '@/entities/community/plate'
import { plateStatus } from '@/entities/community/shared'
import type { Topic } from '@/entities/community/topic'
import { topicStatus } from '@/entities/community/topic'
import { saleStatus } from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { org } from '../../system/rules/store'
import { plates, topics } from '../rules/boards'
import { plateView, topicView } from '../rules/boardViews'

const listedPlates = listOf(carModelPlates.list)<Plate>({
  is: ['id', 'plateType', 'seriesCodes', 'postMode', 'status', 'defaultFlag'],
  like: ['plateName'],
  between: ['updateTime'],
  sort: ['sort', 'dynamicCount', 'todayCount', 'followCount', 'updateTime'],
})
on(carModelPlates.list)((input, { now }) =>
  listedPlates.page(
    plates().map((row) => plateView(row, now)),
    input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' },
  ),
)
on(carModelPlates.listSeriesNames)(() =>
  org.carSeries.map(({ seriesCode, seriesName, brandCode, status }) => ({
    seriesCode,
    seriesName,
    brandName: org.brands.find((brand) => brand.brandCode === brandCode)?.brandName ?? '',
    status: status === saleStatus.discontinued ? plateStatus.down : plateStatus.up,
  })),
)

const listedTopics = listOf(topicCalls.list)<Topic>({
  is: ['id', 'status', 'topicType', 'plateId', 'hotFlag', 'recommendFlag'],
  like: ['topicName', 'createBy'],
  between: ['startTime', 'createTime'],
  sort: ['sort', 'dynamicCount', 'joinCount', 'viewCount', 'createTime'],
  keepsOrder: true,
})
const STATES = topicStatus.options.map(({ value }) => value)
on(topicCalls.list)((input, { now }) => {
  const rows = topics(now).map(topicView)
  return {
    ...listedTopics.page(rows, input),
    summary: listedTopics.counts(rows, { ...input }, 'status', STATES),
  }
})
