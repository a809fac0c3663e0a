import type { ActualSale, SaleDetail, VoidApplication } from '@/entities/orders/actualSale'
import type { AtsHistory } from '@/entities/orders/atsHistory'
import type { AtsInvoice } from '@/entities/orders/atsInvoice'
import type { AtsOwner } from '@/entities/orders/atsOwner'
import type { AtsReportLine, AtsReportRow } from '@/entities/orders/atsReport'
import type { Transfer } from '@/entities/orders/transfer'
import type { TransferRecord } from '@/entities/orders/transferRecord'
import type { Place } from '@/entities/shared/place'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, counted, numbers, type Numbers, page, type Page, type Parts, record } from '../reply'

/** All dealers' sales, the consultant's own, or those of the own dealer. */
export type SaleScope = 'hq' | 'counselor' | 'showroom'

/**
 * A query of sales. The `tab` todo filters for the user's pending reviews: sales in a state or with an application in
 * one.
 */
export type SaleQuery = Query<ActualSale> & { scope: SaleScope; tab?: 'todo' }

/** Query of the report: months as '2026-01', groups and filters, several values of a filter as a list. */
export type ReportQuery = Query<
  Record<'startMonth' | 'endMonth' | 'dealerCode' | 'areaName' | 'seriesCode' | 'saleType', unknown>
> & { groupBy?: string }
type LineQuery = Query<AtsReportLine> & { scope: 'hq' | 'dealer' }

/** A page of groups, with the totals of all groups and the figures of the current month. */
export interface ReportAnswer extends Page<AtsReportRow> {
  summary: Numbers
  /** Of this month: saleCount, targetCount, finishRate, momRate, yoyRate, infoRate. */
  current: Numbers
}
const report = (data: unknown): ReportAnswer => ({
  ...counted<AtsReportRow>(data),
  current: numbers(prop(data, 'current')),
})
/**
 * A page of lines with the number of cars (count), total (amount) and average price (average), if the server sends
 * them.
 */
export type LineAnswer = Counted<AtsReportLine>

export type SaleInput = Partial<
  Omit<ActualSale, 'id'> & Omit<AtsOwner, 'atsId' | 'region'> & Omit<AtsInvoice, 'atsId'> & Place
> & { id?: string }

export type TransferInput = { id: string; transferId: string } & Pick<TransferRecord, 'transferDate' | 'certificate'> &
  Partial<Pick<TransferRecord, 'plate' | 'invoiceNo'>>

const RECORD: Parts<TransferRecord> = { certificate: [] }
const TRANSFER: Parts<Transfer> = { images: [], record: { maybe: RECORD } }
const VOID: Parts<VoidApplication> = { images: [] }
const detail = record<SaleDetail>({
  focus: [],
  deliveryImages: [],
  transfer: { maybe: TRANSFER },
  transfers: [TRANSFER],
  voidApply: { maybe: VOID },
})
/** Flattens owner and invoice, which may be sent as fields of the sale or as records. */
const flat = (data: unknown): unknown => {
  if (!isRecord(data)) return data
  const { atsOwner, atsInvoice, region, ...own } = data
  return Object.assign({}, ...[region, atsOwner, atsInvoice, own].filter(isRecord))
}

const whole = (data: unknown): SaleDetail => {
  const sale = detail(flat(data))
  const { transfer } = sale
  return transfer && sale.transfers.length === 0 ? { ...sale, transfers: [transfer] } : sale
}

export const list = get('/api-order/ats/list', io<SaleQuery, Counted<ActualSale>>(counted))
/** A sale in full. If a server lists no transfers, the current one is the list. */
const detailOf = get('/api-order/ats/detail', io<{ id: string }, SaleDetail>(whole))
export { detailOf as get }
export const listHistory = get(
  '/api-order/ats/history',
  io<{ id: string; pageNo?: number; pageSize?: number }, Page<AtsHistory>>(page),
)
export const save = post('/api-order/ats/save', io<SaleInput, { id: string }>())
export const submit = post('/api-order/ats/submit', about<{ id: string }>('id'))
/** Records a completed transfer. From then on the car belongs to the new owner. */
export const transferOwnership = post('/api-order/ats/transferOwnership', about<TransferInput>('id'))
export const exportList = download('GET', '/api-order/ats/export', io<SaleQuery, Blob>())
export const getReport = get('/api-order/ats/report', io<ReportQuery, ReportAnswer>(report))
export const getReportDetail = get('/api-order/ats/report/detail', io<LineQuery, LineAnswer>(counted))
export const exportReport = download(
  'GET',
  '/api-order/ats/report/export',
  io<(ReportQuery & { type: 'group' }) | (LineQuery & { type: 'detail' }), Blob>(),
)
