import * as news from '@/api/content/news'
import * as socialChannels from '@/api/content/socialChannels'
import { newsSource, newsStatus, publishType } from '@/entities/content/news'
import { shelfStatus } from '@/entities/content/shared'
import { formatTime, toMillis } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { demandOnePage } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import type { NewsRow } from '../data/news'
import { childOf, children, demandKeeper, newsRows } from '../rules/channels'
import {
  inColumn,
  missingOf,
  newsFor,
  newsOf,
  newsPage,
  newsView,
  putFirst,
  refuseSensitive,
  settleNews,
  wordsOf,
} from '../rules/news'
import { moveRow, placeRows } from '../rules/order'
import { qaaOf } from '../rules/qaa'

type Input = Record<string, unknown>
const PAGE = '/star-management/information'
const PAGES = [
  PAGE,
  '/star-management/column',
  '/ADManagement/ADManagement',
  '/ADManagement/flashScreen',
  '/addDvertising/addDvertising',
  '/hot-management/recommend',
  '/hot-management/new-recommended',
  '/hot-management/quickEntry',
  '/hot-management/thehotplate',
  '/carManagement/quickEntryManagement',
  '/star-management/faqs',
]
const MAX_PINNED = 3
const MAX_HOME = 10
const AHEAD_MS = 5 * 60_000
const DAY_MS = 86_400_000
const MAX_DAYS = 90
const HALF_HOUR = 30 * 60_000
const MAX_LENGTH = 50_000
const statuses = newsStatus.options.map(({ value }) => value)

const parentOf = ({ channelId }: NewsRow) => children().find(({ id }) => id === channelId)?.parentId ?? ''
const listed = listOf(news.list)<NewsRow>({
  is: [
    'id',
    'channelId',
    'status',
    'source',
    'seriesCode',
    'topFlag',
    'qualityFlag',
    'homeFlag',
    'starWebFlag',
    'coverStyle',
    { parentId: parentOf },
  ],
  like: ['title', 'updateBy', 'tags'],
  keyword: ['title', 'id'],
  between: ['publishTime', 'updateTime'],
  sort: ['updateTime', 'publishTime', 'viewCount', 'likeCount', 'commentCount', 'shareCount', 'sort'],
  // Within a single column sorted by `sort`, pinned items stay on top.
  order: ({ channelId, sortField }) =>
    text(channelId) !== '' && text(sortField) === 'sort' ? (a, b) => b.topFlag - a.topFlag : () => 0,
})

on(news.list)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  settleNews(now)
  const asked: Input = { ...input }
  const rows = newsFor(user).filter((row) => integer(asked.mine) !== 1 || row.createId === user.id)
  const counts = listed.counts(rows, asked, 'status', statuses)
  return {
    ...listed.page(rows, asked, newsView),
    ...counted(now),
    summary: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) },
  }
})
on(news.get)(({ id }, { user, now }) => {
  demandOnePage(user, PAGES)
  settleNews(now)
  return newsPage(newsOf(id, user))
})

const words = (input: Input, key: string, was = '') => (sent(input, key) ? text(input[key]) : was)
const list = (input: Input, key: string, was: string[] = []) => (sent(input, key) ? texts(input[key]) : was)
const code = (input: Input, key: string, was: number) => (sent(input, key) ? (integer(input[key]) ?? 0) : was)

const flagOf = (value: number | undefined): 0 | 1 => (value === 1 ? 1 : 0)

