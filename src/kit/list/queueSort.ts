import { useMemo } from 'react'
import type { Code } from '@/entities/field'
import { listOf } from '@/lib/listOf'
import { useScreen } from '../page/screen'
import type { Sort } from './state'

interface Queue<F extends string> {
  by: F
  waiting: readonly Code[]
  filter?: string
  initially?: string
}

/** Returns the default order of a work list: oldest first while it contains only waiting rows, else newest first. */
export const useQueueSort = <F extends string>({
  by,
  waiting,
  filter = 'status',
  initially = '',
}: Queue<F>): Sort<F> => {
  const asked = listOf(useScreen().query.get(filter) ?? initially)
  const isQueue = asked.length > 0 && asked.every((value) => waiting.some((one) => String(one) === value))
  return useMemo(() => ({ field: by, order: isQueue ? 'asc' : 'desc' }), [by, isQueue])
}
