import { isChanged } from '@/api/error'
import { reportFailure } from '@/api/notices'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { type Decision, PASS, sendDecision, useDecision } from './useDecision'

/** Sends decisions of a list or a page at once. The dialog keeps its input until the server has accepted it. */
export const useSentDecision = () => {
  const t = useT()
  const { act, busy, refresh } = useAction()
  /** Sends the decision. Reports an error and rejects with it. */
  const deliver = async (decision: Decision) => {
    try {
      await sendDecision(decision)
    } catch (error) {
      reportFailure(error, 'write')
      // Any other error triggers a reload by itself.
      if (isChanged(error)) refresh()
      throw error
    }
  }
  /** Resolves to true if the decision was accepted. */
  const send = (decision: Decision): Promise<boolean> =>
    act(() => deliver(decision), {
      done: t(decision.result === PASS ? 'review.isPassed' : 'review.isRejected'),
      onError: () => {},
    })
  return { ...useDecision(send, { deliver, busy }), deliver, send, busy }
}
