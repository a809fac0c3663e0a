import { useQueryClient } from '@tanstack/react-query'
import { isUntold, markReported, notify } from '@/api/notices'
import { useT } from '@/locales'
import { showWithAction } from '../data/messageAction'
import { CANCELLED, reportUnexpected } from '../data/useAction'

/** How long it is offered to try again, in ms. */
const RETRY_MS = 15_000

/** Takes away the offer on screen. */
let end: ((taken: boolean) => boolean) | undefined

/**
 * Runs what follows a save: what was saved is published, enabled. Where that fails it stays saved; one warning says so in the server's words, with a button
 * that tries it again and then tells `done`; it is gone with the next try. The work is sent quiet. Answers whether it went well, or that the work called
 * itself off.
 */
export const useSecondStep = () => {
  const t = useT()
  const client = useQueryClient()
  const secondStep = async (work: () => Promise<unknown>, done?: string): Promise<boolean | typeof CANCELLED> => {
    end?.(false)
    try {
      return (await work()) === CANCELLED ? CANCELLED : true
    } catch (error) {
      reportUnexpected(error)
      if (isUntold(error)) {
        markReported(error, 'toast')
        end = showWithAction(
          { tone: 'warning', text: t('kit.savedOnly', { reason: error.message }), lasts: RETRY_MS },
          { label: t('kit.retry'), name: t('kit.retry'), run: () => void again() },
        )
      }
      return false
    }
    async function again() {
      if ((await secondStep(work, done)) !== true) return
      if (done) notify('success', done)
      await client.invalidateQueries()
    }
  }
  return secondStep
}
