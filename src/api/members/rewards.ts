import type { OrderShare } from '@/entities/orders/orderShare'
import { about, download, io, post, postRead, type Query } from '../call'
import { page, type Page } from '../reply'

type ShareQuery = Query<OrderShare>

/** The orders that came through shared links. */
export const listOrderRecords = postRead('/api-user/reward/orderRecordList', io<ShareQuery, Page<OrderShare>>(page))
export const exportOrderRecords = download('POST', '/api-user/reward/exportOrderRecordList', io<ShareQuery, Blob>())
export const removeOrderRecord = post('/api-user/reward/deleteOrderRecord', about<{ id: string }>('id'))
