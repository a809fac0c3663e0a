import * as posters from '@/api/marketing/posters'
import { materialKind } from '@/entities/marketing/label'
import { pushFlag } from '@/entities/marketing/material'
import { type Poster, poster } from '@/entities/marketing/poster'
import { posterStatus } from '@/entities/marketing/posterEnums'
import { formatTime, toMillis } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { MaterialRow } from '../data/materials'
import { buildPosters, type PosterRow } from '../data/posters'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, texts, integer } from '../../core/input'
import {
  addMaterial,
  demandNotBlocked,
  demandOwn,
  demandPutUp,
  demandWriter,
  dropMaterial,
  figuresFor,
  validateLabels,
  materialById,
  materialView,
  labelIdsOf,
  MATERIAL_FILTERS,
  NOT_DOWN,
  NOT_PUSHED,
  nameLabels,
  push,
  seesMaterial,
  takenDown,
} from '../rules/materials'
import { validateBox, validatePeriod, sentBoxes } from '../rules/posterRules'
import { appUseOf, appViewsOf, broughtBy, PUSH_FLAGS } from '../rules/appUse'
import { shelfOf } from '../rules/shelves'
import { newId, org } from '../../system/rules/store'

type Input = Record<string, unknown>
interface Pair {
  row: PosterRow
  material: MaterialRow
}
const PAGES = ['/marketing-management/poster', '/appDatas/posterManagement']
const shelf = shelfOf('posters', buildPosters, 20_241_103)

export const posterRows = (now: number): PosterRow[] => {
  const time = formatTime(now)
  for (const row of shelf.all())
    // An expired poster leaves the owner app automatically.
    if (row.status === posterStatus.up && row.endTime !== '' && row.endTime <= time)
      Object.assign(row, { status: posterStatus.ended, pushFlag: pushFlag.no, pushTime: '' })
  return shelf.all()
}
const enter = (user: UserRow): void => demandOnePage(user, [...PAGES, '/marketing-management/label'])
/** Returns the posters a user may see. With `app`, those of others are limited to the content of the owner app. */
const visible = (user: UserRow, now: number, app = false): Pair[] => {
  const sees = seesMaterial(user)
  return posterRows(now)
    .flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
    .filter(({ row, material }) =>
      sees(material, row.status === posterStatus.up && (!app || row.pushFlag !== pushFlag.no)),
    )
}
const viewsFor = (user: UserRow, now: number) => {
  const figures = figuresFor(user)
  return ({ row: { scanRate, inAppSince, ...row }, material }: Pair): Poster => {
    const { shareCount, viewCount } = figures(row.id)
    const appViews = appViewsOf({ id: row.id, inAppSince }, now)
    const scanCount = shareCount * scanRate
    const { likeCount, clueCount } = broughtBy(appViews, row.id)
    // The data holds only the values of the enumerations.
    return {
      ...row,
      ...materialView(material),
      shareCount,
      scanCount,
      viewCount: viewCount + appViews,
      downloadCount: Math.floor(appViews / 9),
      likeCount,
      clueCount: Math.min(clueCount, scanCount),
      createTime: material.createTime,
    } as Poster
  }
}
const listed = listOf(posters.list)({
  is: [...MATERIAL_FILTERS.is, 'posterType', 'pushFlag', { labels: labelIdsOf, labelId: labelIdsOf }],
  like: MATERIAL_FILTERS.like,
  between: ['createTime', 'pushTime'],
  sort: ['createTime', 'shareCount', 'scanCount', 'pushTime', 'downloadCount', 'clueCount'],
})
const rowsFor = (user: UserRow, now: number, app: unknown): Poster[] =>
  visible(user, now, integer(app) === 1).map(viewsFor(user, now))

on(posters.list)((input: Input, { user, now }) => {
  enter(user)
  const rows = rowsFor(user, now, input.app)
  return {
    ...listed.page(rows, input),
    ...(integer(input.app) === 1 && counted(now)),
    summary: listed.counts(rows, input, 'pushFlag', PUSH_FLAGS),
  }
})
on(posters.exportList)((input: Input, { user, now }) => {
  demand(user, 'posters.exportList')
  enter(user)
  return sheetOf(listed.exported(rowsFor(user, now, input.app), input), {
    ...columnsOf(
      poster,
      'id',
      'title',
      'posterType',
      'seriesName',
      'dealerName',
      'startTime',
      'endTime',
      'shareCount',
      'scanCount',
    ),
    App保存数: 'downloadCount',
    ...columnsOf(poster, 'status', 'createTime'),
  })
})

