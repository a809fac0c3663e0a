import { describe, expect, it, vi } from 'vitest'
import { findById, findRow } from '@/api/findById'
import type { Page } from '@/api/reply'

interface Row {
  id: string
}
interface Input {
  id?: string
  pageNo?: number
  pageSize?: number
}
/** Returns a list call that ignores filters and, with `whole`, pages too. */
const listOf = (rows: readonly Row[], { whole = false, total = rows.length } = {}) => {
  const answer = vi.fn(({ pageNo = 1, pageSize = 20 }: Input): Promise<Page<Row>> =>
    Promise.resolve({ records: whole ? [...rows] : rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), total }),
  )
  return Object.assign(answer, { query: (input: Input) => ({ queryKey: ['GET', '/list', input] }) })
}
const many = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: String(at + 1) }))
const signal = new AbortController().signal

describe('record lookup by id', () => {
  it('searches all pages instead of assuming that the first row matches', async () => {
    const list = listOf(many(250))
    expect(await findById(list, { id: '250' }).queryFn({ signal })).toEqual({ id: '250' })
    expect(list.mock.calls.map(([{ pageNo }]) => pageNo)).toEqual([1, 2, 3])
    expect(await findById(list, { id: 'x' }).queryFn({ signal })).toBeUndefined()
  })

  it('takes one request if all rows fit on the first page', async () => {
    const list = listOf([{ id: '7' }])
    expect(await findById(list, { id: '7' }).queryFn({ signal })).toEqual({ id: '7' })
    expect(await findById(list, { id: '8' }).queryFn({ signal })).toBeUndefined()
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('matches an id sent as a number', async () => {
    // A server may send numbers for text fields.
    const list = listOf([{ id: 1 }, { id: 7 }] as unknown as Row[])
    expect(await findById(list, { id: '7' }).queryFn({ signal })).toEqual({ id: 7 })
  })

  it('stops when pages repeat or after a thousand rows', async () => {
    const same = listOf(many(30), { whole: true, total: 9999 })
    expect(await findRow(same, {}, () => false)).toBeUndefined()
    expect(same).toHaveBeenCalledTimes(2)
    const endless = listOf(many(5000))
    expect(await findRow(endless, {}, ({ id }) => id === '5000')).toBeUndefined()
    expect(endless).toHaveBeenCalledTimes(10)
  })
})
