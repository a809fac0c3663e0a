import { describe, expect, it } from 'vitest'
import type { ActivityRegion } from '@/entities/marketing/activity'
import type { ActivityField } from '@/entities/marketing/activityField'
import { validateField, validateForm, inOrder, newField, roomFor } from '@/areas/marketing/campaigns/parts/formFields'
import { validateEnd, validateLimit, validateSignEnd, stepOf } from '@/areas/marketing/campaigns/parts/hostForm'
import { codesIn, isAsWide, NO_RANGE, rangeOf } from '@/areas/marketing/campaigns/parts/range'
import type { Activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import type { Translate } from '@/locales'

const translate: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const place = (code: string, level: number, parentCode: string): ActivityRegion => ({
  code,
  name: code,
  level,
  parentCode,
  dealerCount: 1,
})
const REGIONS = [
  place('A', 1, ''),
  place('A1', 2, 'A'),
  place('A1x', 3, 'A1'),
  place('A1y', 3, 'A1'),
  place('A2', 2, 'A'),
  place('A2x', 3, 'A2'),
  place('B', 1, ''),
]
const reach = (
  areaCodes: string[],
  provinceCodes: string[] = [],
  cityCodes: string[] = [],
  dealerCodes: string[] = [],
) => ({
  regions: { areaCodes, provinceCodes, cityCodes },
  dealerCodes,
})

describe('campaign scope', () => {
  it('names a full area or province without its parts', () => {
    expect(rangeOf(REGIONS, ['A', 'A1', 'A1x', 'A1y', 'A2', 'A2x'])).toEqual({
      areaCodes: ['A'],
      provinceCodes: [],
      cityCodes: [],
    })
    expect(rangeOf(REGIONS, ['A1', 'A1x', 'A1y'])).toEqual({ areaCodes: [], provinceCodes: ['A1'], cityCodes: [] })
    expect(rangeOf(REGIONS, ['A1y', 'B'])).toEqual({ areaCodes: ['B'], provinceCodes: [], cityCodes: ['A1y'] })
    expect(codesIn(rangeOf(REGIONS, []))).toEqual([])
  })
  it('can only widen after publication', () => {
    expect(isAsWide(reach([], ['A1']), reach(['A']), REGIONS)).toBe(true)
    expect(isAsWide(reach([], [], ['A1x']), reach([], ['A1'], ['A2x']), REGIONS)).toBe(true)
    expect(isAsWide(reach(['A']), reach([], ['A1']), REGIONS)).toBe(false)
    expect(isAsWide(reach(['A']), { regions: NO_RANGE, dealerCodes: [] }, REGIONS)).toBe(true)
    expect(isAsWide({ regions: NO_RANGE, dealerCodes: [] }, reach(['A', 'B']), REGIONS)).toBe(false)
  })
  it('keeps its dealers after publication', () => {
    expect(isAsWide(reach(['A'], [], [], ['1']), reach(['A'], [], [], ['1', '2']), REGIONS)).toBe(true)
    expect(isAsWide(reach(['A'], [], [], ['1']), reach(['A']), REGIONS)).toBe(true)
    expect(isAsWide(reach(['A'], [], [], ['1', '2']), reach(['A'], [], [], ['1']), REGIONS)).toBe(false)
    expect(isAsWide(reach(['A']), reach(['A'], [], [], ['1']), REGIONS)).toBe(false)
  })
})

describe('campaign sign-up form', () => {
  const form = (...types: ActivityField['fieldType'][]) =>
    types.reduce<ActivityField[]>((all, type) => all.concat(newField(type, type, all)), [])
  const choice = (options: string[]): ActivityField => ({ ...newField('radio', '颜色', []), options })

  it('limits the number of fields per type and in total', () => {
    expect(roomFor('series', form('name', 'phone'))).toBe(1)
    expect(roomFor('series', form('name', 'phone', 'series'))).toBe(0)
    expect(roomFor('text', form('name', 'phone', 'text', 'text'))).toBe(3)
    expect(
      roomFor('date', form('name', 'phone', 'text', 'text', 'text', 'text', 'text', 'radio', 'radio', 'radio')),
    ).toBe(0)
  })
  it('gives a new field a unique key even after a removal', () => {
    const [name, , series] = form('name', 'phone', 'series')
    if (!name || !series) throw new Error('three fields')
    expect(newField('text', '', [name, series]).key).toBe('f4')
  })
  it('always starts with name and phone', () => {
    const rows = inOrder(form('text', 'phone', 'series', 'name'))
    expect(rows.map(({ fieldType, sort }) => `${sort} ${fieldType}`)).toEqual([
      '1 name',
      '2 phone',
      '3 text',
      '4 series',
    ])
  })
  it('rejects a choice field with too few, empty or duplicate options', () => {
    expect(validateField(choice(['红', '蓝']), translate)).toBeUndefined()
    expect(validateField(choice(['红']), translate)).toBe('campaign.optionCount 2 10')
    expect(validateField(choice(['红', ' ']), translate)).toBe('campaign.optionCount 2 10')
    expect(validateField(choice(['红', '红 ']), translate)).toBe('campaign.optionTwice')
    expect(validateField({ ...newField('text', '一二三四五六七八九十一二三四五六', []) }, translate)).toBe(
      'rule.tooLong 15 16',
    )
    expect(validateForm([...form('name', 'phone'), choice(['红'])], translate)).toBe(
      'campaign.fieldFault 颜色 campaign.optionCount 2 10',
    )
  })
})

describe('campaign form', () => {
  // Only these fields of a campaign are read.
  const published = { status: activityStatus.running, endTime: '2026-03-10 09:00:00' } as Activity
  it('requires the end after the start and within 366 days', () => {
    expect(validateEnd('2026-01-01 09:00:00', '2026-01-01 09:00:00', undefined, translate)).toBe('campaign.endEarly')
    expect(validateEnd('2027-01-02 09:00:00', '2026-01-01 09:00:00', undefined, translate)).toBeUndefined()
    expect(validateEnd('2027-01-03 09:00:00', '2026-01-01 09:00:00', undefined, translate)).toBe('campaign.tooLong 366')
  })
  it('allows a published campaign only a later end', () => {
    expect(validateEnd('2026-03-09 09:00:00', '2026-03-01 09:00:00', published, translate)).toBe(
      'campaign.endOnlyLater',
    )
    expect(validateEnd('2026-03-11 09:00:00', '2026-03-01 09:00:00', published, translate)).toBeUndefined()
  })
  it('limits the sign-up end to the campaign end and places to at least the sign-ups so far', () => {
    expect(validateSignEnd('2026-03-11 09:00:00', '2026-03-10 09:00:00', translate)).toBe('campaign.signAfterEnd')
    expect(validateSignEnd('2026-03-10 09:00:00', '2026-03-10 09:00:00', translate)).toBeUndefined()
    expect(validateLimit(0, 40, translate)).toBeUndefined()
    expect(validateLimit(39, 40, translate)).toBe('campaign.limitBelow 40')
  })
  it('finds the step of each field', () =>
    expect([stepOf('title'), stepOf('dealerCodes'), stepOf('formFields'), stepOf('content')]).toEqual([0, 1, 2, 3]))
})
