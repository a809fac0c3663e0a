import type { AfterSaleConfig } from '@/entities/commerce/afterSaleConfig'
import type { AfterSaleDetail, ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import type { ShopOrder, ShopOrderDetail } from '@/entities/commerce/shopOrder'
import type { PackageItem, ShopPackage } from '@/entities/commerce/shopPackage'
import type { ImportSummary } from '@/entities/shared/file'
import type { Place } from '@/entities/shared/place'
import { prop } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { about, download, get, io, post, type Query, upload } from '../call'
import { type Counted, countedOf, imported, numbers, type Parts, record } from '../reply'

/** Filters besides the fields: waiting for more than two days, with a buyer's note. */
interface Quick {
  overdue?: 1
  hasRemark?: 1
}
type OrderQuery = Query<ShopOrder> & Quick & { userId?: string }
type PackageQuery = Query<ShopPackage>

const ORDER: Parts<ShopOrder> = { items: [{}] }
const PACKAGE: Parts<ShopPackage> = { traces: [{}], items: [{}], lines: [{}] }

/** Orders with counts by state and the number waiting for more than two days (`overdue`). */
export const list = get(
  '/api-star-web/order/info/list',
  io<OrderQuery, Counted<ShopOrder>>((data) => {
    const answer = countedOf<ShopOrder>(ORDER)(data)
    return { ...answer, summary: { ...answer.summary, ...numbers({ overdue: prop(data, 'overdueCount') }) } }
  }),
)
/** Sub-orders with counts by state and the number waiting for each supplier (`supplier:<id>`). */
export const listNew = get(
  '/api-star-web/order/info/new/list',
  io<PackageQuery, Counted<ShopPackage>>(countedOf(PACKAGE)),
)
const detail = get(
  '/api-star-web/order/info/get',
  io<{ id: string }, ShopOrderDetail>(
    record<ShopOrderDetail>({
      ...ORDER,
      packages: [PACKAGE],
      logs: [{}],
      invoice: { maybe: {} },
    }),
  ),
)
export { detail as get }

export interface SentParcel {
  logisticsCode: string
  trackingNo: string
  items: PackageItem[]
}
export const deliver = post('/api-star-web/order/info/deliver', about<{ id: string; packages: SentParcel[] }>('id'))
export const updateAddress = post(
  '/api-star-web/order/info/update/address',
  about<{ id: string; receiverName: string; receiverPhone: string; address: string } & Place>('id'),
)
export const cancel = post(
  '/api-star-web/order/info/cancel',
  about<{ id: string; cancelReason: number; remark: string }>('id'),
)
export const remark = post('/api-star-web/order/info/remark', about<{ id: string; remark: string; flag: number }>('id'))
export const updateLogistics = post(
  '/api-star-web/order/info/updateLogistic',
  about<{ id: string; packageId: string; logisticsCode: string; trackingNo: string }>('packageId'),
)
/** Ships the sub-orders of a file. Valid rows are shipped, the others are reported. */
export const batchDeliver = upload(
  '/api-star-web/order/info/batchDelivery',
  io<FormData, ImportSummary | undefined>(imported),
)
/** Allows after-sales requests for a finished order until a day, or disallows them. */
export const supportAfterSales = post(
  '/api-star-web/order/info/supportAfterSales',
  about<{ id: string; supportAfterSales: 0 | 1; supportUntil: string }>('id'),
)
export const exportList = download(
  'GET',
  '/api-star-web/order/info/excel',
  io<(OrderQuery | PackageQuery) & { queryType: 'order' | 'package' }, Blob>(),
)

const CASE: Parts<ShopAfterSale> = { images: [] }
/** Returns the lead of the server's clock over the local one in ms. */
const aheadIn = (data: unknown): number => {
  const told = toMillis(prop(data, 'serverTime'))
  return told === undefined ? 0 : told - Date.now()
}
type CaseQuery = Query<ShopAfterSale> & { supplierId?: string; orderId?: string; urgent?: 1 }
export const listAfterSales = get(
  '/api-star-web/order/after/sale/list',
  io<CaseQuery, Counted<ShopAfterSale>>((data) => {
    const answer = countedOf<ShopAfterSale>(CASE)(data)
    const ahead = aheadIn(data)
    return { ...answer, records: answer.records.map((row) => ({ ...row, ahead })) }
  }),
)
export const getAfterSale = get(
  '/api-star-web/order/after/sale/get',
  io<{ id: string }, AfterSaleDetail>((data) => ({
    ...record<AfterSaleDetail>({ ...CASE, returnTraces: [{}], resendTraces: [{}], logs: [{}] })(data),
    ahead: aheadIn(data),
  })),
)
export const applyAfterSale = post(
  '/api-star-web/order/after/sale/sales/apply',
  io<
    {
      orderId: string
      items: { itemId: string; quantity: number }[]
      afterSaleType: number
      reason: number
      refundAmount: string
      refundPoints: number
      description: string
      images: string[]
    },
    { id: string }
  >(),
)
/** Approves a case. A refund without return is paid next, otherwise the goods are first returned to the address. */
export const agreeAfterSale = post(
  '/api-star-web/order/after/sale/agree',
  about<{ id: string; addressId?: string; remark: string }>('id'),
)
export const refuseAfterSale = post(
  '/api-star-web/order/after/sale/refuse',
  about<{ id: string; refuseReason: number; remark: string; images: string[] }>('id'),
)
/** Confirms the return of the goods. For an exchange the replacement is shipped with it. */
export const confirmReceiving = post(
  '/api-star-web/order/after/sale/delivery',
  about<{ id: string; remark: string; images: string[]; logisticsCode?: string; trackingNo?: string }>('id'),
)
export const agreeRefund = post(
  '/api-star-web/order/after/sale/refund',
  about<{ id: string; refundAmount: string; refundPoints: number; remark: string }>('id'),
)
export const getAfterSaleConfig = get(
  '/api-star-web/order/after/sale/config/get',
  io<void, AfterSaleConfig>(record<AfterSaleConfig>({ typeFlags: [] })),
)
export const saveAfterSaleConfig = post('/api-star-web/order/after/sale/config/update', io<Partial<AfterSaleConfig>>())
