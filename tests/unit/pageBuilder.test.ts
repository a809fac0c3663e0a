import { describe, expect, it } from 'vitest'
import { type Block, readBlocks } from '@/entities/commerce/subjectBlock'
import { KINDS, kindOf } from '@/areas/commerce/pageBuilder/blocks'
import { copyOf, newBlock } from '@/areas/commerce/pageBuilder/kind'
import {
  type Act,
  begin,
  type BuilderState,
  MAX_BLOCKS,
  MAX_STEPS,
  placeAfterMove,
  placeAt,
  reduce,
} from '@/areas/commerce/pageBuilder/state'
import { settingsIn } from '@/areas/commerce/pageBuilder/useWorkingCopy'
import { inputOf } from '@/areas/commerce/pageBuilder/useSaving'
import { overlapping, zoneIn } from '@/areas/commerce/pageBuilder/zones'
import { linkType } from '@/entities/commerce/shared'
import { subjectType } from '@/entities/commerce/subject'

const block = (id: string): Block => ({ id, blockType: 'divider', props: { height: 20 } })
const pageOf = (...ids: string[]) => ({ settings: settingsIn({ title: '春季' }), blocks: ids.map(block) })
const run = (state: BuilderState, ...acts: Act[]) => acts.reduce(reduce, state)
const ids = ({ page }: BuilderState) => page.blocks.map(({ id }) => id).join('')
const edit = (id: string, height: number, at: number): Act => ({
  do: 'edit',
  id,
  what: 'props',
  at,
  change: (now) => ({ ...now, props: { ...now.props, height } }),
})

