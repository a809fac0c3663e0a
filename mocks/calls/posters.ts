import * as posters from '@/api/posters'
import type { Poster } from '@/entities/marketing/poster'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { MaterialRow } from '../data/materials'
import { buildPosters, type PosterRow } from '../data/posters'
import type { UserRow } from '../data/types'
import { demand, demandOnePage, demandPage } from '../lib/access'
import { collect, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import {
  addMaterial,
  demandNotBlocked,
  demandOwn,
  demandPutUp,
  demandTakeDown,
  demandWriter,
  dropMaterial,
  figuresFor,
  labelsFault,
  materialById,
  materialFace,
  materialFilter,
  nameLabels,
  push,
  seesMaterial,
} from '../lib/materials'
import { boxFault, periodFaults, sentBoxes } from '../lib/posterRules'
import { xlsFile } from '../lib/sheet'
import { shelfOf } from '../lib/shelves'
import { newId, org } from '../lib/store'
import { between, exportable, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
interface Pair {
  row: PosterRow
  material: MaterialRow
}
const PAGE = '/marketing-management/poster'
const KIND = 3
const [DOWN, UP, OVER] = [0, 1, 2]
const TYPES: Readonly<Record<number, string>> = { 1: '新车上市', 2: '促销活动', 3: '节日节气', 4: '每日早报', 5: '交车喜报', 9: '其他' }
const STATES = ['已下架', '已上架', '已过期'] as const
const shelf = shelfOf(buildPosters, 20_241_103)

/** The posters beside their materials, as they are at this moment. */
export const posterRows = (now: number): PosterRow[] => {
  const time = formatTime(now)
  for (const row of shelf.all()) if (row.status === UP && row.endTime !== '' && row.endTime <= time) row.status = OVER
  return shelf.all()
}
/** Whoever keeps labels looks at what carries them. */
const enter = (user: UserRow): void => demandOnePage(user, [PAGE, '/marketing-management/label'])
const visible = (user: UserRow, now: number): Pair[] => {
  const sees = seesMaterial(user)
  return posterRows(now)
    .flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
    .filter(({ row, material }) => sees(material, row.status === UP))
}
const faces = (user: UserRow) => {
  const figures = figuresFor(user)
  return ({ row: { scanRate, ...row }, material }: Pair): Poster => {
    const { shareCount } = figures(row.id)
    // The data holds only the values of the enumerations.
    return { ...row, ...materialFace(material), shareCount, scanCount: shareCount * scanRate, createTime: material.createTime } as Poster
  }
}
const search = (input: Input, user: UserRow, now: number): Poster[] => {
  const fits = materialFilter(input)
  const type = oneOf(input.posterType)
  const status = oneOf(input.status)
  const created = between(input.createTimeStart, input.createTimeEnd)
  return visible(user, now)
    .filter(({ row, material }) => fits(material) && type(row.posterType) && status(row.status) && created(material.createTime))
    .map(faces(user))
    .toSorted(ordered<Poster>(input, ['shareCount', 'scanCount', 'createTime'], 'createTime'))
}

on(posters.list)((input: Input, { user, now }) => {
  enter(user)
  return paged(search(input, user, now), input, (row) => row)
})
on(posters.exportList)((input: Input, { user, now }) => {
  demand(user, 'posters.exportList')
  enter(user)
  const head = ['海报编号', '海报标题', '海报分类', '适用车系', '经销商', '展示开始', '展示结束', '分享量', '扫码量', '状态', '创建时间']
  return xlsFile(
    'excel.xls',
    head,
    exportable(search(input, user, now)).map((row) => [
      row.id,
      row.title,
      TYPES[Number(row.posterType)] ?? '',
      row.seriesName,
      row.dealerName,
      row.startTime,
      row.endTime,
      row.shareCount,
      row.scanCount,
      STATES[Number(row.status)] ?? '',
      row.createTime,
    ]),
  )
})

const pairOf = (id: unknown, user: UserRow, now: number): Pair =>
  found(
    visible(user, now).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(posters.get)((input, { user, now }) => {
  enter(user)
  return faces(user)(pairOf(input.id, user, now))
})

/** What a poster is saved with; refuses at its fields what it may not be. */
const read = (input: Input, before: Pair | undefined, now: number) => {
  const labelIds = texts(input.labels)
  const seriesCode = text(input.seriesName)
  const fields: Record<string, string> = {}
  const end = toMillis(text(input.endTime))
  collect(fields, {
    imageUrl: text(input.imageUrl) === '' ? '请选择海报图' : undefined,
    qrPosition: boxFault(input.qrPosition),
    title: textFault(text(input.title), '海报标题', 30),
    posterType: (whole(input.posterType) ?? 0) in TYPES ? undefined : '请选择海报分类',
    shareText: [...text(input.shareText)].length > 200 ? '推荐文案不能超过200个字符' : undefined,
    labels: labelsFault(labelIds, KIND, before?.material.labelIds),
    seriesName: seriesCode === '' || org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '车系不存在',
    ...periodFaults(input),
  })
  if (end !== undefined && end <= now) fields.endTime ??= '结束时间须晚于当前时间'
  refuseFields(fields)
  const { x, y, size } = sentBoxes(input.qrPosition) ?? { x: 0, y: 0, size: 0 }
  return {
    material: { title: text(input.title), labelIds, seriesCode },
    row: {
      posterType: whole(input.posterType) ?? 9,
      imageUrl: text(input.imageUrl),
      qrPosition: { x, y, size },
      showCard: whole(input.showCard) === 1 ? (1 as const) : (0 as const),
      shareText: text(input.shareText),
      startTime: text(input.startTime),
      endTime: text(input.endTime),
    },
  }
}

on(posters.create)((input: Input, { user, now }) => {
  demand(user, 'posters.create')
  demandPage(user, PAGE)
  demandWriter(user)
  const { material, row } = read(input, undefined, now)
  const id = newId()
  addMaterial(user, { ...material, cover: row.imageUrl, materialId: id, materialType: KIND, createTime: formatTime(now) })
  shelf.add({ ...row, id, scanRate: 0, status: DOWN, offBy: 0, pushFlag: 0, pushTime: '', createBy: user.nickname })
  return { id }
})
on(posters.update)((input: Input, { user, now }) => {
  demand(user, 'posters.update')
  const pair = pairOf(input.id, user, now)
  demandOwn(user, pair.material)
  demandNotBlocked(user, pair.row)
  const { material, row } = read(input, pair, now)
  Object.assign(pair.material, material, { cover: row.imageUrl === pair.row.imageUrl ? pair.material.cover : row.imageUrl })
  nameLabels([pair.material])
  Object.assign(pair.row, row)
  // Its end lies ahead again.
  if (pair.row.status === OVER) pair.row.status = DOWN
  if (pair.row.pushFlag === 1) pair.row.pushFlag = 2
})
on(posters.setRank)((input, { user, now }) => {
  demand(user, 'posters.setRank')
  const { row, material } = pairOf(input.id, user, now)
  const status = whole(input.status)
  if (status === UP) {
    if (row.status !== DOWN) throw stale()
    demandPutUp(user, material, row)
    if (row.endTime !== '' && row.endTime <= formatTime(now)) throw new Refusal(409, '展示时间已结束，请先修改时间')
    Object.assign(row, { status, offBy: 0 })
  } else if (status === DOWN) {
    if (row.status !== UP) throw stale()
    Object.assign(row, { offBy: demandTakeDown(user, material), status, pushFlag: 0, pushTime: '' })
  } else throw new Refusal(400, '状态不正确')
})
on(posters.pushC)((input, { user, now }) => {
  demand(user, 'posters.pushC')
  const { row, material } = pairOf(input.id, user, now)
  push(user, material, row, formatTime(now), row.status === UP)
})
on(posters.remove)((input, { user, now }) => {
  demand(user, 'posters.remove')
  const { row, material } = pairOf(input.id, user, now)
  demandOwn(user, material)
  demandNotBlocked(user, row)
  if (row.status === UP) throw stale()
  shelf.drop(row)
  dropMaterial(row.id)
})
