import { useMemo } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import { materialReport } from '@/entities/leads/materialReport'
import { type MaterialShare, materialShare } from '@/entities/leads/materialShare'
import { reach, sharer } from '@/entities/leads/reach'
import { Facts } from '@/kit/show/Facts'
import { StatusTag, Tags } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { type ScreenPlace, useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { NoRecord } from '@/kit/record/NoRecord'
import { forViewer, useViewer } from '@/business/viewer'
import { dealerNameFilter } from '@/business/nameFilters'
import { CountLink } from './parts/reportColumns'
import { DaysChart } from './parts/charts'
import { days } from './parts/reportFilters'
import { Head } from './parts/Head'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(sharer.shareUserName),
  dealerNameFilter(sharer.dealerName),
  containsFilter(sharer.dealerCode),
  sharer.shopType,
  materialShare.source,
  days(materialShare.shareTime),
]
const SORT = { field: materialShare.shareTime.key, order: 'desc' } as const
const DAYS = [reach.shareCount, reach.viewCount]

const cardsOf = ({ shareId }: MaterialShare) => to('/report/card-details', { shareId })
const consultsOf = ({ materialId, shareId }: MaterialShare) => to('/report/consult-details', { materialId, shareId })

const columnsOf = (go: ScreenPlace['go']): ColumnOf<MaterialShare>[] => [
  sharer.shareUserName,
  { field: sharer.dealerName, width: 200, below: sharer.dealerCode },
  { field: reach.viewCount, width: 108, sortable: true },
  { field: reach.viewUserCount, width: 96 },
  {
    field: reach.cardCount,
    width: 96,
    cell: (row) => <CountLink field={reach.cardCount} value={row.cardCount} go={() => go(cardsOf(row))} />,
  },
  {
    field: reach.consultCount,
    cell: (row) => <CountLink field={reach.consultCount} value={row.consultCount} go={() => go(consultsOf(row))} />,
  },
  reach.newClueCount,
  reach.dealCount,
  { field: materialShare.source, width: 116 },
  materialShare.shareTime,
  { field: sharer.shopType, width: 116 },
  { field: materialShare.shareId, width: 130 },
]

export default function MaterialDetail() {
  const t = useT()
  const { query, go } = useScreen()
  const viewer = useViewer()
  const materialId = query.get('materialId') ?? ''
  const type = query.get('materialType') ?? ''
  const about = useMemo(() => ({ materialId, ...(type && { materialType: type }) }), [materialId, type])
  const columns = useMemo(() => forViewer(viewer, columnsOf(go)), [viewer, go])
  const filters = useMemo(() => forViewer(viewer, FILTERS), [viewer])
  if (!materialId) return <NoRecord text={t('materials.noMaterial')} />
  return (
    <Report
      call={materialReports.getMaterialDetails}
      reportType="share"
      about={about}
      rowKey={materialShare.shareId}
      nameOf={({ shareId }) => shareId}
      filters={filters}
      columns={columns}
      sort={SORT}
      emptyText={t('materials.noShares')}
      head={(answer) => (
        <Head
          waits={!answer}
          title={answer?.material?.title}
          cover={answer?.material?.cover}
          tags={
            answer?.material && <StatusTag field={materialReport.materialType} value={answer.material.materialType} />
          }
        >
          <Facts
            row={{ ...answer?.material, materialId }}
            fields={[
              materialReport.materialId,
              materialReport.uploadType,
              ...(answer?.material?.dealerName ? [materialReport.dealerName] : []),
              [
                materialReport.label,
                answer?.material?.label && <Tags key="label" texts={answer.material.label} max={5} />,
              ],
            ]}
          />
        </Head>
      )}
      above={(answer) => <DaysChart title={t('materials.days')} days={answer?.byDay ?? []} fields={DAYS} />}
      actions={(row) => [
        { label: '/report/card-details', hide: !(Number(row.cardCount) > 0), run: () => go(cardsOf(row)) },
        { label: '/report/consult-details', hide: !(Number(row.consultCount) > 0), run: () => go(consultsOf(row)) },
      ]}
    />
  )
}
