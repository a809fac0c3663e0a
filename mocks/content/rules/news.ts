import type { News, NewsPage } from '@/entities/content/news'
import { coverStyle, newsStatus } from '@/entities/content/news'
import { formatTime } from '@/lib/time'
import { withId } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { org } from '../../system/rules/store'
import type { NewsRow } from '../data/news'
import { children, keepsContent, newsRows, parents } from './channels'
import { bySort } from './order'

const SENSITIVE = ['最便宜', '国家级', '全网第一'] as const

export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Rejects texts with forbidden words and reports each word with its field. */
export const refuseSensitive = (texts: Readonly<Record<string, string>>): void => {
  const sensitiveWords = Object.entries(texts).flatMap(([field, text]) =>
    SENSITIVE.flatMap((word) => {
      const start = text.indexOf(word)
      return start < 0 ? [] : [{ field, word, start, end: start + word.length }]
    }),
  )
  if (sensitiveWords.length === 0) return
  const words = [...new Set(sensitiveWords.map(({ word }) => word))].join('、')
  const fields = Object.fromEntries(sensitiveWords.map(({ field }) => [field, `内容包含敏感词: ${words}`]))
  throw new Refusal(400, `内容包含敏感词: ${words}`, 200, fields, { sensitiveWords })
}

/** Applies time: publishes scheduled news and unpins news whose pin has expired. */
export const settleNews = (now: number): void => {
  const time = formatTime(now)
  for (const row of newsRows()) {
    if (row.status === newsStatus.scheduled && row.publishTime <= time) row.status = newsStatus.up
    if (row.topFlag === 1 && row.topEndTime !== '' && row.topEndTime <= time)
      Object.assign(row, { topFlag: 0, topEndTime: '' })
  }
}

/** Returns the news a user may see. Drafts and scheduled news are limited to headquarters. */
export const newsFor = (user: UserRow): NewsRow[] =>
  keepsContent(user)
    ? newsRows()
    : newsRows().filter(({ status }) => status === newsStatus.up || status === newsStatus.down)
export const newsOf = (id: unknown, user: UserRow): NewsRow => withId(newsFor(user), id, '记录不存在或无权查看')

const viewOf = (row: NewsRow): News => {
  const column = children().find(({ id }) => id === row.channelId)
  return {
    // The data holds only the values of the enumerations.
    ...({ ...row, trend: undefined } as unknown as News),
    channelName: column?.channelName ?? '',
    channelStatus: column?.status,
    parentId: column?.parentId ?? '',
    parentName: parents().find(({ id }) => id === column?.parentId)?.channelName ?? '',
    seriesName: org.carSeries.find(({ seriesCode }) => seriesCode === row.seriesCode)?.seriesName ?? '',
    viewCount: row.viewCount + row.baseCount,
  }
}
export const newsView = (row: NewsRow): News => ({ ...viewOf(row), content: '' })
export const newsPage = (row: NewsRow): NewsPage => ({ ...viewOf(row), trend: row.trend })

/** Returns the published news of a column in its order, pinned items first. */
export const inColumn = (channelId: string): NewsRow[] =>
  newsRows()
    .filter((row) => row.channelId === channelId && row.status === newsStatus.up)
    .toSorted((a, b) => b.topFlag - a.topFlag || bySort(a, b))

export const putFirst = (row: NewsRow): void => {
  const others = inColumn(row.channelId).filter((other) => other !== row && other.topFlag === 0)
  for (const [at, other] of others.entries()) other.sort = (at + 2) * 10
  row.sort = 10
}

const PICTURES: Readonly<Record<number, number>> = { [coverStyle.three]: 3 }
export const missingOf = (
  row: Pick<NewsRow, 'content' | 'covers' | 'coverStyle' | 'channelId' | 'title'>,
): string[] => [
  ...(row.title === '' ? ['标题'] : []),
  ...(row.channelId === '' ? ['所属栏目'] : []),
  ...(row.covers.length < (PICTURES[row.coverStyle] ?? 1) ? ['封面图'] : []),
  ...(wordsOf(row.content) === '' ? ['正文'] : []),
  ...(row.coverStyle === coverStyle.video && !row.content.includes('<video') ? ['正文中的视频'] : []),
]
