import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import * as categories from '@/api/commerce/categories'
import { type Category, categoryStatus, LOWEST_LEVEL } from '@/entities/commerce/category'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'

const KEPT_MS = 60_000
const limit = pLimit(3)
const QUIET = { quiet: true } as const

/** Category with its visibility: buyers see it if it and all its ancestors are shown. */
interface Found {
  category: Category
  isShown: boolean
}
/** True if a category is deleted or hidden from buyers. False while that is not known. */
export const isUnseen = (found: Found | 'gone' | undefined): boolean => found === 'gone' || found?.isShown === false

/** Categories by id, or `gone` if the whole tree was searched without a match. */
type CategoriesById = ReadonlyMap<string, Found | 'gone'>

/** Finds categories by id, level by level from the top, until all are found. */
export const useCategoriesOf = (ids: readonly string[]) => {
  const client = useQueryClient()
  return useLoad<CategoriesById>(
    {
      queryKey: ['categoriesOf', ids],
      queryFn: async ({ signal }) => {
        const found = new Map<string, Found>()
        const isFound = () => ids.every((id) => found.has(id))
        const take = (rows: readonly Category[], above: boolean) =>
          rows.map((category) => {
            const one = { category, isShown: above && !is(category.status, categoryStatus.hidden) }
            found.set(category.id, one)
            return one
          })
        // The next search reuses a reply. Aborting this search cancels the request.
        const read = async (asked: ReturnType<typeof categories.listChildren.query>) => {
          const giveUp = () => void client.cancelQueries({ queryKey: asked.queryKey, exact: true })
          signal.addEventListener('abort', giveUp)
          try {
            return await client.fetchQuery({ ...asked, staleTime: KEPT_MS })
          } finally {
            signal.removeEventListener('abort', giveUp)
          }
        }
        const below = ({ category, isShown }: Found) =>
          limit(async () => {
            // Skips requests for branches that are no longer needed.
            if (isFound() || signal.aborted || category.childCount === 0) return []
            return take(await read(categories.listChildren.query({ queryId: category.id }, QUIET)), isShown)
          })
        let level = take(await read(categories.list.query(undefined, QUIET)), true)
        for (let depth = 1; depth < LOWEST_LEVEL && !isFound(); depth++)
          level = (await Promise.all(level.map(below))).flat()
        return new Map(ids.map((id) => [id, found.get(id) ?? 'gone']))
      },
    },
    { enabled: ids.length > 0, recent: true },
  )
}
