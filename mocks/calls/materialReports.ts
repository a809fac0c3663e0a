import * as reports from '@/api/materialReports'
import type { Daily, Ranked, ReportType } from '@/api/materialReports'
import type { Field } from '@/entities/field'
import { type ActivityReport, activityReport } from '@/entities/leads/activityReport'
import { type ActivityShare, activityShare } from '@/entities/leads/activityShare'
import { type CardVisit, cardVisit } from '@/entities/leads/cardVisit'
import { type Consult, consult } from '@/entities/leads/consult'
import { type MaterialReport, materialReport } from '@/entities/leads/materialReport'
import { type MaterialShare, materialShare } from '@/entities/leads/materialShare'
import { type Outcome, outcome, reach, sharer } from '@/entities/leads/reach'
import { type Retention, retention } from '@/entities/leads/retention'
import { BAYS, type Workstation, workstation } from '@/entities/leads/workstation'
import { isRecord, prop } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import zhLeads from '@/locales/zh/leads.json'
import zhReports from '@/locales/zh/reports.json'
import zhShared from '@/locales/zh/shared.json'
import { on } from '../core/dispatcher'
import { type Context, Refusal } from '../core/types'
import type { ActivityShareRow, ShareRow } from '../data/materials'
import type { UserRow } from '../data/types'
import { demand, demandPage, seesRecord } from '../lib/access'
import { byPhone } from '../lib/dealerRules'
import { text } from '../lib/input'
import { reportOf } from '../lib/campaigns'
import { areaOf } from '../lib/leads'
import { materialFaces } from '../lib/materialFaces'
import { activities, activityShares, materials, shares, workstations } from '../lib/materials'
import { xlsFile } from '../lib/sheet'
import { between, exportable, like, masked, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
type Asker = Pick<Context, 'user' | 'now'>
const MATERIALS = '/report/report-list'
const ACTIVITIES = '/report/report-activity'
const WORKSTATIONS = '/report/workstation'
const DAY = 86_400_000
const MOST_BARS = 20
const SINGLE_DEALERS = [3, 4]

const noRecord = () => new Refusal(404, '无权查看或数据不存在')

/** A filter of days that come as 'from,to', both included. */
const within = (asked: unknown) => {
  const [from = '', to = ''] = text(asked).split(',')
  const fits = between(from, to)
  return (time: string): boolean => (from === '' && to === '') || (time !== '' && fits(time))
}
/** The same number of days just before 'from,to'; undefined for no range. */
const before = (asked: unknown): string | undefined => {
  const [from, to] = text(asked).split(',').map(toMillis)
  if (from === undefined || to === undefined) return undefined
  const day = (millis: number) => formatTime(millis, 'YYYY-MM-DD')
  return `${day(from - (to - from + DAY))},${day(from - DAY)}`
}
const same = (asked: unknown) => {
  const wanted = text(asked)
  return (value: string): boolean => wanted === '' || value === wanted
}

const sums = <const K extends string>(rows: readonly { [P in K]: unknown }[], keys: readonly K[]): Record<K, number> =>
  // Every key is there.
  Object.fromEntries(keys.map((key) => [key, rows.reduce((all, row) => all + (Number(row[key]) || 0), 0)])) as Record<K, number>
const best = <Row>(rows: readonly Row[], value: (row: Row) => number, name: (row: Row) => Omit<Ranked, 'value'>): Ranked[] =>
  rows
    .filter((row) => value(row) > 0)
    .toSorted((a, b) => value(b) - value(a))
    .slice(0, 10)
    .map((row) => ({ ...name(row), value: value(row) }))

/** Whether a user sees what a dealer did. */
const sight = (user: UserRow) => {
  const sees = seesRecord(user)
  const known = new Map<string, boolean>()
  return (dealerCode: string): boolean => {
    const seen = known.get(dealerCode) ?? sees({ dealerCode, areaName: areaOf(dealerCode) })
    known.set(dealerCode, seen)
    return seen
  }
}
const facesFor = ({ user, now }: Asker) => materialFaces(user, formatTime(now))
const grouped = <Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}
const sharesFor = (user: UserRow): ShareRow[] => {
  const sees = sight(user)
  return shares.filter((row) => sees(row.dealerCode))
}
const sharersFor = (user: UserRow): ActivityShareRow[] => {
  const sees = sight(user)
  return activityShares.filter((row) => sees(row.dealerCode))
}

