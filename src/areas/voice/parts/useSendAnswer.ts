import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/error'
import type { AnswerValues } from './AnswerFields'
import { filled, type Filling } from './phrases'

/**
 * Wraps the save of a reply form. After a rejection all data is reloaded, since somebody else may have replied
 * meanwhile.
 */
export const useSendAnswer = (filling: Filling) => {
  const client = useQueryClient()
  return (send: (reply: string) => Promise<unknown>) =>
    async ({ reply = '' }: AnswerValues): Promise<void> => {
      try {
        await send(filled(reply, filling))
      } catch (error) {
        if (error instanceof ApiError && error.fault === 'refused') void client.invalidateQueries()
        throw error
      }
    }
}
