import type { ActivityReport } from '@/entities/leads/activityReport'
import type { ActivityShare } from '@/entities/leads/activityShare'
import type { CardVisit } from '@/entities/leads/cardVisit'
import type { Consult } from '@/entities/leads/consult'
import type { MaterialReport } from '@/entities/leads/materialReport'
import type { MaterialShare } from '@/entities/leads/materialShare'
import type { Retention } from '@/entities/leads/retention'
import type { Bay, Workstation } from '@/entities/leads/workstation'
import { isRecord, prop } from '@/lib/json'
import { download, get, io } from '../call'
import { beside, type Counted, counted, type Numbers, numbers, page, type Page, rows } from '../reply'

/** Filters of the reports besides the page. No others are sent; ranges are 'from,to' (R-DATA-17). */
export type ReportFilter =
  | 'materialType'
  | 'label'
  | 'createTime'
  | 'title'
  | 'vehicleType'
  | 'dealerName'
  | 'shareUserName'
  | 'shopType'
  | 'materialId'
  | 'shareTime'
  | 'consultTime'
  | 'dealName'
  | 'dealSeries'
  | 'dealTime'
  | 'isDeal'
  | 'isNewClue'
  | 'userName'
  | 'userPhone'
  | 'shareId'
  | 'seriesName'
  | 'source'
  | 'uploadType'
  | 'dealerCode'
  | 'activityId'
interface Sorting {
  sortField?: string
  sortOrder?: 'asc' | 'desc'
}
export type ReportQuery = { [K in ReportFilter]?: unknown } & Sorting & { pageSize?: number; pageNo?: number }
export type ReportType =
  | 'material'
  | 'share'
  | 'card'
  | 'consult'
  | 'activity'
  | 'activityShare'
  | 'retention'
  | 'workstation'

export interface Ranked {
  id: string
  title: string
  value: number
  materialType?: number
}
export type Daily = Partial<Record<'shareCount' | 'viewCount' | 'joinCount' | 'retentionCount', number>> & {
  date: string
}

export interface MaterialHead extends Pick<
  MaterialReport,
  'materialId' | 'title' | 'materialType' | 'label' | 'uploadType' | 'dealerName'
> {
  cover: string
}
export interface ShareHead
  extends
    Pick<MaterialShare, 'shareId' | 'shareUserName' | 'dealerName' | 'shareTime'>,
    Pick<MaterialHead, 'materialId' | 'title'> {}
export interface ActivityHead extends Pick<ActivityReport, 'activityId' | 'title' | 'startTime' | 'endTime'> {
  cover: string
  status: number
}

/**
 * Materials with the totals of all matches, those of the previous period if there is a period, and the top ten by
 * each measure.
 */
export interface MaterialAnswer extends Counted<MaterialReport> {
  previous: Numbers
  top10: Readonly<Record<string, Ranked[]>>
  byType: { materialType: number; count: number }[]
}
export interface ShareAnswer extends Page<MaterialShare> {
  material?: MaterialHead
  byDay: Daily[]
}
export interface CardAnswer extends Page<CardVisit> {
  share?: ShareHead
}
export interface ConsultAnswer extends Page<Consult> {
  material?: MaterialHead
  share?: ShareHead
}
export interface ActivityAnswer extends Counted<ActivityReport> {
  top10: Ranked[]
}
export interface ActivityShareAnswer extends Page<ActivityShare> {
  activity?: ActivityHead
  byDealer: { dealerCode: string; dealerName: string; joinCount: number; retentionCount: number }[]
  byDay: Daily[]
}
export interface RetentionAnswer extends Counted<Retention> {
  activity?: ActivityHead
}
export interface WorkstationAnswer extends Counted<Workstation> {
  byArea: ({ areaName: string } & Record<Bay, number>)[]
}

const list10 = (data: unknown): Readonly<Record<string, Ranked[]>> => {
  const top10 = prop(data, 'top10')
  return Object.fromEntries(
    (isRecord(top10) ? Object.entries(top10) : []).map(([measure, best]) => [measure, rows<Ranked>(best)]),
  )
}

export const list = get(
  '/api-report/materialReport/list',
  io<ReportQuery, MaterialAnswer>((data) => ({
    ...counted(data),
    previous: numbers(prop(data, 'previous')),
    top10: list10(data),
    byType: rows(prop(data, 'byType')),
  })),
)
export const getMaterialDetails = get(
  '/api-report/materialReport/materialDetails',
  io<ReportQuery, ShareAnswer>((data) => ({
    ...page(data),
    material: beside(data, 'material', { label: [] }),
    byDay: rows(prop(data, 'byDay')),
  })),
)
export const listCards = get(
  '/api-report/materialReport/cardDetails',
  io<ReportQuery, CardAnswer>((data) => ({ ...page(data), share: beside(data, 'share', {}) })),
)
export const listConsults = get(
  '/api-report/materialReport/consultDetails',
  io<ReportQuery, ConsultAnswer>((data) => ({
    ...page(data),
    material: beside(data, 'material', { label: [] }),
    share: beside(data, 'share', {}),
  })),
)
export const listActivities = get(
  '/api-report/materialReport/activityList',
  io<ReportQuery, ActivityAnswer>((data) => ({ ...counted(data), top10: rows(prop(data, 'top10')) })),
)
export const getReportDetails = get(
  '/api-report/materialReport/reportDetails',
  io<ReportQuery, ActivityShareAnswer>((data) => ({
    ...page(data),
    activity: beside(data, 'activity', {}),
    byDealer: rows(prop(data, 'byDealer')),
    byDay: rows(prop(data, 'byDay')),
  })),
)
/** Contacts left in one campaign. The summary counts them, the new leads and the deals. */
export const listRetention = get(
  '/api-report/materialReport/retentionDetails',
  io<ReportQuery, RetentionAnswer>((data) => ({ ...counted(data), activity: beside(data, 'activity', {}) })),
)
export const listWorkstations = get(
  '/api-report/materialReport/workstationList',
  io<ReportQuery, WorkstationAnswer>((data) => ({ ...counted(data), byArea: rows(prop(data, 'byArea')) })),
)
export const exportList = download(
  'GET',
  '/api-report/materialReport/export',
  io<{ [K in ReportFilter]?: unknown } & Sorting & { reportType: ReportType }, Blob>(),
)
