import { get, io } from '../call'
import { page, type Page } from '../reply'

/** An actual sale as a picker names it. */
export interface SaleChoice {
  id: string
  atsNo: string
  vin: string
  customerName: string
  seriesName: string
  saleDate: string
  dealerName: string
}

interface SaleQuery {
  scope: 'hq' | 'counselor' | 'showroom'
  keyword?: string
  status?: number[]
  applyState?: number[]
  pageNo?: number
  pageSize?: number
}

export const list = get('/api-order/ats/list', io<SaleQuery, Page<SaleChoice>>(page))