const read = (input: Input, was: NewsRow | undefined, isDraft: boolean) => {
  const row = {
    title: words(input, 'title', was?.title),
    summary: words(input, 'summary', was?.summary),
    coverStyle: code(input, 'coverStyle', was?.coverStyle ?? 1),
    covers: list(input, 'covers', was?.covers),
    channelId: words(input, 'channelId', was?.channelId),
    seriesCode: words(input, 'seriesCode', was?.seriesCode),
    tags: list(input, 'tags', was?.tags),
    source: code(input, 'source', was?.source ?? newsSource.original),
    sourceUrl: words(input, 'sourceUrl', was?.sourceUrl),
    author: words(input, 'author', was?.author),
    content: words(input, 'content', was?.content),
    commentFlag: flagOf(code(input, 'commentFlag', was?.commentFlag ?? 1)),
    baseCount: code(input, 'baseCount', was?.baseCount ?? 0),
  }
  const length = [...row.title].length
  const textLength = [...wordsOf(row.content)].length
  const isCopied = row.source !== newsSource.original
  refuseFields({
    title: length < (isDraft ? 1 : 5) || length > 40 ? '标题长度须为5-40个字' : undefined,
    channelId:
      children().some(({ id }) => id === row.channelId) || (isDraft && row.channelId === '')
        ? undefined
        : '请选择所属栏目',
    summary: [...row.summary].length > 120 ? '摘要不能超过120个字' : undefined,
    content: isDraft
      ? undefined
      : textLength === 0
        ? '正文不能为空'
        : textLength < 20 || textLength > MAX_LENGTH
          ? '正文长度须为20-50000个字'
          : undefined,
    tags:
      row.tags.length > 5 || row.tags.some((tag) => [...tag].length > 8) ? '最多5个标签，每个不超过8个字' : undefined,
    sourceUrl: isCopied && !isDraft && !/^https:\/\//i.test(row.sourceUrl) ? '请输入以https开头的链接' : undefined,
    author: isCopied && !isDraft && row.author === '' ? '请填写作者' : undefined,
    baseCount: row.baseCount < 0 || row.baseCount > 99_999 ? '初始阅读量应为0-99999' : undefined,
  })
  refuseSensitive({ title: row.title, content: wordsOf(row.content), summary: row.summary })
  return { ...row, summary: row.summary || [...wordsOf(row.content)].slice(0, 60).join('') }
}
const demandTime = (publishTime: string, now: number): void => {
  const at = toMillis(publishTime) ?? 0
  if (at < now + AHEAD_MS) refuseFields({ publishTime: '定时时间须晚于当前时间5分钟' })
  if (at > now + MAX_DAYS * DAY_MS) refuseFields({ publishTime: '定时时间最多90天后' })
}
const demandWhole = (row: Parameters<typeof missingOf>[0]): void => {
  const missing = missingOf(row)
  if (missing.length > 0) throw new Refusal(409, `请先完善: ${missing.join('、')}`)
}

on(news.create)((input, { user, now }) => {
  demandKeeper(user, 'news.create')
  const type = integer(input.publishType) ?? publishType.draft
  const row = read({ ...input }, undefined, type === publishType.draft)
  const publishTime = text(input.publishTime)
  if (type === publishType.later) demandTime(publishTime, now)
  if (type !== publishType.draft) demandWhole(row)
  const id = newId()
  const time = formatTime(now)
  const made: NewsRow = {
    ...row,
    id,
    publishTime: type === publishType.now ? time : type === publishType.later ? publishTime : '',
    status:
      type === publishType.now ? newsStatus.up : type === publishType.later ? newsStatus.scheduled : newsStatus.draft,
    topFlag: 0,
    topEndTime: '',
    qualityFlag: 0,
    homeFlag: 0,
    starWebFlag: 0,
    viewCount: 0,
    likeCount: 0,
    commentCount: 0,
    shareCount: 0,
    sort: 0,
    createId: user.id,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
    trend: [],
  }
  newsRows().unshift(made)
  if (made.status === newsStatus.up) putFirst(made)
  return { id }
})

on(news.update)((input, { user, now }) => {
  demandKeeper(user, 'news.update')
  settleNews(now)
  const row = newsOf(input.id, user)
  refuseChanged(row, input)
  const type = integer(input.publishType)
  const isOpen = row.status === newsStatus.draft || row.status === newsStatus.scheduled
  if (type !== undefined && (!isOpen || type === publishType.now)) throw stale()
  const asDraft = type === publishType.draft || (type === undefined && row.status === newsStatus.draft)
  const next = read({ ...input }, row, asDraft)
  const publishTime = words({ ...input }, 'publishTime', row.publishTime)
  if (
    type === publishType.later ||
    (row.status === newsStatus.scheduled && sent({ ...input }, 'publishTime') && !asDraft)
  )
    demandTime(publishTime, now)
  if (!asDraft) demandWhole(next)
  const moves = next.channelId !== row.channelId
  Object.assign(row, next, {
    ...(type === publishType.draft && { status: newsStatus.draft, publishTime: '' }),
    ...(type === publishType.later && { status: newsStatus.scheduled, publishTime }),
    ...(type === undefined && row.status === newsStatus.scheduled && { publishTime }),
    updateBy: user.nickname,
    updateTime: formatTime(now),
  })
  if (moves && row.status === newsStatus.up) {
    Object.assign(row, { topFlag: 0, topEndTime: '' })
    putFirst(row)
  }
})

