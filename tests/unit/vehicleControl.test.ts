// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import { endsSoon, isAccepted, passedOf, wasInForce } from '@/areas/vehicle/vehicleControl/parts/authState'
import { authStatus } from '@/entities/vehicle/vehicleAuth'
import {
  hasCharge,
  hasFuel,
  isLowVolts,
  isStale,
  openings,
  toneIn,
  tyreTone,
} from '@/areas/vehicle/vehicleControl/parts/carState'
import { bodyOf, matchesIn, nodesOf, pathsTo } from '@/areas/vehicle/vehicleControl/parts/jsonNodes'
import { controlGroups, tspGroups } from '@/areas/vehicle/vehicleControl/parts/logStats'
import { page } from '@/api/reply'
import type { ControlStat } from '@/entities/vehicle/controlLog'
import { energyType } from '@/entities/shared/enums'
import { monthSpanFilter } from '@/kit/list/spanFilter'
import { capped, windowed } from '../../mocks/vehicle/rules/logWindow'

describe('log bodies', () => {
  it('are read as JSON, text, binary data or nothing', () => {
    expect(bodyOf('')).toEqual({ kind: 'none' })
    expect(bodyOf(null)).toEqual({ kind: 'none' })
    expect(bodyOf({ a: 1 })).toEqual({ kind: 'json', value: { a: 1 } })
    expect(bodyOf('{"id":12345678901234567890}')).toEqual({ kind: 'json', value: { id: '12345678901234567890' } })
    expect(bodyOf('<script>alert(1)</script>')).toMatchObject({ kind: 'text' })
    expect(bodyOf('{"cut":')).toMatchObject({ kind: 'text' })
    expect(bodyOf('data:image/png;base64,AAEC')).toEqual({ kind: 'binary', bytes: 3 })
    expect(bodyOf('\u0000\u0001x')).toEqual({ kind: 'binary', bytes: 3 })
  })

  it('are searched by key and value, expanding the parents of a match', () => {
    const root = nodesOf({ data: { list: [{ vin: 'LV1' }, { vin: 'LV2' }] }, code: 0 })
    expect(matchesIn(root, 'lv2')).toEqual({ count: 1, open: new Set(['$', '$.data', '$.data.list', '$.data.list.1']) })
    expect(matchesIn(root, 'vin').count).toBe(2)
    expect(matchesIn(root, ' ').count).toBe(0)
    expect(pathsTo(root, 1)).toEqual(['$'])
    expect(pathsTo(root, Infinity)).toHaveLength(5)
  })

  it('are limited to 30 nested levels', () => {
    let deep: unknown = 'end'
    for (let level = 0; level < 500; level++) deep = [deep]
    expect(pathsTo(nodesOf(deep), Infinity)).toHaveLength(30)
  })
})

describe('log statistics', () => {
  const stat = (groupKey: string, totalCount: number, failCount = 0, timeoutCount = 0): ControlStat => ({
    groupKey,
    totalCount,
    failCount,
    timeoutCount,
    successCount: totalCount - failCount - timeoutCount,
    successRate: 0,
    avgCostMs: 0,
  })

  it('group days, failed commands and the eight most frequent reasons', () => {
    const reasons = Array.from({ length: 11 }, (_, at) => stat(`原因${at}`, at + 1))
    const { days, commands, ...rest } = controlGroups([
      ...reasons,
      stat('2026-11-02', 5),
      stat('2026-11-01', 4),
      stat('LOCK', 9, 1),
      stat('UNLOCK', 9, 2, 2),
      stat('FIND', 9),
    ])
    expect(days.map(({ groupKey }) => groupKey)).toEqual(['2026-11-01', '2026-11-02'])
    expect(commands.map(({ groupKey }) => groupKey)).toEqual(['UNLOCK', 'LOCK'])
    expect(rest.reasons).toHaveLength(8)
    expect(rest.others).toBe(1 + 2 + 3)
  })

  it('sort times chronologically and interfaces by failure rate', () => {
    const row = (groupKey: string, failRate: number) => ({
      ...{ groupKey, failRate },
      ...{ totalCount: 10, failCount: 1, avgCostMs: 1, p95CostMs: 2 },
    })
    const { times, interfaces } = tspGroups([
      row('2026-11-01 10', 1),
      row('2026-11-01 09', 2),
      row('a', 1),
      row('b', 9),
    ])
    expect(times.map(({ groupKey }) => groupKey)).toEqual(['2026-11-01 09', '2026-11-01 10'])
    expect(interfaces.map(({ groupKey }) => groupKey)).toEqual(['b', 'a'])
  })
})

