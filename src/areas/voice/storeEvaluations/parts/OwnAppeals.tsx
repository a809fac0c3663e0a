import { useMemo } from 'react'
import * as stores from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type AppealDetail, type EvaluationAppeal, evaluationAppeal as fields } from '@/entities/voice/evaluationAppeal'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { AppealForm } from './AppealForm'
import { columnsFor, filtersFor, nameOf, rejected, withdrawn } from './appealList'
import { AppealPanel } from './AppealPanel'
import { useAppealActions } from './useAppealActions'
import type { AppealLimits } from './useAppealLimits'

const QUIET = { quiet: true } as const
const SORT = { field: 'createTime', order: 'desc' } as const

const Again = ({ row, limits, onClose }: { row: AppealDetail; limits: AppealLimits; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={stores.getEvaluation.query({ id: row.evaluationId }, QUIET)}
      title={t('kit.detail')}
      onClose={onClose}
    >
      {(evaluation) => <AppealForm row={evaluation} earlier={row} limits={limits} onClose={onClose} />}
    </LoadRecord>
  )
}

export const OwnAppeals = ({ limits }: { limits: AppealLimits }) => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const work = useAppealActions()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(t, viewer, open), [t, viewer, open])
  const actionsOf = (row: EvaluationAppeal): Action[] => [
    ...work.actionsOf(row),
    {
      label: 'storeEvaluations.appealAgain',
      can: 'stores.createAppeal',
      // The appeal is later than the evaluation, so a deadline that has passed for the appeal has passed for the
      // evaluation too.
      hide:
        !is(row.status, rejected, withdrawn) ||
        !limits.mayAppeal({ evaluateTime: row.createTime, appealCount: row.attempt }),
      run: () => open('again', row.id),
    },
  ]
  return (
    <>
      <ListScreen
        load={stores.listAppeals}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        emptyText={t('storeEvaluations.noneSent')}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
      />
      <AppealPanel
        actions={actionsOf}
        form={(row, mode, close) =>
          mode === 'again' && is(row.status, rejected, withdrawn) ? (
            <Again row={row} limits={limits} onClose={close} />
          ) : undefined
        }
      />
      {work.windows}
    </>
  )
}
