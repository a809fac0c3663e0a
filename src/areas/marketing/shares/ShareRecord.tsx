import '../parts/posters.css'
import { useMemo } from 'react'
import * as shares from '@/api/shares'
import { type AppShare, appShare } from '@/entities/marketing/appShare'
import type { Action } from '@/kit/actions/actions'
import { CellLink } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'
import { type Open, useOpened } from '@/kit/opened'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Period, Share } from '../parts/faces'
import { useIsHead } from '../parts/head'
import { useOwnOrder } from '../parts/ownOrder'
import { Overview } from './parts/Overview'
import { EditShare, inputOf, NewShare } from './parts/ShareForm'
import { ShareLog } from './parts/ShareLog'

const share = appShare
const LIVE = 2
const OVER = 3
const FILTERS = [share.title, share.platform, share.status, share.createTime].map(filterOf)
const nameOf = ({ title, id }: AppShare) => title || id

const columnsOf = (open: Open, orderCell: ReturnType<typeof useOwnOrder<AppShare>>['cell']): ColumnOf<AppShare>[] => [
  { field: share.sort, width: 120, cell: orderCell },
  share.cover,
  { field: share.title, width: 220, cell: ({ id, title }) => <CellLink onClick={() => open('log', id)}>{title || id}</CellLink> },
  share.platform,
  { key: 'period', label: 'posters.period', width: 300, cell: (row) => <Period {...row} /> },
  { field: share.shareCount, width: 110 },
  { field: share.clickCount, width: 110 },
  { field: share.downloadCount, width: 140, cell: (row) => <Share part={row.downloadCount} whole={row.clickCount} /> },
  { field: share.registerCount, width: 140, cell: (row) => <Share part={row.registerCount} whole={row.downloadCount} /> },
  share.topFlag,
  share.status,
  share.createBy,
  share.createTime,
]

/** The cards with which users invite others to install the app, in the order they are used in; a card ends by its time. */
export default function ShareRecord() {
  const t = useT()
  const may = useMay()
  const isHead = useIsHead()
  const { mode, id, open, close } = useOpened()
  const { state } = useListState(FILTERS)
  const { data } = useLoad(shares.list.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize }))
  const { cell, rowClass } = useOwnOrder(data, state, { can: isHead ? 'shares.move' : undefined, move: shares.move, nameOf })
  const columns = useMemo(() => columnsOf(open, cell), [open, cell])
  const writes = isHead && may('shares.create')
  const actionsOf = (row: AppShare): Action[] => {
    const status = Number(row.status)
    const onTop = Number(row.topFlag) === 1
    return [
      { label: 'shares.records', run: () => open('log', row.id) },
      { label: 'shares.revise', hide: !writes || status === OVER, run: () => open('edit', row.id) },
      {
        label: 'shares.endNow',
        danger: true,
        hide: !writes || status !== LIVE,
        ask: { title: t('shares.endAsk', { name: nameOf(row) }), effect: t('shares.endEffect'), danger: true, okText: t('shares.endNow') },
        run: () => shares.create({ id: row.id, ...inputOf(row), endTime: formatTime(Date.now()) }),
        done: t('shares.ended'),
      },
      { label: 'posters.copy', hide: !writes, run: () => open('copy', row.id) },
      {
        label: onTop ? 'posters.untop' : 'posters.top',
        can: 'shares.top',
        hide: !isHead || status === OVER,
        run: () => shares.top({ id: row.id, status: onTop ? 0 : 1 }),
        done: t(onTop ? 'posters.untopped' : 'posters.topped'),
      },
    ]
  }
  return (
    <>
      <Overview answer={data} />
      <ListScreen
        load={shares.list}
        rowKey={share.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        rowClass={rowClass}
        actions={actionsOf}
        create={writes ? { label: 'shares.new', run: () => open('new') } : undefined}
      />
      {mode === 'new' && writes && <NewShare onClose={close} />}
      {(mode === 'edit' || mode === 'copy') && id && writes && <EditShare key={`${mode}${id}`} id={id} copies={mode === 'copy'} onClose={close} />}
      {mode === 'log' && id && <ShareLog key={id} id={id} onClose={close} />}
    </>
  )
}
