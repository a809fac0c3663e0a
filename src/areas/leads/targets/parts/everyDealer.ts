import * as taskTargets from '@/api/leads/taskTargets'
import type { Page } from '@/api/reply'
import type { DealerTask } from '@/entities/leads/dealerTask'

/**
 * Query for all dealer rows of a task, since a grid distributes and pastes over all of them. Loads further pages if
 * the server paginates anyway.
 */
export const everyDealer = (input: { taskId: string; province?: string; dealerCode?: string; status?: unknown }) => {
  const { queryKey, queryFn } = taskTargets.listDealer.query(input, { quiet: true })
  return {
    queryKey: [...queryKey, 'all'],
    queryFn: async (context: { signal: AbortSignal }): Promise<DealerTask[]> => {
      const found: Page<DealerTask> = await queryFn(context)
      const size = found.records.length
      for (let pageNo = 2; found.records.length < found.total; pageNo++) {
        const next = await taskTargets.listDealer(
          { ...input, pageNo, pageSize: size },
          { quiet: true, signal: context.signal },
        )
        if (!next.records.length) break
        found.records.push(...next.records)
      }
      return found.records
    },
  }
}
