import { Skeleton } from 'antd'
import { type ComponentProps, useEffect } from 'react'
import * as stores from '@/api/voice/stores'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { type AppealDetail, evaluationAppeal as fields } from '@/entities/voice/evaluationAppeal'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { nameOf } from './appealList'
import { EvaluationCard } from './EvaluationCard'
import { Proofs } from './Proofs'
import { useNeighbours } from './useAppealActions'

const QUIET = { quiet: true } as const
const EARLIER = [fields.id, fields.attempt, fields.appealReason, fields.status, fields.opinion, fields.finishTime]

/**
 * Appeal in a panel over the list: evaluation, reason and proofs, then the approval steps. J and K move through the
 * list.
 */
export const AppealPanel = ({
  actions,
  form,
}: Pick<ComponentProps<typeof RecordPanel<AppealDetail>>, 'actions' | 'form'>) => {
  const { mode, id, open } = useOpened()
  const neighbours = useNeighbours()
  useEffect(() => {
    if (mode !== 'detail') return undefined
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, isComposing } = event
      if (ctrlKey || metaKey || altKey || isComposing) return
      if (target instanceof Element && target.closest('input, textarea, .ant-modal')) return
      const { before, after } = neighbours(id)
      const next = { j: after, k: before }[letterOf(event)]
      if (!next) return
      event.preventDefault()
      open('detail', next)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
  return (
    <RecordPanel
      wide
      load={(one) => stores.getAppeal.query({ id: one }, QUIET)}
      title={nameOf}
      status={fields.status}
      actions={actions}
      form={form}
    >
      {(row) => <Sides row={row} />}
    </RecordPanel>
  )
}

const Sides = ({ row }: { row: AppealDetail }) => {
  const t = useT()
  const evaluation = useLoad(stores.getEvaluation.query({ id: row.evaluationId }, QUIET), {
    enabled: plain(row.evaluationId) !== '',
    keep: false,
  })
  return (
    <>
      <div className="appeal-sides">
        <section aria-label={t('storeEvaluations.evaluation')}>
          <h3 className="section-title">
            {t('storeEvaluations.evaluation')} <bdi className="digits">{plain(row.evaluationId)}</bdi>
          </h3>
          {evaluation.first ? (
            <Skeleton active paragraph={{ rows: 8 }} />
          ) : (
            <Loaded load={evaluation}>{evaluation.data && <EvaluationCard row={evaluation.data} />}</Loaded>
          )}
        </section>
        <section aria-label={t('storeEvaluations.appeal')}>
          <h3 className="section-title">{t('storeEvaluations.appeal')}</h3>
          <Facts
            row={row}
            fields={[
              fields.appealReason,
              fields.attempt,
              fields.content,
              [fields.files, <Proofs key="files" urls={row.files} />],
              fields.dealerName,
              fields.createBy,
              fields.createTime,
              fields.nodeName,
              fields.opinion,
              fields.finishTime,
            ]}
          />
          {row.earlier.length > 0 && (
            <details>
              <summary>{t('storeEvaluations.earlier', { count: row.earlier.length })}</summary>
              <FieldTable rows={row.earlier} fields={EARLIER} />
            </details>
          )}
        </section>
      </div>
      {plain(row.approvalId) && (
        <section aria-label={t('steps.title')}>
          <h3 className="section-title">{t('steps.title')}</h3>
          <ApprovalSteps approvalId={row.approvalId} />
        </section>
      )}
    </>
  )
}
