import { useMemo, useRef, useState } from 'react'
import * as approvals from '@/api/system/approvals'
import * as stores from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { approvalStatus, bizType } from '@/entities/shared/enums'
import { type EvaluationAppeal, evaluationAppeal } from '@/entities/voice/evaluationAppeal'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { rowsAround } from '@/kit/page/rowsAround'
import { useT } from '@/locales'
import { running, waiting } from './appealList'

const QUIET = { quiet: true } as const
const MAX_BULK = 20
const MAX_APPROVALS = 100

/** Step of an approval. Each takes an opinion, which only a rejection requires. */
type Step = 'start' | 'approve' | 'reject'
const OPTIONAL = { ...evaluationAppeal.opinion, required: false } as const
const OPINIONS = {
  start: { ...OPTIONAL, label: 'storeEvaluations.remark' },
  approve: OPTIONAL,
  reject: { ...evaluationAppeal.opinion, required: true, min: 5 },
} as const
const PICKS = {
  label: 'storeEvaluations.phrases',
  reasons: ['storeEvaluations.phraseProofs', 'storeEvaluations.phraseFacts'],
} as const

/**
 * Returns a predicate for appeals the user may act on: at headquarters those awaiting their decision, otherwise those
 * they started and may withdraw.
 */
const useOwnTurn = () => {
  const { hq } = useViewer()
  const { data } = useLoad(
    approvals.listBusiness.query(
      {
        scope: hq ? 'todo' : 'mine',
        bizType: [bizType.appeal],
        status: [approvalStatus.running],
        pageNo: 1,
        pageSize: MAX_APPROVALS,
      },
      QUIET,
    ),
  )
  return useMemo(() => {
    const ids = new Set(data?.records.map(({ id }) => id))
    // Beyond one page the ids are incomplete, so the server decides.
    const isPart = data !== undefined && data.total > data.records.length
    return (row: EvaluationAppeal) => is(row.status, running) && (isPart || ids.has(row.approvalId))
  }, [data])
}

export const useNeighbours = () => {
  const { path } = useScreen()
  return (id: string) => {
    const around = rowsAround([path.replace(/#.*$/, '')], { id })
    const idIn = (way: NonNullable<typeof around>['before']) => (typeof way === 'object' ? way.id : undefined)
    return { before: idIn(around?.before), after: idIn(around?.after) }
  }
}

/**
 * Actions on appeals, their opinion dialogs, and the bulk action that starts several approvals. After a decision in
 * the panel the next appeal of the list opens.
 */
export const useAppealActions = () => {
  const t = useT()
  const { hq } = useViewer()
  const { refresh } = useAction()
  const { mode, id: opened, open, close } = useOpened()
  const isOwnTurn = useOwnTurn()
  const neighbours = useNeighbours()
  const [asked, setAsked] = useState<{ step: Step; row: EvaluationAppeal; next: string | undefined }>()
  const [several, setSeveral] = useState<{ count: number; run: (remark: string) => void }>()
  const isDone = useRef(false)
  const ask = (step: Step, row: EvaluationAppeal) => () => {
    const { before, after } = neighbours(row.id)
    isDone.current = false
    setAsked({ step, row, next: after ?? before })
  }
  const actionsOf = (row: EvaluationAppeal): Action[] => [
    {
      label: 'storeEvaluations.start',
      can: 'stores.startAppealApproval',
      next: true,
      hide: !hq || !is(row.status, waiting),
      run: ask('start', row),
    },
    {
      label: 'storeEvaluations.approve',
      can: 'approvals.approveBusiness',
      next: true,
      hide: !hq || !isOwnTurn(row),
      run: ask('approve', row),
    },
    {
      label: 'storeEvaluations.reject',
      can: 'approvals.rejectBusiness',
      danger: true,
      hide: !hq || !isOwnTurn(row),
      run: ask('reject', row),
    },
    {
      label: 'storeEvaluations.takeBack',
      can: 'approvals.revokeBusiness',
      danger: true,
      hide: hq || !isOwnTurn(row),
      ask: { title: t('storeEvaluations.takeBackAsk', { id: row.id }), effect: t('storeEvaluations.takeBackEffect') },
      run: () => approvals.revokeBusiness({ id: row.approvalId }),
      done: t('storeEvaluations.takenBack'),
    },
  ]
  const send = async (step: Step, row: EvaluationAppeal, opinion: string) => {
    try {
      if (step === 'start') await stores.startAppealApproval({ id: row.id, ...(opinion && { remark: opinion }) })
      else if (step === 'approve') await approvals.approveBusiness({ id: row.approvalId, ...(opinion && { opinion }) })
      else await approvals.rejectBusiness({ id: row.approvalId, opinion })
      isDone.current = true
    } catch (error) {
      refresh()
      throw error
    }
  }
  const leave = () => {
    setAsked(undefined)
    if (!isDone.current || !asked || mode !== 'detail' || opened !== asked.row.id) return
    if (asked.next) open('detail', asked.next)
    else close()
  }
  const windows = (
    <>
      {asked && (
        <ReasonDialog
          key={`${asked.step} ${asked.row.id}`}
          name={`evaluationAppeal.${asked.step}.${asked.row.id}`}
          title={t(`storeEvaluations.${asked.step}Of`, { id: asked.row.id })}
          field={OPINIONS[asked.step]}
          note={t(`storeEvaluations.${asked.step}Note`)}
          picks={asked.step === 'reject' ? PICKS : undefined}
          okText={t(`storeEvaluations.${asked.step}`)}
          done={t(`storeEvaluations.${asked.step}Done`)}
          send={(opinion) => send(asked.step, asked.row, opinion)}
          onClose={leave}
        />
      )}
      {several && (
        <ReasonDialog
          name="evaluationAppeal.start.several"
          title={t('storeEvaluations.startSeveral', { count: several.count })}
          field={OPINIONS.start}
          note={t('storeEvaluations.startNote')}
          okText={t('storeEvaluations.start')}
          send={several.run}
          onClose={() => setSeveral(undefined)}
        />
      )}
    </>
  )
  const bulk: BulkAction<EvaluationAppeal>[] = [
    {
      label: 'storeEvaluations.start',
      can: 'stores.startAppealApproval',
      max: MAX_BULK,
      when: (row) => is(row.status, waiting),
      open: (rows, _clear, run) =>
        setSeveral({
          count: rows.length,
          run: (remark) => run(({ id }) => stores.startAppealApproval({ id, ...(remark && { remark }) }, QUIET)),
        }),
    },
  ]
  return { actionsOf, windows, bulk: hq ? bulk : undefined }
}
