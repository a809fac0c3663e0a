import './columns.css'
import { type ReactNode, useMemo } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { type ChannelParent, channelParent } from '@/entities/content/channel'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { mayHave } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useShelfActions } from '../parts/ShelfSwitch'
import { Icons } from './parts/Icons'
import { parentDown, PARENT_SHELF, ParentSwitch } from './parts/shelves'
import { COLUMNS, TYPE } from './paths'

const CAN_ORDER = 'socialChannels.sortParent'
const SORT = { field: channelParent.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(channelParent.channelName),
  containsFilter(channelParent.channelCode),
  choicesFilter(channelParent.appTypes),
  choicesFilter(channelParent.status),
]
const nameOf = ({ channelName }: ChannelParent) => channelName

const columnsOf = (
  keeps: boolean,
  t: Translate,
  orderCell: (row: ChannelParent) => ReactNode,
): ColumnOf<ChannelParent>[] => [
  {
    field: channelParent.channelName,
    width: 200,
    cell: (row) => (
      <span className="channel-name">
        <Icons row={row} />
        <CellLink to={to(TYPE, { id: row.id })}>
          <bdi>{row.channelName}</bdi>
        </CellLink>
      </span>
    ),
  },
  keeps ? { field: channelParent.status, width: 100, cell: (row) => <ParentSwitch row={row} /> } : channelParent.status,
  { field: channelParent.sort, width: 110, cell: orderCell },
  channelParent.channelCode,
  channelParent.layout,
  { field: channelParent.appTypes, width: 220 },
  {
    field: channelParent.childCount,
    tip: keeps ? t('columns.typeDeleteTip') : undefined,
    link: (row) => to(COLUMNS, { parentId: row.id }),
  },
  channelParent.contentCount,
  channelParent.updateBy,
  channelParent.updateTime,
]

export default function ColumnTypeList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const shelf = useShelfActions(PARENT_SHELF)
  const { cell, order, actions } = useRowOrder(channelParent.sort, {
    can: CAN_ORDER,
    nameOf,
    save: (items) => socialChannels.sortParent({ items: [...items] }),
    move: socialChannels.moveParent,
  })
  const columns = useMemo(() => columnsOf(head, t, cell), [head, t, cell])
  return (
    <ListScreen
      load={socialChannels.listParents}
      rowKey={channelParent.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      order={head ? order : undefined}
      create={{ label: 'columns.newType', can: 'socialChannels.createParent', hide: !head, run: () => go(TYPE) }}
      actions={(row, place) => [
        { label: 'columns.view', run: () => go(to(TYPE, { id: row.id })) },
        {
          label: 'kit.edit',
          can: 'socialChannels.updateParent',
          hide: !head,
          run: () => go(to(TYPE, { id: row.id, mode: 'edit' })),
        },
        ...(head ? [...shelf(row, parentDown(row, t)), ...actions(row, place)] : []),
        {
          label: 'kit.delete',
          can: 'socialChannels.removeParent',
          danger: true,
          hide: !head || is(row.status, shelfStatus.up) || mayHave(row.childCount),
          ask: { title: t('columns.deleteAsk', { name: nameOf(row) }) },
          run: () => socialChannels.removeParent({ id: row.id }),
          done: t('columns.deleted'),
        },
      ]}
    />
  )
}
