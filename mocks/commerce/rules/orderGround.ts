import type { PlaceFields } from '../../system/data/types'
import type { ShopOrderRow } from '../data/shopOrders'
import { freights } from './freights'
import { goodsById } from './goods'

/** True if all goods of an order can be sent to a place, by the freight template of each or by the default template. */
export const sendsTo = ({ items }: ShopOrderRow, { provinceCode, cityCode }: PlaceFields): boolean =>
  items.every(({ goodsId }) => {
    const own = goodsById(goodsId)?.freightId
    const template = freights().find(({ id, defaultFlag }) => (own ? id === own : defaultFlag === 1))
    return !template?.noSendRegions.some((code) => code === provinceCode || code === cityCode)
  })
