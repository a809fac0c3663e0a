import { useMemo } from 'react'
import * as materialReports from '@/api/materialReports'
import { type CardVisit, cardVisit } from '@/entities/leads/cardVisit'
import { materialShare } from '@/entities/leads/materialShare'
import { outcome, sharer } from '@/entities/leads/reach'
import { Facts } from '@/kit/Facts'
import type { ColumnOf } from '@/kit/list/columns'
import { flag, phoneTail, words } from '@/kit/list/filters'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { NoRecord } from '@/business/NoRecord'
import { clock } from '@/kit/format'
import { useViewer } from '@/business/viewer'
import { seriesNameFilter } from '@/business/nameFilters'
import { forViewer, outcomeColumns, Person, phoneColumn } from './parts/cells'
import { days } from './parts/filters'
import { Head } from './parts/Head'
import { Report } from './parts/Report'

const LIST = '/report/report-list'
const FILTERS = [
  words(cardVisit.userName),
  phoneTail(outcome.userPhone),
  cardVisit.source,
  flag(outcome.isNewClue),
  flag(outcome.isDeal),
  words(outcome.dealName),
  seriesNameFilter(outcome.dealSeries),
  days(outcome.dealTime),
]
const SORT = { field: cardVisit.visitTime.key, order: 'desc' } as const
const COLUMNS: readonly ColumnOf<CardVisit>[] = [
  { field: cardVisit.userName, width: 160, cell: (row) => <Person row={row} /> },
  phoneColumn,
  cardVisit.source,
  cardVisit.visitTime,
  { field: cardVisit.visitCount, width: 108 },
  { field: cardVisit.stayTime, width: 96, cell: ({ stayTime }) => <span className="digits">{clock(Number(stayTime) || 0)}</span> },
  ...outcomeColumns,
]
const FACTS = [sharer.shareUserName, sharer.dealerName, materialShare.shareTime, materialShare.shareId]

/** Who opened a consultant's business card through one share. */
export default function CardDetails() {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const shareId = query.get('shareId') ?? ''
  const about = useMemo(() => ({ shareId }), [shareId])
  if (!shareId) return <NoRecord list={LIST} text={t('materials.noShare')} />
  return (
    <Report
      call={materialReports.listCards}
      reportType="card"
      about={about}
      from={LIST}
      rowKey={outcome.id}
      nameOf={({ userName }) => userName}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      above={(answer) => (
        <Head list={LIST} waits={!answer} title={answer?.share?.title}>
          <Facts row={{ ...answer?.share, shareId }} fields={forViewer(viewer, FACTS)} />
        </Head>
      )}
    />
  )
}
