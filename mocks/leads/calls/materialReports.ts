import * as reports from '@/api/leads/materialReports'
import type { Daily, Ranked, ReportType } from '@/api/leads/materialReports'
import { type Field, optionOf } from '@/entities/field'
import { type ActivityReport, activityReport } from '@/entities/leads/activityReport'
import { type ActivityShare, activityShare } from '@/entities/leads/activityShare'
import { type CardVisit, cardVisit } from '@/entities/leads/cardVisit'
import { type Consult, consult } from '@/entities/leads/consult'
import { yesNo } from '@/entities/leads/enums'
import { type MaterialReport, materialReport } from '@/entities/leads/materialReport'
import { type MaterialShare, materialShare } from '@/entities/leads/materialShare'
import { outcome, reach, sharer } from '@/entities/leads/reach'
import { type Retention, retention } from '@/entities/leads/retention'
import { BAYS, type Workstation, workstation } from '@/entities/leads/workstation'
import { isRecord, prop } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import zhLeads from '@/locales/zh/leads.json'
import zhReports from '@/locales/zh/reports.json'
import zhShared from '@/locales/zh/shared.json'
import { on } from '../../core/dispatcher'
import { type List, listOf } from '../../core/list'
import { type Context, Refusal } from '../../core/types'
import type { ActivityShareRow, ShareRow } from '../../marketing/data/materials'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import { text } from '../../core/input'
import { reportOf } from '../../marketing/rules/campaigns'
import { areaOf } from '../rules/leads'
import { materialViews } from '../rules/materialRows'
import { activities, activityShares, materials, shares, workstations } from '../../marketing/rules/materials'
import { xlsFile } from '../../core/sheet'
import { masked } from '../../core/table'

type Input = Record<string, unknown>
type Asker = Pick<Context, 'user' | 'now'>
const MATERIALS = '/report/report-list'
const ACTIVITIES = '/report/report-activity'
const WORKSTATIONS = '/report/workstation'
const DAY = 86_400_000
const MAX_BARS = 20
const SINGLE_DEALERS = [3, 4]

const noRecord = () => new Refusal(404, '无权查看或数据不存在')

/** Returns the period of the same length just before 'from,to'. Undefined if there is no range. */
const before = (asked: unknown): string | undefined => {
  const [from, to] = text(asked).split(',').map(toMillis)
  if (from === undefined || to === undefined) return undefined
  const day = (millis: number) => formatTime(millis, 'YYYY-MM-DD')
  return `${day(from - (to - from + DAY))},${day(from - DAY)}`
}
const sums = <const K extends string>(rows: readonly { [P in K]: unknown }[], keys: readonly K[]): Record<K, number> =>
  // Every key is present.
  Object.fromEntries(keys.map((key) => [key, rows.reduce((all, row) => all + (Number(row[key]) || 0), 0)])) as Record<
    K,
    number
  >
const best = <Row>(
  rows: readonly Row[],
  value: (row: Row) => number,
  name: (row: Row) => Omit<Ranked, 'value'>,
): Ranked[] =>
  rows
    .filter((row) => value(row) > 0)
    .toSorted((a, b) => value(b) - value(a))
    .slice(0, 10)
    .map((row) => ({ ...name(row), value: value(row) }))

const sight = (user: UserRow) => {
  const sees = seesRecord(user)
  const known = new Map<string, boolean>()
  return (dealerCode: string): boolean => {
    const seen = known.get(dealerCode) ?? sees({ dealerCode, areaName: areaOf(dealerCode) })
    known.set(dealerCode, seen)
    return seen
  }
}
const viewFor = ({ user, now }: Asker) => materialViews(user, formatTime(now))
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

const CAME = {
  is: ['isNewClue', 'isDeal', 'dealSeries', 'source'],
  like: ['userName', 'dealName'],
  phone: ['userPhone'],
} as const

