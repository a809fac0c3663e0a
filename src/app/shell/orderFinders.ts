import type { SendOptions } from '@/api/client'
import * as ats from '@/api/orders/ats'
import * as bigOrders from '@/api/orders/bigOrders'
import * as miniOrders from '@/api/orders/miniOrders'
import * as orders from '@/api/orders/orders'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import * as reservations from '@/api/vehicle/reservations'
import * as testDrive from '@/api/vehicle/testDrive'
import type { BigServiceOrder } from '@/entities/orders/bigServiceOrder'
import { isGiven } from '@/lib/given'
import { type Path, to } from '@/routes'

import { finder, FIRST, type Finder, type Rows } from './finder'
import type { SearchKind, SearchTerms } from './searchTerms'

const BY_ORDER: readonly SearchKind[] = ['order', 'number', 'phone']
const BY_CAR: readonly SearchKind[] = ['vin', 'order', 'number', 'phone']
/** Length of a VIN's ending that finds it too. */
const VIN_TAIL = 6

/** Returns the query of an order: by its customer's phone or its number, never by a name. */
const asOrder = ({ kind, phone, text }: SearchTerms) =>
  phone ? { phone, ...FIRST } : kind === 'name' ? undefined : { orderNo: text, ...FIRST }
const isVin = ({ kind, number }: SearchTerms) => kind === 'vin' || number?.length === VIN_TAIL

interface Order {
  id: string
  orderNo: string
  customerName: string
  dealerName: string
}
const shownAt =
  (page: Path, also: Record<string, string> = {}) =>
  ({ id, orderNo, customerName, dealerName }: Order) => ({
    title: orderNo || id,
    note: [customerName, dealerName],
    to: isGiven(id) ? to(page, { id, ...also }) : '',
  })

const customerOrders = (
  page: Path,
  list: (asked: Parameters<typeof orders.list>[0], send: SendOptions) => Rows<Order>,
  type: 'hq' | 'dealer',
  unless?: Path,
): Finder =>
  finder(
    page,
    BY_CAR,
    (words, send) => {
      const asked = words.kind === 'vin' ? { vin: words.text.toUpperCase(), ...FIRST } : asOrder(words)
      return asked && list(asked, send)
    },
    shownAt('/order-management/orderDetail', { type }),
    unless,
  )

const dmsOrders = (page: Path, unless?: Path): Finder =>
  finder(
    page,
    ['order', 'number'],
    ({ kind, text }, send) => (kind === 'name' ? undefined : orders.listDms({ orderNo: text, ...FIRST }, send)),
    ({ id, orderNo, modelName, dealerName }) => ({
      title: orderNo || id,
      note: [modelName, dealerName],
      to: isGiven(id) ? to('/order-management/orderDetail', { id, type: 'dms' }) : '',
    }),
    unless,
  )

/** Creates a finder of actual sales by VIN or its last six characters, sale number or the owner's phone. */
const sales = (page: Path, scope: ats.SaleScope, unless?: Path): Finder =>
  finder(
    page,
    BY_CAR,
    (words, send) => {
      const { phone, kind, text } = words
      if (kind === 'name') return undefined
      const by = phone ? { phone } : isVin(words) ? { vin: text.toUpperCase() } : { atsNo: text }
      return ats.list({ ...by, scope, ...FIRST }, send)
    },
    ({ id, atsNo, vin, customerName }) => ({
      title: vin || atsNo || id,
      note: [atsNo, customerName],
      to: isGiven(id) ? to('/solid-management/solidDetail', { id }) : '',
    }),
    unless,
  )

export const ORDER_FINDERS: readonly Finder[] = [
  customerOrders('/order-management/orderHeadquarter', orders.list, 'hq'),
  customerOrders('/order-management/orderDealer', orders.listDealer, 'dealer', '/order-management/orderHeadquarter'),
  finder(
    '/big-order/big-orderList',
    BY_ORDER,
    (words, send) => {
      const asked = asOrder(words)
      return asked && bigOrders.list({ ...asked, queryType: 'order' }, send)
    },
    shownAt('/big-order/big-orderDetail'),
  ),
  finder(
    '/smallOrder/carOrder',
    BY_ORDER,
    (words, send) => {
      const asked = asOrder(words)
      return asked && miniOrders.list({ ...asked, queryType: 'order' }, send)
    },
    shownAt('/smallOrder/carOrder'),
  ),
  dmsOrders('/order-management/dealerHeadquarter'),
  dmsOrders('/order-management/dealerDealer', '/order-management/dealerHeadquarter'),
  sales('/solid-management/solidHeadquarter', 'hq'),
  sales('/solid-management/solidDealerExhibition', 'showroom', '/solid-management/solidHeadquarter'),
  sales('/solid-management/solidDealerCounselor', 'counselor', '/solid-management/solidDealerExhibition'),
  finder(
    '/smallOrder/testDriveOrder',
    BY_ORDER,
    (words, send) => {
      const asked = asOrder(words)
      return asked && testDrive.list({ ...asked, source: 'MINI' }, send)
    },
    shownAt('/smallOrder/testDriveOrder'),
  ),
  finder(
    '/afterSale-management/maintenance',
    BY_ORDER,
    ({ phone, kind, text }, send) =>
      kind === 'name' ? undefined : reservations.list({ ...(phone ? { phone } : { reserveNo: text }), ...FIRST }, send),
    ({ id, reserveNo, plate, dealerName }) => ({
      title: reserveNo || id,
      note: [plate, dealerName],
      to: isGiven(id) ? to('/afterSale-management/maintenanceDetails', { id }) : '',
    }),
  ),
  finder(
    '/big-afterservice/big-serviceOrderList',
    BY_ORDER,
    ({ phone, kind, text }, send) =>
      kind === 'name'
        ? undefined
        : bigOrders.list({ ...(phone ? { phone } : { serviceNo: text }), ...FIRST, queryType: 'service' }, send),
    (row) => {
      // Row type of this query's reply.
      const { serviceNo, orderNo, id, customerName } = row as Partial<BigServiceOrder>
      return {
        title: serviceNo || id,
        note: [orderNo, customerName],
        to: isGiven(id) ? to('/big-afterservice/big-serviceOrderDetail', { id }) : '',
      }
    },
  ),
  finder(
    '/account-management/silverManagement',
    ['code', 'name'],
    ({ kind, text }, send) =>
      prorateAccounts.list(
        { ...(kind === 'code' ? { dealerCode: text.toUpperCase() } : { shopName: text }), ...FIRST },
        send,
      ),
    ({ id, dealerName, dealerCode, shopName }) => ({
      title: dealerName || shopName,
      note: [dealerCode, shopName],
      to: isGiven(id) ? to('/account-management/silverManagement', { mode: 'detail', record: id }) : '',
    }),
  ),
]