/** What of a person or deal the lists of visitors, questions and contacts are narrowed by. */
const cameOf = (input: Input) => {
  const phoned = byPhone(input.userPhone)
  const isNew = oneOf(input.isNewClue)
  const isDeal = oneOf(input.isDeal)
  const bought = like(input.dealName)
  const series = same(input.dealSeries)
  const dealt = within(input.dealTime)
  return (row: Outcome) =>
    phoned(row.userPhone) && isNew(row.isNewClue) && isDeal(row.isDeal) && bought(row.dealName) && series(row.dealSeries) && dealt(row.dealTime)
}
const sharedBy = (input: Input) => {
  const by = like(input.shareUserName)
  const dealer = like(input.dealerName)
  const code = like(input.dealerCode)
  const shop = oneOf(input.shopType)
  const time = within(input.shareTime)
  return (row: Pick<MaterialShare, 'shareUserName' | 'dealerName' | 'dealerCode' | 'shopType' | 'shareTime'>) =>
    by(row.shareUserName) && dealer(row.dealerName) && code(row.dealerCode) && shop(row.shopType) && time(row.shareTime)
}

const MATERIAL_SUMS = ['viewCount', 'viewUserCount', 'shareCount', 'shareUserCount', 'cardCount', 'consultCount', 'newClueCount', 'dealCount'] as const
const materialRows = (input: Input, asker: Asker): MaterialReport[] => {
  const faces = facesFor(asker)
  const sees = sight(asker.user)
  const byMaterial = grouped(sharesFor(asker.user), (row) => row.materialId)
  const titled = like(input.title)
  const type = oneOf(input.materialType)
  const label = oneOf(input.label)
  const model = same(input.vehicleType)
  const uploaded = oneOf(input.uploadType)
  const dealer = like(input.dealerName)
  const created = within(input.createTime)
  return materials
    .filter(
      (row) => (row.dealerCode === '' || sees(row.dealerCode)) && titled(row.title) && type(row.materialType) && label(row.label) && created(row.createTime),
    )
    .map((row) => faces.material(row, byMaterial.get(row.materialId) ?? []))
    .filter((row) => model(row.vehicleType) && uploaded(row.uploadType) && dealer(row.dealerName))
}
const materialOrder = (input: Input) =>
  ordered<MaterialReport>(input, ['createTime', 'viewCount', 'shareCount', 'cardCount', 'newClueCount', 'dealCount'], 'viewCount')
const materialSummary = (rows: readonly MaterialReport[]) => ({ materialCount: rows.length, ...sums(rows, MATERIAL_SUMS) })

on(reports.list)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const rows = materialRows(input, asker)
  const earlier = before(input.createTime)
  const name = ({ materialId, title, materialType }: MaterialReport) => ({ id: materialId, title, materialType: Number(materialType) })
  return {
    ...paged(rows, input, (row) => row, materialOrder(input)),
    summary: materialSummary(rows),
    previous: earlier ? materialSummary(materialRows({ ...input, createTime: earlier }, asker)) : {},
    top10: Object.fromEntries((['viewCount', 'shareCount', 'consultCount', 'dealCount'] as const).map((key) => [key, best(rows, (row) => row[key], name)])),
    byType: [1, 2, 3, 4].map((materialType) => ({ materialType, count: rows.filter((row) => row.materialType === materialType).length })),
  }
})

const materialFor = (input: Input, user: UserRow) => {
  const row = materials.find((one) => one.materialId === text(input.materialId))
  if (!row || (row.dealerCode !== '' && !sight(user)(row.dealerCode))) throw noRecord()
  return row
}
const shareFor = (input: Input, user: UserRow) => {
  const row = shares.find((one) => one.shareId === text(input.shareId))
  if (!row || !sight(user)(row.dealerCode)) throw noRecord()
  return row
}

