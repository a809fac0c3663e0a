import * as articles from '@/api/articles'
import type { Shelf } from '../../parts/material'

/** The list of articles, and the page of one. */
export const LIST = '/marketing-management/article'
export const DETAIL = '/marketing-management/article-details'

/** How articles go on and off the shelf. */
export const SHELF: Shelf = {
  shelve: articles.setShelf,
  canShelve: 'articles.setShelf',
  down: 2,
  from: [0, 2],
  push: articles.pushC,
  canPush: 'articles.pushC',
  remove: articles.remove,
  canRemove: 'articles.remove',
  removable: [0, 2],
}
export const UP = 1
export const [WRITTEN, LINKED] = [1, 2] as const
