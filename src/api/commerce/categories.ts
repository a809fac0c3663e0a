import type { Category } from '@/entities/commerce/category'
import type { SearchConfig } from '@/entities/commerce/searchConfig'
import { isRecord, prop } from '@/lib/json'
import { about, get, io, post, type Since } from '../call'
import { codes, listIn, words } from '../refs'
import { record, records } from '../reply'

const read = records<Category>({ tagNames: [] })
const highest = (rows: readonly Category[]): Category[] => {
  const ids = new Set(rows.map(({ id }) => id))
  return rows.filter(({ parentId }) => !ids.has(parentId))
}
export const list = get(
  '/api-star-web/web/commodity/category/list/categories',
  io<void, Category[]>((data) => highest(read(data))),
)
/** Returns the direct children of a category, also from a reply with all levels. */
export const listChildren = get(
  '/api-star-web/web/commodity/category/querlist/child/categories',
  io<{ queryId: string }, Category[]>((data, { queryId }) => {
    const rows = read(data)
    const own = rows.filter(({ parentId }) => parentId === queryId)
    const isWhole = own.length > 0 || rows.some(({ id }) => id === queryId)
    return isWhole ? own : rows
  }),
)
/** Fields of a saved category. An update contains only the changed ones. */
export type CategoryInput = Pick<
  Category,
  'parentId' | 'categoryName' | 'cover' | 'homeFlag' | 'tagNames' | 'taxCode' | 'sort' | 'status'
>
export const create = post('/api-star-web/web/commodity/category/insert', io<Partial<CategoryInput>>())
export const update = post(
  '/api-star-web/web/commodity/category/update',
  about<Partial<CategoryInput> & { id: string }>('id'),
)
/** Removes a hidden category without goods and subcategories. */
export const remove = post('/api-star-web/web/commodity/category/delete', about<{ id: string }>('id'))
/** New sort numbers of the moved categories under one parent. */
export const sort = post(
  '/api-star-web/web/commodity/category/update/list',
  io<{ parentId: string; list: readonly { id: string; sort: number }[] }>(),
)

const wordList = (value: unknown): string[] => words('word', value).map(String)
const readSearchConfig = record<SearchConfig>({
  placeholders: wordList,
  hotWords: [{}],
  // A group is a list of words, one text, or a record around either.
  synonyms: (value) => (listIn(value) ?? []).map((group) => wordList(isRecord(group) ? prop(group, 'words') : group)),
  blockWords: wordList,
  recommendGoods: codes,
})
/** Search settings of the shop, or null if never saved. */
export const getSearchConfig = get(
  '/api-star-web/web/commodity/search/getConfig',
  io<void, SearchConfig | null>((data) => (isRecord(data) && Object.keys(data).length ? readSearchConfig(data) : null)),
)
/** Saves the complete settings with the version that was read. */
export const saveSearchConfig = post(
  '/api-star-web/web/commodity/search/config/saveOrUpdate',
  io<Omit<SearchConfig, 'id' | 'updateBy' | 'updateTime'> & Since>(),
)