/** The views of a share by day: most on the day itself, the rest on the next two. */
const viewsByDay = (row: { shareTime: string; viewCount: number }): [string, number][] => {
  const start = toMillis(row.shareTime) ?? 0
  const later = [Math.floor(row.viewCount * 0.3), Math.floor(row.viewCount * 0.1)]
  return [row.viewCount - later.reduce((all, one) => all + one, 0), ...later].map((count, at) => [formatTime(start + at * DAY, 'YYYY-MM-DD'), count])
}
/** Numbers by day, every day from the first to the last. */
const daysOf = <K extends Exclude<keyof Daily, 'date'>>(keys: readonly K[], entries: readonly (readonly [string, K, number])[]): Daily[] => {
  const known = entries.map(([date]) => date).toSorted()
  const [first, last] = [toMillis(known[0]), toMillis(known.at(-1))]
  if (first === undefined || last === undefined) return []
  const none = Object.fromEntries(keys.map((key) => [key, 0]))
  const days = new Map<string, Daily>()
  for (let millis = first; millis <= last; millis += DAY) {
    const date = formatTime(millis, 'YYYY-MM-DD')
    days.set(date, { date, ...none })
  }
  for (const [date, key, count] of entries) {
    const day = days.get(date)
    if (day) day[key] = (day[key] ?? 0) + count
  }
  return [...days.values()]
}

const shareRows = (input: Input, asker: Asker): MaterialShare[] => {
  const faces = facesFor(asker)
  const { materialId } = materialFor(input, asker.user)
  const by = sharedBy(input)
  const source = oneOf(input.source)
  return sharesFor(asker.user)
    .filter((row) => row.materialId === materialId)
    .map(faces.share)
    .filter((row) => by(row) && source(row.source))
}
const shareOrder = (input: Input) => ordered<MaterialShare>(input, ['shareTime', 'viewCount'], 'shareTime')

on(reports.getMaterialDetails)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const rows = shareRows(input, asker)
  return {
    ...paged(rows, input, (row) => row, shareOrder(input)),
    material: facesFor(asker).materialHead(materialFor(input, asker.user)),
    byDay: daysOf(
      ['shareCount', 'viewCount'],
      rows.flatMap((row) => [
        [row.shareTime.slice(0, 10), 'shareCount', 1] as const,
        ...viewsByDay(row).map(([date, count]) => [date, 'viewCount', count] as const),
      ]),
    ),
  }
})

const titleOf = (materialId: string) => materials.find((row) => row.materialId === materialId)?.title ?? ''

const cardRows = (input: Input, asker: Asker): CardVisit[] => {
  const came = cameOf(input)
  const called = like(input.userName)
  const source = oneOf(input.source)
  return facesFor(asker)
    .visits(shareFor(input, asker.user))
    .filter((row) => called(row.userName) && source(row.source) && came(row))
}
const cardOrder = (input: Input) => ordered<CardVisit>(input, ['visitTime', 'visitCount'], 'visitTime')

on(reports.listCards)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const share = shareFor(input, asker.user)
  return { ...paged(cardRows(input, asker), input, (row) => row, cardOrder(input)), share: facesFor(asker).shareHead(share, titleOf(share.materialId)) }
})

const consultRows = (input: Input, asker: Asker): Consult[] => {
  const faces = facesFor(asker)
  const { materialId } = materialFor(input, asker.user)
  const one = same(input.shareId)
  const came = cameOf(input)
  const called = like(input.userName)
  const series = same(input.seriesName)
  const by = like(input.shareUserName)
  const asked = within(input.consultTime)
  return sharesFor(asker.user)
    .filter((row) => row.materialId === materialId && one(row.shareId))
    .flatMap(faces.consults)
    .filter((row) => called(row.userName) && series(row.seriesName) && by(row.shareUserName) && asked(row.consultTime) && came(row))
}
const consultOrder = (input: Input) => ordered<Consult>(input, ['consultTime'], 'consultTime')

