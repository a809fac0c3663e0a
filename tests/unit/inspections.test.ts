// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import {
  type InspectItem,
  inspectCategory as categories,
  inspectChoice as choices,
  inspectResult as results,
} from '@/entities/vehicle/inspectItem'
import { carView, damageType, inspectStatus } from '@/entities/vehicle/preInspection'
import { numbered } from '@/areas/vehicle/inspections/parts/DamageMap'
import { groupsOf, isLate, quoteTotals, wearOf } from '@/areas/vehicle/inspections/parts/inspectionSums'

const item = (of: Partial<InspectItem>): InspectItem => ({
  id: '1',
  category: categories.body,
  itemName: '',
  standard: '',
  measureValue: '',
  result: results.fine,
  images: [],
  suggestion: '',
  quoteAmount: '',
  choice: choices.none,
  ...of,
})

describe('pre-inspection items', () => {
  it('are grouped by category with findings first', () => {
    const groups = groupsOf([
      item({ id: '1' }),
      item({ id: '2', category: categories.tyres }),
      item({ id: '3', category: categories.tyres, result: results.watch }),
      item({ id: '4', category: categories.tyres, result: results.needsWork }),
      item({ id: '5', category: categories.engine, result: results.watch }),
    ])
    expect(groups.map(({ category, abnormalCount }) => [category, abnormalCount])).toEqual([
      [categories.engine, 1],
      [categories.tyres, 2],
      [categories.body, 0],
    ])
    expect(groups[1]?.items.map(({ id }) => id)).toEqual(['4', '3', '2'])
  })

  it('sum to quoted and agreed totals, unknown if an amount is unreadable', () => {
    const items = [
      item({ quoteAmount: '10.05', choice: choices.agreed }),
      item({ quoteAmount: '20', choice: choices.notNow }),
      item({}),
    ]
    expect(quoteTotals(items)).toEqual({ quoted: 3005, agreed: 1005 })
    expect(quoteTotals([...items, item({ quoteAmount: '面议' })])).toEqual({ quoted: null, agreed: 1005 })
    expect(quoteTotals([])).toEqual({ quoted: 0, agreed: 0 })
  })

  it('measure wear only against a minimum thickness in mm', () => {
    expect(wearOf('1.4mm', '≥1.6mm')).toEqual({ percent: 17.5, limit: 20, isWorn: true })
    expect(wearOf('9.5 mm', '>= 3 mm')).toMatchObject({ limit: 20, isWorn: false })
    expect(wearOf('12.2V', '≥12.4V')).toBeUndefined()
    expect(wearOf('', '≥3mm')).toBeUndefined()
    expect(wearOf('2mm', undefined)).toBeUndefined()
  })
})

describe('pre-inspection sheet', () => {
  it('is late after a day without confirmation by the customer', () => {
    const now = Date.parse('2026-11-28T12:00:00+08:00')
    const sheet = { status: inspectStatus.toConfirm, createTime: '2026-11-27 11:59:59' }
    expect(isLate(sheet, now)).toBe(true)
    expect(isLate({ ...sheet, createTime: '2026-11-27 12:00:01' }, now)).toBe(false)
    expect(isLate({ ...sheet, status: inspectStatus.confirmed }, now)).toBe(false)
    expect(isLate({ ...sheet, createTime: '' }, now)).toBe(false)
  })

  it('numbers all damages and places only those with valid coordinates', () => {
    const mark = { id: '1', view: carView.front, damageType: damageType.dent, images: [] }
    const marks = numbered([
      { ...mark, x: 10, y: 100 },
      { ...mark, x: 101, y: 5 },
      { ...mark, x: Number.NaN, y: 5 },
    ])
    expect(marks.map(({ number, place }) => [number, place])).toEqual([
      [1, { x: 10, y: 100 }],
      [2, undefined],
      [3, undefined],
    ])
  })
})