const MATERIAL_SUMS = [
  'viewCount',
  'viewUserCount',
  'shareCount',
  'shareUserCount',
  'cardCount',
  'consultCount',
  'newClueCount',
  'dealCount',
] as const
const materialRows = (_: Input, asker: Asker): MaterialReport[] => {
  const faces = viewFor(asker)
  const sees = sight(asker.user)
  const byMaterial = grouped(sharesFor(asker.user), (row) => row.materialId)
  return materials
    .filter((row) => row.dealerCode === '' || sees(row.dealerCode))
    .map((row) => faces.material(row, byMaterial.get(row.materialId) ?? []))
}
const materialList = listOf(reports.list)({
  is: ['materialType', 'label', 'vehicleType', 'uploadType'],
  like: ['title', 'dealerName'],
  days: ['createTime'],
  sort: ['viewCount', 'createTime', 'shareCount', 'cardCount', 'newClueCount', 'dealCount'],
})
const materialSummary = (rows: readonly MaterialReport[]) => ({
  materialCount: rows.length,
  ...sums(rows, MATERIAL_SUMS),
})

on(reports.list)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const all = materialRows(input, asker)
  const rows = materialList.fitting(all, input)
  const earlier = before(input.createTime)
  const name = ({ materialId, title, materialType }: MaterialReport) => ({
    id: materialId,
    title,
    materialType: Number(materialType),
  })
  return {
    ...materialList.page(all, input),
    summary: materialSummary(rows),
    previous: earlier ? materialSummary(materialList.fitting(all, { ...input, createTime: earlier })) : {},
    top10: Object.fromEntries(
      (['viewCount', 'shareCount', 'consultCount', 'dealCount'] as const).map((key) => [
        key,
        best(rows, (row) => row[key], name),
      ]),
    ),
    byType: [1, 2, 3, 4].map((materialType) => ({
      materialType,
      count: rows.filter((row) => row.materialType === materialType).length,
    })),
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

const viewsByDay = (row: { shareTime: string; viewCount: number }): [string, number][] => {
  const start = toMillis(row.shareTime) ?? 0
  const later = [Math.floor(row.viewCount * 0.3), Math.floor(row.viewCount * 0.1)]
  return [row.viewCount - later.reduce((all, one) => all + one, 0), ...later].map((count, at) => [
    formatTime(start + at * DAY, 'YYYY-MM-DD'),
    count,
  ])
}
const daysOf = <K extends Exclude<keyof Daily, 'date'>>(
  keys: readonly K[],
  entries: readonly (readonly [string, K, number])[],
): Daily[] => {
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
  const { materialId } = materialFor(input, asker.user)
  return sharesFor(asker.user)
    .filter((row) => row.materialId === materialId)
    .map(viewFor(asker).share)
}
const shareList = listOf(reports.getMaterialDetails)({
  is: ['shopType', 'source'],
  like: ['shareUserName', 'dealerName', 'dealerCode'],
  days: ['shareTime'],
  sort: ['shareTime', 'viewCount'],
})

on(reports.getMaterialDetails)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const all = shareRows(input, asker)
  const rows = shareList.fitting(all, input)
  return {
    ...shareList.page(all, input),
    material: viewFor(asker).materialHead(materialFor(input, asker.user)),
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

const cardRows = (input: Input, asker: Asker): CardVisit[] => viewFor(asker).visits(shareFor(input, asker.user))
const cardList = listOf(reports.listCards)({ ...CAME, days: ['dealTime'], sort: ['visitTime', 'visitCount'] })

on(reports.listCards)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const share = shareFor(input, asker.user)
  return {
    ...cardList.page(cardRows(input, asker), input),
    share: viewFor(asker).shareHead(share, titleOf(share.materialId)),
  }
})

const consultRows = (input: Input, asker: Asker): Consult[] => {
  const { materialId } = materialFor(input, asker.user)
  const shareId = text(input.shareId)
  return sharesFor(asker.user)
    .filter((row) => row.materialId === materialId && (shareId === '' || row.shareId === shareId))
    .flatMap(viewFor(asker).consults)
}
const consultList = listOf(reports.listConsults)({
  is: ['isNewClue', 'isDeal', 'dealSeries', 'seriesName'],
  like: ['userName', 'dealName', 'shareUserName'],
  phone: ['userPhone'],
  days: ['dealTime', 'consultTime'],
  sort: ['consultTime'],
})

on(reports.listConsults)((input: Input, asker) => {
  demandPage(asker.user, MATERIALS)
  const material = materialFor(input, asker.user)
  const faces = viewFor(asker)
  return {
    ...consultList.page(consultRows(input, asker), input),
    material: faces.materialHead(material),
    ...(text(input.shareId) && { share: faces.shareHead(shareFor(input, asker.user), material.title) }),
  }
})

