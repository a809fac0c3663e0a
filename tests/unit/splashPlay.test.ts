import { describe, expect, it } from 'vitest'
import { anyRuns, crowdFrom, type Played, playsNow, whatPlays } from '@/areas/content/ads/splashPlay'
import { audience, shelfStatus } from '@/entities/content/shared'
import { toMillis } from '@/lib/time'

const at = toMillis('2026-05-10 12:00:00') ?? 0
const ad = (id: string, more: Partial<Played> = {}): Played => ({
  id,
  title: id,
  sort: Number(id),
  status: shelfStatus.up,
  startTime: '2026-05-01 00:00:00',
  endTime: '2026-05-20 00:00:00',
  appTypes: [1, 2, 3],
  audience: audience.everyone,
  cityCodes: [],
  cities: [],
  ...more,
})
const guest = { at, client: 2, audience: audience.guests, cityCode: '310100' }
const plays = (rows: readonly Played[], starter = guest) => whatPlays(rows, starter).winner?.id
const why = (row: Played, starter = guest) => whatPlays([row], starter).others[0]?.reasons

describe('splash ad that plays', () => {
  it('is the matching one with the smallest sort number', () => {
    const { winner, others } = whatPlays([ad('3'), ad('1'), ad('2')], guest)
    expect(winner?.id).toBe('1')
    expect(others.map(({ row, reasons }) => [row.id, reasons])).toEqual([
      ['2', ['splash.ahead']],
      ['3', ['splash.ahead']],
    ])
  })
  it('is always a published one', () => {
    expect(plays([ad('1', { status: shelfStatus.down }), ad('2', { status: shelfStatus.new }), ad('3')])).toBe('3')
    expect(whatPlays([ad('1', { status: shelfStatus.down })], guest)).toEqual({ winner: undefined, others: [] })
  })
  it('runs from its start until just before its end', () => {
    expect(why(ad('1', { startTime: '2026-05-10 12:00:01' }))).toEqual(['splash.waiting'])
    expect(why(ad('1', { endTime: '2026-05-10 12:00:00' }))).toEqual(['splash.ended'])
    expect(plays([ad('1', { startTime: '2026-05-10 12:00:00', endTime: '2026-05-10 12:00:01' })])).toBe('1')
    expect(plays([ad('1', { startTime: '', endTime: '' })])).toBeUndefined()
  })
  it('matches the app, the audience and the city', () => {
    expect(why(ad('1', { appTypes: [1, 3] }))).toEqual(['splash.otherClient'])
    expect(why(ad('1', { audience: audience.owners }))).toEqual(['splash.otherAudience'])
    expect(why(ad('1', { cityCodes: ['440100'] }))).toEqual(['splash.otherCity'])
    expect(plays([ad('1', { appTypes: [2], audience: audience.guests, cityCodes: ['310100'] })])).toBe('1')
  })
  it('comes with every reason why the others do not play', () => {
    expect(
      why(ad('1', { endTime: '2026-05-09 00:00:00', appTypes: [], audience: audience.members, cityCodes: ['440100'] })),
    ).toEqual(['splash.ended', 'splash.otherClient', 'splash.otherAudience', 'splash.otherCity'])
  })
  it('may have codes sent as text or no sort number', () => {
    const texts = { appTypes: ['2'], audience: '4', status: '1' } as unknown as Partial<Played> // as servers may send them
    expect(plays([ad('1', texts)])).toBe('1')
    expect(plays([ad('1', { sort: undefined as unknown as number }), ad('2')])).toBe('2') // as servers may send it
  })
  it('targets all apps, audiences and cities if no user is given', () => {
    const rows = [
      ad('1', { appTypes: [2] }),
      ad('2', { audience: audience.owners }),
      ad('3', { cityCodes: ['310100'] }),
      ad('4'),
    ]
    expect(playsNow(rows, at)?.id).toBe('4')
    expect(playsNow(rows.slice(0, 3), at)).toBeUndefined()
  })
  it('is not nationwide if cities are sent without codes', () => {
    expect(playsNow([ad('1', { cities: ['上海市'] })], at)).toBeUndefined()
  })
})

describe('published splash ads', () => {
  it('run only within their period', () => {
    expect(anyRuns([ad('1')], at)).toBe(true)
    expect(anyRuns([ad('1', { status: shelfStatus.down }), ad('2', { endTime: '2026-05-02 00:00:00' })], at)).toBe(
      false,
    )
  })
  it('are counted by the maximum running at the same time', () => {
    const over = ad('9', { endTime: '2026-05-02 00:00:00' })
    const later = ad('8', { startTime: '2026-06-01 00:00:00', endTime: '2026-06-02 00:00:00' })
    expect(crowdFrom([ad('1'), ad('2'), over, later, ad('3', { status: shelfStatus.new })], at)).toBe(2)
    expect(crowdFrom([], at)).toBe(0)
  })
})