const pairOf = (id: unknown, user: UserRow, now: number): Pair =>
  found(
    visible(user, now).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(posters.get)((input, { user, now }) => {
  enter(user)
  const pair = pairOf(input.id, user, now)
  return { ...viewsFor(user, now)(pair), ...appUseOf(pair.row, user, now, pair.row.scanRate) }
})

const read = (input: Input, before: Pair | undefined, now: number) => {
  const labelIds = texts(input.labels)
  const seriesCode = text(input.seriesName)
  const { values, faults } = readInto(
    poster,
    ['title', 'posterType', 'imageUrl', 'showCard', 'shareText', 'startTime', 'endTime'],
    input,
    {},
  )
  const { title, ...rest } = values
  const end = toMillis(rest.endTime)
  const period = validatePeriod(input)
  refuseFields({
    ...faults,
    qrPosition: validateBox(input.qrPosition),
    labels: validateLabels(labelIds, materialKind.poster, before?.material.labelIds),
    seriesName:
      seriesCode === '' || org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '车系不存在',
    ...period,
    endTime: period.endTime ?? (end !== undefined && end <= now ? '结束时间须晚于当前时间' : undefined),
  })
  const { x, y, size } = sentBoxes(input.qrPosition) ?? { x: 0, y: 0, size: 0 }
  return { material: { title, labelIds, seriesCode }, row: { ...rest, qrPosition: { x, y, size } } }
}

on(posters.create)((input: Input, { user, now }) => {
  demand(user, 'posters.create')
  demandOnePage(user, PAGES)
  demandWriter(user)
  const { material, row } = read(input, undefined, now)
  const id = newId()
  addMaterial(user, {
    ...material,
    cover: row.imageUrl,
    materialId: id,
    materialType: materialKind.poster,
    createTime: formatTime(now),
  })
  shelf.add({
    ...row,
    id,
    scanRate: 0,
    status: posterStatus.down,
    ...NOT_DOWN,
    ...NOT_PUSHED,
    createBy: user.nickname,
  })
  return { id }
})
on(posters.update)((input: Input, { user, now }) => {
  demand(user, 'posters.update')
  const pair = pairOf(input.id, user, now)
  demandOwn(user, pair.material)
  demandNotBlocked(user, pair.row)
  const { material, row } = read(input, pair, now)
  Object.assign(pair.material, material, {
    cover: row.imageUrl === pair.row.imageUrl ? pair.material.cover : row.imageUrl,
  })
  nameLabels([pair.material])
  Object.assign(pair.row, row)
  // The new end is in the future.
  if (pair.row.status === posterStatus.ended) pair.row.status = posterStatus.down
  if (pair.row.pushFlag === pushFlag.pushed) pair.row.pushFlag = pushFlag.changed
})
on(posters.setRank)((input, { user, now }) => {
  demand(user, 'posters.setRank')
  const { row, material } = pairOf(input.id, user, now)
  const status = integer(input.status)
  if (status === posterStatus.up) {
    if (row.status !== posterStatus.down) throw stale()
    demandPutUp(user, material, row)
    if (row.endTime !== '' && row.endTime <= formatTime(now)) throw new Refusal(409, '展示时间已结束，请先修改时间')
    Object.assign(row, { status, ...NOT_DOWN })
  } else if (status === posterStatus.down) {
    if (row.status !== posterStatus.up) throw stale()
    Object.assign(row, {
      ...takenDown(user, material, input, formatTime(now)),
      status,
      pushFlag: pushFlag.no,
      pushTime: '',
    })
  } else throw new Refusal(400, '状态不正确')
})
on(posters.pushC)((input, { user, now }) => {
  demand(user, 'posters.pushC')
  const { row, material } = pairOf(input.id, user, now)
  push(user, material, row, formatTime(now), row.status === posterStatus.up)
})
on(posters.remove)((input, { user, now }) => {
  demand(user, 'posters.remove')
  const { row, material } = pairOf(input.id, user, now)
  demandOwn(user, material)
  demandNotBlocked(user, row)
  if (row.status === posterStatus.up) throw stale()
  shelf.drop(row)
  dropMaterial(row.id)
})
