import { addressType, type ShopAddress } from '@/entities/commerce/shopAddress'
import type { Context } from '../../core/context'
import { personName, streetAddress } from '../../core/names'
import type { PlaceFields } from '../../system/data/types'

/** An address as stored. Without a supplier it belongs to the platform. */
export type AddressRow = Omit<ShopAddress, 'supplierName' | 'useCount'>

type Seed = readonly [
  name: string,
  type: ShopAddress['addressType'],
  supplier: number | undefined,
  county: string,
  send: 0 | 1,
  back: 0 | 1,
]
const { send, return: back, both } = addressType
const SEEDS: readonly Seed[] = [
  ['上海总仓', both, undefined, '310114', 1, 0],
  ['上海退货中心', back, undefined, '310114', 0, 1],
  ['华南分仓', send, undefined, '440106', 0, 0],
  ['途安内饰发货仓', both, 0, '330212', 1, 1],
  ['车之翼广州仓', send, 1, '440106', 1, 0],
  ['车之翼售后部', back, 1, '440106', 0, 1],
  ['星驰电子嘉定仓', both, 2, '310114', 1, 1],
  ['绿动能源苏州仓', send, 3, '320505', 1, 0],
  ['品跃文创朝阳仓', both, 6, '110105', 0, 0],
]

/** Builds the send and return addresses. A supplier is given by its index. */
export const buildAddresses = (
  context: Context,
  placeOf: (countyCode: string) => PlaceFields,
  supplierIds: readonly string[],
): AddressRow[] =>
  SEEDS.map(([addressName, type, supplier, county, defaultSend, defaultReturn], index) => {
    const createTime = context.workTime(600 - index * 53)
    return {
      id: String(5_300_011 + index * 3),
      addressName,
      addressType: type,
      supplierId: supplier === undefined ? '' : (supplierIds[supplier] ?? ''),
      contactName: personName(context.random).name,
      phone: index === 7 ? '' : context.phone(),
      telephone: index % 3 === 1 ? `0${20 + index}-8${context.random.digits(7)}` : '',
      ...placeOf(county),
      address: streetAddress(context.random),
      postcode: index % 2 === 0 ? `${county.slice(0, 4)}00` : '',
      workTime: index % 2 === 0 ? '周一至周六 09:00-18:00' : '',
      defaultSend,
      defaultReturn,
      remark: type === back ? '请勿使用到付' : '',
      createBy: '商城运营',
      createTime,
      updateTime: createTime,
    }
  })
