import { materialKind } from '@/entities/marketing/label'
import { promotionStatus, promotionTarget } from '@/entities/marketing/posterEnums'
import type { Context } from '../../core/context'
import type { MaterialRow } from './materials'
import { at } from '../../core/random'

export interface LinkRow {
  materialId: string
  materialType: number
  sort: number
  shareCount: number
  createTime: string
}
export interface PromotionRow {
  id: string
  summary: string
  script: string
  targetType: number
  areaNames: string[]
  startTime: string
  endTime: string
  status: number
  createBy: string
  updateTime: string
  links: LinkRow[]
}

const people = ['李静', '周志强'] as const
const summary = '面向到店与线上意向客户，围绕权益、置换与试驾三条主线展开。顾问按顺序分享素材，48 小时内完成首次回访。'
const script =
  '您好，本月{s}有置换补贴与金融贴息两项权益\n到店试驾当天下订，另享充电礼包\n名额有限，我先帮您预留，可以吗？'

export const buildPromotions = (
  context: Context,
  materials: readonly MaterialRow[],
  areas: readonly string[],
  seriesName: (code: string) => string,
): PromotionRow[] => {
  const { random } = context
  const own = materials.filter(({ materialType }) => materialType === materialKind.promotion)
  const shareable = materials.filter(
    ({ materialType, dealerCode }) => materialType !== materialKind.promotion && dealerCode === '',
  )
  return own.map((row, index): PromotionRow => {
    const isNew = index >= own.length - 2
    const status = isNew ? promotionStatus.draft : index % 6 === 3 ? promotionStatus.stopped : promotionStatus.published
    const chosen = new Set<MaterialRow>()
    for (let left = random.int(4, 12); left > 0; left--) chosen.add(random.pick(shareable))
    const isForAreas = index % 3 === 1
    const isOver = index % 7 === 2
    return {
      id: row.materialId,
      summary,
      script: script.replace('{s}', seriesName(row.seriesCode)),
      targetType: isForAreas ? promotionTarget.areas : promotionTarget.country,
      areaNames: isForAreas ? [...new Set([at(areas, index), at(areas, index + 1)])] : [],
      startTime: row.createTime,
      endTime: context.time(isOver ? 5 : -20 - index * 5),
      status,
      createBy: random.pick(people),
      updateTime: row.createTime,
      links: [...chosen].map(({ materialId, materialType }, place) => ({
        materialId,
        materialType,
        sort: place + 1,
        shareCount: isNew ? 0 : random.int(0, 40),
        createTime: row.createTime,
      })),
    }
  })
}
