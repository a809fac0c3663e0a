import { type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { hotSource } from '@/entities/content/hotDynamic'
import type { Context } from '../../core/context'

export interface HotRow {
  id: string
  dynamicId: string
  source: number
  heat: number
  sort: number
  hotTime: string
  /** Empty for posts that entered the list automatically. */
  endTime: string
  createBy: string
}

const PLACES = 50
const FIRST_ID = 7101

/** Returns the heat of a post: the weighted sum of views, likes, comments and shares. */
export const heatOf = ({ viewCount, likeCount, commentCount, shareCount }: Dynamic): number =>
  viewCount + likeCount * 5 + commentCount * 10 + shareCount * 20

export const buildHot = (context: Context, posts: readonly Dynamic[]): HotRow[] => {
  const up = posts.filter(({ status }) => status === dynamicStatus.up).toSorted((a, b) => heatOf(b) - heatOf(a))
  const down = posts.filter(({ status }) => status === dynamicStatus.down)
  return Array.from({ length: PLACES }, (_, index): HotRow => {
    const byHand = index % 6 === 1
    const post = index % 17 === 9 ? down[index % down.length] : up[index]
    return {
      id: String(FIRST_ID + index),
      dynamicId: post?.id ?? '',
      source: byHand ? hotSource.hand : hotSource.automatic,
      heat: post ? heatOf(post) : 0,
      sort: index + 1,
      hotTime: context.time(0.2 + (index % 20) / 7),
      endTime: byHand ? context.time(index === 13 ? 0.5 : -3 - (index % 5)) : '',
      createBy: byHand ? '周岚' : '',
    }
  })
}
