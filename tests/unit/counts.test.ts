import { describe, expect, it } from 'vitest'
import { allOf, counted, numbers } from '@/api/reply'
import { isWithinHours } from '@/areas/leads/outCalls/parts/taskBoxes'
import { everyDay } from '@/kit/chart/days'
import { clock, formats } from '@/kit/show/format'
import { LANGUAGES } from '@/locales'
import { sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'

describe('counts in a reply', () => {
  it('are parsed from text and omitted if invalid', () =>
    expect(numbers({ 1: 3, 2: '4', 3: null, 4: '', 5: [], 6: true, 7: 'x', 8: {}, 9: '0' })).toEqual({
      1: 3,
      2: 4,
      9: 0,
    }))
  it('fall back from the sent total to the sum of states, then to the list total', () => {
    const states = [1, 2]
    const rows = Array.from({ length: 7 }, () => ({}))
    expect(allOf(counted({ records: rows, summary: { all: 9, 1: 3, 2: 4 } }), states, true)).toBe(9)
    expect(allOf(counted({ records: rows, summary: { 1: 3, 2: 4 } }), states, true)).toBe(7)
    expect(allOf(counted({ records: rows, summary: { 1: 3 } }), states, false)).toBe(7)
    expect(allOf(counted({ records: rows, summary: { 1: 3 } }), states, true)).toBeNull()
    expect(allOf(counted(rows), states, true)).toBeNull()
  })
  it('yield no sum or rate if one of them is unknown', () => {
    expect(sumOf([1, 2])).toBe(3)
    expect(sumOf([1, undefined])).toBeNull()
    expect(rateOf(2, 3)).toBe('66.7')
    expect(rateOf('2', '4')).toBe('50.0')
    for (const [part, whole] of [
      [1, 0],
      [undefined, 4],
      [null, 4],
      [1, ''],
    ])
      expect(rateOf(part, whole)).toBeUndefined()
  })
  it('are shown as a dash if missing or invalid', () => {
    const { count, oneDecimal, percent } = formats('en')
    for (const write of [count, oneDecimal, percent, clock])
      for (const value of [undefined, null, '', [], 'x', true]) expect(write(value)).toBe('—')
    expect([count(1234), count('0'), oneDecimal(3), percent(rateOf(33, 50)), percent(10.55), clock(75)]).toEqual([
      '1,234',
      '0',
      '3.0',
      '66.0%',
      '10.6%',
      '1:15',
    ])
  })
})

describe('large counts', () => {
  it('are shortened only in Chinese, from ten thousand on', () => {
    const { shortCount } = formats('zh')
    expect([10_000, '12345', 1_234_567].map((value) => shortCount(value))).toEqual(['1.0万', '1.2万', '123.5万'])
    expect([99_999, 100_000].map((value) => shortCount(value, 99_999))).toEqual([undefined, '10.0万'])
    for (const value of [9999, 0, -20_000, null, undefined, 'x']) expect(shortCount(value)).toBeUndefined()
    for (const language of ['en', 'es', 'ja'] as const) expect(formats(language).shortCount(12_345)).toBeUndefined()
  })
})

describe('chart days', () => {
  it('are shown without the year in the format of the language', () => {
    const days = LANGUAGES.map((language) => formats(language).shortDay('2026-03-04'))
    expect(Object.fromEntries(LANGUAGES.map((language, at) => [language, days[at]]))).toEqual({
      zh: '3/4',
      en: '4 Mar',
      es: '4 mar',
      ja: '3/4',
    })
    expect([formats('en').shortDay('soon'), formats('en').shortDay(null)]).toEqual(['soon', ''])
  })
  it('include days missing from the data', () => {
    const days = everyDay([
      { date: '2026-10-27', count: 2 },
      { date: '2026-10-29', count: 1 },
    ])
    expect(days.map(({ date, day }) => [date, day?.count])).toEqual([
      ['2026-10-27', 2],
      ['2026-10-28', undefined],
      ['2026-10-29', 1],
    ])
  })
  it('stay unchanged if invalid or too far apart', () => {
    expect(everyDay([])).toEqual([])
    expect(everyDay([{ date: '昨天' }, { date: '2026-10-29' }]).map(({ date }) => date)).toEqual(['昨天', '2026-10-29'])
    expect(everyDay([{ date: '1970-01-01' }, { date: '2026-10-29' }])).toHaveLength(2)
  })
})

describe('call hours validation', () => {
  it.each(['全天', '9-18', '09:00-25:00', '09:00', '', undefined])('rejects the malformed value %o', (value) =>
    expect(isWithinHours(value)).toBe(false),
  )
  it.each(['08:59-20:00', '09:00-21:01', '21:00-23:00', '00:00-09:00'])('rejects %s outside 09:00–21:00', (value) =>
    expect(isWithinHours(value)).toBe(false),
  )
  it.each(['20:00-09:00', '12:00-12:00', '14:00-20:00,09:00-12:00', '09:00-14:00,12:00-20:00'])(
    'rejects %s, which is not in ascending order',
    (value) => expect(isWithinHours(value)).toBe(false),
  )
  it.each(['09:00-20:00', '09:00-21:00', '09:00-12:00,14:00-20:00'])('accepts %o', (value) =>
    expect(isWithinHours(value)).toBe(true),
  )
})
