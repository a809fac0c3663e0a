import { type ReactNode, useState } from 'react'
import { ApiError } from '@/api/error'
import * as dynamics from '@/api/community/dynamics'
import { type AuditTask, machineResult } from '@/entities/community/audit'
import type { Reason } from '@/entities/community/reason'
import { sinkLevel } from '@/entities/community/dynamic'
import { is } from '@/entities/field'
import { Ask } from '@/kit/dialog/ask'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ReasonDialog } from './ReasonDialog'
import { calledBy } from './words'

export const PASS = 1
export const REJECT = 2
/** What a reviewer decides about something that a user wrote. */
export interface Decision {
  task: AuditTask
  result: typeof PASS | typeof REJECT
  reasonCode?: number
  remark?: string
  /** A post that passes is also pushed down. */
  sink?: boolean
}
/** What something to review is called: the beginning of its words. */
export const taskName = ({ content, auditId }: Pick<AuditTask, 'content' | 'auditId'>): string =>
  calledBy({ content, id: auditId })

/** Sends a decision; fails with the words of the server where it was not taken. Its failure is told by whoever sends it. `isLast`: the page goes, and what is sent is to arrive all the same. */
export const sendDecision = async ({ task, sink, ...decision }: Decision, isLast = false): Promise<void> => {
  const quiet = { quiet: true, isLast }
  const { failed } = await dynamics.submitAudit({ ids: [task.auditId], bizType: task.bizType, ...decision }, quiet)
  const [first] = failed
  if (first) throw new ApiError('refused', plain(first.message))
  if (sink) await dynamics.sink({ id: task.bizId, flag: 1, level: sinkLevel.half }, quiet)
}

type Asked = { task: AuditTask; sink?: boolean } & ({ as: 'pass' } | { as: 'reject'; code?: Reason['code'] })

/**
 * How something is passed or rejected: what the machine calls a violation is passed only after a question, for a reason; a rejection is for a reason that its
 * author is told. `send` is given what was decided.
 */
export const useDecision = (
  send: (decision: Decision) => unknown,
): {
  pass: (task: AuditTask, sink?: boolean) => void
  reject: (task: AuditTask, code?: Reason['code']) => void
  windows: ReactNode
  /** Whether a question is on screen. */
  isAsking: boolean
} => {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return {
    pass: (task, sink) =>
      is(task.machineResult, machineResult.violation)
        ? setAsked({ task, sink, as: 'pass' })
        : void send({ task, result: PASS, sink }),
    reject: (task, code) => setAsked({ task, as: 'reject', code }),
    isAsking: asked !== undefined,
    windows: (
      <>
        <Ask
          busy={false}
          question={
            asked?.as === 'pass'
              ? {
                  title: t('review.violationAsk'),
                  effect: t('review.violationEffect', { name: taskName(asked.task) }),
                  reason: t('review.passRemark'),
                  okText: t('review.pass'),
                  danger: true,
                }
              : undefined
          }
          onCancel={close}
          onOk={(remark) => {
            close()
            if (asked) void send({ task: asked.task, result: PASS, remark, sink: asked.sink })
          }}
        />
        {asked?.as === 'reject' && (
          <ReasonDialog
            title={t('review.rejectAsk', { name: taskName(asked.task) })}
            notice="review.notice"
            okText={t('review.reject')}
            done=""
            code={asked.code}
            hits={asked.task.hitWords}
            save={({ code, remark }) => {
              // The next one can be decided before anything is read again.
              close()
              void send({ task: asked.task, result: REJECT, reasonCode: code, ...(remark && { remark }) })
            }}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
