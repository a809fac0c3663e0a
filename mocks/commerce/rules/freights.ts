import { chargeType, type Freight, freightRule, freeType } from '@/entities/commerce/freight'
import { isRecord } from '@/lib/json'
import { fromCents, toCents } from '@/lib/money'
import { seeded } from '../../core/control'
import { found, integer, refuseFields, text, texts } from '../../core/input'
import { org, reference } from '../../system/rules/store'
import { buildFreights, type FreightRow, type FreightRuleRow } from '../data/freights'
import { addressById, addresses, isSender } from './addresses'
import { goods } from './goods'
import { supplierName } from './suppliers'

export const freights = seeded('freights', () => buildFreights(reference(), addresses()))
export const freightOf = (id: unknown): FreightRow =>
  found(
    freights().find((row) => row.id === text(id)),
    '运费模板不存在',
  )

/** Regions outside the mainland, which have no dealers. */
const ISLANDS: Readonly<Record<string, string>> = {
  '710000': '台湾省',
  '810000': '香港特别行政区',
  '820000': '澳门特别行政区',
}
const namesOf = () =>
  new Map([...org.regions.map(({ code, name }) => [code, name] as const), ...Object.entries(ISLANDS)])

export const goodsOfFreight = (id: string): number =>
  goods().filter((row) => 'freightId' in row && row.freightId === id).length

export const freightView = (row: FreightRow): Freight => {
  const names = namesOf()
  const regionsOf = (codes: readonly string[]) => codes.map((code) => ({ code, name: names.get(code) ?? code }))
  return {
    // The data holds only the values of the enumerations.
    ...(row as unknown as Freight),
    addressName: addressById(row.addressId)?.addressName ?? '',
    supplierName: supplierName(row.supplierId),
    goodsCount: goodsOfFreight(row.id),
    // As above.
    rules: row.rules.map((rule, at) => ({
      ...rule,
      rowNo: at + 1,
      regions: regionsOf(rule.regions),
    })) as Freight['rules'],
    noSendRegions: regionsOf(row.noSendRegions),
  }
}

const MAX_FEE = 999_999
const numberOf = (value: unknown): number | undefined => {
  const number = Number(text(value) || Number.NaN)
  return Number.isFinite(number) ? number : undefined
}
const centsOf = (value: unknown) => toCents(text(value))

const ruleOf = (input: Record<string, unknown>): FreightRuleRow => ({
  regions: texts(input.regions),
  firstUnit: numberOf(input.firstUnit) ?? 0,
  firstFee: fromCents(centsOf(input.firstFee) ?? -1),
  nextUnit: numberOf(input.nextUnit) ?? 0,
  nextFee: fromCents(centsOf(input.nextFee) ?? -1),
  freeType: integer(input.freeType) ?? freeType.never,
  freeValue: numberOf(input.freeValue) ?? null,
  freePieces: integer(input.freePieces) ?? null,
})

export const withFreightInput = <Row extends Partial<FreightRow>>(row: Row, input: Record<string, unknown>): Row => ({
  ...row,
  ...(input.freightName !== undefined && { freightName: text(input.freightName) }),
  ...(input.chargeType !== undefined && { chargeType: integer(input.chargeType) ?? 0 }),
  ...(input.addressId !== undefined && { addressId: text(input.addressId) }),
  ...(input.supplierId !== undefined && { supplierId: text(input.supplierId) }),
  ...(Array.isArray(input.rules) && { rules: input.rules.filter(isRecord).map(ruleOf) }),
  ...(input.freeAmount !== undefined && { freeAmount: text(input.freeAmount) }),
  ...(input.noSendRegions !== undefined && { noSendRegions: texts(input.noSendRegions) }),
  ...(input.noSendText !== undefined && { noSendText: text(input.noSendText) || '该地区暂不配送' }),
})

const unitError = (charge: number, units: number, least: number): boolean =>
  charge === chargeType.pieces
    ? !Number.isInteger(units) || units < 1 || units > 999
    : units < least || units <= 0 || units > 999
const isPieceCount = (value: unknown): boolean => !unitError(chargeType.pieces, Number(value ?? Number.NaN), 1)
const feeError = (fee: string): boolean => {
  const cents = centsOf(fee)
  return cents === undefined || cents < 0 || cents > MAX_FEE
}

const ruleFaults = (charge: number, rule: FreightRuleRow, at: number): Record<string, string | undefined> => {
  const of = (key: keyof typeof freightRule) => `rules.${at}.${key}`
  return {
    [of('firstUnit')]: unitError(charge, rule.firstUnit, 0.1) ? '首件、首重或首体积不在允许的范围内' : undefined,
    [of('nextUnit')]: unitError(charge, rule.nextUnit, 0) ? '续件、续重或续体积不在允许的范围内' : undefined,
    [of('firstFee')]: feeError(rule.firstFee) ? '运费须为0-9999.99' : undefined,
    [of('nextFee')]: feeError(rule.nextFee) ? '运费须为0-9999.99' : undefined,
    [of('freeValue')]:
      rule.freeType === freeType.pieces
        ? isPieceCount(rule.freeValue)
          ? undefined
          : '包邮门槛须为1-999的整数'
        : rule.freeType !== freeType.never && !(Number(rule.freeValue) > 0)
          ? '请填写包邮门槛'
          : undefined,
    [of('freePieces')]:
      rule.freeType === freeType.both && !isPieceCount(rule.freePieces) ? '包邮件数须为1-999的整数' : undefined,
    [of('regions')]: at > 0 && rule.regions.length === 0 ? '请选择配送地区' : undefined,
  }
}

/**
 * Returns the regions that occur more than once in the rules of a template. A city also counts as a duplicate of its
 * province.
 */
const doubledIn = (rules: readonly FreightRuleRow[]): string[] => {
  const codes = rules.slice(1).flatMap(({ regions }) => regions)
  const isTwice = (code: string, at: number) =>
    codes.indexOf(code) !== at || codes.includes(`${code.slice(0, 2)}0000`, code.endsWith('0000') ? at + 1 : 0)
  return [...new Set(codes.filter(isTwice))]
}

export const refuseFreight = (row: FreightRow): void => {
  const length = [...row.freightName].length
  const names = namesOf()
  const doubled = doubledIn(row.rules)
  refuseFields({
    freightName:
      length < 2 || length > 20
        ? '模板名称长度须为2-20个字符'
        : freights().some(({ id, freightName }) => id !== row.id && freightName === row.freightName)
          ? '模板名称已存在'
          : undefined,
    chargeType: chargeType.options.some(({ value }) => value === row.chargeType) ? undefined : '请选择计费方式',
    addressId: isSender(addressById(row.addressId)) ? undefined : '请选择发货地',
    freeAmount: row.freeAmount === '' || (centsOf(row.freeAmount) ?? 0) > 0 ? undefined : '满额包邮须大于0',
    ...(row.chargeType !== chargeType.free && {
      rules:
        row.rules.length === 0
          ? '请填写运费规则'
          : row.rules.length > 50
            ? '运费规则不能超过50条'
            : doubled.length > 0
              ? `地区不能重复：${doubled.map((code) => names.get(code) ?? code).join('、')}`
              : undefined,
      ...Object.assign({}, ...row.rules.map((rule, at) => ruleFaults(row.chargeType, rule, at))),
    }),
    noSendText: [...row.noSendText].length > 30 ? '不配送提示最多30个字符' : undefined,
  })
}
