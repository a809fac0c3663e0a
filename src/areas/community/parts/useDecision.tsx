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

interface Sending {
  /** The page goes, and what is sent is to arrive all the same. */
  isLast?: boolean
  /** Told where a post that passed was not pushed down. */
  onNotSunk?: (error: unknown) => void
}
/** Sends a decision; fails with the words of the server where it was not taken. Its failure is told by whoever sends it. */
export const sendDecision = async (
  { task, sink, ...decision }: Decision,
  { isLast = false, onNotSunk }: Sending = {},
): Promise<void> => {
  const quiet = { quiet: true, isLast }
  const pushDown = () => dynamics.sink({ id: task.bizId, flag: 1, level: sinkLevel.half }, quiet).catch(onNotSunk)
  const sent = dynamics.submitAudit({ ids: [task.auditId], bizType: task.bizType, ...decision }, quiet)
  // Nobody waits for an answer on a page that goes.
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
 * How something is passed or rejected: what the machine calls a violation is passed only after a question, for a reason; a rejection is for a reason that its
 * author is told. `send` is given what was decided.
 */
export const useDecision = (
  send: (decision: Decision) => unknown,
  /** Where it is given, a window stays until the server has taken what was decided in it. */
  waits?: {
    /** Sends; tells a failure, and fails with it. */
    deliver: (decision: Decision) => Promise<void>
    busy: boolean
  },
): {
  pass: (task: AuditTask, sink?: boolean) => void
  reject: (task: AuditTask, code?: Reason['code'], remark?: string) => void
  windows: ReactNode
  /** Whether a question is on screen. */
  isAsking: boolean
} => {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  // A window that is through closes itself alone: the one of the next decision may be open by then.
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
          <ReasonDialog
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
              // The next one can be decided before anything is read again.
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