on(reports.listConsults)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const material = materialFor(input, asker.user)
  const faces = facesFor(asker)
  return {
    ...paged(consultRows(input, asker), input, (row) => row, consultOrder(input)),
    material: faces.materialHead(material),
    ...(text(input.shareId) && { share: faces.shareHead(shareFor(input, asker.user), material.title) }),
  }
})

const ACTIVITY_SUMS = ['viewCount', 'viewUserCount', 'shareCount', 'joinCount', 'retentionCount', 'newClueCount', 'dealCount'] as const
const activityRows = (input: Input, asker: Asker): ActivityReport[] => {
  const faces = facesFor(asker)
  const sees = sight(asker.user)
  const byActivity = grouped(sharersFor(asker.user), (row) => row.activityId)
  const titled = like(input.title)
  const held = oneOf(input.uploadType)
  const dealer = like(input.dealerName)
  const series = same(input.seriesName)
  const created = within(input.createTime)
  return activities
    .filter((row) => (row.dealerCode === '' || sees(row.dealerCode)) && titled(row.title) && held(row.uploadType) && created(row.createTime))
    .map((row) => faces.activity(row, byActivity.get(row.activityId) ?? []))
    .filter((row) => dealer(row.dealerName) && series(row.seriesName))
}
const activityOrder = (input: Input) =>
  ordered<ActivityReport>(input, ['viewCount', 'joinCount', 'retentionCount', 'newClueCount', 'dealCount', 'startTime'], 'startTime')

on(reports.listActivities)((input: Input, asker) => {
  demandPage(asker.user, ACTIVITIES)
  const rows = activityRows(input, asker)
  return {
    ...paged(rows, input, (row) => row, activityOrder(input)),
    summary: sums(rows, ACTIVITY_SUMS),
    top10: best(
      rows,
      (row) => row.retentionCount,
      ({ activityId, title }) => ({ id: activityId, title }),
    ),
  }
})

const activityFor = (input: Input, user: UserRow) => {
  const row = activities.find((one) => one.activityId === text(input.activityId)) ?? reportOf(text(input.activityId))
  if (!row || (row.dealerCode !== '' && !sight(user)(row.dealerCode))) throw noRecord()
  return row
}
const sharersOf = (input: Input, user: UserRow) => {
  const { activityId } = activityFor(input, user)
  return sharersFor(user).filter((row) => row.activityId === activityId)
}
const activityShareRows = (input: Input, asker: Asker): ActivityShare[] =>
  sharersOf(input, asker.user).map(facesFor(asker).activityShare).filter(sharedBy(input))
const activityShareOrder = (input: Input) => ordered<ActivityShare>(input, ['shareTime', 'shareCount', 'viewCount', 'joinCount', 'retentionCount'], 'shareTime')

on(reports.getReportDetails)((input: Input, asker) => {
  demandPage(asker.user, ACTIVITIES)
  const rows = activityShareRows(input, asker)
  const contacts = new Map(sharersOf(input, asker.user).map((row) => [row.shareId, row.contacts]))
  const byDealer = [...grouped(rows, (row) => row.dealerCode).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ dealerCode: first.dealerCode, dealerName: first.dealerName, ...sums(group, ['joinCount', 'retentionCount']) }] : []
  })
  return {
    ...paged(rows, input, (row) => row, activityShareOrder(input)),
    activity: facesFor(asker).activityHead(activityFor(input, asker.user)),
    byDealer: byDealer.toSorted((a, b) => b.joinCount - a.joinCount).slice(0, MOST_BARS),
    byDay: daysOf(
      ['viewCount', 'joinCount', 'retentionCount'],
      rows.flatMap((row) => [
        ...viewsByDay(row).map(([date, count]) => [date, 'viewCount', count] as const),
        [row.shareTime.slice(0, 10), 'joinCount', row.joinCount] as const,
        ...(contacts.get(row.shareId) ?? []).map((one) => [one.createTime.slice(0, 10), 'retentionCount', 1] as const),
      ]),
    ),
  }
})

