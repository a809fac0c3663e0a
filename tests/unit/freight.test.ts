import { describe, expect, it } from 'vitest'
import { feeOf, type FreightTerms, ruleFor } from '@/areas/commerce/parts/freightFee'
import { feeText, ruleText } from '@/areas/commerce/parts/freightWords'
import {
  doubles,
  gather,
  pastedRegions,
  type Province,
  spread,
  takenBy,
  without,
} from '@/areas/commerce/freights/regions'
import { chargeType, type FreightRule, freeType } from '@/entities/commerce/freight'
import { loadTexts, translate } from '@/locales'

const rule = (more: Partial<FreightRule> = {}): FreightRule => ({
  rowNo: 1,
  regions: [],
  firstUnit: 1,
  firstFee: '8.00',
  nextUnit: 1,
  nextFee: '2.00',
  freeType: freeType.never,
  freeValue: 0,
  freePieces: 0,
  ...more,
})
const region = (code: string) => ({ code, name: code })
const terms = (rules: FreightRule[], more: Partial<FreightTerms> = {}): FreightTerms => ({
  chargeType: chargeType.pieces,
  rules,
  freeAmount: '',
  noSendRegions: [],
  ...more,
})
const NANJING = '320100'
const speech = { t: translate, language: 'zh' } as const

describe('freight rule selection', () => {
  const everywhere = rule()
  const province = rule({ rowNo: 2, regions: [region('320000')] })
  const city = rule({ rowNo: 3, regions: [region(NANJING)] })
  it('falls back to the first rule for an unnamed region', () =>
    expect(ruleFor([everywhere, province, city], '440100')).toBe(everywhere))
  it('prefers the rule of a city to that of its province', () => {
    expect(ruleFor([everywhere, province, city], NANJING)).toBe(city)
    expect(ruleFor([city, province, everywhere], '320200')).toBe(province)
  })
  it('applies the rule of a city to its counties', () => expect(ruleFor([everywhere, city], '320104')).toBe(city))
})

describe('delivery fee', () => {
  const fee = (of: FreightTerms, parcel: Parameters<typeof feeOf>[1]) => {
    const found = feeOf(of, { region: NANJING, ...parcel })
    return found && feeText(speech, of.chargeType, found)
  }
  it('explains its calculation by piece and by weight', async () => {
    await loadTexts('freights', 'common')
    expect(fee(terms([rule()]), { units: 3 })).toBe('首 1 件 ¥8.00 + 续 2 件 × ¥2.00 = ¥12.00')
    expect(fee(terms([rule()]), { units: 1 })).toBe('首 1 件 ¥8.00 = ¥8.00')
    expect(fee(terms([rule({ nextUnit: 2 })]), { units: 4 })).toBe(
      '首 1 件 ¥8.00 + 续 3 件（2 件/次，共 2 次）× ¥2.00 = ¥12.00',
    )
    const byWeight = terms([rule({ nextUnit: 0.1, nextFee: '0.30' })], { chargeType: chargeType.weight })
    expect(fee(byWeight, { units: 1.3 })).toBe('首 1 kg ¥8.00 + 续 0.3 kg（0.1 kg/次，共 3 次）× ¥0.30 = ¥8.90')
  })
  it('is free from an amount, a number of pieces or both', () => {
    const dear = terms([rule({ freeType: freeType.amount, freeValue: 99 })])
    expect(fee(dear, { units: 2, amount: '98.99' })).toContain('= ¥10.00')
    expect(fee(dear, { units: 2, amount: '99' })).toBe('符合该地区规则：满 ¥99.00 包邮')
    const many = terms([rule({ freeType: freeType.pieces, freeValue: 3 })])
    expect(fee(many, { units: 3, pieces: 3 })).toBe('符合该地区规则：满 3 件包邮')
    const both = terms([rule({ freeType: freeType.both, freeValue: 99, freePieces: 2 })])
    expect(fee(both, { units: 2, pieces: 2, amount: '98' })).toContain('= ¥10.00')
    expect(fee(both, { units: 2, pieces: 2, amount: '99' })).toBe('符合该地区规则：满 ¥99.00 且满 2 件包邮')
  })
  it('checks excluded regions first, then the free amount of the order', () => {
    const free = terms([rule()], { freeAmount: '199.00', noSendRegions: [region('320000')] })
    expect(fee(free, { units: 1, amount: '500' })).toBe('该地区不配送')
    expect(fee({ ...free, noSendRegions: [] }, { units: 1, amount: '199.00' })).toBe('已满额包邮，整单免运费')
    expect(fee(terms([], { chargeType: chargeType.free }), {})).toBe('包邮模板，运费为 0')
  })
  it('is undefined while a value is missing or invalid', () => {
    expect(fee(terms([rule()]), {})).toBeUndefined()
    expect(fee(terms([rule({ firstFee: '' })]), { units: 1 })).toBeUndefined()
    expect(fee(terms([rule({ nextUnit: 0 })]), { units: 2 })).toBeUndefined()
    expect(fee(terms([]), { units: 1 })).toBeUndefined()
  })
  it('is calculated from numbers sent as text', () => {
    // A server may send values of another type than documented.
    const texts = { firstUnit: '1', nextUnit: '1', freeType: '0' } as unknown as Partial<FreightRule>
    expect(fee(terms([rule(texts)]), { units: 2 })).toBe('首 1 件 ¥8.00 + 续 1 件 × ¥2.00 = ¥10.00')
  })
  it('describes its rule in words', () =>
    expect(ruleText(speech, chargeType.pieces, rule({ freeType: freeType.amount, freeValue: 99 }))).toBe(
      '首 1 件 ¥8.00，每续 1 件 ¥2.00；满 ¥99.00 包邮',
    ))
})

