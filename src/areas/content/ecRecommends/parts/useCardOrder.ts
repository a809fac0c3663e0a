import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as hotContent from '@/api/content/hotContent'
import type { Sorted } from '@/kit/list/orderSteps'

/** So many cards are saved without a word. */
const SILENT = 5

/** Saves a new order of cards, one after the other since there is no call for all; how far it is, where there are many. After a failure what was saved until then is read again. */
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