const retentionRows = (input: Input, asker: Asker): Retention[] => {
  const came = cameOf(input)
  const called = like(input.userName)
  const series = same(input.seriesName)
  const dealer = like(input.dealerName)
  const source = oneOf(input.source)
  const left = within(input.createTime)
  return sharersOf(input, asker.user)
    .flatMap(facesFor(asker).contacts)
    .filter((row) => called(row.userName) && series(row.seriesName) && dealer(row.dealerName) && source(row.source) && left(row.createTime) && came(row))
}
const retentionOrder = (input: Input) => ordered<Retention>(input, ['createTime'], 'createTime')

on(reports.listRetention)((input: Input, asker) => {
  demandPage(asker.user, ACTIVITIES)
  const rows = retentionRows(input, asker)
  return {
    ...paged(rows, input, (row) => row, retentionOrder(input)),
    summary: {
      retentionCount: rows.length,
      newClueCount: rows.filter((row) => Number(row.isNewClue) === 1).length,
      dealCount: rows.filter((row) => Number(row.isDeal) === 1).length,
    },
    activity: facesFor(asker).activityHead(activityFor(input, asker.user)),
  }
})

const workstationRows = (input: Input, asker: Asker): Workstation[] => {
  const faces = facesFor(asker)
  const sees = sight(asker.user)
  const dealer = like(input.dealerName)
  const code = like(input.dealerCode)
  const shop = oneOf(input.shopType)
  const time = within(input.createTime)
  return workstations
    .filter((row) => sees(row.dealerCode) && code(row.dealerCode) && time(row.createTime))
    .map(faces.workstation)
    .filter((row) => dealer(row.dealerName) && shop(row.shopType))
}
const SORTABLE = ['quickBays', 'mechanicBays', 'evBays', 'totalBays', 'dailyCapacity', 'createTime'] as const
/** As asked, else by code; a dealer that has set up none comes last either way. */
const workstationOrder = (input: Input) => {
  const field = SORTABLE.find((one) => one === input.sortField)
  const inOrder = ordered<Workstation>(input, SORTABLE, 'createTime')
  return (a: Workstation, b: Workstation): number => {
    if (!field) return a.dealerCode < b.dealerCode ? -1 : 1
    return Number(a.createTime === '') - Number(b.createTime === '') || inOrder(a, b)
  }
}

on(reports.listWorkstations)((input: Input, asker) => {
  demandPage(asker.user, WORKSTATIONS)
  const rows = workstationRows(input, asker)
  return {
    ...paged(rows, input, (row) => row, workstationOrder(input)),
    summary: sums(rows, [...BAYS, 'totalBays', 'dailyCapacity']),
    byArea: [...grouped(rows, (row) => row.areaName)].map(([areaName, group]) => ({ areaName, ...sums(group, BAYS) })),
  }
})

const zh: Readonly<Record<string, string>> = { ...zhShared, ...zhLeads, ...zhReports }
/** The text of a cell, as the list shows it. */
const cellOf = (field: Field, row: unknown): string | number => {
  const value = isRecord(row) ? row[field.key] : undefined
  if (field === retention.cityName) return [...new Set([prop(row, 'provinceName'), value])].filter(Boolean).join(' ')
  if (field === cardVisit.stayTime) return `${Math.floor(Number(value) / 60)}:${String(Number(value) % 60).padStart(2, '0')}`
  if (value === null || value === undefined || value === '') return '--'
  if (field.of) return zh[`${field.of.name}.${String(value)}`] ?? ''
  if (field.kind === 'phone') return masked(String(value))
  return Array.isArray(value) ? value.join(',') : typeof value === 'number' ? value : String(value)
}

