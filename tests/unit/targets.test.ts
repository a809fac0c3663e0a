import { describe, expect, it } from 'vitest'
import { cumulate, differences, evenly, MAX, placeBlock, readCell, shareBy } from '@/areas/leads/targets/shares'
import { parseBlock } from '@/lib/pastedBlock'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('a cell of targets', () => {
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
    'takes %o for no whole number',
    (text) => expect(readCell(text)).toBeUndefined(),
  )
})

describe('sharing a target', () => {
  it('is proportional, and the sum is exact', () => {
    expect(shareBy(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareBy(10, [5, 3, 2])).toEqual([5, 3, 2])
    expect(shareBy(7, [50, 30, 20])).toEqual([4, 2, 1])
  })
  it('gives the largest remainders one more', () => expect(shareBy(11, [6.2, 2.5, 1.3])).toEqual([7, 3, 1]))
  it('gives nothing for no weight, and shares evenly when there is none at all', () => {
    expect(shareBy(9, [0, 3, 0])).toEqual([0, 9, 0])
    expect(shareBy(5, [0, 0, 0])).toEqual([2, 2, 1])
    expect(shareBy(5, [])).toEqual([])
    expect(shareBy(0, [3, 4])).toEqual([0, 0])
  })
  it('takes a weight below 0 for none', () => expect(shareBy(6, [-2, 1, 1])).toEqual([0, 3, 3]))
  it('keeps the sum for any weights', () => {
    for (let seed = 1; seed < 200; seed++) {
      const weights = Array.from({ length: (seed % 40) + 1 }, (_, at) => (seed * (at + 3) * 7919) % 101)
      expect(sum(shareBy(seed * 37, weights)), `seed ${seed}`).toBe(seed * 37)
    }
  })
  it('evenly differs by one at most', () => expect(evenly(17, 5)).toEqual([4, 4, 3, 3, 3]))
})

describe('a block off a spreadsheet', () => {
  it('is lines and tabs; the last line end is none of its own', () =>
    expect(parseBlock('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]))
  it('keeps empty cells and lines within', () =>
    expect(parseBlock('1\t\t3\n\n4')).toEqual([['1', '', '3'], [''], ['4']]))
  it('takes quotes off', () => expect(parseBlock('"a\nb"\t"say ""x"""\t5')).toEqual([['a\nb', 'say "x"', '5']]))
  it('may be one cell, or none', () => {
    expect(parseBlock('5')).toEqual([['5']])
    expect(parseBlock('')).toEqual([])
  })
})

describe('where a block goes', () => {
  const place = {
    codes: ['D1', 'D2', 'D3'],
    metrics: ['clue', 'visit', 'sale'] as const,
    names: { clue: '线索目标', visit: '到店目标', sale: '实销目标' },
    row: 1,
    column: 1,
  }
  it('from the active cell to the right and down; what is beyond the edge falls away', () =>
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
  it('to the rows of its codes, wherever the active cell is', () =>
    expect(placeBlock(parseBlock('d3\t7\nD9\t8\nD1\tx'), { ...place, column: 0 })).toEqual({
      cells: [
        { row: 2, metric: 'clue', text: '7' },
        { row: 0, metric: 'clue', text: 'x' },
      ],
      unknown: ['D9'],
      beyond: 0,
    }))
  it('to the columns its head names', () =>
    expect(placeBlock(parseBlock('经销商代码\t名称\t实销目标\t线索目标\nD2\t启明\t3\t9'), place).cells).toEqual([
      { row: 1, metric: 'sale', text: '3' },
      { row: 1, metric: 'clue', text: '9' },
    ]))
  it('leaves out a head that names nothing it knows', () =>
    expect(placeBlock(parseBlock('Code\tLeads\nD2\t3'), { ...place, column: 0 })).toEqual({
      cells: [{ row: 1, metric: 'clue', text: '3' }],
      unknown: [],
      beyond: 0,
    }))
  it('passes by the names that stand beside codes', () =>
    expect(placeBlock(parseBlock('D2\t启明\t3\t9'), { ...place, column: 0 }).cells).toEqual([
      { row: 1, metric: 'clue', text: '3' },
      { row: 1, metric: 'visit', text: '9' },
    ]))
  it('takes 10,000 cells', () => {
    const codes = Array.from({ length: 2000 }, (_, at) => `D${at}`)
    const block = parseBlock(codes.map((code) => `${code}\t1\t2\t3\t4\t5`).join('\n'))
    expect(
      placeBlock(block, { ...place, metrics: ['clue', 'visit', 'drive', 'order', 'sale'], codes, column: 0 }).cells,
    ).toHaveLength(10_000)
  })
})

describe('the balance', () => {
  it('is what the parts lack, and below 0 where they are more', () => {
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

it('sums add up place by place', () => expect(cumulate([3, 0, 4])).toEqual([3, 3, 7]))
