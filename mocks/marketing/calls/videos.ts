import * as videos from '@/api/marketing/videos'
import { materialKind } from '@/entities/marketing/label'
import { pushFlag } from '@/entities/marketing/material'
import { type Video, video, videoDirection, videoStatus } from '@/entities/marketing/video'
import { readMp4Info } from '@/lib/mp4'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { keepFile, keptFile } from '../../core/files'
import { Refusal } from '../../core/types'
import { videoFiles } from '../data/videoFiles'
import type { MaterialRow } from '../data/materials'
import type { UserRow } from '../../system/data/types'
import { buildVideos, type VideoRow } from '../data/videos'
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
import { appUseOf, appViewsOf, broughtBy, pushedIn, PUSH_FLAGS, sumsOf } from '../rules/appUse'
import { shelfOf } from '../rules/shelves'
import { newId, org } from '../../system/rules/store'

type Input = Record<string, unknown>
interface Pair {
  row: VideoRow
  material: MaterialRow
}
const PAGES = ['/marketing-management/video', '/appDatas/videoManagement']
const SUMS = ['appViewCount', 'shareCount', 'clueCount'] as const
const TRANSCODING_MS = 20_000
const MB = 1024 * 1024

onReset(() => {
  for (const [id, bytes] of Object.entries(videoFiles)) keepFile({ id, ownerId: '', mime: 'video/mp4', bytes })
})
export const videoShelf = shelfOf('videos', buildVideos, 20_240_732)

/** Completes transcoding that is due. The codec in the file determines the outcome. */
const settle = (now: number): void => {
  for (const row of videoShelf.all())
    if (row.status === videoStatus.transcoding && row.readyAt <= now)
      Object.assign(row, { status: row.failReason ? videoStatus.failed : videoStatus.down, readyAt: 0 })
}
const visible = (user: UserRow, now: number, app = false): Pair[] => {
  settle(now)
  const sees = seesMaterial(user)
  return videoShelf
    .all()
    .flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
    .filter(({ row, material }) =>
      sees(material, row.status === videoStatus.up && (!app || row.pushFlag !== pushFlag.no)),
    )
}
const enter = (user: UserRow): void => demandOnePage(user, [...PAGES, '/marketing-management/label'])
const viewsFor = (user: UserRow, now: number) => {
  const figures = figuresFor(user)
  return ({ row: { readyAt: _readyAt, inAppSince, ...row }, material }: Pair): Video => {
    const appViewCount = appViewsOf({ id: row.id, inAppSince }, now)
    // The data holds only the values of the enumerations.
    return {
      ...row,
      ...materialView(material),
      ...figures(row.id),
      cover: material.cover,
      createTime: material.createTime,
      appViewCount,
      finishRate: appViewCount ? 30 + (Number(row.id.slice(-2)) % 50) + 0.5 : null,
      ...broughtBy(appViewCount, row.id),
    } as Video // see above
  }
}
const listed = listOf(videos.list)({
  is: [...MATERIAL_FILTERS.is, 'direction', 'pushFlag', { labels: labelIdsOf, labelId: labelIdsOf }],
  like: MATERIAL_FILTERS.like,
  between: ['createTime', 'pushTime'],
  sort: ['createTime', 'viewCount', 'shareCount', 'pushTime', ...SUMS, 'finishRate', 'likeCount'],
})
const rowsFor = (user: UserRow, now: number, app: unknown): Video[] =>
  visible(user, now, integer(app) === 1).map(viewsFor(user, now))

