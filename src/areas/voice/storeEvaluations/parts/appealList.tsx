import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, type Viewer } from '@/business/viewer'
import { f, is } from '@/entities/field'
import { appealStatus, type EvaluationAppeal, evaluationAppeal as fields } from '@/entities/voice/evaluationAppeal'
import { storeStars } from '@/entities/voice/storeEvaluation'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, yesNoFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import type { Open } from '@/kit/page/opened'
import { Blank } from '@/kit/show/Blank'
import { CellLink, Mark } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { Said } from '../../parts/Said'
import { CameAt } from '../../parts/Waiting'

/** Hours after which an open appeal is late. */
const LIMITS = { warn: 48, late: 48 } as const
export const { waiting, running, rejected, withdrawn } = appealStatus

export const nameOf = (row: EvaluationAppeal): string => row.id

export const filtersFor = (viewer: Viewer) => [
  statusTabs(fields.status, waiting),
  containsFilter({ key: 'keyword', label: 'storeEvaluations.appealNos', kind: 'id' }),
  fields.evaluateType,
  choicesFilter(fields.appealReason),
  ...areaFiltersFor(viewer, fields),
  choicesFilter({ ...f.enum(storeStars), key: 'score', label: fields.score.label }),
  yesNoFilter({ key: 'again', label: 'storeEvaluations.again' }),
  spanFilter(fields.createTime),
]

const Attempt = ({ row }: { row: EvaluationAppeal }) => {
  const t = useT()
  const attempt = numberIn(row.attempt)
  if (attempt === null) return <Blank />
  const words = t('storeEvaluations.attempt', { number: attempt })
  return attempt > 1 ? <Mark tone="error">{words}</Mark> : words
}

export const columnsFor = (t: Translate, viewer: Viewer, open: Open): ColumnOf<EvaluationAppeal>[] =>
  forViewer(viewer, [
    {
      field: fields.id,
      width: 150,
      cell: (row) => (
        <CellLink digits onClick={() => open('detail', row.id)}>
          {row.id}
        </CellLink>
      ),
    },
    fields.status,
    { field: fields.score, width: 132, cell: (row) => <Stars value={row.score} /> },
    { field: fields.evaluateContent, width: 260, cell: (row) => <Said text={row.evaluateContent} /> },
    { field: fields.appealReason, width: 130 },
    {
      field: fields.createTime,
      width: 160,
      cell: (row) => <CameAt row={row} time={fields.createTime} waits={is(row.status, waiting, running)} {...LIMITS} />,
    },
    { field: fields.dealerName, width: 180, below: fields.areaName },
    { field: fields.evaluateType, width: 104 },
    { field: fields.attempt, width: 96, cell: (row) => <Attempt row={row} /> },
    { field: fields.nodeName, width: 110 },
    {
      field: fields.files,
      width: 80,
      cell: (row) => (row.files.length > 0 ? t('storeEvaluations.fileCount', { number: row.files.length }) : <Blank />),
    },
    { field: fields.opinion, width: 180 },
    { field: fields.finishTime, width: 150 },
    { field: fields.evaluationId, width: 120 },
    fields.createBy,
  ])
