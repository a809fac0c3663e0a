import type { Subject } from '@/entities/community/targets'
import { get, io } from '../call'
import { type Page, page } from '../reply'

/** The published topic pages of the shop, all of them. */
export const listSubjectOptions = get(
  '/api-star-web/web/commodity/special/subject/getList',
  io<{ status: number }, Page<Subject>>(page),
)
