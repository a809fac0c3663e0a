import { dynamicStatus } from '@/entities/community/dynamic'
import { clubStatus } from '@/entities/community/club'
import { enrollUp, voteUp } from '@/entities/community/targets'
import { topicStatus } from '@/entities/community/topic'
import { newsStatus } from '@/entities/content/news'
import { recContent, showPhase } from '@/entities/content/shared'
import type { Slot } from '@/entities/content/slots'
import { goodsStatus } from '@/entities/commerce/shared'
import { goods } from '../../commerce/rules/goods'
import { topics } from '../../community/rules/boards'
import { clubs } from '../../community/rules/clubs'
import { enrolments, stageOf } from '../../community/rules/enrolments'
import { posts } from '../../community/rules/posts'
import { votes } from '../../community/rules/votes'
import { control } from '../../core/control'
import { Refusal } from '../../core/types'
import { crowdOf, phaseOf } from './ads'
import { newsRows } from './channels'

export interface Recommended {
  id: string
  title: string
  contentType: number
  contentId: string
  contentTitle: string
  cover: string
  cornerText: string
  startTime: string
  endTime: string
}
export interface Content {
  id: string
  title: string
  cover: string
  up: boolean
}

/** Returns all content of a type, including content that users no longer see. */
export const contentsOf = (type: number): Content[] => {
  const { dynamics } = posts()
  switch (type) {
    case recContent.news:
      return newsRows().map(({ id, title, covers, status }) => ({
        id,
        title,
        cover: covers[0] ?? '',
        up: status === newsStatus.up,
      }))
    case recContent.dynamic:
      return dynamics.map(({ id, content, images, status }) => ({
        id,
        title: content,
        cover: images[0] ?? '',
        up: status === dynamicStatus.up,
      }))
    case recContent.topic:
      return topics().map(({ id, topicName, cover, status }) => ({
        id,
        title: topicName,
        cover,
        up: status === topicStatus.up,
      }))
    case recContent.activity:
      return [
        ...enrolments().map((row) => ({
          id: row.id,
          title: row.title,
          cover: row.cover,
          up: enrollUp.includes(stageOf(row, control.now())),
        })),
        ...votes().map((row) => ({ ...row, up: voteUp.includes(row.status) })),
      ]
    case recContent.club:
      return clubs().map(({ id, clubName, logo, status }) => ({
        id,
        title: clubName,
        cover: logo,
        up: status === clubStatus.up,
      }))
    case recContent.goods:
      return goods().map((row) => ({
        id: row.id,
        title: row.goodsName,
        cover: row.cover,
        up: row.status === goodsStatus.onSale,
      }))
    default:
      return []
  }
}
export const isAlive = ({ contentType, contentId }: Pick<Recommended, 'contentType' | 'contentId'>): boolean =>
  contentType === recContent.web || contentsOf(contentType).some(({ id, up }) => up && id === contentId)

export const RECOMMENDED = ['title', 'contentType', 'contentId', 'contentTitle', 'cover', 'cornerText'] as const
/** Period of a new record. Passed as the stored period, it allows a start in the past. */
export const NO_TIMES = { startTime: '', endTime: '' }
export const webFault = ({ contentType, contentId }: Pick<Recommended, 'contentType' | 'contentId'>) =>
  contentType === recContent.web && !/^https:\/\/[^\s/]+/.test(contentId) ? '请输入以https开头的链接' : undefined

/** Rejects a recommendation that has ended, refers to unavailable content or has no room in its slot. */
export const demandRecommendable = <Row extends Recommended>(
  row: Row,
  others: readonly Row[],
  now: number,
  slot: { name: string; of: Slot | undefined },
): void => {
  if (phaseOf(row, now) === showPhase.ended) throw new Refusal(400, '结束时间已过, 不能上架')
  if (!isAlive(row)) throw new Refusal(400, `目标内容「${row.contentTitle || row.contentId}」已下架或删除`)
  const limit = slot.of?.limit ?? 0
  const crowd = crowdOf(row, others, () => true, limit)
  if (crowd.length > 0)
    throw new Refusal(
      400,
      `「${slot.name}」同一时段最多展示${limit}个, 已有: ${crowd.map(({ title }) => title).join('、')}`,
    )
}
