import { articleStatus, articleType } from '@/entities/marketing/article'
import { materialKind } from '@/entities/marketing/label'
import { offBy } from '@/entities/marketing/material'
import type { ShelfRow } from '../rules/materials'
import { type Context, picture } from '../../core/context'
import { type MaterialRow, whyDown } from './materials'
import { at } from '../../core/random'

export interface ArticleRow extends ShelfRow {
  articleType: number
  carouselImage: string
  summary: string
  content: string
  linkUrl: string
  shareTitle: string
  carouselFlag: number
  sort: number
  createBy: string
  updateTime: string
}

const CAROUSEL = 4
const people = ['李静', '周志强', '系统管理员'] as const
const openings = [
  '不少车友问：冬天到底能跑多远？我们用三天时间、两条路线给出答案。',
  '提车三个月，行驶六千公里，把真实感受一次讲清楚。',
  '从选配到交付，这些细节最容易被忽略，建议收藏。',
  '本文整理了用户提问最多的内容，并附上工程师的解答。',
] as const

const bodyOf = (title: string, opening: string) =>
  `<h2>${title}</h2><p>${opening}</p><h3>测试条件</h3><ul><li><p>城市道路与高速各占一半，全程开启空调 22℃</p></li><li><p>满载四人，胎压按标准值设定</p></li></ul><p><strong>结论</strong>：日常通勤一周一充，周末自驾无需绕路补能。</p><blockquote><p>实际表现因路况、气温与驾驶习惯而异。</p></blockquote>`

export const buildArticles = (
  context: Context,
  materials: readonly MaterialRow[],
  isShared: (id: string) => boolean,
): ArticleRow[] => {
  const { random } = context
  let shown = 0
  const own = materials.filter(({ materialType }) => materialType === materialKind.article)
  return own.map((row, index): ArticleRow => {
    const isHq = row.dealerCode === ''
    const isNew = index >= own.length - 6
    const status =
      isNew && !isShared(row.materialId) ? articleStatus.draft : index % 9 === 4 ? articleStatus.down : articleStatus.up
    const opening = at(openings, index)
    const isLink = index % 7 === 3
    const carouselFlag = status === articleStatus.up && isHq && index % 4 === 0 && shown < CAROUSEL ? 1 : 0
    shown += carouselFlag
    const pushed = isHq && status === articleStatus.up ? at([1, 1, 0, 2], index) : 0
    return {
      id: row.materialId,
      articleType: isLink ? articleType.link : articleType.text,
      carouselImage: isHq && index % 4 === 0 ? picture(row.title.slice(0, 8), '#1f4f8b', 750, 360) : '',
      summary: opening,
      content: isLink ? '' : bodyOf(row.title, opening),
      linkUrl: isLink ? `https://mp.weixin.qq.com/s/${row.materialId}` : '',
      shareTitle: index % 3 === 0 ? `推荐给您：${row.title}`.slice(0, 28) : '',
      carouselFlag,
      sort: index % 10 === 0 ? 10 : 0,
      status,
      offBy: status === articleStatus.down ? (isHq || index % 2 === 1 ? offBy.headquarters : offBy.dealer) : 0,
      ...whyDown(status === articleStatus.down && !isHq && index % 2 === 1, index, row.createTime),
      pushFlag: pushed,
      pushTime: pushed ? row.createTime : '',
      inAppSince: pushed ? row.createTime : '',
      createBy: isHq ? random.pick(people) : '市场专员',
      updateTime: row.createTime,
    }
  })
}
