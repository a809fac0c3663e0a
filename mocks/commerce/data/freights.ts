import { chargeType, freeType } from '@/entities/commerce/freight'
import { addressType } from '@/entities/commerce/shopAddress'
import { is } from '@/entities/field'
import { createContext } from '../../core/context'
import { at } from '../../core/random'
import type { AddressRow } from './addresses'

export interface FreightRuleRow {
  regions: string[]
  firstUnit: number
  firstFee: string
  nextUnit: number
  nextFee: string
  freeType: number
  freeValue: string | number | null
  freePieces: number | null
}
export interface FreightRow {
  id: string
  freightName: string
  chargeType: number
  addressId: string
  supplierId: string
  rules: FreightRuleRow[]
  freeAmount: string
  noSendRegions: string[]
  noSendText: string
  defaultFlag: 0 | 1
  updateBy: string
  updateTime: string
}

const FIRST_ID = 5401
const NOWHERE = '该地区暂不配送'
const FAR = ['540000', '650000', '630000', '150000']
const ISLANDS = ['710000', '810000', '820000']
const editors = ['苏婉清', '陆明远', '何嘉怡'] as const

const rule = (
  regions: string[],
  [firstUnit, firstFee, nextUnit, nextFee]: readonly [number, string, number, string],
  free: Partial<Pick<FreightRuleRow, 'freeType' | 'freeValue' | 'freePieces'>> = {},
): FreightRuleRow => ({
  regions,
  firstUnit,
  firstFee,
  nextUnit,
  nextFee,
  freeType: freeType.never,
  freeValue: null,
  freePieces: null,
  ...free,
})

type Seed = Pick<FreightRow, 'freightName' | 'chargeType' | 'rules' | 'noSendRegions'> & { freeAmount?: string }
const seeds: readonly Seed[] = [
  {
    freightName: '全国通用（按件）',
    chargeType: chargeType.pieces,
    rules: [
      rule([], [1, '8.00', 1, '2.00'], { freeType: freeType.amount, freeValue: '199.00' }),
      rule(['310000', '320000', '330000'], [1, '6.00', 1, '1.00'], { freeType: freeType.pieces, freeValue: 3 }),
      rule(FAR, [1, '20.00', 1, '10.00']),
    ],
    noSendRegions: ISLANDS,
  },
  {
    freightName: '精品周边（按件）',
    chargeType: chargeType.pieces,
    rules: [
      rule([], [2, '10.00', 1, '3.00']),
      rule(['440100', '440300'], [2, '5.00', 1, '1.50'], {
        freeType: freeType.both,
        freeValue: '99.00',
        freePieces: 2,
      }),
    ],
    freeAmount: '299.00',
    noSendRegions: [...ISLANDS, '540000'],
  },
  {
    freightName: '养护用品（按重量）',
    chargeType: chargeType.weight,
    rules: [
      rule([], [1, '12.00', 1, '4.00']),
      rule(['110000', '120000', '130000'], [1, '9.00', 0.5, '1.50']),
      rule(FAR, [1, '25.00', 1, '15.00']),
    ],
    noSendRegions: ISLANDS,
  },
  {
    freightName: '大件用品（按体积）',
    chargeType: chargeType.volume,
    rules: [rule([], [0.1, '30.00', 0.1, '12.00']), rule(['320000', '340000'], [0.1, '18.00', 0.1, '8.00'])],
    noSendRegions: [...ISLANDS, ...FAR],
  },
  { freightName: '积分商品包邮', chargeType: chargeType.free, rules: [], noSendRegions: ISLANDS },
  {
    freightName: '活动临时模板',
    chargeType: chargeType.weight,
    rules: [rule([], [1, '10.00', 1, '5.00'], { freeType: freeType.amount, freeValue: '149.00' })],
    noSendRegions: [],
  },
]

export const buildFreights = (
  now: number,
  addresses: readonly Pick<AddressRow, 'id' | 'supplierId' | 'addressType'>[],
): FreightRow[] => {
  const { workTime } = createContext(now, 20_241_201, 1)
  const senders = addresses.filter((one) => is(one.addressType, addressType.send, addressType.both))
  return seeds.map((seed, index) => {
    const address = at(senders, index)
    return {
      freeAmount: '',
      noSendText: NOWHERE,
      ...seed,
      id: String(FIRST_ID + index),
      addressId: address.id,
      supplierId: address.supplierId,
      defaultFlag: index === 0 ? 1 : 0,
      updateBy: at(editors, index),
      updateTime: workTime(4 + index * 9),
    }
  })
}
