import { describe, expect, it } from 'vitest'
import { timeGone } from '@/areas/leads/targets/parts/Pace'
import { cumulate, differences, evenly, MAX, placeBlock, readCell, shareBy } from '@/areas/leads/targets/shares'
import { parseBlock } from '@/lib/pastedBlock'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('target cell', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['', 0],
    ['0', 0],
    ['007', 7],
    ['1,234', 1234],
    ['1,234,567', 1_234_567],
    ['12.00', 12],
    ['123', 123],
    [String(MAX), MAX],
  ])('reads %o as %d', (text, number) => expect(readCell(text)).toBe(number))
  it.each(['12.5', '-1', 'x', '1e3', String(MAX + 1), '12a', '=1+1', '1,2', '99999999999999', '½'])(
    'rejects %o',
    (text) => expect(readCell(text)).toBeUndefined(),
  )
})

describe('distribution of a target', () => {
  it('is proportional with an exact total', () => {
    expect(shareBy(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareBy(10, [5, 3, 2])).toEqual([5, 3, 2])
    expect(shareBy(7, [50, 30, 20])).toEqual([4, 2, 1])
  })
  it('gives one more to the largest remainders', () => expect(shareBy(11, [6.2, 2.5, 1.3])).toEqual([7, 3, 1]))
  it('gives nothing to a zero weight and is even if all are zero', () => {
    expect(shareBy(9, [0, 3, 0])).toEqual([0, 9, 0])
    expect(shareBy(5, [0, 0, 0])).toEqual([2, 2, 1])
    expect(shareBy(5, [])).toEqual([])
    expect(shareBy(0, [3, 4])).toEqual([0, 0])
  })
  it('treats a negative weight as zero', () => expect(shareBy(6, [-2, 1, 1])).toEqual([0, 3, 3]))
  it('keeps the total for any weights', () => {
    for (let seed = 1; seed < 200; seed++) {
      const weights = Array.from({ length: (seed % 40) + 1 }, (_, at) => (seed * (at + 3) * 7919) % 101)
      expect(sum(shareBy(seed * 37, weights)), `seed ${seed}`).toBe(seed * 37)
    }
  })
  it('keeps even shares within one of each other', () => expect(evenly(17, 5)).toEqual([4, 4, 3, 3, 3]))
})

describe('block pasted from a spreadsheet', () => {
  it('is split by lines and tabs, ignoring a final line break', () =>
    expect(parseBlock('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]))
  it('keeps empty cells and empty lines', () =>
    expect(parseBlock('1\t\t3\n\n4')).toEqual([['1', '', '3'], [''], ['4']]))
  it('is parsed without the quotes around cells', () =>
    expect(parseBlock('"a\nb"\t"say ""x"""\t5')).toEqual([['a\nb', 'say "x"', '5']]))
  it('can be a single cell or empty', () => {
    expect(parseBlock('5')).toEqual([['5']])
    expect(parseBlock('')).toEqual([])
  })
})

describe('placement of a pasted block', () => {
  const place = {
    codes: ['D1', 'D2', 'D3'],
    metrics: ['clue', 'visit', 'sale'] as const,
    names: { clue: '线索目标', visit: '到店目标', sale: '实销目标' },
    row: 1,
    column: 1,
  }
  it('starts at the active cell and drops what exceeds the edges', () =>
    expect(placeBlock(parseBlock('1\t2\t3\n4\t5\n6'), place)).toEqual({
      cells: [
        { row: 1, metric: 'visit', text: '1' },
        { row: 1, metric: 'sale', text: '2' },
        { row: 2, metric: 'visit', text: '4' },
        { row: 2, metric: 'sale', text: '5' },
      ],
      unknown: [],
      beyond: 1,
    }))
  it('assigns rows by dealer code', () =>
    expect(placeBlock(parseBlock('d3\t7\nD9\t8\nD1\tx'), { ...place, column: 0 })).toEqual({
      cells: [
        { row: 2, metric: 'clue', text: '7' },
        { row: 0, metric: 'clue', text: 'x' },
      ],
      unknown: ['D9'],
      beyond: 0,
    }))
  it('assigns columns by the names in the header', () =>
    expect(placeBlock(parseBlock('经销商代码\t名称\t实销目标\t线索目标\nD2\t启明\t3\t9'), place).cells).toEqual([
      { row: 1, metric: 'sale', text: '3' },
      { row: 1, metric: 'clue', text: '9' },
    ]))
  it('skips a header without known names', () =>
    expect(placeBlock(parseBlock('Code\tLeads\nD2\t3'), { ...place, column: 0 })).toEqual({
      cells: [{ row: 1, metric: 'clue', text: '3' }],
      unknown: [],
      beyond: 0,
    }))
  it('ignores names beside codes', () =>
    expect(placeBlock(parseBlock('D2\t启明\t3\t9'), { ...place, column: 0 }).cells).toEqual([
      { row: 1, metric: 'clue', text: '3' },
      { row: 1, metric: 'visit', text: '9' },
    ]))
  it('handles 10,000 cells', () => {
    const codes = Array.from({ length: 2000 }, (_, at) => `D${at}`)
    const block = parseBlock(codes.map((code) => `${code}\t1\t2\t3\t4\t5`).join('\n'))
    expect(
      placeBlock(block, { ...place, metrics: ['clue', 'visit', 'drive', 'order', 'sale'], codes, column: 0 }).cells,
    ).toHaveLength(10_000)
  })
})

describe('balance of a breakdown', () => {
  it('is the total minus the parts, negative if they exceed it', () => {
    const total = { clue: 100, visit: 50, drive: 30, order: 20, sale: 10 }
    expect(differences(total, { clue: 90, visit: 50, drive: 33, order: 0, sale: 10 })).toEqual({
      clue: 10,
      visit: 0,
      drive: -3,
      order: 20,
      sale: 0,
    })
  })
})

it('cumulated numbers are running totals', () => expect(cumulate([3, 0, 4])).toEqual([3, 3, 7]))

describe('elapsed time of a target', () => {
  it('is unknown without a start or an end', () => {
    expect(timeGone({ startTime: '2026-11-01', endTime: '2026-11-30' }, Date.parse('2026-12-05'))).toBe(100)
    expect(timeGone({ startTime: '', endTime: '2026-11-30' })).toBeUndefined()
    expect(timeGone({ startTime: '2026-11-01', endTime: '' })).toBeUndefined()
  })
})
