import * as articles from '@/api/marketing/articles'
import { articleStatus } from '@/entities/marketing/article'
import type { Shelf } from '../../parts/material'

export const DETAIL = '/marketing-management/article-details'

export const SHELF: Shelf = {
  shelve: articles.setShelf,
  canShelve: 'articles.setShelf',
  down: articleStatus.down,
  from: [articleStatus.draft, articleStatus.down],
  push: articles.pushC,
  canPush: 'articles.pushC',
  remove: articles.remove,
  canRemove: 'articles.remove',
  removable: [articleStatus.draft, articleStatus.down],
}