describe('query window of a log', () => {
  const now = Date.parse('2026-11-28T04:00:00Z')

  it('is limited to 31 days unless a car is given', () => {
    const long = { createTimeStart: '2026-10-01 00:00:00', createTimeEnd: '2026-11-20 00:00:00' }
    expect(() => windowed(long, now)).toThrow('时间跨度不能超过31天')
    expect(windowed({ ...long, vin: '123456' }, now)).toMatchObject(long)
    expect(windowed({}, now)).toEqual({ createTimeStart: '2026-10-28 12:00:00' })
    const filter = monthSpanFilter({ key: 'createTime', label: 'controlLog.createTime' })
    expect(filter.validate?.('2026-10-01~2026-10-31', {})).toBeUndefined()
    expect(filter.validate?.('2026-10-01~2026-11-01', {})).toBe('list.spanOverMonth')
  })

  it('ends at row 10,000 and caps the count at 100,000', () => {
    expect(() => windowed({ pageNo: 501, pageSize: 20 }, now)).toThrow('请缩小查询范围')
    expect(() => windowed({ pageNo: 500, pageSize: 20 }, now)).not.toThrow()
    expect(capped({ records: [], total: 100_001 })).toEqual({ records: [], total: 100_000, totalMore: true })
    expect(capped({ records: [], total: 100_000 })).toEqual({ records: [], total: 100_000 })
    expect(page({ records: [], total: 100_000, totalMore: true })).toMatchObject({ totalMore: true })
    expect(page({ records: [], total: 7, totalMore: false })).not.toHaveProperty('totalMore')
  })
})

describe('state of a car', () => {
  it('is good, open, bad or unknown', () => {
    expect(toneIn(undefined, 'FL')).toBe('unknown')
    expect(toneIn([], 'FL')).toBe('good')
    expect(toneIn(['FL'], 'FL')).toBe('open')
    expect([199, 200, 280, 281].map((pressure) => tyreTone({ pressure }))).toEqual(['bad', 'good', 'good', 'bad'])
    expect(tyreTone(undefined)).toBe('unknown')
    expect(isLowVolts(11.79)).toBe(true)
    expect(isLowVolts(11.8)).toBe(false)
    expect(isLowVolts(undefined)).toBe(false)
    expect(openings({ openDoors: undefined, openWindows: undefined })).toBeNull()
    expect(openings({ openDoors: ['FL'], openWindows: ['FL', 'ROOF'] })).toBe(3)
  })

  it('shows fuel or charge by energy type and is stale after a day', () => {
    const row = { fuelLevel: 40, soc: 0 }
    expect([hasFuel, hasCharge].map((has) => has({ ...row, energyType: energyType.petrol }))).toEqual([true, false])
    expect([hasFuel, hasCharge].map((has) => has({ ...row, energyType: energyType.electric }))).toEqual([false, true])
    expect([hasFuel, hasCharge].map((has) => has({ ...row, energyType: energyType.hybrid }))).toEqual([true, true])
    const now = Date.parse('2026-11-28T04:00:00Z')
    expect(isStale('2026-11-27 12:00:00', now)).toBe(false)
    expect(isStale('2026-11-27 11:59:59', now)).toBe(true)
    expect(isStale('', now)).toBe(false)
  })
})

describe('state of an authorisation', () => {
  const times = { startTime: '2026-11-01 00:00:00', acceptTime: '', cancelTime: '' }

  it('is accepted and in force according to its status and times', () => {
    expect(isAccepted({ ...times, status: authStatus.waiting })).toBe(false)
    expect(isAccepted({ ...times, status: authStatus.notBegun })).toBe(true)
    const late = { ...times, status: authStatus.expired, cancelTime: '2026-10-30 00:00:00' }
    expect([isAccepted(late), wasInForce(late)]).toEqual([false, false])
    const over = { ...times, status: authStatus.withdrawn, cancelTime: '2026-11-09 00:00:00' }
    expect([isAccepted(over), wasInForce(over)]).toEqual([true, true])
    expect(wasInForce({ ...over, cancelTime: '2026-10-31 00:00:00' })).toBe(false)
  })

  it('ends soon within a day and has an elapsed share', () => {
    const now = Date.parse('2026-11-28T04:00:00Z')
    const row = { status: authStatus.inForce, startTime: '2026-11-27 12:00:00', endTime: '2026-11-29 12:00:00' }
    expect(endsSoon(row, now)).toBe(true)
    expect(endsSoon({ ...row, endTime: '2026-11-29 12:00:01' }, now)).toBe(false)
    expect(endsSoon({ ...row, endTime: '2026-11-28 11:59:59' }, now)).toBe(false)
    expect(passedOf(row, now)).toBe(50)
    expect(passedOf({ startTime: '', endTime: row.endTime }, now)).toBeUndefined()
  })
})
