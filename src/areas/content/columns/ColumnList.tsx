import './columns.css'
import { type ReactNode, useMemo } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { type ChannelChild, channelChild } from '@/entities/content/channel'
import { shelfStatus } from '@/entities/content/shared'
import { is, isYes } from '@/entities/field'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { mayHave, numberIn, sumOf } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useLinkWindow } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { SideChoice } from '../parts/SideChoice'
import { ParentName, useParents } from './parts/parents'
import { CHILD_SHELF, childDown, ChildSwitch } from './parts/shelves'
import { COLUMN } from './paths'

const SORT = { field: channelChild.sort.key, order: 'asc' } as const
const nameOf = ({ channelName }: ChannelChild) => channelName
const FILTERS = [
  containsFilter(channelChild.channelName),
  containsFilter(channelChild.channelCode),
  elsewhereFilter(channelChild.parentId, (id) => <ParentName id={id} />),
  choicesFilter(channelChild.contentType),
  yesNoFilter(channelChild.defaultFlag),
  choicesFilter(channelChild.status),
]

const columnsOf = (
  keeps: boolean,
  t: Translate,
  orderCell: (row: ChannelChild) => ReactNode,
): ColumnOf<ChannelChild>[] => [
  {
    field: channelChild.channelName,
    width: 190,
    cell: (row) => (
      <span className="channel-name">
        {row.icon && <Picture src={row.icon} alt={t(channelChild.icon.label)} width={28} height={28} />}
        <CellLink to={to(COLUMN, { id: row.id })}>
          <bdi>{row.channelName}</bdi>
        </CellLink>
      </span>
    ),
  },
  keeps ? { field: channelChild.status, width: 120, cell: (row) => <ChildSwitch row={row} /> } : channelChild.status,
  { field: channelChild.sort, width: 110, cell: orderCell },
  { field: channelChild.parentId, cell: (row) => <bdi>{row.parentName || row.parentId}</bdi> },
  channelChild.contentType,
  {
    field: channelChild.contentCount,
    tip: keeps ? t('columns.columnDeleteTip') : undefined,
    link: (row) => to('/star-management/information', { parentId: row.parentId, channelId: row.id }),
  },
  channelChild.subscribeCount,
  channelChild.layout,
  { field: channelChild.defaultFlag, cell: (row) => isYes(row.defaultFlag) && <Mark>{t('columns.default')}</Mark> },
  channelChild.channelCode,
  channelChild.updateBy,
  channelChild.updateTime,
]

export default function ColumnList() {
  const t = useT()
  const { count } = useFormats()
  const { go, query } = useScreen()
  const { head } = useViewer()
  const parents = useParents()
  const shelf = useShelfActions(CHILD_SHELF)
  const link = useLinkWindow()
  const parentId = query.get('parentId') ?? ''
  const { cell, order, actions } = useRowOrder(channelChild.sort, {
    can: 'socialChannels.sortChild',
    nameOf,
    within: [channelChild.parentId.key],
    save: (items) => socialChannels.sortChild({ parentId, items: [...items] }),
    move: socialChannels.moveChild,
  })
  const columns = useMemo(() => columnsOf(head, t, cell), [head, t, cell])
  return (
    <SideChoice
      name={channelChild.parentId.key}
      label={t(channelChild.parentId.label)}
      all={sumOf(parents.map(({ childCount }) => numberIn(childCount)))}
      choices={parents.map(({ id, channelName, childCount }) => ({ key: id, label: channelName, count: childCount }))}
    >
      <ListScreen
        load={socialChannels.listChildren}
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
          run: () => go(to(COLUMN, parentId ? { parentId } : {})),
        }}
        actions={(row, place) => [
          { label: 'columns.view', run: () => go(to(COLUMN, { id: row.id })) },
          {
            label: 'kit.edit',
            can: 'socialChannels.updateChild',
            hide: !head,
            run: () => go(to(COLUMN, { id: row.id, mode: 'edit' })),
          },
          ...(head ? [...shelf(row, childDown(row, t, count)), ...actions(row, place)] : []),
          {
            label: 'columns.link',
            hide: !is(row.status, shelfStatus.up),
            run: () =>
              link.open(nameOf(row), socialChannels.getChannelHtmlUrl.query({ channelId: row.id }, { quiet: true })),
          },
          {
            label: 'kit.delete',
            can: 'socialChannels.removeChild',
            danger: true,
            hide: !head || is(row.status, shelfStatus.up) || mayHave(row.contentCount),
            ask: { title: t('columns.deleteAsk', { name: nameOf(row) }) },
            run: () => socialChannels.removeChild({ id: row.id }),
            done: t('columns.deleted'),
          },
        ]}
      />
      {link.window}
    </SideChoice>
  )
}
