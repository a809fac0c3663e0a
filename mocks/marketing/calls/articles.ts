import * as articles from '@/api/marketing/articles'
import { type Article, article, articleStatus, articleType as articleTypes } from '@/entities/marketing/article'
import { materialKind } from '@/entities/marketing/label'
import { pushFlag } from '@/entities/marketing/material'
import { dealerType } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { type ArticleRow, buildArticles } from '../data/articles'
import type { MaterialRow } from '../data/materials'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { found, refuseFields, sent, text, texts, integer } from '../../core/input'
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
import { appUseOf, appViewsOf, broughtBy, PUSH_FLAGS } from '../rules/appUse'
import { shelfOf } from '../rules/shelves'
import { newId, org } from '../../system/rules/store'

type Input = Record<string, unknown>
interface Pair {
  row: ArticleRow
  material: MaterialRow
}
const PAGES = ['/marketing-management/article', '/appDatas/articleManagement']
const MAX_CAROUSEL = 5
export const articleShelf = shelfOf('articles', buildArticles, 20_240_731)

const pairs = (): Pair[] => {
  const byId = new Map(articleShelf.all().map((row) => [row.id, row]))
  return [...byId.values()].flatMap((row) =>
    [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])),
  )
}
const enter = (user: UserRow): void => demandOnePage(user, [...PAGES, '/marketing-management/label'])
/** Returns the articles a user may see. With `app`, those of others are limited to the content of the owner app. */
const visible = (user: UserRow, app = false): Pair[] => {
  const sees = seesMaterial(user)
  return pairs().filter(({ row, material }) =>
    sees(material, row.status === articleStatus.up && (!app || row.pushFlag !== pushFlag.no)),
  )
}
const viewsFor = (user: UserRow, now: number) => {
  const figures = figuresFor(user)
  return ({ row: { inAppSince, ...row }, material }: Pair): Article => {
    const appViewCount = appViewsOf({ id: row.id, inAppSince }, now)
    // The data holds only the values of the enumerations.
    return {
      ...row,
      ...materialView(material),
      ...figures(row.id),
      cover: material.cover,
      url: row.status === articleStatus.up ? row.linkUrl || `https://h5.example.com/article/${row.id}` : '',
      appViewCount,
      ...broughtBy(appViewCount, row.id),
    } as Article // see above
  }
}
const listed = listOf(articles.list)({
  is: [...MATERIAL_FILTERS.is, 'articleType', 'carouselFlag', 'pushFlag', { labels: labelIdsOf, labelId: labelIdsOf }],
  like: MATERIAL_FILTERS.like,
  between: ['updateTime', 'pushTime'],
  sort: ['updateTime', 'viewCount', 'shareCount', 'sort', 'pushTime', 'appViewCount', 'likeCount', 'clueCount'],
})
const inCarousel = (): number => articleShelf.all().filter(({ carouselFlag }) => carouselFlag === 1).length

on(articles.list)((input: Input, { user, now }) => {
  enter(user)
  const rows = visible(user, integer(input.app) === 1).map(viewsFor(user, now))
  return {
    ...listed.page(rows, input, (row) => ({ ...row, content: '' })),
    ...(integer(input.app) === 1 && counted(now)),
    summary: listed.counts(rows, input, 'pushFlag', PUSH_FLAGS),
  }
})

