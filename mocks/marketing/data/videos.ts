import { materialKind } from '@/entities/marketing/label'
import { offBy } from '@/entities/marketing/material'
import { videoDirection, videoStatus } from '@/entities/marketing/video'
import type { ShelfRow } from '../rules/materials'
import { type Context, picture } from '../../core/context'
import { type MaterialRow, whyDown } from './materials'
import { at } from '../../core/random'

/** Data of a video in addition to its material. `readyAt` is the end of transcoding in ms, 0 once it is complete. */
export interface VideoRow extends ShelfRow {
  videoUrl: string
  duration: number
  fileSize: number
  direction: number
  summary: string
  failReason: string
  createBy: string
  readyAt: number
}

const people = ['李静', '周志强', '系统管理员'] as const
const reasons = ['视频编码不受支持：仅支持 H.264', '音轨损坏，无法转码'] as const
const summaries = ['一分钟带你看懂核心亮点', '真实路况，一镜到底', '由工程师出镜讲解，建议完整观看', ''] as const

const isPortraitAt = (index: number): boolean => index % 3 === 1
export const videoCover = ({ title }: MaterialRow, index: number): string =>
  picture(
    title.slice(0, 6),
    at(['#1f4f8b', '#0e8a7d', '#6b4fb3'], index),
    isPortraitAt(index) ? 270 : 480,
    isPortraitAt(index) ? 480 : 270,
  )

export const buildVideos = (
  context: Context,
  materials: readonly MaterialRow[],
  isShared: (id: string) => boolean,
): VideoRow[] => {
  const { random } = context
  const own = materials.filter(({ materialType }) => materialType === materialKind.video)
  const fresh = own.filter(({ materialId }) => !isShared(materialId))
  return own.map((row, index): VideoRow => {
    const isHq = row.dealerCode === ''
    const place = fresh.indexOf(row)
    const status =
      place === fresh.length - 1
        ? videoStatus.transcoding
        : place === fresh.length - 2
          ? videoStatus.failed
          : index % 8 === 5
            ? videoStatus.down
            : videoStatus.up
    const isPortrait = isPortraitAt(index)
    const pushed = isHq && status === videoStatus.up ? at([1, 0, 2, 1], index) : 0
    return {
      id: row.materialId,
      videoUrl:
        index % 20 === 12 ? '/__files/video-gone' : `/__files/${isPortrait ? 'video-portrait' : 'video-landscape'}`,
      duration: 5,
      fileSize: random.int(20, 1800) / 10,
      direction: isPortrait ? videoDirection.portrait : videoDirection.landscape,
      summary: at(summaries, index),
      failReason: status === videoStatus.failed ? at(reasons, index) : '',
      status,
      offBy: status === videoStatus.down ? (isHq || index % 2 === 1 ? offBy.headquarters : offBy.dealer) : 0,
      ...whyDown(status === videoStatus.down && !isHq && index % 2 === 1, index, row.createTime),
      pushFlag: pushed,
      pushTime: pushed ? row.createTime : '',
      inAppSince: pushed ? row.createTime : '',
      createBy: isHq ? random.pick(people) : '市场专员',
      readyAt: status === videoStatus.transcoding ? Infinity : 0,
    }
  })
}
