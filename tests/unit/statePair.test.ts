import { describe, expect, it, vi } from 'vitest'
import { statePair } from '@/kit/list/statePair'

interface Row {
  id: string
  on: boolean
  fixed?: boolean
}

const pairOf = (set = vi.fn(() => Promise.resolve())) => ({
  set,
  pair: statePair<Row>((key) => `«${key}»`, {
    can: { on: 'users.update', off: 'users.quit' },
    isOn: ({ on }) => on,
    set,
    on: { label: 'kit.enable', done: ({ id }) => `${id} on`, next: true },
    off: {
      label: 'kit.disable',
      done: 'off',
      danger: true,
      when: ({ fixed }) => !fixed,
      ask: ({ id }) => ({ title: `${id}?` }),
      effect: 'staff.disableEffect',
    },
  }),
})
const OFF: Row = { id: '1', on: false }
const ON: Row = { id: '2', on: true }
const FIXED: Row = { id: '3', on: true, fixed: true }

describe('state pair', () => {
  it('offers a row only the switch to its other state', () => {
    const { pair } = pairOf()
    const offered = (row: Row) => pair.actions(row).flatMap(({ label, hide }) => (hide ? [] : label))
    expect([OFF, ON, FIXED].map(offered)).toEqual([['kit.enable'], ['kit.disable'], []])
  })

  it('asks for confirmation with the same effect for one or many rows', () => {
    const { pair } = pairOf()
    expect(pair.actions(ON)[1]?.ask).toEqual({ title: '2?', effect: '«staff.disableEffect»' })
    expect(pair.bulk()[1].effect).toBe('staff.disableEffect')
  })

  it('has its own permission and message for each direction', () => {
    const { pair } = pairOf()
    expect(pair.actions(OFF).map(({ can, done }) => [can, done])).toEqual([
      ['users.update', '1 on'],
      ['users.quit', 'off'],
    ])
  })

  it('sends bulk changes quietly and only for matching rows', async () => {
    const { pair, set } = pairOf()
    const [, off] = pair.bulk(50)
    expect([off.max, [OFF, ON, FIXED].filter((row) => off.when?.(row))]).toEqual([50, [ON]])
    await off.each?.(ON, '')
    expect(set.mock.calls).toEqual([[ON, false, { quiet: true }]])
  })
})
