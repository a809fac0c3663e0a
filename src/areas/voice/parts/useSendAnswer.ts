import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/error'
import type { AnswerValues } from './AnswerFields'
import { filled, type Filling } from './phrases'

/** Makes the save of an answer's form. After a refusal all is read again: somebody else may have answered meanwhile. */
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
