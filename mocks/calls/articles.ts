import * as articles from '@/api/articles'
import type { Article } from '@/entities/marketing/article'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { type ArticleRow, buildArticles } from '../data/articles'
import type { MaterialRow } from '../data/materials'
import type { UserRow } from '../data/types'
import { demand, demandOnePage, demandPage } from '../lib/access'
import { collect, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, sent, text, texts, whole } from '../lib/input'
import {
  addMaterial,
  demandNotBlocked,
  demandOwn,
  demandPutUp,
  demandTakeDown,
  demandWriter,
  dropMaterial,
  figuresFor,
  labelsFault,
  materialById,
  materialFace,
  materialFilter,
  nameLabels,
  push,
  seesMaterial,
} from '../lib/materials'
import { shelfOf } from '../lib/shelves'
import { newId, org } from '../lib/store'
import { between, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
interface Pair {
  row: ArticleRow
  material: MaterialRow
}
const PAGE = '/marketing-management/article'
const KIND = 1
const [DRAFT, UP, DOWN] = [0, 1, 2]
const [WRITTEN, LINK] = [1, 2]
const MOST_CAROUSEL = 5
/** The articles beside their materials. */
export const articleShelf = shelfOf(buildArticles, 20_240_731)

const pairs = (): Pair[] => {
  const byId = new Map(articleShelf.all().map((row) => [row.id, row]))
  return [...byId.values()].flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
}
/** Whoever keeps labels looks at what carries them. */
const enter = (user: UserRow): void => demandOnePage(user, [PAGE, '/marketing-management/label'])
const visible = (user: UserRow): Pair[] => {
  const sees = seesMaterial(user)
  return pairs().filter(({ row, material }) => sees(material, row.status === UP))
}
const faces = (user: UserRow) => {
  const figures = figuresFor(user)
  // The data holds only the values of the enumerations.
  return ({ row, material }: Pair): Article =>
    ({
      ...row,
      ...materialFace(material),
      ...figures(row.id),
      cover: material.cover,
      url: row.status === UP ? row.linkUrl || `https://h5.example.com/article/${row.id}` : '',
    }) as Article // see above
}
const search = (input: Input, user: UserRow): Article[] => {
  const fits = materialFilter(input)
  const type = oneOf(input.articleType)
  const status = oneOf(input.status)
  const carousel = oneOf(input.carouselFlag)
  const updated = between(input.updateTimeStart, input.updateTimeEnd)
  return visible(user)
    .filter(({ row, material }) => fits(material) && type(row.articleType) && status(row.status) && carousel(row.carouselFlag) && updated(row.updateTime))
    .map(faces(user))
}
const inCarousel = (): number => articleShelf.all().filter(({ carouselFlag }) => carouselFlag === 1).length

on(articles.list)((input: Input, { user }) => {
  enter(user)
  const order = ordered<Article>(input, ['viewCount', 'shareCount', 'updateTime', 'sort'], 'updateTime')
  return paged(search(input, user), input, (row) => ({ ...row, content: '' }), order)
})

const pairOf = (id: unknown, user: UserRow): Pair =>
  found(
    visible(user).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(articles.get)((input, { user }) => {
  enter(user)
  return faces(user)(pairOf(input.id, user))
})

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What an article is saved with, over what it was; refuses at its fields what it may not be. A draft needs a title only. */
const read = (input: Input, before: Pair | undefined, user: UserRow) => {
  const was = before?.row
  const value = (key: 'summary' | 'content' | 'linkUrl' | 'carouselImage' | 'shareTitle') => (sent(input, key) ? text(input[key]) : (was?.[key] ?? ''))
  const articleType = was?.articleType ?? whole(input.articleType) ?? WRITTEN
  const title = sent(input, 'title') ? text(input.title) : (before?.material.title ?? '')
  const cover = sent(input, 'cover') ? text(input.cover) : (before?.material.cover ?? '')
  const labelIds = sent(input, 'labels') ? texts(input.labels) : (before?.material.labelIds ?? [])
  const seriesCode = sent(input, 'seriesName') ? text(input.seriesName) : (before?.material.seriesCode ?? '')
  const sort = sent(input, 'sort') ? (whole(input.sort) ?? -1) : (was?.sort ?? 0)
  const [content, linkUrl, summary, shareTitle] = [value('content'), value('linkUrl'), value('summary'), value('shareTitle')]
  const carouselImage = user.dealerType === 1 ? value('carouselImage') : (was?.carouselImage ?? '')
  const isLive = was?.status === UP
  const fields: Record<string, string> = {}
  collect(fields, {
    title: textFault(title, '文章标题', 40),
    articleType: articleType === WRITTEN || articleType === LINK ? undefined : '请选择文章类型',
    cover: isLive && cover === '' ? '请选择封面图' : undefined,
    carouselImage: was?.carouselFlag === 1 && carouselImage === '' ? '轮播中的文章须有轮播图' : undefined,
    summary: [...summary].length > 80 ? '摘要不能超过80个字' : undefined,
    content: [...wordsOf(content)].length > 20_000 ? '正文过长' : isLive && articleType === WRITTEN && wordsOf(content) === '' ? '请输入正文' : undefined,
    linkUrl:
      linkUrl !== '' && !/^https:\/\/[^\s]+$/i.test(linkUrl)
        ? '请输入https地址'
        : isLive && articleType === LINK && linkUrl === ''
          ? '请输入外链地址'
          : undefined,
    shareTitle: [...shareTitle].length > 28 ? '分享标题不能超过28个字' : undefined,
    sort: sort < 0 || sort > 999 ? '排序须为0-999的整数' : undefined,
    seriesName: seriesCode === '' || org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '车系不存在',
    labels: labelsFault(labelIds, KIND, before?.material.labelIds),
  })
  refuseFields(fields)
  return {
    material: { title, cover, labelIds, seriesCode },
    row: { articleType, content, linkUrl, summary: summary || [...wordsOf(content)].slice(0, 80).join(''), shareTitle, carouselImage, sort },
  }
}

on(articles.create)((input, { user, now }) => {
  demand(user, 'articles.create')
  demandPage(user, PAGE)
  demandWriter(user)
  const { material, row } = read({ ...input }, undefined, user)
  const id = newId()
  const time = formatTime(now)
  addMaterial(user, { ...material, materialId: id, materialType: KIND, createTime: time })
  articleShelf.add({ ...row, id, status: DRAFT, offBy: 0, pushFlag: 0, pushTime: '', carouselFlag: 0, createBy: user.nickname, updateTime: time })
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
  if (pair.row.pushFlag === 1) pair.row.pushFlag = 2
})

const missing = ({ row, material }: Pair): Record<string, string> => ({
  ...(material.cover === '' && { cover: '请选择封面图' }),
  ...(row.articleType === WRITTEN && wordsOf(row.content) === '' && { content: '请输入正文' }),
  ...(row.articleType === LINK && row.linkUrl === '' && { linkUrl: '请输入外链地址' }),
})

on(articles.setShelf)((input, { user, now }) => {
  demand(user, 'articles.setShelf')
  const pair = pairOf(input.id, user)
  const status = whole(input.status)
  if (status === UP) {
    if (pair.row.status === UP) throw stale()
    demandPutUp(user, pair.material, pair.row)
    refuseFields(missing(pair))
    Object.assign(pair.row, { status, offBy: 0, updateTime: formatTime(now) })
  } else if (status === DOWN) {
    if (pair.row.status !== UP) throw stale()
    Object.assign(pair.row, { offBy: demandTakeDown(user, pair.material), status, carouselFlag: 0, pushFlag: 0, pushTime: '', updateTime: formatTime(now) })
  } else throw new Refusal(400, '状态不正确')
})

on(articles.setCarousel)((input, { user }) => {
  demand(user, 'articles.setCarousel')
  const { row, material } = pairOf(input.id, user)
  if (user.dealerType !== 1) throw new Refusal(403, '仅总部可设置轮播')
  demandOwn(user, material)
  const carouselFlag = whole(input.status)
  if ((carouselFlag !== 0 && carouselFlag !== 1) || row.carouselFlag === carouselFlag || row.status !== UP) throw stale()
  if (carouselFlag === 1 && row.carouselImage === '') throw new Refusal(409, '请先上传轮播图')
  if (carouselFlag === 1 && inCarousel() >= MOST_CAROUSEL) throw new Refusal(409, `轮播最多${MOST_CAROUSEL}篇，请先移出`)
  row.carouselFlag = carouselFlag
})

on(articles.pushC)((input, { user, now }) => {
  demand(user, 'articles.pushC')
  const { row, material } = pairOf(input.id, user)
  push(user, material, row, formatTime(now), row.status === UP)
})

on(articles.remove)((input, { user }) => {
  demand(user, 'articles.remove')
  const { row, material } = pairOf(input.id, user)
  demandOwn(user, material)
  demandNotBlocked(user, row)
  if (row.status === UP) throw stale()
  articleShelf.drop(row)
  dropMaterial(row.id)
})
