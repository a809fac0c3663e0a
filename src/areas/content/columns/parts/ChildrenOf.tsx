import { type ReactNode, useMemo } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { type ChannelChild, channelChild } from '@/entities/content/channel'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useShelfActions } from '../../parts/ShelfSwitch'
import { COLUMN } from '../paths'
import { CHILD_SHELF, childDown, ChildSwitch } from './shelves'

const SORT = { field: channelChild.sort.key, order: 'asc' } as const
const FILTERS = [containsFilter(channelChild.channelName), choicesFilter(channelChild.status)]
const nameOf = ({ channelName }: ChannelChild) => channelName

const columnsOf = (keeps: boolean, orderCell: (row: ChannelChild) => ReactNode): ColumnOf<ChannelChild>[] => [
  {
    field: channelChild.channelName,
    width: 180,
    link: (row) => to(COLUMN, { id: row.id }),
  },
  keeps ? { field: channelChild.status, width: 120, cell: (row) => <ChildSwitch row={row} /> } : channelChild.status,
  { field: channelChild.sort, width: 110, cell: orderCell },
  channelChild.contentType,
  channelChild.contentCount,
  channelChild.subscribeCount,
  channelChild.updateTime,
]

export const ChildrenOf = ({ parentId }: { parentId: string }) => {
  const t = useT()
  const { count } = useFormats()
  const { go } = useScreen()
  const { head } = useViewer()
  const shelf = useShelfActions(CHILD_SHELF)
  const { cell, order, actions } = useRowOrder(channelChild.sort, {
    can: 'socialChannels.sortChild',
    nameOf,
    save: (items) => socialChannels.sortChild({ parentId, items: [...items] }),
    move: socialChannels.moveChild,
  })
  const columns = useMemo(() => columnsOf(head, cell), [head, cell])
  return (
    <ListScreen
      load={socialChannels.listChildren}
      also={{ parentId }}
      rowKey={channelChild.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      order={head ? order : undefined}
      create={{
        label: 'columns.newColumn',
        can: 'socialChannels.createChild',
        hide: !head,
        run: () => go(to(COLUMN, { parentId })),
      }}
      actions={(row, place) => (head ? [...shelf(row, childDown(row, t, count)), ...actions(row, place)] : [])}
    />
  )
}