describe('regions of freight rules', () => {
  const node = (code: string, name: string, children: Province[] = []): Province => ({ code, name, children })
  const provinces = [
    node('310000', '上海市', [node('310100', '上海市')]),
    node('320000', '江苏省', [node('320100', '南京市'), node('320200', '无锡市'), node('320500', '苏州市')]),
    node('710000', '台湾省'),
  ]
  const named = (...codes: string[]) => codes.map(region)
  const codesOf = (regions: readonly { code: string }[]) => regions.map(({ code }) => code)

  it('combine all cities of a province into it and split it again', () => {
    expect([...spread(named('320000', '710000'), provinces)]).toEqual(['320100', '320200', '320500', '710000'])
    expect(codesOf(gather(new Set(['320100', '320200', '320500', '710000']), provinces))).toEqual(['320000', '710000'])
    expect(codesOf(gather(new Set(['320100', '320200']), provinces))).toEqual(['320100', '320200'])
  })
  it('keep regions missing from the region list with their names', () => {
    const old = [{ code: '999900', name: '旧区划' }]
    expect(gather(spread(old, provinces), provinces, old)).toEqual(old)
  })
  it('report a city in two rules, even through its province', () => {
    expect(codesOf(doubles([[], named('320000'), named('310000', '320100')]))).toEqual(['320100'])
    expect(doubles([[], named('320200'), named('310000', '320100')])).toEqual([])
    expect(takenBy([[], named('320000'), named('310000')], 2, provinces)).toEqual(
      new Map([
        ['320100', 2],
        ['320200', 2],
        ['320500', 2],
      ]),
    )
  })
  it('keep the other cities when one is removed from a province', () =>
    expect(codesOf(without(named('320000', '310000'), named('320100'), provinces))).toEqual([
      '310000',
      '320200',
      '320500',
    ]))
  it('are pasted by name with or without endings', () =>
    expect(pastedRegions('江苏、苏州市，台湾;火星', provinces)).toEqual({
      found: [
        { code: '320000', name: '江苏省' },
        { code: '320500', name: '苏州市' },
        { code: '710000', name: '台湾省' },
      ],
      unknown: ['火星'],
    }))
})
