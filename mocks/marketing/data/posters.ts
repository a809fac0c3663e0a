import { materialKind } from '@/entities/marketing/label'
import { offBy } from '@/entities/marketing/material'
import { posterStatus } from '@/entities/marketing/posterEnums'
import type { ShelfRow } from '../rules/materials'
import { colors, type Context, picture } from '../../core/context'
import { type MaterialRow, whyDown } from './materials'
import { at } from '../../core/random'

export interface PosterRow extends ShelfRow {
  posterType: number
  imageUrl: string
  qrPosition: { x: number; y: number; size: number }
  showCard: 0 | 1
  shareText: string
  startTime: string
  /** Empty if there is no end. */
  endTime: string
  /** Number of scanned codes per share. */
  scanRate: number
  createBy: string
}

const people = ['李静', '周志强', '系统管理员'] as const
const texts = [
  '本周末到店试驾，好礼相送，扫码预约。',
  '限时权益进行中，详情扫码咨询您的专属顾问。',
  '早安！新的一天，从一段好旅程开始。',
  '',
] as const
/** Ends in days from now, 0 for none. */
const ends = [0, 40, 2, 0, 90, -5, 20] as const

export const buildPosters = (
  context: Context,
  materials: readonly MaterialRow[],
  isShared: (id: string) => boolean,
): PosterRow[] => {
  const { random } = context
  const own = materials.filter(({ materialType }) => materialType === materialKind.poster)
  let shown = 0
  return own.map((row, index): PosterRow => {
    const isHq = row.dealerCode === ''
    const isNew = index >= own.length - 5
    const status = (isNew && !isShared(row.materialId)) || index % 11 === 6 ? posterStatus.down : posterStatus.up
    const end = at(ends, index)
    const pushed = isHq && status === posterStatus.up ? at([1, 0, 2], shown++) : 0
    return {
      id: row.materialId,
      posterType: at([1, 2, 3, 4, 5, 9], index),
      imageUrl: picture(row.title.slice(-6), at(colors, index), 750, 1334),
      qrPosition: { x: 510, y: 1094, size: 200 },
      showCard: index % 2 === 0 ? 1 : 0,
      shareText: at(texts, index),
      startTime: row.createTime,
      endTime: end === 0 ? '' : context.time(-end),
      scanRate: random.int(0, 6),
      status,
      offBy: status === posterStatus.down && !isNew ? (isHq || index % 2 === 0 ? offBy.headquarters : offBy.dealer) : 0,
      ...whyDown(status === posterStatus.down && !isNew && !isHq && index % 2 === 0, index, row.createTime),
      pushFlag: pushed,
      pushTime: pushed ? row.createTime : '',
      inAppSince: pushed ? row.createTime : '',
      createBy: isHq ? random.pick(people) : '市场专员',
    }
  })
}