on(news.remove)(({ id }, { user }) => {
  demandKeeper(user, 'news.remove')
  const row = newsOf(id, user)
  if (row.status === newsStatus.up || row.status === newsStatus.scheduled) throw stale()
  newsRows().splice(newsRows().indexOf(row), 1)
})

on(news.shelve)(({ id, status }, { user, now }) => {
  demandKeeper(user, 'news.shelve')
  settleNews(now)
  const row = newsOf(id, user)
  const to = integer(status)
  const touched = { updateBy: user.nickname, updateTime: formatTime(now) }
  if (to === newsStatus.up && row.status !== newsStatus.up) {
    demandWhole(row)
    Object.assign(row, touched, { status: newsStatus.up, publishTime: formatTime(now) })
    putFirst(row)
  } else if (to === newsStatus.down && row.status === newsStatus.up)
    Object.assign(row, touched, {
      status: newsStatus.down,
      topFlag: 0,
      topEndTime: '',
      homeFlag: 0,
      starWebFlag: 0,
      sort: 0,
    })
  else throw stale()
})

const published = (id: unknown, user: Parameters<typeof newsOf>[1], now: number): NewsRow => {
  settleNews(now)
  const row = newsOf(id, user)
  if (row.status !== newsStatus.up) throw stale()
  return row
}
on(news.top)((input, { user, now }) => {
  demandKeeper(user, 'news.top')
  const row = published(input.id, user, now)
  const topFlag = integer(input.topFlag) === 1 ? 1 : 0
  if (row.topFlag === topFlag) throw stale()
  if (topFlag === 1 && inColumn(row.channelId).filter((one) => one.topFlag === 1).length >= MAX_PINNED)
    throw new Refusal(409, `同一栏目最多置顶${MAX_PINNED}篇`)
  if (topFlag === 1 && text(input.topEndTime) !== '' && (toMillis(input.topEndTime) ?? 0) <= now)
    refuseFields({ topEndTime: '置顶截止须晚于当前时间' })
  Object.assign(row, { topFlag, topEndTime: topFlag === 1 ? text(input.topEndTime) : '' })
})
on(news.setQuality)(({ id, qualityFlag }, { user, now }) => {
  demandKeeper(user, 'news.setQuality')
  published(id, user, now).qualityFlag = integer(qualityFlag) === 1 ? 1 : 0
})
const recommended = (key: 'homeFlag' | 'starWebFlag', row: NewsRow, flag: unknown): void => {
  const to = integer(flag) === 1 ? 1 : 0
  if (row[key] === to) throw stale()
  if (to === 1 && newsRows().filter((one) => one[key] === 1).length >= MAX_HOME)
    throw new Refusal(409, `首页推荐已满${MAX_HOME}篇`)
  row[key] = to
}
on(news.recommendHome)(({ id, homeFlag }, { user, now }) => {
  demandKeeper(user, 'news.recommendHome')
  recommended('homeFlag', published(id, user, now), homeFlag)
})
on(news.recommendStarWeb)(({ id, starWebFlag }, { user, now }) => {
  demandKeeper(user, 'news.recommendStarWeb')
  recommended('starWebFlag', published(id, user, now), starWebFlag)
})

on(news.sort)(({ channelId, items }, { user }) => {
  demandKeeper(user, 'news.sort')
  placeRows(inColumn(childOf(channelId).id), items)
})
on(news.move)((input, { user, now }) => {
  demandKeeper(user, 'news.move')
  const row = published(input.id, user, now)
  const channelId = text(input.channelId)
  if (channelId === '') {
    const kin = inColumn(row.channelId).filter(({ topFlag }) => topFlag === row.topFlag)
    return moveRow(kin, row, input)
  }
  if (channelId === row.channelId) throw stale()
  Object.assign(row, {
    channelId: childOf(channelId).id,
    topFlag: 0,
    topEndTime: '',
    updateBy: user.nickname,
    updateTime: formatTime(now),
  })
  putFirst(row)
})

on(socialChannels.getHtmlUrl)(({ contentType, id }, { user, now }) => {
  demandOnePage(user, PAGES)
  const isNews = contentType === 'news'
  const row = isNews ? newsOf(id, user) : qaaOf(id, user)
  const isUp = row.status === shelfStatus.up
  return {
    url: `https://h5.example.com/${isNews ? 'news' : 'faq'}/${row.id}${isUp ? '' : '?preview=1'}`,
    ...(!isUp && { expire: formatTime(now + HALF_HOUR) }),
  }
})
