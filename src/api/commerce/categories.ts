import type { Category } from '@/entities/marketing/category'
import { get, io } from '../call'
import { records } from '../reply'

/** The categories of the first level. */
export const list = get(
  '/api-star-web/web/commodity/category/list/categories',
  io<void, Category[]>(records<Category>({})),
)
export const listChildren = get(
  '/api-star-web/web/commodity/category/querlist/child/categories',
  io<{ queryId: string }, Category[]>(records<Category>({})),
)