const ACTIVITY_SUMS = [
  'viewCount',
  'viewUserCount',
  'shareCount',
  'joinCount',
  'retentionCount',
  'newClueCount',
  'dealCount',
] as const
const activityRows = (_: Input, asker: Asker): ActivityReport[] => {
  const faces = viewFor(asker)
  const sees = sight(asker.user)
  const byActivity = grouped(sharersFor(asker.user), (row) => row.activityId)
  return activities
    .filter((row) => row.dealerCode === '' || sees(row.dealerCode))
    .map((row) => faces.activity(row, byActivity.get(row.activityId) ?? []))
}
const activityList = listOf(reports.listActivities)({
  is: ['uploadType', 'seriesName'],
  like: ['title', 'dealerName'],
  days: ['createTime'],
  sort: ['startTime', 'viewCount', 'joinCount', 'retentionCount', 'newClueCount', 'dealCount'],
})

on(reports.listActivities)((input: Input, asker) => {
  demandPage(asker.user, ACTIVITIES)
  const all = activityRows(input, asker)
  const rows = activityList.fitting(all, input)
  return {
    ...activityList.page(all, input),
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
  sharersOf(input, asker.user).map(viewFor(asker).activityShare)
const activityShareList = listOf(reports.getReportDetails)({
  is: ['shopType'],
  like: ['shareUserName', 'dealerName', 'dealerCode'],
  days: ['shareTime'],
  sort: ['shareTime', 'shareCount', 'viewCount', 'joinCount', 'retentionCount'],
})

on(reports.getReportDetails)((input: Input, asker) => {
  demandPage(asker.user, ACTIVITIES)
  const all = activityShareRows(input, asker)
  const rows = activityShareList.fitting(all, input)
  const contacts = new Map(sharersOf(input, asker.user).map((row) => [row.shareId, row.contacts]))
  const byDealer = [...grouped(rows, (row) => row.dealerCode).values()].flatMap((group) => {
    const [first] = group
    return first
      ? [
          {
            dealerCode: first.dealerCode,
            dealerName: first.dealerName,
            ...sums(group, ['joinCount', 'retentionCount']),
          },
        ]
      : []
  })
  return {
    ...activityShareList.page(all, input),
    activity: viewFor(asker).activityHead(activityFor(input, asker.user)),
    byDealer: byDealer.toSorted((a, b) => b.joinCount - a.joinCount).slice(0, MAX_BARS),
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

const retentionRows = (input: Input, asker: Asker): Retention[] =>
  sharersOf(input, asker.user).flatMap(viewFor(asker).contacts)
const retentionList = listOf(reports.listRetention)({
  is: [...CAME.is, 'seriesName'],
  like: [...CAME.like, 'dealerName'],
  phone: CAME.phone,
  days: ['dealTime', 'createTime'],
  sort: ['createTime'],
})

on(reports.listRetention)((input: Input, asker) => {
  demandPage(asker.user, ACTIVITIES)
  const all = retentionRows(input, asker)
  const rows = retentionList.fitting(all, input)
  return {
    ...retentionList.page(all, input),
    summary: {
      retentionCount: rows.length,
      newClueCount: rows.filter((row) => Number(row.isNewClue) === yesNo.yes).length,
      dealCount: rows.filter((row) => Number(row.isDeal) === yesNo.yes).length,
    },
    activity: viewFor(asker).activityHead(activityFor(input, asker.user)),
  }
})

const workstationRows = (_: Input, asker: Asker): Workstation[] => {
  const sees = sight(asker.user)
  return workstations.filter((row) => sees(row.dealerCode)).map(viewFor(asker).workstation)
}
const SORTABLE = ['createTime', 'quickBays', 'mechanicBays', 'evBays', 'totalBays', 'dailyCapacity'] as const
const hasNone = (row: Workstation) => Number(row.createTime === '')
const workstationList = listOf(reports.listWorkstations)({
  is: ['shopType'],
  like: ['dealerName', 'dealerCode'],
  days: ['createTime'],
  sort: SORTABLE,
  // Sorts as requested, by default by code. Dealers without workstations come last in either direction.
  order: (input) =>
    SORTABLE.some((one) => one === input.sortField)
      ? (a, b) => hasNone(a) - hasNone(b)
      : (a, b) => (a.dealerCode < b.dealerCode ? -1 : 1),
})

on(reports.listWorkstations)((input: Input, asker) => {
  demandPage(asker.user, WORKSTATIONS)
  const all = workstationRows(input, asker)
  const rows = workstationList.fitting(all, input)
  return {
    ...workstationList.page(all, input),
    summary: sums(rows, [...BAYS, 'totalBays', 'dailyCapacity']),
    byArea: [...grouped(rows, (row) => row.areaName)].map(([areaName, group]) => ({ areaName, ...sums(group, BAYS) })),
  }
})

const zh: Readonly<Record<string, string>> = { ...zhShared, ...zhLeads, ...zhReports }
const cellOf = (field: Field, row: unknown): string | number => {
  const value = isRecord(row) ? row[field.key] : undefined
  if (field === retention.cityName) return [...new Set([prop(row, 'provinceName'), value])].filter(Boolean).join(' ')
  if (field === cardVisit.stayTime)
    return `${Math.floor(Number(value) / 60)}:${String(Number(value) % 60).padStart(2, '0')}`
  if (value === null || value === undefined || value === '') return '--'
  if (field.of) return zh[optionOf(field.of, value)?.label ?? ''] ?? ''
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
  list: List<Row>,
  fields: readonly Field[],
): Sheet => ({ page, rows: (input, asker) => list.exported(rows(input, asker), input), fields })

const cameFields = [
  outcome.isNewClue,
  outcome.isDeal,
  outcome.dealName,
  outcome.dealSeries,
  outcome.dealTime,
  outcome.clueId,
]
const sharerFields = [sharer.shareUserName, sharer.dealerName, sharer.dealerCode, sharer.shopType]
const SHEETS: Readonly<Record<ReportType, Sheet>> = {
  material: sheet(MATERIALS, materialRows, materialList, [
    ...[
      materialReport.materialId,
      materialReport.title,
      materialReport.materialType,
      materialReport.label,
      materialReport.vehicleType,
    ],
    ...[materialReport.uploadType, materialReport.dealerName, materialReport.createTime],
    ...MATERIAL_SUMS.map((key) => reach[key]),
  ]),
  share: sheet(MATERIALS, shareRows, shareList, [
    ...[materialShare.shareId, ...sharerFields, materialShare.source, materialShare.shareTime],
    ...[reach.viewCount, reach.viewUserCount, reach.cardCount, reach.consultCount, reach.newClueCount, reach.dealCount],
  ]),
  card: sheet(MATERIALS, cardRows, cardList, [
    ...[
      cardVisit.userName,
      outcome.userPhone,
      cardVisit.source,
      cardVisit.visitTime,
      cardVisit.visitCount,
      cardVisit.stayTime,
    ],
    ...cameFields,
  ]),
  consult: sheet(MATERIALS, consultRows, consultList, [
    ...[
      consult.userName,
      outcome.userPhone,
      consult.seriesName,
      consult.content,
      consult.consultTime,
      sharer.shareUserName,
      sharer.dealerName,
    ],
    ...cameFields,
  ]),
  activity: sheet(ACTIVITIES, activityRows, activityList, [
    ...[
      activityReport.activityId,
      activityReport.title,
      activityReport.uploadType,
      activityReport.dealerName,
      activityReport.seriesName,
    ],
    ...[activityReport.startTime, activityReport.endTime],
    ...ACTIVITY_SUMS.map((key) => reach[key]),
  ]),
  activityShare: sheet(ACTIVITIES, activityShareRows, activityShareList, [
    ...[...sharerFields, activityShare.shareTime],
    ...[
      reach.shareCount,
      reach.viewCount,
      reach.viewUserCount,
      reach.joinCount,
      reach.retentionCount,
      reach.newClueCount,
      reach.dealCount,
    ],
  ]),
  retention: sheet(ACTIVITIES, retentionRows, retentionList, [
    ...[
      retention.userName,
      outcome.userPhone,
      retention.seriesName,
      retention.cityName,
      retention.dealerName,
      sharer.shareUserName,
    ],
    ...[retention.source, retention.createTime, ...cameFields],
  ]),
  workstation: sheet(WORKSTATIONS, workstationRows, workstationList, [
    ...[
      workstation.dealerCode,
      workstation.dealerName,
      workstation.shopType,
      workstation.areaName,
      workstation.cityName,
    ],
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
