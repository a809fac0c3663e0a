import * as videos from '@/api/videos'
import type { Video } from '@/entities/marketing/video'
import { readMp4 } from '@/lib/mp4'
import { formatTime } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { keepFile, keptFile } from '../core/files'
import { Refusal } from '../core/types'
import { films } from '../data/films'
import type { MaterialRow } from '../data/materials'
import type { UserRow } from '../data/types'
import { buildVideos, type VideoRow } from '../data/videos'
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
import { xlsFile } from '../lib/sheet'
import { shelfOf } from '../lib/shelves'
import { newId, org } from '../lib/store'
import { between, exportable, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
interface Pair {
  row: VideoRow
  material: MaterialRow
}
const PAGE = '/marketing-management/video'
const KIND = 2
const [DOWN, UP, WORKING, FAILED] = [0, 1, 2, 3]
const STATES = ['已下架', '已上架', '转码中', '转码失败'] as const
const TRANSCODING_MS = 20_000
const MB = 1024 * 1024

onReset(() => {
  for (const [id, bytes] of Object.entries(films)) keepFile({ id, ownerId: '', mime: 'video/mp4', bytes })
})
/** The videos beside their materials. */
export const videoShelf = shelfOf(buildVideos, 20_240_732)

/** What has been transcoded by now: the codec that the film itself names decides how it ended. */
const settle = (now: number): void => {
  for (const row of videoShelf.all())
    if (row.status === WORKING && row.readyAt <= now) Object.assign(row, { status: row.failReason ? FAILED : DOWN, readyAt: 0 })
}
const visible = (user: UserRow, now: number): Pair[] => {
  settle(now)
  const sees = seesMaterial(user)
  return videoShelf
    .all()
    .flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
    .filter(({ row, material }) => sees(material, row.status === UP))
}
const enter = (user: UserRow): void => demandOnePage(user, [PAGE, '/marketing-management/label'])
const faces = (user: UserRow) => {
  const figures = figuresFor(user)
  return ({ row: { readyAt: _readyAt, ...row }, material }: Pair): Video =>
    // The data holds only the values of the enumerations.
    ({ ...row, ...materialFace(material), ...figures(row.id), cover: material.cover, createTime: material.createTime }) as Video // see above
}
const search = (input: Input, user: UserRow, now: number): Video[] => {
  const fits = materialFilter(input)
  const way = oneOf(input.direction)
  const status = oneOf(input.status)
  const created = between(input.createTimeStart, input.createTimeEnd)
  return visible(user, now)
    .filter(({ row, material }) => fits(material) && way(row.direction) && status(row.status) && created(material.createTime))
    .map(faces(user))
    .toSorted(ordered<Video>(input, ['viewCount', 'shareCount', 'createTime'], 'createTime'))
}

on(videos.list)((input: Input, { user, now }) => {
  enter(user)
  return paged(search(input, user, now), input, (row) => row)
})
const pairOf = (id: unknown, user: UserRow, now: number): Pair =>
  found(
    visible(user, now).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(videos.get)((input, { user, now }) => {
  enter(user)
  return faces(user)(pairOf(input.id, user, now))
})
on(videos.exportList)((input: Input, { user, now }) => {
  demand(user, 'videos.exportList')
  demandPage(user, PAGE)
  const head = [
    '视频编号',
    '视频标题',
    '标签',
    '适用车系',
    '画面方向',
    '时长（秒）',
    '大小（MB）',
    '上传来源',
    '经销商',
    '播放量',
    '分享量',
    '状态',
    '创建时间',
  ]
  const rows = exportable(search(input, user, now)).map((row) => [
    row.id,
    row.title,
    row.labels.map(({ labelName }) => labelName).join(','),
    row.seriesName,
    Number(row.direction) === 1 ? '横屏' : '竖屏',
    row.duration,
    row.fileSize,
    Number(row.uploadType) === 1 ? '总部上传' : '经销商上传',
    row.dealerName,
    row.viewCount,
    row.shareCount,
    STATES[Number(row.status)] ?? '',
    row.createTime,
  ])
  return xlsFile('excel.xls', head, rows)
})

/** What the stored film says of itself; undefined for what is none. */
const filmOf = async (url: string) => {
  const file = keptFile(url.slice('/__files/'.length))
  const film = file && (await readMp4(new Blob([file.bytes])))
  return film && { film, fileSize: Math.round((file.bytes.length / MB) * 10) / 10 }
}
/** What a video is saved with; refuses at its fields what it may not be. */
const read = async (input: Input, before: Pair | undefined) => {
  const title = text(input.title)
  const cover = text(input.cover)
  const summary = text(input.summary)
  const videoUrl = text(input.videoUrl)
  const labelIds = texts(input.labels)
  const seriesCode = text(input.seriesName)
  const isOther = videoUrl !== before?.row.videoUrl
  const about = isOther && videoUrl !== '' ? await filmOf(videoUrl) : undefined
  const fields: Record<string, string> = {}
  collect(fields, {
    videoUrl:
      videoUrl === ''
        ? '请上传视频'
        : !isOther
          ? undefined
          : before?.row.status === UP
            ? '请先下架再更换视频'
            : about === undefined
              ? '仅支持mp4格式'
              : about.film.seconds < 3 || about.film.seconds > 600
                ? '视频时长须在3秒至10分钟'
                : undefined,
    cover: cover === '' ? '请选择封面图' : undefined,
    title: textFault(title, '视频标题', 40),
    summary: [...summary].length > 100 ? '简介不能超过100个字' : undefined,
    seriesName: seriesCode === '' || org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '车系不存在',
    labels: labelsFault(labelIds, KIND, before?.material.labelIds),
  })
  refuseFields(fields)
  return {
    material: { title, cover, labelIds, seriesCode },
    row: {
      videoUrl,
      summary,
      ...(about && {
        duration: Math.round(about.film.seconds),
        direction: about.film.width >= about.film.height ? 1 : 2,
        fileSize: about.fileSize,
        failReason: about.film.codec === 'avc1' || about.film.codec === 'avc3' ? '' : '视频编码不受支持：仅支持 H.264',
      }),
    },
    isOther,
  }
}
const working = (now: number) => ({ status: WORKING, readyAt: now + TRANSCODING_MS })

on(videos.create)(async (input, { user, now }) => {
  demand(user, 'videos.create')
  demandPage(user, PAGE)
  demandWriter(user)
  const { material, row } = await read({ ...input }, undefined)
  const id = newId()
  addMaterial(user, { ...material, materialId: id, materialType: KIND, createTime: formatTime(now) })
  const none = { duration: 0, direction: 1, fileSize: 0, failReason: '', offBy: 0, pushFlag: 0, pushTime: '' }
  videoShelf.add({ ...none, ...row, ...working(now), id, createBy: user.nickname })
  return { id }
})

on(videos.update)(async (input, { user, now }) => {
  demand(user, 'videos.update')
  const pair = pairOf(input.id, user, now)
  demandOwn(user, pair.material)
  demandNotBlocked(user, pair.row)
  if (pair.row.status === WORKING) throw stale()
  const { material, row, isOther } = await read({ ...input }, pair)
  Object.assign(pair.material, material)
  nameLabels([pair.material])
  Object.assign(pair.row, row, isOther && working(now))
  if (pair.row.pushFlag === 1) pair.row.pushFlag = 2
})

on(videos.setRank)((input, { user, now }) => {
  demand(user, 'videos.setRank')
  const { row, material } = pairOf(input.id, user, now)
  const status = whole(input.status)
  if (status === UP) {
    if (row.status !== DOWN) throw stale()
    demandPutUp(user, material, row)
    Object.assign(row, { status, offBy: 0 })
  } else if (status === DOWN) {
    if (row.status !== UP) throw stale()
    Object.assign(row, { offBy: demandTakeDown(user, material), status, pushFlag: 0, pushTime: '' })
  } else throw new Refusal(400, '状态不正确')
})

on(videos.pushC)((input, { user, now }) => {
  demand(user, 'videos.pushC')
  const { row, material } = pairOf(input.id, user, now)
  push(user, material, row, formatTime(now), row.status === UP)
})

on(videos.remove)((input, { user, now }) => {
  demand(user, 'videos.remove')
  const { row, material } = pairOf(input.id, user, now)
  demandOwn(user, material)
  demandNotBlocked(user, row)
  if (row.status !== DOWN && row.status !== FAILED) throw stale()
  videoShelf.drop(row)
  dropMaterial(row.id)
})
