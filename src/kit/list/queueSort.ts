import { useMemo } from 'react'
import type { Code } from '@/entities/field'
import { listOf } from '@/lib/listOf'
import { useScreen } from '../page/screen'
import type { Sort } from './state'

interface Queue<F extends string> {
  /** The time since which a row waits. */
  by: F
  /** The values of the filter with which the list shows nothing but what waits. */
  waiting: readonly Code[]
  filter?: string
  /** The value of the filter where the address has none. */
  initially?: string
}

/** Returns the usual order of a list of work: the oldest first while it shows nothing but what waits, else the newest. */
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
