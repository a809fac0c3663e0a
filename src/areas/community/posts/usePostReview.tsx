import type { ReactNode } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { findRow } from '@/api/findById'
import { notify } from '@/api/notices'
import { type AuditTask, auditKind, reviewStatus } from '@/entities/community/audit'
import { type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useIsOthers } from '../parts/useIsOthers'
import { useSentDecision } from '../parts/useSentDecision'

const KINDS = [auditKind.post, auditKind.article]

/** Returns the review actions of a pending post. The post is locked for other reviewers meanwhile. */
export const usePostReview = (): { of: (row: Dynamic) => Action[]; windows: ReactNode } => {
  const t = useT()
  const { go } = useScreen()
  const isOthers = useIsOthers()
  const opening = useAction()
  const { refresh } = opening
  const { pass, reject, windows } = useSentDecision()
  /** Finds the review task of a post and locks it. Warns instead if somebody else holds it or has decided it. */
  const look = async (row: Dynamic, decide: (task: AuditTask) => void) => {
    const isOf = (task: AuditTask) =>
      plain(task.bizId) === row.id && is(task.bizType, ...KINDS) && is(task.status, reviewStatus.waiting)
    const found = await findRow(
      dynamics.listAudits,
      { bizId: row.id, bizType: KINDS, status: reviewStatus.waiting },
      isOf,
    )
    const task = found && (await dynamics.getAudit({ id: found.auditId, lock: true }))
    if (task && isOthers(task.lockBy)) notify('warning', t('review.lockedBy', { who: plain(task.lockBy) }))
    else if (task && is(task.status, reviewStatus.waiting)) decide(task)
    else {
      notify('warning', t('review.decidedBy', { who: plain(task?.auditBy) || t('review.somebody') }))
      refresh()
    }
  }
  const open = (row: Dynamic, decide: (task: AuditTask) => void) => opening.act(() => look(row, decide), { keep: true })
  return {
    of: (row) => {
      const hide = !is(row.status, dynamicStatus.pending)
      return [
        {
          label: 'review.open',
          can: 'dynamics.submitAudit',
          hide,
          run: () => go(to('/dynamic-management/contentReview', { dynamicId: row.id })),
        },
        { label: 'review.pass', can: 'dynamics.submitAudit', next: true, hide, run: () => open(row, pass) },
        { label: 'review.reject', can: 'dynamics.submitAudit', danger: true, hide, run: () => open(row, reject) },
      ]
    },
    windows,
  }
}
