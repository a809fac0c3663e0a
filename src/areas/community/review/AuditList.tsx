import { useMemo } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { auditKind, auditTask, type AuditTask, reviewStatus } from '@/entities/community/audit'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { callFilter } from '@/kit/list/choiceFilters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { plain, useFormats } from '@/kit/show/format'
import { Blank } from '@/kit/show/Blank'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { to } from '@/routes'
import { Clamped } from '../parts/Clamped'
import { isSensitive } from '../parts/MediaGrid'
import { allPlates } from '../parts/pickFilters'
import { taskName } from '../parts/useDecision'
import { DayFigures } from './parts/DayFigures'
import { KindTabs } from './parts/KindTabs'
import { Risk } from './parts/Risk'
import { KINDS } from './queue'
import { useAuditActions } from './useAuditActions'

const HOUR = 60
const AGAIN_MS = 30 * 86_400_000
const DEFAULTS = { status: '0' }
/** All review kinds of this page. Club reviews have their own. */
const ALSO = { bizType: KINDS }
const kindField = {
  ...auditTask.bizType,
  of: { options: auditKind.options.filter(({ value }) => KINDS.some((kind) => kind === value)) },
}
const FILTERS = [
  statusTabs(auditTask.status),
  choicesFilter(kindField),
  containsFilter(auditTask.content),
  containsFilter(auditTask.nickname),
  auditTask.machineResult,
  choicesFilter(auditTask.machineLabel),
  callFilter(auditTask.plateName, {
    of: allPlates(),
    choice: ({ plateName }) => ({ value: plain(plateName), label: plain(plateName) }),
  }),
  containsFilter(auditTask.auditBy),
  spanFilter(auditTask.submitTime),
]

const Waits = ({ row }: { row: AuditTask }) => {
  const { count } = useFormats()
  const minutes = numberIn(row.waitMinutes)
  if (minutes === null || !is(row.status, reviewStatus.waiting)) return <Blank />
  return <span className={minutes > HOUR ? 'digits review-late' : 'digits'}>{count(minutes)}</span>
}

const COLUMNS: ColumnOf<AuditTask>[] = [
  {
    field: auditTask.content,
    width: 300,
    // Sensitive pictures are shown only at the desk, on demand.
    cell: (row) => <Clamped text={row.content} images={isSensitive(row) ? [] : row.images} hits={row.hitWords} />,
  },
  { field: auditTask.status, below: auditTask.auditBy },
  { field: auditTask.machineResult, width: 110 },
  { field: auditTask.machineScore, width: 120, cell: (row) => <Risk score={row.machineScore} /> },
  auditTask.machineLabel,
  { field: auditTask.waitMinutes, cell: (row) => <Waits row={row} /> },
  { field: auditTask.priority, width: 90 },
  { field: auditTask.nickname, below: auditTask.userType },
  auditTask.bizType,
  auditTask.lockBy,
  auditTask.submitTime,
  auditTask.plateName,
  { field: auditTask.rejectReason, below: auditTask.remark },
  auditTask.auditTime,
  auditTask.auditId,
]

/**
 * True while a decision can be revised, which is possible for thirty days. The server checks whether it was revised
 * before.
 */
const isRecent = ({ auditTime }: AuditTask): boolean => Date.now() - (toMillis(auditTime) ?? 0) < AGAIN_MS

const ListKinds = () => <KindTabs summary={useList().summary} />

export const AuditList = () => {
  const { go, setQuery } = useScreen()
  const { hq } = useViewer()
  const { pass, reject, again, bulk, windows } = useAuditActions()
  const actions = useMemo(
    () =>
      (row: AuditTask): Action[] => {
        const waits = is(row.status, reviewStatus.waiting)
        const isDone = is(row.status, reviewStatus.passed, reviewStatus.rejected)
        return [
          { label: 'reviewDesk.open', hide: !waits, run: () => setQuery({ audit: row.auditId }, true) },
          { label: 'review.pass', can: 'dynamics.submitAudit', next: true, hide: !hq || !waits, run: () => pass(row) },
          {
            label: 'review.reject',
            can: 'dynamics.submitAudit',
            danger: true,
            hide: !hq || !waits,
            run: () => reject(row),
          },
          {
            label: 'reviewDesk.again',
            can: 'dynamics.submitAudit',
            hide: !hq || !isDone || !isRecent(row),
            run: () => again(row),
          },
          {
            label: 'reviewDesk.post',
            hide: !is(row.bizType, auditKind.post, auditKind.article),
            run: () => go(to('/dynamic-management/dynamicDetail', { id: plain(row.bizId) })),
          },
        ]
      },
    [go, setQuery, hq, pass, reject, again],
  )
  return (
    <>
      <ListScreen
        load={dynamics.listAudits}
        also={ALSO}
        rowKey={auditTask.auditId}
        nameOf={taskName}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        above={(answer) => (
          <BesideTabs>
            <DayFigures summary={answer?.summary} />
          </BesideTabs>
        )}
        toolbar={<ListKinds />}
        bulk={hq ? bulk : undefined}
        actions={actions}
      />
      {windows}
    </>
  )
}