interface Sheet {
  page: string
  rows: (input: Input, asker: Asker) => readonly object[]
  fields: readonly Field[]
}
const sheet = <Row extends object>(
  page: string,
  rows: (input: Input, asker: Asker) => Row[],
  order: (input: Input) => (a: Row, b: Row) => number,
  fields: readonly Field[],
): Sheet => ({ page, rows: (input, asker) => exportable(rows(input, asker)).toSorted(order(input)), fields })

const cameFields = [outcome.isNewClue, outcome.isDeal, outcome.dealName, outcome.dealSeries, outcome.dealTime, outcome.clueId]
const sharerFields = [sharer.shareUserName, sharer.dealerName, sharer.dealerCode, sharer.shopType]
/** The sheets by report: the columns of the lists. */
const SHEETS: Readonly<Record<ReportType, Sheet>> = {
  material: sheet(MATERIALS, materialRows, materialOrder, [
    ...[materialReport.materialId, materialReport.title, materialReport.materialType, materialReport.label, materialReport.vehicleType],
    ...[materialReport.uploadType, materialReport.dealerName, materialReport.createTime],
    ...MATERIAL_SUMS.map((key) => reach[key]),
  ]),
  share: sheet(MATERIALS, shareRows, shareOrder, [
    ...[materialShare.shareId, ...sharerFields, materialShare.source, materialShare.shareTime],
    ...[reach.viewCount, reach.viewUserCount, reach.cardCount, reach.consultCount, reach.newClueCount, reach.dealCount],
  ]),
  card: sheet(MATERIALS, cardRows, cardOrder, [
    ...[cardVisit.userName, outcome.userPhone, cardVisit.source, cardVisit.visitTime, cardVisit.visitCount, cardVisit.stayTime],
    ...cameFields,
  ]),
  consult: sheet(MATERIALS, consultRows, consultOrder, [
    ...[consult.userName, outcome.userPhone, consult.seriesName, consult.content, consult.consultTime, sharer.shareUserName, sharer.dealerName],
    ...cameFields,
  ]),
  activity: sheet(ACTIVITIES, activityRows, activityOrder, [
    ...[activityReport.activityId, activityReport.title, activityReport.uploadType, activityReport.dealerName, activityReport.seriesName],
    ...[activityReport.startTime, activityReport.endTime],
    ...ACTIVITY_SUMS.map((key) => reach[key]),
  ]),
  activityShare: sheet(ACTIVITIES, activityShareRows, activityShareOrder, [
    ...[...sharerFields, activityShare.shareTime],
    ...[reach.shareCount, reach.viewCount, reach.viewUserCount, reach.joinCount, reach.retentionCount, reach.newClueCount, reach.dealCount],
  ]),
  retention: sheet(ACTIVITIES, retentionRows, retentionOrder, [
    ...[retention.userName, outcome.userPhone, retention.seriesName, retention.cityName, retention.dealerName, sharer.shareUserName],
    ...[retention.source, retention.createTime, ...cameFields],
  ]),
  workstation: sheet(WORKSTATIONS, workstationRows, workstationOrder, [
    ...[workstation.dealerCode, workstation.dealerName, workstation.shopType, workstation.areaName, workstation.cityName],
    ...BAYS.map((key) => workstation[key]),
    ...[workstation.totalBays, workstation.dailyCapacity, workstation.createTime],
  ]),
}
const OF_DEALERS: readonly string[] = [sharer.dealerName.key, sharer.dealerCode.key, workstation.areaName.key]

on(reports.exportList)((input: Input, asker) => {
  demand(asker.user, 'materialReports.exportList')
  const one = Object.entries(SHEETS).find(([type]) => type === text(input.reportType))?.[1]
  if (!one) throw new Refusal(400, '报表类型不正确')
  demandPage(asker.user, one.page)
  const own = SINGLE_DEALERS.includes(asker.user.dealerType)
  const fields = one.fields.filter((field) => !own || !OF_DEALERS.includes(field.key))
  return xlsFile(
    'excel.xls',
    fields.map((field) => zh[field.label] ?? ''),
    one.rows(input, asker).map((row) => fields.map((field) => cellOf(field, row))),
  )
})
