import '../parts/posters.css'
import { useMemo } from 'react'
import * as shares from '@/api/marketing/shares'
import type { SharePage } from '@/api/marketing/shares'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { type AppShare, appShare } from '@/entities/marketing/appShare'
import { shareStatus } from '@/entities/marketing/posterEnums'
import type { Action } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { dailyCounts, everyDay } from '@/kit/chart/days'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { type Open, useOpened } from '@/kit/page/opened'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Share, ShownPeriod } from '../parts/shareCells'
import { useOwnOrder } from '../parts/ownOrder'
import { EditShare, inputOf, NewShare } from './parts/ShareForm'
import { ShareLog } from './parts/ShareLog'

const Overview = ({ answer }: { answer: SharePage | undefined }) => {
  const t = useT()
  const { count, shortDay } = useFormats()
  const fields = [appShare.shareCount, appShare.clickCount, appShare.downloadCount, appShare.registerCount]
  const days = everyDay(answer?.byDay ?? [])
  return (
    <section className="card" aria-label={t('shares.all')}>
      <Figures figures={fields.map(({ key, label }) => ({ label: t(label), value: count(answer?.summary[key]) }))} />
      <Chart
        title={t('shares.byDay')}
        of={t('posters.day')}
        height={220}
        categories={days.map(({ date }) => shortDay(date))}
        series={fields.map(({ key, label }) => ({
          name: t(label),
          values: dailyCounts(days, key),
          as: 'line',
        }))}
      />
    </section>
  )
}

const share = appShare
const FILTERS = [share.title, share.platform, share.status, share.createTime]
const nameOf = ({ title, id }: AppShare) => title || id

const columnsOf = (open: Open, orderCell: ReturnType<typeof useOwnOrder<AppShare>>['cell']): ColumnOf<AppShare>[] => [
  {
    field: share.title,
    width: 220,
    cell: ({ id, title }) => <CellLink onClick={() => open('log', id)}>{title || id}</CellLink>,
  },
  share.status,
  { field: share.sort, width: 120, cell: orderCell },
  { field: share.shareCount, width: 110 },
  { field: share.clickCount, width: 110 },
  { field: share.downloadCount, width: 140, cell: (row) => <Share part={row.downloadCount} whole={row.clickCount} /> },
  {
    field: share.registerCount,
    width: 140,
    cell: (row) => <Share part={row.registerCount} whole={row.downloadCount} />,
  },
  share.cover,
  share.platform,
  { key: 'period', label: 'posters.period', width: 300, cell: (row) => <ShownPeriod {...row} /> },
  share.topFlag,
  share.createBy,
  share.createTime,
]

/** Cards by which users invite others to install the app, in the order in which the app uses them. */
export default function ShareRecordList() {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const { mode, id, open, close } = useOpened()
  const { cell, rowClass } = useOwnOrder({
    can: isHead ? 'shares.move' : undefined,
    move: shares.move,
    nameOf,
  })
  const columns = useMemo(() => columnsOf(open, cell), [open, cell])
  const writes = isHead && may('shares.create')
  const actionsOf = (row: AppShare): Action[] => {
    const status = Number(row.status)
    const onTop = isYes(row.topFlag)
    return [
      { label: 'shares.records', run: () => open('log', row.id) },
      { label: 'shares.revise', hide: !writes || status === shareStatus.ended, run: () => open('edit', row.id) },
      {
        label: 'shares.endNow',
        danger: true,
        hide: !writes || status !== shareStatus.live,
        ask: { title: t('shares.endAsk', { name: nameOf(row) }), effect: t('shares.endEffect') },
        run: () => shares.create({ id: row.id, ...inputOf(row), endTime: formatTime(Date.now()) }),
        done: t('shares.ended'),
      },
      { label: 'kit.duplicate', hide: !writes, run: () => open('copy', row.id) },
      {
        label: onTop ? 'posters.untop' : 'posters.top',
        can: 'shares.top',
        hide: !isHead || status === shareStatus.ended,
        run: () => shares.top({ id: row.id, status: onTop ? 0 : 1 }),
        done: t(onTop ? 'posters.untopped' : 'posters.topped'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        above={(answer) => <Overview answer={answer} />}
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
      {(mode === 'edit' || mode === 'copy') && id && writes && (
        <EditShare key={`${mode}${id}`} id={id} copies={mode === 'copy'} onClose={close} />
      )}
      {mode === 'log' && <ShareLog />}
    </>
  )
}
