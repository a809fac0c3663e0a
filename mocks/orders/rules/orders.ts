import type { CustomerOrder, CustomerOrderDetail } from '@/entities/orders/customerOrder'
import type { DmsOrder, DmsOrderDetail } from '@/entities/orders/dmsOrder'
import { taxEnergy, taxType } from '@/entities/orders/orderEnums'
import type { OrderShare } from '@/entities/orders/orderShare'
import type { TaxRate } from '@/entities/orders/taxRate'
import { staffPost } from '@/entities/shared/enums'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { rewardGoodsName, rewardOrderSeeds } from '../../commerce/rules/rewards'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { areaOf, consultantName, dealerName, leads, seriesName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { buildCustomerOrders, type CustomerOrderRow } from '../data/customerOrders'
import { buildDmsOrders, type DmsOrderRow } from '../data/dmsOrders'
import { buildOrderShares, type OrderShareRow } from '../data/orderShares'

interface OrderData {
  orders: CustomerOrderRow[]
  shares: OrderShareRow[]
  rates: TaxRate[]
}

const ORDERS = 300
const DMS = 120

const buildRates = (now: number): TaxRate[] => {
  const { date, time } = createContext(now, 1, 1)
  const rate = (id: string, tax: 1 | 2 | 3, energy: 0 | 1 | 2 | 3, percent: number, days: number): TaxRate => ({
    id,
    taxType: tax,
    energyType: energy,
    rate: percent,
    startTime: date(days),
    remark: '',
    updateBy: '李静',
    updateTime: time(days + 1),
  })
  return [
    rate('701', taxType.vat, taxEnergy.all, 13, 900),
    rate('702', taxType.purchase, taxEnergy.petrol, 10, 900),
    rate('703', taxType.purchase, taxEnergy.electric, 0, 900),
    rate('704', taxType.purchase, taxEnergy.electric, 5, -40),
  ]
}

const made = seeded('orders', (): OrderData => {
  const context = createContext(reference(), 20_240_811, 1)
  const orders = buildCustomerOrders(context, control.now(), { ...org, leads }, ORDERS * control.volume())
  return {
    orders,
    shares: [...buildOrderShares(context, orders), ...rewardOrderSeeds()],
    rates: buildRates(reference()),
  }
})
export const dmsOrders = seeded('dmsOrders', (): readonly DmsOrderRow[] =>
  buildDmsOrders(createContext(reference(), 20_240_812, 2001), org, DMS * control.volume()),
)
export const customerOrders = (): readonly CustomerOrderRow[] => made().orders
export const orderShares = (): readonly OrderShareRow[] => made().shares
export const taxRates = (): TaxRate[] => made().rates
export const setTaxRates = (rates: TaxRate[]): void => {
  made().rates = rates
}
export const dropOrderShare = (id: string): void => {
  made().shares = made().shares.filter((row) => row.id !== id)
}

/** Returns the staff id of an account that belongs to a consultant, who sees only their own orders. */
const sellerOf = (user: UserRow): string | undefined => {
  const person = org.staff.find((row) => row.username !== '' && row.username === user.username)
  return person?.post === staffPost.salesConsultant ? person.id : undefined
}

/**
 * Returns a predicate for orders in the user's scope: a consultant's own orders, for others those of the dealers in
 * scope. An order with `consultantId` undefined is visible to every consultant of its dealer.
 */
export const seesOrder = (user: UserRow) => {
  const sees = seesRecord(user)
  const seller = sellerOf(user)
  return ({ dealerCode, consultantId }: { dealerCode: string; consultantId?: string }): boolean =>
    sees({ dealerCode, areaName: areaOf(dealerCode) }) &&
    (seller === undefined || consultantId === undefined || consultantId === seller)
}

/** Returns the net part of a price in cents. The tax rate is in percent. */
export const netCents = (cents: number, taxRate: number): number => Math.round((cents * 100) / (100 + taxRate))

export const orderView = ({ guideCents, dealCents, paidCents, ...row }: CustomerOrderRow): CustomerOrderDetail => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as CustomerOrderDetail),
  seriesName: seriesName(row.seriesCode),
  areaName: areaOf(row.dealerCode),
  dealerName: dealerName(row.dealerCode),
  consultantName: consultantName(row.consultantId),
  guidePrice: fromCents(guideCents),
  dealPrice: fromCents(dealCents),
  netPrice: fromCents(netCents(dealCents, row.taxRate)),
  paidAmount: fromCents(paidCents),
})
export const orderRow = (row: CustomerOrderRow): CustomerOrder => {
  const { payments: _payments, steps: _steps, ...view } = orderView(row)
  return view
}
export const maskedRow = (row: CustomerOrderRow): CustomerOrder => ({
  ...orderRow(row),
  customerName: maskName(row.customerName),
})

export const dmsView = ({ unitCents, rebateCents, totalCents, ...row }: DmsOrderRow): DmsOrderDetail => ({
  // As above.
  ...(row as unknown as DmsOrderDetail),
  seriesName: seriesName(row.seriesCode),
  areaName: areaOf(row.dealerCode),
  dealerName: dealerName(row.dealerCode),
  secondDealerName: dealerName(row.secondDealerCode),
  unitPrice: fromCents(unitCents),
  rebateAmount: fromCents(rebateCents),
  totalAmount: fromCents(totalCents),
})
export const dmsRow = (row: DmsOrderRow): DmsOrder => {
  const { cars: _cars, ...view } = dmsView(row)
  return view
}

export const shareView = ({ amountCents, orderId: _order, rewardGoodsId, ...row }: OrderShareRow): OrderShare => ({
  ...(rewardGoodsId !== undefined && { goodsName: rewardGoodsName(rewardGoodsId) }),
  // As above.
  ...(row as unknown as OrderShare),
  shareUserName: maskName(row.shareUserName),
  customerName: maskName(row.customerName),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
  orderAmount: fromCents(amountCents),
})
