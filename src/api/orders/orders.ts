import type { CustomerOrder, CustomerOrderDetail } from '@/entities/orders/customerOrder'
import type { DmsOrder, DmsOrderDetail } from '@/entities/orders/dmsOrder'
import type { TaxRate } from '@/entities/orders/taxRate'
import type { SecondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, counted, page, type Page, record, rows } from '../reply'

type OrderQuery = Query<CustomerOrder>
/** A page of dealer orders, with the time of the last DMS synchronisation if it was sent. */
export type DmsPage = Page<DmsOrder> & { syncTime: string }

export const list = get('/api-order/exceed/order/boss/list', io<OrderQuery, Counted<CustomerOrder>>(counted))
export const exportList = download('GET', '/api-order/exceed/order/boss/export', io<OrderQuery, Blob>())
const whole = record<CustomerOrderDetail>({ payments: [{}], steps: [{}] })
const detail = get('/api-order/exceed/order/boss/detail', io<{ id: string }, CustomerOrderDetail>(whole))
export { detail as get }
export const listDealer = get('/api-order/exceed/order/dealer/list', io<OrderQuery, Counted<CustomerOrder>>(counted))
export const getDealer = get('/api-order/exceed/order/dealer/detail', io<{ id: string }, CustomerOrderDetail>(whole))
export const listDms = get(
  '/api-order/dmsDealerOrder/list',
  io<Query<DmsOrder>, DmsPage>((data) => {
    const syncTime = prop(data, 'syncTime')
    return { ...page<DmsOrder>(data), syncTime: typeof syncTime === 'string' ? syncTime : '' }
  }),
)
export const getDms = get(
  '/api-order/dmsDealerOrder/detail',
  io<{ id: string }, DmsOrderDetail>(record<DmsOrderDetail>({ cars: [{}] })),
)
export const getTaxRate = get('/api-order/taxRate/config/get', io<void, TaxRate[]>(rows))
/** Replaces all tax rates. */
export const saveTaxRate = post('/api-order/taxRate/config/save', io<{ items: readonly Partial<TaxRate>[] }>())
export const listSecondDealerApprovals = get(
  '/api-order/secondDealer/approve/list',
  io<Query<SecondDealerApproval> & { secondId?: string }, Page<SecondDealerApproval>>(page),
)
/** Decides an application: 1 approves, 2 rejects. */
export const approveSecondDealer = post(
  '/api-order/secondDealer/approve',
  about<{ id: string; result: 1 | 2; opinion: string }>('id'),
)
