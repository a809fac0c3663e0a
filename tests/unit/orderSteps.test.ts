import { describe, expect, it } from 'vitest'
import { movedTo, renumbered } from '@/kit/list/orderSteps'

const rows = (...numbers: unknown[]) => numbers.map((sort, at) => ({ id: 'abcdef'.charAt(at), sort }))
const after = (list: ReturnType<typeof rows>, from: number, to: number, before = 0) =>
  renumbered(list, before, movedTo(list, from, to))

describe('renumbering after a row is moved', () => {
  it('sends only the rows whose number changed', () => {
    expect(after(rows(10, 20, 30, 40), 0, 2)).toEqual([
      { id: 'b', sort: 10 },
      { id: 'c', sort: 20 },
      { id: 'a', sort: 30 },
    ])
    expect(after(rows(10, 20, 30, 40), 3, 3)).toEqual([])
  })
  it('makes equal numbers distinct, even if sent as text', () => {
    expect(after(rows('100', '100', '100'), 2, 0)).toEqual([
      { id: 'a', sort: 101 },
      { id: 'b', sort: 102 },
    ])
  })
  it('continues from the previous pages if the server sent no numbers', () => {
    expect(after(rows(undefined, null, ''), 2, 0, 20)).toEqual([
      { id: 'c', sort: 21 },
      { id: 'a', sort: 22 },
      { id: 'b', sort: 23 },
    ])
  })
})
