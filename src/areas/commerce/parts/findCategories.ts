import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import * as categories from '@/api/commerce/categories'
import { type Category, categoryStatus, LOWEST_LEVEL } from '@/entities/commerce/category'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'

const KEPT_MS = 60_000
/** So many branches of the tree are asked for at once. */
const limit = pLimit(3)
const QUIET = { quiet: true } as const

/** A category, and whether buyers see it: it and all above it are shown. */
interface Found {
  category: Category
  isShown: boolean
}
/** Whether a category is gone, or hidden from buyers; not as long as nobody knows. */
export const isUnseen = (found: Found | 'gone' | undefined): boolean => found === 'gone' || found?.isShown === false

/** Some categories by their ids: what was found of them, or `gone` where the whole tree was looked through. */
type CategoriesById = ReadonlyMap<string, Found | 'gone'>

/** Looks for categories by their ids alone: level by level from the top, as far down as it takes. */
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
        // Kept for the next search; given up with this one.
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
            // What nobody looks for any more is not asked for.
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
