import { useMemo } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import { type CardVisit, cardVisit } from '@/entities/leads/cardVisit'
import { materialShare } from '@/entities/leads/materialShare'
import { outcome, sharer } from '@/entities/leads/reach'
import { Facts } from '@/kit/show/Facts'
import type { ColumnOf } from '@/kit/list/columns'
import { yesNoFilter, phoneFilter, containsFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { NoRecord } from '@/kit/record/NoRecord'
import { clock } from '@/kit/show/format'
import { forViewer, useViewer } from '@/business/viewer'
import { seriesNameFilter } from '@/business/nameFilters'
import { outcomeColumns, Person, phoneColumn } from './parts/reportColumns'
import { days } from './parts/reportFilters'
import { Head } from './parts/Head'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(cardVisit.userName),
  phoneFilter(outcome.userPhone),
  cardVisit.source,
  yesNoFilter(outcome.isNewClue),
  yesNoFilter(outcome.isDeal),
  containsFilter(outcome.dealName),
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
  { field: cardVisit.stayTime, width: 96, cell: ({ stayTime }) => <span className="digits">{clock(stayTime)}</span> },
  ...outcomeColumns,
]
const FACTS = [sharer.shareUserName, sharer.dealerName, materialShare.shareTime, materialShare.shareId]

export default function CardDetail() {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const shareId = query.get('shareId') ?? ''
  const about = useMemo(() => ({ shareId }), [shareId])
  if (!shareId) return <NoRecord text={t('materials.noShare')} />
  return (
    <Report
      call={materialReports.listCards}
      reportType="card"
      about={about}
      rowKey={outcome.id}
      nameOf={({ userName }) => userName}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      head={(answer) => (
        <Head waits={!answer} title={answer?.share?.title}>
          <Facts row={{ ...answer?.share, shareId }} fields={forViewer(viewer, FACTS)} />
        </Head>
      )}
    />
  )
}
