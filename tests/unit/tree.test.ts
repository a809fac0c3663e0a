import { describe, expect, it } from 'vitest'
import { rowsOf } from '@/kit/tree/tree'

interface Node {
  id: string
  children?: Node[]
}
const TREE: Node[] = [
  { id: 'a', children: [{ id: 'b' }, { id: 'b' }, { id: 'c', children: [{ id: 'a' }] }] },
  { id: 'a' },
  { id: 'd' },
]
const seen = (nodes: Node[], open: ReadonlySet<string> | 'all', shown?: ReadonlySet<string>) =>
  rowsOf(nodes, open, shown).map(({ id, depth, at, of, open: isOpen }) => [id, depth, `${at}/${of}`, isOpen])

describe('rows of a tree', () => {
  it('F-68 contain each id only once and count the remaining siblings', () => {
    expect(seen(TREE, 'all')).toEqual([
      ['a', 1, '1/2', true],
      ['b', 2, '1/2', undefined],
      ['c', 2, '2/2', true],
      ['d', 1, '2/2', undefined],
    ])
  })

  it('are limited to open nodes and to the given selection', () => {
    expect(seen(TREE, new Set())).toEqual([
      ['a', 1, '1/2', false],
      ['d', 1, '2/2', undefined],
    ])
    expect(seen(TREE, 'all', new Set(['a', 'c']))).toEqual([
      ['a', 1, '1/1', true],
      ['c', 2, '1/1', true],
    ])
  })
})
