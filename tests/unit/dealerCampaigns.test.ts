import { describe, expect, it } from 'vitest'
import { linkSet } from '@/areas/marketing/activityChannels/parts/linkSet'
import {
  isVisit,
  mayChange,
  mayEnd,
  mayPutUp,
  mayTakeDown,
  validateSpan,
} from '@/areas/marketing/dealerCampaigns/campaignRules'
import { activityOffBy, dealerActivityStatus } from '@/entities/marketing/campaignEnums'

const HEAD = { hq: true, head: true }
const AREA = { hq: true, head: false }
const DEALER = { hq: false, head: false }
const STATES = [0, 1, 2, 3, 4] as const
const inStates = (may: (status: (typeof STATES)[number]) => boolean) => STATES.filter(may)

describe('permissions on dealer campaigns', () => {
  it('let only the party that unpublished a campaign publish it again', () => {
    expect(inStates((status) => mayPutUp({ status, offBy: 0 }, DEALER))).toEqual([0, 3])
    expect(inStates((status) => mayPutUp({ status, offBy: activityOffBy.dealer }, HEAD))).toEqual([])
    expect(inStates((status) => mayPutUp({ status, offBy: activityOffBy.headquarters }, HEAD))).toEqual([3])
    expect(inStates((status) => mayPutUp({ status, offBy: activityOffBy.headquarters }, AREA))).toEqual([])
    expect(mayPutUp({ status: dealerActivityStatus.down, offBy: activityOffBy.headquarters }, DEALER)).toBe(false)
  })

  it('allow changes only to the dealer and ending to all but sales areas', () => {
    expect(inStates((status) => mayChange({ status, offBy: 0 }, DEALER))).toEqual([0, 1, 2, 3])
    expect(mayChange({ status: dealerActivityStatus.down, offBy: activityOffBy.headquarters }, DEALER)).toBe(false)
    expect(inStates((status) => mayChange({ status, offBy: 0 }, HEAD))).toEqual([])
    expect(inStates((status) => mayTakeDown({ status }))).toEqual([1, 2])
    expect(inStates((status) => mayEnd({ status }, AREA))).toEqual([])
    expect(inStates((status) => mayEnd({ status }, HEAD))).toEqual([1, 2, 3])
    expect(inStates((status) => mayEnd({ status }, DEALER))).toEqual([1, 2, 3])
  })
})

describe('period validation of a dealer campaign', () => {
  const host = { startTime: '2026-11-01 00:00:00', endTime: '2026-12-31 23:59:59' }
  it.each([
    ['2026-11-02 09:00:00', '2026-11-02 09:00:00', undefined, 'order'],
    ['2026-11-02 09:00:00', '2027-02-02 09:00:00', undefined, undefined],
    ['2026-11-02 09:00:00', '2027-02-02 09:00:01', undefined, 'long'],
    ['2026-11-01 00:00:00', '2026-12-31 23:59:59', host, undefined],
    ['2026-10-31 23:59:59', '2026-12-01 00:00:00', host, 'outside'],
    ['2026-11-02 09:00:00', '2027-01-01 00:00:00', host, 'outside'],
    [undefined, '2027-01-01 00:00:00', host, 'outside'],
    [undefined, undefined, host, undefined],
  ])('checks %s to %s within %o: %s', (startTime, endTime, within, fault) =>
    expect(validateSpan({ startTime, endTime }, within)).toBe(fault),
  )
})

describe('campaign address', () => {
  const types = [
    { id: '1', name: '到店活动', parentId: '' },
    { id: '11', name: '亲子日', parentId: '1' },
    { id: '2', name: '团购促销', parentId: '' },
    { id: '21', name: '砍价购车', parentId: '2' },
    { id: '22', name: '到店有礼', parentId: '2' },
  ]
  it.each([
    ['11', true],
    ['22', true],
    ['21', false],
    ['', false],
    [undefined, false],
  ])('is required for type %s: %s', (id, asked) => expect(isVisit(types, id)).toBe(asked))
})

describe('channel links of a campaign', () => {
  const now = [
    { channelId: 'used', joinCount: 3 },
    { channelId: 'free', joinCount: 0 },
    { channelId: 'theirs', joinCount: 0 },
  ]
  it('keep links added by others and links with sign-ups', () => {
    expect(linkSet(now, ['new'], ['used', 'free'])).toEqual(['used', 'theirs', 'new'])
    expect(linkSet(now, ['theirs'], [])).toEqual(['used', 'free', 'theirs'])
  })
})
