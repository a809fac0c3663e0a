import { type ReactNode, useState } from 'react'
import { ApiError } from '@/api/error'
import * as dynamics from '@/api/community/dynamics'
import { type AuditTask, machineResult } from '@/entities/community/audit'
import type { Reason } from '@/entities/community/reason'
import { sinkLevel } from '@/entities/community/dynamic'
import { is } from '@/entities/field'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ModerationDialog } from './ModerationDialog'
import { calledBy } from './words'

export const PASS = 1
export const REJECT = 2
export interface Decision {
  task: AuditTask
  result: typeof PASS | typeof REJECT
  reasonCode?: number
  remark?: string
  /** True if an approved post is also pushed down. */
  sink?: boolean
}
export const taskName = ({ content, auditId }: Pick<AuditTask, 'content' | 'auditId'>): string =>
  calledBy({ content, id: auditId })

interface Sending {
  /** True while the page unloads. The request must still arrive. */
  isLast?: boolean
  /** Called if an approved post was not pushed down. */
  onNotSunk?: (error: unknown) => void
}
/** Sends a decision. Rejects with the server's message if it was not accepted; the caller reports that. */
export const sendDecision = async (
  { task, sink, ...decision }: Decision,
  { isLast = false, onNotSunk }: Sending = {},
): Promise<void> => {
  const quiet = { quiet: true, isLast }
  const pushDown = () => dynamics.sink({ id: task.bizId, flag: 1, level: sinkLevel.half }, quiet).catch(onNotSunk)
  const sent = dynamics.submitAudit({ ids: [task.auditId], bizType: task.bizType, ...decision }, quiet)
  // No reply can be awaited while the page unloads.
  if (sink && isLast) void pushDown()
  const [first] = (await sent).failed
  if (first) throw new ApiError('refused', plain(first.message))
  if (sink && !isLast) await pushDown()
}

type Asked = { task: AuditTask; sink?: boolean } & (
  | { as: 'pass' }
  | { as: 'reject'; code?: Reason['code']; remark?: string }
)

/**
 * Approves or rejects content. Approving a violation found by the automatic check requires confirmation and a reason.
 * A rejection requires a reason, which the author receives. `send` receives the decision.
 */
export const useDecision = (
  send: (decision: Decision) => unknown,
  /** Keeps the dialog open until the server has accepted the decision. */
  waits?: {
    /** Sends the decision. Reports an error and rejects with it. */
    deliver: (decision: Decision) => Promise<void>
    busy: boolean
  },
): {
  pass: (task: AuditTask, sink?: boolean) => void
  reject: (task: AuditTask, code?: Reason['code'], remark?: string) => void
  windows: ReactNode
  /** True while a dialog is open. */
  isAsking: boolean
} => {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  // A finished dialog closes only itself, since the dialog of the next decision may already be open.
  const close = () => setAsked((now) => (now === asked ? undefined : now))
  return {
    pass: (task, sink) =>
      is(task.machineResult, machineResult.violation)
        ? setAsked({ task, sink, as: 'pass' })
        : void send({ task, result: PASS, sink }),
    reject: (task, code, remark) => setAsked({ task, as: 'reject', code, remark }),
    isAsking: asked !== undefined,
    windows: (
      <>
        <ConfirmDialog
          busy={waits?.busy ?? false}
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
            if (!asked) return
            const decision: Decision = { task: asked.task, result: PASS, remark, sink: asked.sink }
            if (waits) void Promise.resolve(send(decision)).then((good) => good && close())
            else {
              close()
              void send(decision)
            }
          }}
        />
        {asked?.as === 'reject' && (
          <ModerationDialog
            key={asked.task.auditId}
            title={t('review.rejectAsk', { name: taskName(asked.task) })}
            notice="review.notice"
            okText={t('review.reject')}
            done={waits ? t('review.isRejected') : ''}
            code={asked.code}
            remark={asked.remark}
            hits={asked.task.hitWords}
            save={({ code, remark }) => {
              const decision: Decision = {
                task: asked.task,
                result: REJECT,
                reasonCode: code,
                ...(remark && { remark }),
              }
              if (waits) return waits.deliver(decision)
              // The next item can be decided before anything is reloaded.
              close()
              void send(decision)
              return undefined
            }}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
