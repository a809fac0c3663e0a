import { useQueryClient } from '@tanstack/react-query'
import * as categories from '@/api/commerce/categories'
import type { Category } from '@/entities/commerce/category'

const KEPT_MS = 60_000

/** Finds the category that was chosen out of a cascade: by the names that led to it, in what the cascade has read by then. */
export const useFindCategory = (): ((id: string, names: readonly string[]) => Promise<Category | undefined>) => {
  const client = useQueryClient()
  return async (id, names) => {
    let level = await client.fetchQuery({
      ...categories.list.query(undefined, { quiet: true }),
      staleTime: KEPT_MS,
    })
    for (const name of names.slice(0, -1)) {
      const above = level.find(({ categoryName }) => categoryName === name)
      if (!above) return undefined
      level = await client.fetchQuery({
        ...categories.listChildren.query({ queryId: above.id }, { quiet: true }),
        staleTime: KEPT_MS,
      })
    }
    return level.find((row) => row.id === id)
  }
}
