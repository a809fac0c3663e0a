import type { Freight, FreightRule } from '@/entities/commerce/freight'
import type { LogisticsCompany } from '@/entities/commerce/logisticsCompany'
import type { ShopAddress } from '@/entities/commerce/shopAddress'
import { about, get, io, post, type Query, type Since } from '../call'
import { ifGiven, type Page, type Parts, pageOf, record, refs } from '../reply'

/** Carriers, including disabled ones. A carrier may be sent as its code only. */
export const list = get(
  '/api-star-web/web/commodity/logistics/company/page/list',
  io<Query<LogisticsCompany>, Page<LogisticsCompany>>(pageOf<LogisticsCompany>({}, 'logistics')),
)

export type CarrierInput = Partial<Omit<LogisticsCompany, 'id' | 'useCount' | 'updateTime'>>
const detail = get(
  '/api-star-web/web/commodity/logistics/company/get',
  io<{ id: string }, LogisticsCompany>(record<LogisticsCompany>({})),
)
export { detail as get }
export const create = post('/api-star-web/web/commodity/logistics/company/insert', io<CarrierInput>())
export const update = post(
  '/api-star-web/web/commodity/logistics/company/update',
  about<CarrierInput & { id: string }>('id'),
)
export const remove = post('/api-star-web/web/commodity/logistics/company/delete', about<{ id: string }>('id'))

export const listAddresses = get(
  '/api-star-web/web/commodity/shop/address/page/list',
  io<Query<ShopAddress>, Page<ShopAddress>>(pageOf<ShopAddress>({}, 'address')),
)
export type AddressInput = Partial<
  Omit<ShopAddress, 'id' | 'supplierName' | 'useCount' | 'createBy' | 'createTime' | 'updateTime'>
>
export const getAddress = get(
  '/api-star-web/web/commodity/shop/address/get',
  io<{ id: string }, ShopAddress>(record<ShopAddress>({})),
)
export const createAddress = post('/api-star-web/web/commodity/shop/address/insert', io<AddressInput>())
export const updateAddress = post(
  '/api-star-web/web/commodity/shop/address/update',
  about<AddressInput & { id: string }>('id'),
)
export const removeAddress = post('/api-star-web/web/commodity/shop/address/delete', about<{ id: string }>('id'))

export type FreightRuleInput = Partial<Omit<FreightRule, 'regions'>> & { regions: string[] }
/** Fields of a saved freight template. The flag alone makes it the default. */
export type FreightInput = Partial<
  Pick<Freight, 'freightName' | 'chargeType' | 'addressId' | 'supplierId' | 'freeAmount' | 'noSendText' | 'defaultFlag'>
> & { rules?: FreightRuleInput[]; noSendRegions?: string[] }

const FREIGHT: Parts<Freight> = { rules: [{ regions: refs('city') }], noSendRegions: ifGiven(refs('city')) }

export const listFreights = get(
  '/api-star-web/web/commodity/freight/page/list',
  io<Query<Freight> & { addressId?: string; supplierId?: string }, Page<Freight>>(pageOf(FREIGHT)),
)
export const getFreight = get('/api-star-web/web/commodity/freight/get', io<{ id: string }, Freight>(record(FREIGHT)))
export const createFreight = post('/api-star-web/web/commodity/freight/insert', io<FreightInput, { id: string }>())
export const updateFreight = post(
  '/api-star-web/web/commodity/freight/update',
  about<FreightInput & Since & { id: string }>('id'),
)
export const removeFreight = post('/api-star-web/web/commodity/freight/delete', about<{ id: string }>('id'))
