import { dealerFilterOf } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { type EvaluateClue, evaluateClue } from '@/entities/leads/evaluateClue'
import { type Evaluation, evaluation } from '@/entities/leads/evaluation'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, numberRangeFilter, phoneFilter, containsFilter } from '@/kit/list/filters'
import { consultantFilterOf } from '@/business/ConsultantFilter'
import { NumberLink } from '../../parts/NumberLink'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { spanFilter } from '@/kit/list/spanFilter'
import type { Viewer } from '@/business/viewer'
import { Value } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { Customer, TwoLines } from './evaluationCells'

const DETAIL = '/evaluate/evaluate-detail'
const SELLER = 'saleUserId'
const SCORES = { min: 1, max: 5 }
export const CLUE_SORT = { field: evaluateClue.lastEvaluateTime.key, order: 'desc' } as const
export const LINE_SORT = { field: evaluation.evaluateTime.key, order: 'desc' } as const

export const LOW = evaluateClue.lowCount.key
const lowFilter = elsewhereFilter(
  evaluateClue.lowCount,
  () => '≥ 1',
  () => ({ [`${LOW}Min` as const]: 1 }),
)

/** True if the viewer chooses among dealers: all for headquarters, its own for a group. A dealer sees only itself. */
const seesDealers = ({ hq, group }: Viewer): boolean => hq || group
const dealersFor = ({ hq, group, dealerCode }: Viewer, area: boolean) => {
  const house = { label: evaluateClue.dealerName.label, clears: [SELLER] } as const
  if (hq && area)
    return [
      { ...regionFilter({ to: 'areaName', label: evaluateClue.areaName.label }), clears: ['dealerCode', SELLER] },
      { ...dealerOfRegionFilter, ...house },
    ]
  return hq || group ? [{ ...dealerFilterOf(group ? { group: dealerCode } : {}), ...house }] : []
}
const ownOf = (viewer: Viewer): string => (seesDealers(viewer) ? '' : viewer.dealerCode)

export const clueFiltersFor = (viewer: Viewer) => [
  phoneFilter(evaluateClue.phone),
  containsFilter(evaluateClue.customerName),
  ...dealersFor(viewer, true),
  consultantFilterOf(evaluateClue.saleUserName, ownOf(viewer)),
  seriesFilterOf(evaluateClue.seriesName),
  numberRangeFilter(evaluateClue.avgScore, { ...SCORES, step: 0.1 }),
  spanFilter(evaluateClue.lastEvaluateTime),
  lowFilter,
]

export const clueColumnsFor = (viewer: Viewer): readonly ColumnOf<EvaluateClue>[] => [
  {
    field: evaluateClue.customerName,
    width: 130,
    below: evaluateClue.phone,
    cell: (row) => <Customer name={row.customerName} />,
  },
  { field: evaluateClue.status, width: 104 },
  {
    field: evaluateClue.lowCount,
    width: 96,
    cell: ({ lowCount }) => (
      <span className={Number(lowCount) > 0 ? 'evaluate-low' : undefined}>
        <Value field={evaluateClue.lowCount} value={lowCount} />
      </span>
    ),
  },
  { field: evaluateClue.avgScore, width: 150, cell: (row) => <Stars value={row.avgScore} /> },
  ...(seesDealers(viewer)
    ? [{ field: evaluateClue.dealerName, width: 210, below: evaluateClue.saleUserName }]
    : [evaluateClue.saleUserName]),
  { field: evaluateClue.evaluateCount, width: 116 },
  evaluateClue.lastEvaluateTime,
  { field: evaluateClue.seriesName, width: 130 },
  ...(viewer.hq ? [{ field: evaluateClue.areaName, width: 96 }] : []),
  {
    field: evaluateClue.clueId,
    width: 136,
    cell: ({ clueId }) => <NumberLink value={clueId} path={DETAIL} name="clueId" />,
  },
]

export const lineFiltersFor = (viewer: Viewer) => [
  phoneFilter(evaluation.phone),
  ...dealersFor(viewer, false),
  consultantFilterOf(evaluation.saleUserName, ownOf(viewer)),
  filterOf(evaluation.stage),
  numberRangeFilter(evaluation.score, SCORES),
  filterOf(evaluation.source),
  containsFilter(evaluation.tags),
  spanFilter(evaluation.evaluateTime),
]

export const lineColumnsFor = (viewer: Viewer): readonly ColumnOf<Evaluation>[] => [
  { field: evaluation.customerName, width: 110, cell: (row) => <Customer name={row.customerName} /> },
  { field: evaluation.score, width: 130, cell: (row) => <Stars value={row.score} /> },
  { field: evaluation.stage, width: 104 },
  ...(seesDealers(viewer)
    ? [{ field: evaluation.dealerName, width: 210, below: evaluation.saleUserName }]
    : [evaluation.saleUserName]),
  { field: evaluation.content, width: 260, cell: (row) => <TwoLines text={row.content} /> },
  evaluation.tags,
  { field: evaluation.responseScore, width: 96 },
  { field: evaluation.skillScore, width: 96 },
  { field: evaluation.mannerScore, width: 96 },
  { field: evaluation.source, width: 110 },
  evaluation.evaluateTime,
  { field: evaluation.clueId, cell: ({ clueId }) => <NumberLink value={clueId} path={DETAIL} name="clueId" /> },
  evaluation.evaluateId,
]
