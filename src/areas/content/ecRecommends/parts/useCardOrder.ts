import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as hotContent from '@/api/content/hotContent'
import type { Sorted } from '@/kit/list/orderSteps'

/** Number of cards up to which saving shows no progress. */
const SILENT = 5

/**
 * Saves a new order of cards one by one, since there is no batch call. Shows progress if there are many. Reloads
 * after a failure, because a part is saved.
 */
export const useCardOrder = () => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const save = async (items: readonly Sorted[]) => {
    const total = items.length
    try {
      for (const [done, item] of items.entries()) {
        if (total > SILENT) setProgress({ done, total })
        await hotContent.updateRecommend(item, { quiet: true })
      }
    } catch (error) {
      void client.invalidateQueries()
      throw error
    } finally {
      setProgress(undefined)
    }
  }
  return { save, progress }
}
