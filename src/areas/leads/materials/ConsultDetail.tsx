import { Tag } from 'antd'
import { useMemo } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import { type Consult, consult } from '@/entities/leads/consult'
import { materialReport } from '@/entities/leads/materialReport'
import { materialShare } from '@/entities/leads/materialShare'
import { outcome, sharer } from '@/entities/leads/reach'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { yesNoFilter, phoneFilter, containsFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { NoRecord } from '@/kit/record/NoRecord'
import { forViewer, useViewer } from '@/business/viewer'
import { seriesNameFilter } from '@/business/nameFilters'
import { outcomeColumns, Person, phoneColumn } from './parts/reportColumns'
import { days } from './parts/reportFilters'
import { Head } from './parts/Head'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(consult.userName),
  phoneFilter(outcome.userPhone),
  seriesNameFilter(consult.seriesName),
  containsFilter(sharer.shareUserName),
  days(consult.consultTime),
  yesNoFilter(outcome.isNewClue),
  yesNoFilter(outcome.isDeal),
]
const WITH_DEAL = [...FILTERS, days(outcome.dealTime)]
const SORT = { field: consult.consultTime.key, order: 'desc' } as const
const COLUMNS: readonly ColumnOf<Consult>[] = [
  { field: consult.userName, width: 160, cell: (row) => <Person row={row} /> },
  phoneColumn,
  { field: consult.seriesName, width: 120 },
  {
    field: consult.content,
    width: 280,
    cell: ({ content }) => (
      <bdi className="report-words" title={plain(content)}>
        {plain(content)}
      </bdi>
    ),
  },
  consult.consultTime,
  sharer.shareUserName,
  sharer.dealerName,
  ...outcomeColumns,
]

export default function ConsultDetail() {
  const t = useT()
  const viewer = useViewer()
  const { query, setQuery } = useScreen()
  const materialId = query.get('materialId') ?? ''
  const shareId = query.get('shareId') ?? ''
  const about = useMemo(() => ({ materialId, ...(shareId && { shareId }) }), [materialId, shareId])
  const columns = useMemo(() => forViewer(viewer, COLUMNS), [viewer])
  if (!materialId) return <NoRecord text={t('materials.noMaterial')} />
  return (
    <Report
      call={materialReports.listConsults}
      reportType="consult"
      about={about}
      rowKey={outcome.id}
      nameOf={({ userName }) => userName}
      filters={query.get(outcome.isDeal.key) === '0' ? FILTERS : WITH_DEAL}
      columns={columns}
      sort={SORT}
      head={(answer) => (
        <Head
          waits={!answer}
          title={answer?.material?.title}
          cover={answer?.material?.cover}
          tags={
            <>
              {answer?.material && (
                <StatusTag field={materialReport.materialType} value={answer.material.materialType} />
              )}
              {shareId && (
                <Tag
                  color="processing"
                  closable={{ 'aria-label': `${t('list.reset')} ${t(materialShare.shareId.label)}` }}
                  onClose={() => setQuery({ shareId: undefined, page: undefined })}
                >
                  {t(materialShare.shareId.label)} <bdi className="digits">{shareId}</bdi>
                </Tag>
              )}
            </>
          }
        >
          <Facts
            row={{ ...answer?.material, ...answer?.share, materialId }}
            fields={forViewer(viewer, [
              materialReport.materialId,
              ...(answer?.share
                ? [sharer.shareUserName, sharer.dealerName, materialShare.shareTime]
                : [materialReport.uploadType]),
            ])}
          />
        </Head>
      )}
    />
  )
}
