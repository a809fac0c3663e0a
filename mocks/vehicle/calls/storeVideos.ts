import * as tripReports from '@/api/vehicle/tripReports'
import { dealerStatus } from '@/entities/shared/enums'
import { storeVideo, storeVideoReport } from '@/entities/vehicle/storeVideo'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, text } from '../../core/input'
import { columnsOf, sheetOf } from '../../core/sheet'
import { between, like, oneOf, paged } from '../../core/table'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { worksAtHeadquarters } from '../../community/rules/headquarters'
import { daysBetween, dealerReport, reportOf, shifted, storeVideos, sumsOf, videoView } from '../rules/storeVideos'

type Input = Record<string, unknown>
const PAGE = '/trip-path/storeVideoReports'
const DAYS = 30
const MAX_DEALERS = 40

const periodOf = (input: Input, now: number): [from: string, until: string] => {
  const until = text(input.periodEnd).slice(0, 10) || wireTime(now).slice(0, 10)
  return [text(input.periodStart).slice(0, 10) || shifted(until, 1 - DAYS), until]
}

const groundOf = (input: Input, user: UserRow) => {
  const sees = seesRecord(user)
  const [inArea, isDealer, isSeries, inCity] = [
    oneOf(input.areaName),
    oneOf(input.dealerCode),
    oneOf(input.seriesCode),
    like(input.cityName),
  ]
  const dealers = org.dealers
    .filter(({ status }) => status === dealerStatus.open)
    .slice(0, MAX_DEALERS)
    .filter((row) => sees(row) && inArea(row.areaName) && isDealer(row.dealerCode) && inCity(row.cityName))
  const codes = new Set(dealers.map(({ dealerCode }) => dealerCode))
  return { dealers, videos: storeVideos().filter((row) => codes.has(row.dealerCode) && isSeries(row.seriesCode)) }
}

const bySort = (input: Input) => {
  const field = ['playCount', 'clueCount', 'clueRate'].find((one) => one === input.sortField) ?? 'playCount'
  const way = input.sortOrder === 'asc' ? 1 : -1
  const value = (row: object) => Number(Reflect.get(row, field) ?? 0)
  return (a: object, b: object) => (value(a) - value(b)) * way
}

const dealerRows = (input: Input, user: UserRow, now: number) => {
  const { dealers, videos } = groundOf(input, user)
  const [from, until] = periodOf(input, now)
  return dealers
    .map((dealer) =>
      dealerReport(
        dealer,
        videos.filter(({ dealerCode }) => dealerCode === dealer.dealerCode),
        from,
        until,
      ),
    )
    .filter(({ videoCount }) => text(input.hasVideo) !== '1' || (videoCount ?? 0) > 0)
}
const videoRows = (input: Input, user: UserRow, now: number) => {
  const [from, until] = periodOf(input, now)
  const [hasTitle, isStatus, isCreated] = [
    like(input.title),
    oneOf(input.status),
    between(input.createTimeStart, input.createTimeEnd),
  ]
  return groundOf(input, user)
    .videos.filter((row) => hasTitle(row.title) && isStatus(row.status) && isCreated(row.createTime))
    .map((row) => videoView(row, from, until))
}

on(tripReports.listStoreVideo)((input, { user, now }) => {
  demandPage(user, PAGE)
  const [from, until] = periodOf(input, now)
  if (input.groupBy === 'video')
    return paged(videoRows(input, user, now), input, (row) => ({ ...row, groupKey: row.id }), bySort(input))
  const { dealers, videos } = groundOf(input, user)
  if (input.groupBy === 'day') {
    const area = worksAtHeadquarters(user) ? undefined : dealers[0]?.areaName
    const near = storeVideos().filter(({ areaName }) => areaName === area)
    const houses = new Set(near.map(({ dealerCode }) => dealerCode)).size
    const rows = Array.from({ length: daysBetween(from, until) }, (_, place) => {
      const day = shifted(from, place)
      return {
        groupKey: day,
        ...reportOf(videos, day, day),
        ...(houses > 0 && { areaAverage: Math.round(reportOf(near, day, day).playCount / houses) }),
      }
    })
    return paged(
      rows,
      input,
      (row) => row,
      (a, b) => (a.groupKey < b.groupKey ? 1 : -1),
    )
  }
  const rows = dealerRows(input, user, now)
  const found = paged(rows, input, (row) => row, bySort(input))
  if ((integer(input.pageNo) ?? 1) > 1) return found
  return { ...found, summary: sumsOf(videos, from, until) }
})
on(tripReports.exportStoreVideo)((input, { user, now }) => {
  demand(user, 'tripReports.exportStoreVideo')
  const name = '门店视频报表.xls'
  if (input.groupBy === 'video')
    return sheetOf(
      videoRows(input, user, now),
      columnsOf(
        storeVideo,
        ...(['title', 'dealerName', 'seriesName', 'createBy', 'createTime'] as const),
        ...(['playCount', 'likeCount', 'shareCount', 'clueCount', 'status'] as const),
      ),
      name,
    )
  return sheetOf(
    dealerRows(input, user, now),
    columnsOf(
      storeVideoReport,
      ...(['dealerName', 'areaName', 'cityName', 'videoCount', 'playCount', 'finishRate', 'clueCount'] as const),
      'clueRate',
    ),
    name,
  )
})