on(videos.list)((input: Input, { user, now }) => {
  enter(user)
  const rows = rowsFor(user, now, input.app)
  const fitting = listed.fitting(rows, input)
  return {
    ...listed.page(rows, input),
    ...(integer(input.app) === 1 && counted(now)),
    summary: {
      ...listed.counts(rows, input, 'pushFlag', PUSH_FLAGS),
      ...sumsOf(fitting, SUMS),
      pushed: pushedIn(fitting),
    },
  }
})
const pairOf = (id: unknown, user: UserRow, now: number): Pair =>
  found(
    visible(user, now).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(videos.get)((input, { user, now }) => {
  enter(user)
  const pair = pairOf(input.id, user, now)
  return { ...viewsFor(user, now)(pair), ...appUseOf(pair.row, user, now) }
})
on(videos.exportList)((input: Input, { user, now }) => {
  demand(user, 'videos.exportList')
  demandOnePage(user, PAGES)
  return sheetOf(listed.exported(rowsFor(user, now, input.app), input), {
    ...columnsOf(video, 'id', 'title'),
    标签: (row) => row.labels.map(({ labelName }) => labelName).join('、'),
    ...columnsOf(video, 'seriesName', 'direction'),
    '时长（秒）': 'duration',
    ...columnsOf(video, 'fileSize', 'uploadType', 'dealerName', 'viewCount'),
    App播放量: 'appViewCount',
    ...columnsOf(video, 'shareCount', 'status', 'createTime'),
  })
})

/** Returns the properties of the stored video. Undefined if it is not a video. */
const infoOf = async (url: string) => {
  const file = keptFile(url.slice('/__files/'.length))
  const info = file && (await readMp4Info(new Blob([file.bytes])))
  return info && { info, fileSize: Math.round((file.bytes.length / MB) * 10) / 10 }
}
const read = async (input: Input, before: Pair | undefined) => {
  const { values, faults } = readInto(video, ['title', 'cover', 'summary', 'videoUrl'], input, {})
  const { title, cover, summary, videoUrl } = values
  const labelIds = texts(input.labels)
  const seriesCode = text(input.seriesName)
  const isOther = videoUrl !== before?.row.videoUrl
  const about = isOther && videoUrl !== '' ? await infoOf(videoUrl) : undefined
  refuseFields({
    ...faults,
    videoUrl:
      videoUrl === '' || !isOther
        ? faults.videoUrl
        : before?.row.status === videoStatus.up
          ? '请先下架再更换视频'
          : about === undefined
            ? '仅支持mp4格式'
            : about.info.seconds < 3 || about.info.seconds > 600
              ? '视频时长须在3秒至10分钟'
              : undefined,
    seriesName:
      seriesCode === '' || org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '车系不存在',
    labels: validateLabels(labelIds, materialKind.video, before?.material.labelIds),
  })
  return {
    material: { title, cover, labelIds, seriesCode },
    row: {
      videoUrl,
      summary,
      ...(about && {
        duration: Math.round(about.info.seconds),
        direction: about.info.width >= about.info.height ? videoDirection.landscape : videoDirection.portrait,
        fileSize: about.fileSize,
        failReason: about.info.codec === 'avc1' || about.info.codec === 'avc3' ? '' : '视频编码不受支持：仅支持 H.264',
      }),
    },
    isOther,
  }
}
const working = (now: number) => ({ status: videoStatus.transcoding, readyAt: now + TRANSCODING_MS })

on(videos.create)(async (input, { user, now }) => {
  demand(user, 'videos.create')
  demandOnePage(user, PAGES)
  demandWriter(user)
  const { material, row } = await read({ ...input }, undefined)
  const id = newId()
  addMaterial(user, { ...material, materialId: id, materialType: materialKind.video, createTime: formatTime(now) })
  const none = {
    duration: 0,
    direction: videoDirection.landscape,
    fileSize: 0,
    failReason: '',
    ...NOT_DOWN,
    ...NOT_PUSHED,
  }
  videoShelf.add({ ...none, ...row, ...working(now), id, createBy: user.nickname })
  return { id }
})

on(videos.update)(async (input, { user, now }) => {
  demand(user, 'videos.update')
  const pair = pairOf(input.id, user, now)
  demandOwn(user, pair.material)
  demandNotBlocked(user, pair.row)
  if (pair.row.status === videoStatus.transcoding) throw stale()
  const { material, row, isOther } = await read({ ...input }, pair)
  Object.assign(pair.material, material)
  nameLabels([pair.material])
  Object.assign(pair.row, row, isOther && working(now))
  if (pair.row.pushFlag === pushFlag.pushed) pair.row.pushFlag = pushFlag.changed
})

on(videos.setRank)((input, { user, now }) => {
  demand(user, 'videos.setRank')
  const { row, material } = pairOf(input.id, user, now)
  const status = integer(input.status)
  if (status === videoStatus.up) {
    if (row.status !== videoStatus.down) throw stale()
    demandPutUp(user, material, row)
    Object.assign(row, { status, ...NOT_DOWN })
  } else if (status === videoStatus.down) {
    if (row.status !== videoStatus.up) throw stale()
    Object.assign(row, {
      ...takenDown(user, material, input, formatTime(now)),
      status,
      pushFlag: pushFlag.no,
      pushTime: '',
    })
  } else throw new Refusal(400, '状态不正确')
})

on(videos.pushC)((input, { user, now }) => {
  demand(user, 'videos.pushC')
  const { row, material } = pairOf(input.id, user, now)
  if (row.status === videoStatus.transcoding) throw new Refusal(409, '视频转码中，请稍候')
  push(user, material, row, formatTime(now), row.status === videoStatus.up)
})

on(videos.remove)((input, { user, now }) => {
  demand(user, 'videos.remove')
  const { row, material } = pairOf(input.id, user, now)
  demandOwn(user, material)
  demandNotBlocked(user, row)
  if (row.status !== videoStatus.down && row.status !== videoStatus.failed) throw stale()
  videoShelf.drop(row)
  dropMaterial(row.id)
})
