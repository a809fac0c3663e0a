import { type ReactNode, useMemo } from 'react'
import * as news from '@/api/content/news'
import { useViewer } from '@/business/viewer'
import { type News, news as fields, newsStatus } from '@/entities/content/news'
import { is, isYes } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useT } from '@/locales'
import { to } from '@/routes'
import { usePin } from '../../parts/usePin'
import { useNewsDown } from '../../parts/useNewsDown'

const SORT = { field: fields.sort.key, order: 'asc' } as const
const FILTERS = [containsFilter(fields.title), choicesFilter(fields.status), dateRangeFilter(fields.publishTime)]
const nameOf = ({ title }: News) => title
const isUp = ({ status }: News) => is(status, newsStatus.up)

const columnsOf = (orderCell: (row: News) => ReactNode): ColumnOf<News>[] => [
  {
    field: fields.title,
    width: 280,
    link: (row) => to('/star-management/informationDetail', { id: row.id }),
  },
  fields.status,
  { field: fields.sort, width: 110, cell: orderCell },
  fields.topFlag,
  fields.publishTime,
  fields.viewCount,
  fields.updateTime,
]

export const ContentOf = ({ channelId }: { channelId: string }) => {
  const t = useT()
  const { head } = useViewer()
  const pin = usePin()
  const down = useNewsDown()
  const { cell, order, actions } = useRowOrder(fields.sort, {
    can: 'news.sort',
    nameOf,
    moves: isUp,
    group: (row) => String(isYes(row.topFlag)),
    save: (items) => news.sort({ channelId, items: [...items] }),
    move: news.move,
  })
  const columns = useMemo(() => columnsOf(cell), [cell])
  return (
    <>
      <ListScreen
        load={news.list}
        also={{ channelId }}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        emptyText={t('columns.noNews')}
        actions={(row, place) => (head ? [...pin.actions(row), ...actions(row, place), down(row)] : [])}
      />
      {pin.window}
    </>
  )
}
