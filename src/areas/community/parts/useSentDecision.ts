import { isChanged } from '@/api/error'
import { reportFailure } from '@/api/notices'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { type Decision, PASS, sendDecision, useDecision } from './useDecision'

/** How something is decided in a list or on its page: sent at once; a window stays with what was typed in it until the server has taken it. */
export const useSentDecision = () => {
  const t = useT()
  const { act, busy, refresh } = useAction()
  /** Sends; tells a failure, and fails with it. */
  const deliver = async (decision: Decision) => {
    try {
      await sendDecision(decision)
    } catch (error) {
      reportFailure(error, 'write')
      // Any other failure has it read again by itself.
      if (isChanged(error)) refresh()
      throw error
    }
  }
  /** Whether it was taken. */
  const send = (decision: Decision): Promise<boolean> =>
    act(() => deliver(decision), {
      done: t(decision.result === PASS ? 'review.isPassed' : 'review.isRejected'),
      onError: () => {},
    })
  return { ...useDecision(send, { deliver, busy }), deliver, send, busy }
}