const pairOf = (id: unknown, user: UserRow): Pair =>
  found(
    visible(user).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(articles.get)((input, { user, now }) => {
  enter(user)
  const pair = pairOf(input.id, user)
  return { ...viewsFor(user, now)(pair), ...appUseOf(pair.row, user, now) }
})

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads a save over the stored article. Throws a refusal by field. A draft requires only a title. */
const read = (input: Input, before: Pair | undefined, user: UserRow) => {
  const was = before?.row
  const isHeadquarters = user.dealerType === dealerType.headquarters
  const { values, faults } = readInto(
    article,
    ['title', 'articleType', 'summary', 'content', 'linkUrl', 'carouselImage', 'shareTitle', 'sort'],
    // The type cannot change. Only headquarters may set the carousel image.
    { ...input, ...(was && { articleType: undefined }), ...(!isHeadquarters && { carouselImage: undefined }) },
    { articleType: articleTypes.text, sort: 0, ...was, title: before?.material.title },
  )
  const { title, articleType, content, linkUrl, summary } = values
  const cover = sent(input, 'cover') ? text(input.cover) : (before?.material.cover ?? '')
  const labelIds = sent(input, 'labels') ? texts(input.labels) : (before?.material.labelIds ?? [])
  const seriesCode = sent(input, 'seriesName') ? text(input.seriesName) : (before?.material.seriesCode ?? '')
  const isLive = was?.status === articleStatus.up
  refuseFields({
    ...faults,
    cover: isLive && cover === '' ? '请上传封面图' : undefined,
    carouselImage: was?.carouselFlag === 1 && values.carouselImage === '' ? '轮播中的文章须有轮播图' : undefined,
    content:
      [...wordsOf(content)].length > 20_000
        ? '正文过长'
        : isLive && articleType === articleTypes.text && wordsOf(content) === ''
          ? '请输入正文'
          : undefined,
    linkUrl:
      linkUrl !== '' && !/^https:\/\/[^\s]+$/i.test(linkUrl)
        ? '请输入以https开头的链接'
        : isLive && articleType === articleTypes.link && linkUrl === ''
          ? '请输入外链地址'
          : faults.linkUrl,
    seriesName:
      seriesCode === '' || org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '车系不存在',
    labels: validateLabels(labelIds, materialKind.article, before?.material.labelIds),
  })
  return {
    material: { title, cover, labelIds, seriesCode },
    row: {
      articleType,
      content,
      linkUrl,
      summary: summary || [...wordsOf(content)].slice(0, 80).join(''),
      shareTitle: values.shareTitle,
      carouselImage: values.carouselImage,
      sort: values.sort ?? 0,
    },
  }
}

on(articles.create)((input, { user, now }) => {
  demand(user, 'articles.create')
  demandOnePage(user, PAGES)
  demandWriter(user)
  const { material, row } = read({ ...input }, undefined, user)
  const id = newId()
  const time = formatTime(now)
  addMaterial(user, { ...material, materialId: id, materialType: materialKind.article, createTime: time })
  articleShelf.add({
    ...row,
    id,
    status: articleStatus.draft,
    ...NOT_DOWN,
    ...NOT_PUSHED,
    carouselFlag: 0,
    createBy: user.nickname,
    updateTime: time,
  })
  return { id }
})

on(articles.update)((input, { user, now }) => {
  demand(user, 'articles.update')
  const pair = pairOf(input.id, user)
  demandOwn(user, pair.material)
  demandNotBlocked(user, pair.row)
  const { material, row } = read({ ...input }, pair, user)
  Object.assign(pair.material, material)
  nameLabels([pair.material])
  Object.assign(pair.row, row, { updateTime: formatTime(now) })
  if (pair.row.pushFlag === pushFlag.pushed) pair.row.pushFlag = pushFlag.changed
})

const missing = ({ row, material }: Pair): Record<string, string> => ({
  ...(material.cover === '' && { cover: '请上传封面图' }),
  ...(row.articleType === articleTypes.text && wordsOf(row.content) === '' && { content: '请输入正文' }),
  ...(row.articleType === articleTypes.link && row.linkUrl === '' && { linkUrl: '请输入外链地址' }),
})

on(articles.setShelf)((input, { user, now }) => {
  demand(user, 'articles.setShelf')
  const pair = pairOf(input.id, user)
  const status = integer(input.status)
  if (status === articleStatus.up) {
    if (pair.row.status === articleStatus.up) throw stale()
    demandPutUp(user, pair.material, pair.row)
    refuseFields(missing(pair))
    Object.assign(pair.row, { status, ...NOT_DOWN, updateTime: formatTime(now) })
  } else if (status === articleStatus.down) {
    if (pair.row.status !== articleStatus.up) throw stale()
    Object.assign(pair.row, {
      ...takenDown(user, pair.material, input, formatTime(now)),
      status,
      carouselFlag: 0,
      pushFlag: pushFlag.no,
      pushTime: '',
      updateTime: formatTime(now),
    })
  } else throw new Refusal(400, '状态不正确')
})

on(articles.setCarousel)((input, { user }) => {
  demand(user, 'articles.setCarousel')
  const { row, material } = pairOf(input.id, user)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可设置轮播')
  demandOwn(user, material)
  const carouselFlag = integer(input.status)
  if (
    (carouselFlag !== 0 && carouselFlag !== 1) ||
    row.carouselFlag === carouselFlag ||
    row.status !== articleStatus.up
  )
    throw stale()
  if (carouselFlag === 1 && row.carouselImage === '') throw new Refusal(409, '请先上传轮播图')
  if (carouselFlag === 1 && inCarousel() >= MAX_CAROUSEL) throw new Refusal(409, `轮播最多${MAX_CAROUSEL}篇，请先移出`)
  row.carouselFlag = carouselFlag
})

on(articles.pushC)((input, { user, now }) => {
  demand(user, 'articles.pushC')
  const { row, material } = pairOf(input.id, user)
  push(user, material, row, formatTime(now), row.status === articleStatus.up)
})

on(articles.remove)((input, { user }) => {
  demand(user, 'articles.remove')
  const { row, material } = pairOf(input.id, user)
  demandOwn(user, material)
  demandNotBlocked(user, row)
  if (row.status === articleStatus.up) throw stale()
  articleShelf.drop(row)
  dropMaterial(row.id)
})