describe('page builder', () => {
  it('undoes and redoes adding, moving and deleting blocks', () => {
    const first = begin(pageOf('a', 'b', 'c'))
    const added = run(first, { do: 'add', block: block('d'), place: 1 })
    expect([ids(added), added.chosen]).toEqual(['adbc', 'd'])
    const moved = run(added, { do: 'move', id: 'a', place: 3 })
    expect(ids(moved)).toBe('dbca')
    const removed = run(moved, { do: 'remove', id: 'a' })
    expect([ids(removed), removed.chosen]).toEqual(['dbc', 'c'])
    const back = run(removed, { do: 'undo' }, { do: 'undo' }, { do: 'undo' })
    expect(back.page).toBe(first.page)
    expect(back.chosen).toBe('c')
    expect(run(back, { do: 'undo' })).toBe(back)
    expect(ids(run(back, { do: 'redo' }, { do: 'redo' }, { do: 'redo' }, { do: 'redo' }))).toBe('dbc')
    expect(run(back, { do: 'remove', id: 'b' }).future).toEqual([])
  })

  it('records no step for an action without effect', () => {
    const first = begin(pageOf('a', 'b'))
    expect(
      run(
        first,
        { do: 'move', id: 'a', place: 0 },
        { do: 'move', id: 'x', place: 0 },
        { do: 'remove', id: 'x' },
        { do: 'settings', change: { title: '春季' }, at: 1 },
        { do: 'edit', id: 'a', what: 'props', at: 1, change: (now) => now },
      ),
    ).toBe(first)
  })

  it('merges quick edits of the same block into one step', () => {
    const first = begin(pageOf('a', 'b'))
    const typed = run(first, edit('a', 21, 1000), edit('a', 22, 1500), edit('a', 23, 2000))
    expect(typed.past).toHaveLength(1)
    expect(run(typed, edit('a', 24, 3200)).past).toHaveLength(2)
    expect(run(typed, edit('b', 24, 2100)).past).toHaveLength(2)
    expect(run(typed, { do: 'choose', id: 'b' }, edit('a', 24, 2100)).past).toHaveLength(2)
    expect(run(typed, { do: 'undo' }).page).toBe(first.page)
  })

  it('limits undo to 50 steps and a page to 30 blocks', () => {
    const many = Array.from({ length: 60 }, (_, at) => edit('a', at, at * 5000))
    const state = run(begin(pageOf('a')), ...many)
    expect(state.past).toHaveLength(MAX_STEPS)
    const oldest = run(state, ...Array.from({ length: 60 }, (): Act => ({ do: 'undo' })))
    expect(oldest.page.blocks[0]?.props.height).toBe(9)
    const full = begin(pageOf(...Array.from({ length: MAX_BLOCKS }, (_, at) => `b${at}`)))
    expect(run(full, { do: 'add', block: block('x'), place: 0 })).toBe(full)
  })

  it('computes the position of a dropped or moved block', () => {
    const rects = [
      { top: 0, bottom: 100 },
      { top: 100, bottom: 300 },
    ]
    expect([-5, 40, 60, 190, 210, 900].map((y) => placeAt(y, rects))).toEqual([0, 0, 1, 1, 2, 2])
    expect(placeAt(10, [])).toBe(0)
    expect([placeAfterMove(0, 2), placeAfterMove(2, 0), placeAfterMove(1, 1)]).toEqual([1, 0, 1])
  })

  it('sends unknown blocks and fields unchanged with new sort numbers', () => {
    const old = {
      id: 'o1',
      blockType: 'live',
      props: { roomId: '8', nested: { a: [1] } },
      legacy: { from: 'v1' },
      sort: 9,
    }
    const known = { id: 'k', blockType: 'title', props: { text: '新品', extra: 7 }, name: '', sort: 4 }
    const blocks = readBlocks([old, known])
    const sent = inputOf({ settings: settingsIn({ title: '页', pageType: '2' }), blocks }, 0)
    expect(sent.blocks).toEqual([
      { ...old, sort: 1 },
      { ...known, sort: 2 },
    ])
    expect(sent.pageType).toBe(subjectType.campaign)
    expect(readBlocks(JSON.stringify([old]))).toEqual([old])
    expect(readBlocks([{ ...old, props: JSON.stringify(old.props) }])).toEqual([old])
  })

  it('gives each block a unique id when reading incomplete blocks', () => {
    const read = readBlocks([{ id: 1, blockType: 'title' }, { id: '1' }, null, 'x', { props: [] }])
    expect(read.map(({ id }) => id)).toHaveLength(3)
    expect(new Set(read.map(({ id }) => id)).size).toBe(3)
    expect(read.every(({ props }) => typeof props === 'object')).toBe(true)
    expect([readBlocks(undefined), readBlocks('no list'), readBlocks({})]).toEqual([[], [], []])
  })

  it('tolerates invalid properties in all 13 block types', () => {
    expect(KINDS.map(({ type }) => type)).toHaveLength(13)
    const fresh = newBlock(sureKind('title'))
    expect(copyOf(fresh)).toEqual({ ...fresh, id: expect.any(String) as unknown })
    expect(copyOf(fresh).id).not.toBe(fresh.id)
    const look = { titles: new Set<string>(), isDead: () => false, gone: () => 0 }
    const t = ((key: string) => key) as never // any translator will do
    const hostile = [
      'items',
      'zones',
      'coupons',
      'goodsIds',
      'url',
      'text',
      'height',
      'layout',
      'color',
      'more',
      'html',
    ]
    for (const kind of KINDS)
      for (const value of [null, 0, '', 'x', [null, 1, {}], {}, true]) {
        const props = Object.fromEntries(hostile.map((key) => [key, value]))
        expect(() => [
          kind.fault(props, t, look),
          kind.links(props),
          kind.goods(props),
          kind.coupons(props),
        ]).not.toThrow()
      }
  })

  it('keeps zones inside the picture and detects overlaps', () => {
    expect(zoneIn({ x: 90, y: -5, width: 30, height: 'a' })).toEqual({ x: 70, y: 0, width: 30, height: 20 })
    const link = { linkType: linkType.none, linkTarget: '', linkName: '' }
    const zones = [
      { x: 0, y: 0, width: 20, height: 20, link },
      { x: 10, y: 10, width: 20, height: 20, link },
      { x: 30, y: 0, width: 10, height: 10, link },
    ]
    expect([...overlapping(zones)]).toEqual([0, 1])
  })
})
const sureKind = (type: string) => {
  const kind = kindOf(type)
  if (!kind) throw new Error(type)
  return kind
}
