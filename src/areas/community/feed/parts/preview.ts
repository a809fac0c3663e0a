import * as dynamics from '@/api/community/dynamics'
import * as news from '@/api/content/news'
import type { Page } from '@/api/reply'
import { type Dynamic, dynamicFlag, dynamicStatus } from '@/entities/community/dynamic'
import { contentRule, type LatestPlate, sourceType } from '@/entities/community/latestPlate'
import { newsStatus } from '@/entities/content/news'
import { is } from '@/entities/field'
import { derived, type Queried } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isOf } from '../../parts/isOf'

interface Shown {
  id: string
  text: string
  picture: string
  nickname: string
  likeCount: unknown
}
type Source = Partial<Pick<LatestPlate, 'sourceType' | 'sourceId' | 'contentRule' | 'showCount'>>
const QUIET = { quiet: true } as const
/** A server may return more rows than requested. */
const shown =
  <Row>(max: number, of: (row: Row) => Shown) =>
  ({ records }: Pick<Page<Row>, 'records'>) =>
    records.slice(0, max).map(of)

/**
 * Query for the content of a block: the first posts of its source by its rule, or the news of a channel. Undefined
 * without a source or a number of rows.
 */
export const shownBy = ({
  sourceType: type,
  sourceId,
  contentRule: rule,
  showCount,
}: Source): Queried<Shown[]> | undefined => {
  const pageSize = numberIn(showCount)
  if (!sourceId || !pageSize) return undefined
  const first = {
    pageNo: 1,
    pageSize,
    sortField: is(rule, contentRule.hottest) ? ('viewCount' as const) : ('publishTime' as const),
    sortOrder: 'desc' as const,
  }
  if (is(type, sourceType.channel))
    return derived(
      news.list.query({ ...first, channelId: sourceId, status: [newsStatus.up] }, QUIET),
      'block',
      shown(pageSize, ({ id, title, covers, author, likeCount }) => ({
        id,
        text: plain(title),
        picture: covers[0] ?? '',
        nickname: plain(author),
        likeCount,
      })),
    )
  const by = is(type, sourceType.board)
    ? { plateId: sourceId }
    : is(type, sourceType.topic)
      ? { topicId: sourceId }
      : is(type, sourceType.club) && { clubId: sourceId }
  if (!by) return undefined
  return derived(
    dynamics.list.query(
      {
        ...first,
        ...by,
        status: dynamicStatus.up,
        ...(is(rule, contentRule.featured) && { flags: [dynamicFlag.quality] }),
      },
      QUIET,
    ),
    'block',
    ({ records }) =>
      shown(pageSize, ({ id, title, content, images, nickname, likeCount }: Dynamic) => ({
        id,
        text: plain(title) || plain(content),
        picture: images[0] ?? '',
        nickname: plain(nickname),
        likeCount,
      }))({ records: records.filter((row) => isOf(row, by)) }),
  )
}
