import '../columns/columns.css'
import './channels.css'
import { useCallback, useMemo } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { appChannel } from '@/entities/content/channel'
import { client, shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import type { Nested } from '@/kit/list/nested'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { useLinkWindow } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { COLUMN, TYPE } from '../columns/paths'
import { CHILD_SHELF, PARENT_SHELF } from '../columns/parts/shelves'
import { ChannelChart } from './parts/ChannelChart'
import { ChannelPhone } from './parts/ChannelPhone'
import { columnsOf } from './parts/columns'
import { FILTERS, QUICK } from './parts/filters'
import { type ChannelRow, isFirst, nameOf, pageOf } from './parts/rows'
import { channelDown } from './parts/shelf'
import { APP, ClientSwitch } from './parts/switches'

const SORT = { field: appChannel.sort.key, order: 'asc' } as const
const NO_ROWS: readonly ChannelRow[] = []
const TREE: Nested<ChannelRow> = { rows: ({ children }) => children }
const sortCall = (row: ChannelRow) => (isFirst(row) ? 'socialChannels.sortParent' : 'socialChannels.sortChild')

/** The channels of the apps as users see them, both levels with their use of the last seven days, in their order and beside a phone that shows them. */
export default function Channels() {
  const t = useT()
  const { count } = useFormats()
  const may = useMay()
  const { go, query } = useScreen()
  const { head } = useViewer()
  const parentShelf = useShelfActions(PARENT_SHELF)
  const childShelf = useShelfActions(CHILD_SHELF)
  const link = useLinkWindow()
  const isMini = query.get('client') === 'mini'
  const moves = useCallback((row: ChannelRow) => head && may(sortCall(row)), [head, may])
  const { cell, order } = useRowOrder(appChannel.sort, {
    can: may('socialChannels.sortParent') ? 'socialChannels.sortParent' : 'socialChannels.sortChild',
    nameOf,
    moves,
    save: (items, _, row) =>
      isFirst(row)
        ? socialChannels.sortParent({ items: [...items] })
        : socialChannels.sortChild({ parentId: row.parentId, items: [...items] }),
  })
  const columns = useMemo(() => columnsOf({ keeps: head, t, orderCell: cell, moves }), [head, t, cell, moves])
  return (
    <WithPhone phone={<ChannelPhone client={isMini ? client.mini : client.android} />}>
      <ListScreen
        load={socialChannels.listManaged}
        // Of all clients those of the app or the mini-program, unless some are asked for by name.
        also={{ appTypes: isMini ? [client.mini] : APP }}
        rowKey={appChannel.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        nested={TREE}
        above={(answer) => <ChannelChart rows={answer?.records ?? NO_ROWS} />}
        create={{ label: 'columns.newType', can: 'socialChannels.createParent', hide: !head, run: () => go(TYPE) }}
        toolbar={
          <>
            <Actions
              items={[
                { label: 'columns.newColumn', can: 'socialChannels.createChild', hide: !head, run: () => go(COLUMN) },
              ]}
            />
            <ClientSwitch />
            <QuickFilters of={QUICK} />
          </>
        }
        actions={(row) => [
          { label: 'columns.view', run: () => go(to(pageOf(row), { id: row.id })) },
          ...(head ? (isFirst(row) ? parentShelf : childShelf)(row, channelDown(row, t, count)) : []),
          {
            label: 'columns.link',
            hide: !is(row.status, shelfStatus.up),
            run: () =>
              link.open(nameOf(row), socialChannels.getChannelHtmlUrl.query({ channelId: row.id }, { quiet: true })),
          },
        ]}
      />
      {link.window}
    </WithPhone>
  )
}
