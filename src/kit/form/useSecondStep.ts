import { useQueryClient } from '@tanstack/react-query'
import { isUntold, markReported, notify } from '@/api/notices'
import { useT } from '@/locales'
import { showWithAction } from '../data/messageAction'
import { CANCELLED, reportUnexpected } from '../data/useAction'

const RETRY_MS = 15_000

let end: ((taken: boolean) => boolean) | undefined

/**
 * Runs the step after a save, such as publishing. If it fails, the record stays saved; a warning shows the server's
 * message with a retry button that shows `done` on success. The next attempt removes the warning. The work must be
 * quiet. Resolves to true on success, false on failure, or CANCELLED if the user cancelled it.
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
