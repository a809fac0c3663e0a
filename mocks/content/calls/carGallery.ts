import * as carGallery from '@/api/content/carGallery'
import { picScene, picSource } from '@/entities/content/carEnums'
import { shelfStatus } from '@/entities/content/shared'
import { dealerType, enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demandOnePage, demandPage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import type { CarRow, GalleryRow, SettingRow } from '../data/cars'
import { demandWriter } from '../rules/carRights'
import { cars, carView, gallery, galleryView, settings, settingView } from '../rules/cars'

const CARS = '/carManagement/carManagement'
const MATRIX = '/star-management/carImage'
const WALL = '/star-management/carImageManagement'
const PAGES = [CARS, MATRIX, WALL]
const STATES = [shelfStatus.new, shelfStatus.up, shelfStatus.down]
const MOVES = new Set(['0-1', '2-1', '1-2'])
const MAX_IMAGES = 9
const MAX_PICTURES = 30

const move = (row: { status: number }, asked: unknown): void => {
  const status = integer(asked) ?? -1
  if (!MOVES.has(`${row.status}-${status}`)) throw new Refusal(409, '状态已变化，请刷新后重试')
  row.status = status
}
const nameOfSeries = (code: string) => org.carSeries.find((one) => one.seriesCode === code)?.seriesName ?? ''
const modelOf = (code: string) => cars().find(({ modelCode }) => modelCode === code)?.modelName ?? ''

const listedCars = listOf(carGallery.listCars)<CarRow>({
  is: ['id', 'seriesCode', { seriesCodes: (row) => row.seriesCode }, 'energyType', 'places', 'status', 'modelCode'],
  like: ['modelName', 'yearModel', { seriesName: (row) => nameOfSeries(row.seriesCode) }],
  between: ['syncTime'],
  where: { noCover: (asked) => (row) => text(asked) !== '1' || row.cover === '' },
  sort: ['sort', { guidePrice: (row) => row.guidePrice ?? -1 }, 'shelfTime', 'syncTime'],
  keepsOrder: true,
})
/** Only headquarters sees content that is not published, or no longer. */
const isWriter = (user: UserRow) => user.dealerType === dealerType.headquarters
const seenBy = <Row extends { status: number }>(user: UserRow, rows: readonly Row[]): Row[] =>
  rows.filter(({ status }) => isWriter(user) || status === shelfStatus.up)
const all = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

on(carGallery.listCars)((input, { user }) => {
  demandOnePage(user, PAGES)
  const rows = seenBy(user, cars())
  const counts = listedCars.counts(rows, input, 'status', STATES)
  return { ...listedCars.page(rows, input, carView), summary: { ...counts, all: all(counts) } }
})
on(carGallery.setCarShelf)((input, { user, now }) => {
  demandWriter(user, 'carGallery.setCarShelf')
  const row = withId(cars(), input.id, '车辆不存在')
  if (integer(input.status) === shelfStatus.up && (row.cover === '' || row.guidePrice === null))
    throw new Refusal(409, '缺少车辆图或指导价，不能上架')
  move(row, input.status)
  if (row.status === shelfStatus.up) row.shelfTime = formatTime(now)
  row.updateBy = user.nickname
  return {}
})

const listedSettings = listOf(carGallery.listPictures)<SettingRow>({
  is: ['seriesCode', { seriesCodes: (row) => row.seriesCode }, 'modelCode', 'scene', 'status'],
  like: [{ modelName: (row) => modelOf(row.modelCode) }, 'colorName'],
  sort: ['updateTime'],
})
on(carGallery.listPictures)((input, { user }) => {
  demandOnePage(user, PAGES)
  return listedSettings.page(settings(), input, settingView)
})

const addPictures = (input: Record<string, unknown>, user: UserRow, now: number) => {
  const images = texts(input.images)
  const titles = texts(input.titles)
  const album = integer(input.albumType) ?? 0
  const tags = texts(input.tags)
  refuseFields({
    seriesCode: nameOfSeries(text(input.seriesCode)) ? undefined : '请选择车系',
    albumType: album >= 1 && album <= 5 ? undefined : '请选择图库分类',
    images: images.length === 0 ? '请上传图片' : images.length > MAX_PICTURES ? '一次最多30张图片' : undefined,
    tags: tags.length > 5 || tags.some((tag) => [...tag].length > 8) ? '标签最多5个，每个8个字' : undefined,
  })
  const made = images.map((image, at): GalleryRow => ({
    id: newId(),
    title: titles[at] ?? '',
    image,
    seriesCode: text(input.seriesCode),
    modelCode: text(input.modelCode),
    albumType: album,
    source: picSource.headquarters,
    size: '',
    tags,
    viewCount: 0,
    downloadCount: 0,
    status: shelfStatus.new,
    createBy: user.nickname,
    ownerName: '',
    createTime: formatTime(now),
  }))
  gallery().unshift(...made)
  return { id: made[0]?.id ?? '' }
}

const isSame = (a: SettingRow, b: SettingRow) =>
  a.id !== b.id &&
  a.seriesCode === b.seriesCode &&
  a.modelCode === b.modelCode &&
  a.colorName === b.colorName &&
  a.scene === b.scene

const checkSetting = (row: SettingRow) => {
  const car = cars().find(({ modelCode }) => modelCode === row.modelCode)
  const paints = cars().filter(({ seriesCode }) => seriesCode === row.seriesCode)
  refuseFields({
    seriesCode: nameOfSeries(row.seriesCode) ? undefined : '请选择车系',
    modelCode: row.modelCode === '' || car?.seriesCode === row.seriesCode ? undefined : '车型不属于该车系',
    colorName:
      row.colorName === '' || (car ? [car] : paints).some(({ colorNames }) => colorNames.includes(row.colorName))
        ? undefined
        : '该车型没有这个颜色',
    scene: row.scene >= 1 && row.scene <= 5 ? undefined : '请选择使用场景',
    cover: row.cover === '' ? '请上传主图' : undefined,
    images:
      row.images.length > MAX_IMAGES
        ? '图集最多9张'
        : row.images.length > 0 && row.scene !== picScene.myCar
          ? '仅爱车页主图有图集'
          : undefined,
  })
  if (settings().some((one) => isSame(one, row))) throw new Refusal(409, '该组合已配置')
}

const NEW: SettingRow = {
  id: '',
  seriesCode: '',
  modelCode: '',
  colorName: '',
  scene: 0,
  cover: '',
  images: [],
  status: enableStatus.enabled,
  updateBy: '',
  updateTime: '',
}
on(carGallery.savePicture)((input, { user, now }) => {
  demandWriter(user, 'carGallery.savePicture')
  if (integer(input.scene) === picScene.gallery) return addPictures(input, user, now)
  const id = text(input.id)
  const row = id === '' ? undefined : withId(settings(), id, '配置不存在')
  if (row) refuseChanged(row, input)
  const draft: SettingRow = { ...NEW, ...row }
  for (const key of ['seriesCode', 'modelCode', 'colorName', 'cover'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  for (const key of ['scene', 'status'] as const) if (sent(input, key)) draft[key] = integer(input[key]) ?? -1
  if (sent(input, 'images')) draft.images = texts(input.images)
  checkSetting(draft)
  const saved = { ...draft, updateBy: user.nickname, updateTime: formatTime(now) }
  if (row) Object.assign(row, saved)
  else settings().unshift({ ...saved, id: newId() })
  return { id: row?.id ?? settings()[0]?.id ?? '' }
})

const listedPictures = listOf(carGallery.listModels)<GalleryRow>({
  is: ['albumType', 'source', 'status', 'seriesCode'],
  like: [
    'tags',
    'title',
    { seriesName: (row) => nameOfSeries(row.seriesCode), modelName: (row) => modelOf(row.modelCode) },
  ],
  between: ['createTime'],
  sort: ['createTime', 'viewCount', 'downloadCount'],
})
on(carGallery.listModels)((input, { user, now }) => {
  demandPage(user, WALL)
  const rows = seenBy(user, gallery())
  const counts = listedPictures.counts(rows, input, 'status', STATES)
  return { ...listedPictures.page(rows, input, galleryView), ...counted(now), summary: { ...counts, all: all(counts) } }
})
on(carGallery.setModelShelf)((input, { user }) => {
  demandWriter(user, 'carGallery.setModelShelf')
  move(withId(gallery(), input.id, '图片不存在'), input.status)
  return {}
})
on(carGallery.removeModel)((input, { user }) => {
  demandWriter(user, 'carGallery.removeModel')
  const row = withId(gallery(), input.id, '图片不存在')
  if (row.status === shelfStatus.up) throw new Refusal(409, '已上架的图片不能删除，请先下架')
  gallery().splice(gallery().indexOf(row), 1)
  return {}
})
