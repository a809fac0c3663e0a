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

/** The names by which the reports can be narrowed beside the page; no others travel, ranges as 'from,to' (R-DATA-17). */
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
/** The reports that can be had as a file. */
export type ReportType =
  | 'material'
  | 'share'
  | 'card'
  | 'consult'
  | 'activity'
  | 'activityShare'
  | 'retention'
  | 'workstation'

/** A place among the ten best. */
export interface Ranked {
  id: string
  title: string
  value: number
  /** Of a material. */
  materialType?: number
}
/** Numbers of one day. */
export type Daily = Partial<Record<'shareCount' | 'viewCount' | 'joinCount' | 'retentionCount', number>> & {
  date: string
}

/** What a material is; `cover` is the address of a picture. */
export interface MaterialHead extends Pick<
  MaterialReport,
  'materialId' | 'title' | 'materialType' | 'label' | 'uploadType' | 'dealerName'
> {
  cover: string
}
/** Who shared what, and when. */
export interface ShareHead
  extends
    Pick<MaterialShare, 'shareId' | 'shareUserName' | 'dealerName' | 'shareTime'>,
    Pick<MaterialHead, 'materialId' | 'title'> {}
/** What a campaign is; `status` is a taskStage: before, during or after its period. */
export interface ActivityHead extends Pick<ActivityReport, 'activityId' | 'title' | 'startTime' | 'endTime'> {
  cover: string
  status: number
}

/** The materials with the sums of all that fit, those of the period before (none without a period), and the ten best by each measure. */
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
/** The campaigns with the sums of all that fit, and the ten best by contacts left. */
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
/** The dealers with the sums of all that fit, also by sales area. */
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
/** The shares of one material. */
export const getMaterialDetails = get(
  '/api-report/materialReport/materialDetails',
  io<ReportQuery, ShareAnswer>((data) => ({
    ...page(data),
    material: beside(data, 'material', { label: [] }),
    byDay: rows(prop(data, 'byDay')),
  })),
)
/** Who opened the business card through one share. */
export const listCards = get(
  '/api-report/materialReport/cardDetails',
  io<ReportQuery, CardAnswer>((data) => ({ ...page(data), share: beside(data, 'share', {}) })),
)
/** What was asked about one material, or through one share of it. */
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
/** The sharers of one campaign. */
export const getReportDetails = get(
  '/api-report/materialReport/reportDetails',
  io<ReportQuery, ActivityShareAnswer>((data) => ({
    ...page(data),
    activity: beside(data, 'activity', {}),
    byDealer: rows(prop(data, 'byDealer')),
    byDay: rows(prop(data, 'byDay')),
  })),
)
/** The contacts left in one campaign; the summary counts them, the new leads and the deals among them. */
export const listRetention = get(
  '/api-report/materialReport/retentionDetails',
  io<ReportQuery, RetentionAnswer>((data) => ({ ...counted(data), activity: beside(data, 'activity', {}) })),
)
export const listWorkstations = get(
  '/api-report/materialReport/workstationList',
  io<ReportQuery, WorkstationAnswer>((data) => ({ ...counted(data), byArea: rows(prop(data, 'byArea')) })),
)
/** Any of the reports as a sheet, by its own filters. */
export const exportList = download(
  'GET',
  '/api-report/materialReport/export',
  io<{ [K in ReportFilter]?: unknown } & Sorting & { reportType: ReportType }, Blob>(),
)
