import { dynamicStatus, publishWay } from '@/entities/community/dynamic'
import { dynamicType, plateStatus, userType } from '@/entities/community/shared'
import { formatTime, toMillis } from '@/lib/time'
import { integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { org } from '../../system/rules/store'
import type { UserRow } from '../../system/data/types'
import type { DynamicRow } from '../data/dynamics'
import { plates, topics } from './boards'
import { clubs } from './clubs'
import { demandState } from './dynamics'
import { personOf } from './people'

type Input = Readonly<Record<string, unknown>>
const MAX_TEXT = 2000
const MAX_PICTURES = 9
const MAX_TOPICS = 3
const [SOONEST, LATEST] = [5 * 60_000, 30 * 86_400_000]
const ARTICLE_WORDS = 50
const MAX_WORDS = 20_000
const MAX_SUMMARY = 80

const flag = (value: unknown): 0 | 1 => (integer(value) === 1 ? 1 : 0)
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim()

const file = (row: DynamicRow, input: Input): void => {
  const plate = plates().find(({ id }) => id === text(input.plateId))
  const found = texts(input.topicIds).flatMap((id) => topics().find((one) => one.id === id) ?? [])
  refuseFields({
    plateId: sent(input, 'plateId') && plate?.status !== plateStatus.up ? '请选择已上架的板块' : undefined,
    topicIds: texts(input.topicIds).length > MAX_TOPICS ? '最多选择 3 个话题' : undefined,
  })
  if (plate) Object.assign(row, { plateId: plate.id, plateName: plate.plateName })
  if (sent(input, 'topicIds'))
    Object.assign(row, { topicIds: found.map(({ id }) => id), topicNames: found.map(({ topicName }) => topicName) })
  if (sent(input, 'seriesCode')) {
    const series = org.carSeries.find(({ seriesCode }) => seriesCode === text(input.seriesCode))
    Object.assign(row, { seriesCode: series?.seriesCode ?? '', seriesName: series?.seriesName ?? '' })
  }
}

/**
 * Returns the faults of text and media as they would be saved. The draft of an article requires only title and
 * author.
 */
const faultsOf = (row: DynamicRow, isDraft: boolean): Record<string, string | undefined> => {
  const isArticle = row.dynamicType === dynamicType.article
  const isUnfinished = isArticle && isDraft
  const long = wordsOf(row.html).length
  return {
    title: isArticle && (row.title.length < 5 || row.title.length > 40) ? '标题为 5-40 个字' : undefined,
    summary: row.summary.length > MAX_SUMMARY ? '摘要最多 80 个字' : undefined,
    cover: isArticle && !isUnfinished && !row.cover ? '请上传封面' : undefined,
    content: isArticle
      ? long > MAX_WORDS
        ? '正文最多 20000 字'
        : !isUnfinished && long < ARTICLE_WORDS
          ? '正文不少于 50 字'
          : undefined
      : row.content.length > MAX_TEXT
        ? '正文最多 2000 字'
        : !row.content && !row.video && row.images.length === 0
          ? '请填写正文或上传图片、视频'
          : undefined,
    images:
      row.images.length > MAX_PICTURES
        ? '最多上传 9 张'
        : row.video && row.images.length > 0
          ? '图片和视频不能同时上传'
          : undefined,
    plateId: row.plateId || isUnfinished ? undefined : '请选择板块',
    author: row.userType === userType.official ? undefined : '请选择官方账号',
  }
}

const write = (row: DynamicRow, input: Input): void => {
  const kind = integer(input.dynamicType)
  if (kind === dynamicType.pictures || kind === dynamicType.video || kind === dynamicType.article)
    row.dynamicType = kind
  const isArticle = row.dynamicType === dynamicType.article
  if (sent(input, 'title')) row.title = text(input.title)
  if (sent(input, 'summary')) row.summary = text(input.summary)
  if (sent(input, 'cover')) row.cover = text(input.cover)
  if (sent(input, 'content')) {
    if (isArticle) row.html = text(input.content)
    else row.content = text(input.content)
  }
  // Without a summary, the beginning of the text is used.
  if (isArticle) row.content = row.summary || wordsOf(row.html).slice(0, MAX_SUMMARY)
  if (sent(input, 'images')) row.images = texts(input.images)
  if (sent(input, 'video')) row.video = text(input.video)
  if (sent(input, 'location')) row.location = text(input.location)
  if (sent(input, 'commentFlag')) row.commentFlag = flag(input.commentFlag)
  if (sent(input, 'originFlag')) row.originFlag = flag(input.originFlag)
  if (sent(input, 'clubId')) {
    const club = clubs().find(({ id }) => id === text(input.clubId))
    Object.assign(row, { clubId: club?.id ?? '', clubName: club?.clubName ?? '' })
  }
  const author = sent(input, 'userId') ? personOf(text(input.userId)) : undefined
  if (author) {
    const { userId, nickname, avatar, userType: type, phone, ipRegion } = author
    Object.assign(row, { userId, nickname, avatar, userType: type, phone, ipRegion })
  }
}

const publish = (row: DynamicRow, input: Input, now: number): void => {
  const way = integer(input.publishType)
  if (way === undefined) return
  const at = toMillis(input.publishTime)
  if (way === publishWay.later && (at === undefined || at < now + SOONEST - 60_000 || at > now + LATEST))
    refuseFields({ publishTime: '定时发布时间须在 5 分钟之后、30 天之内' })
  if (row.status === dynamicStatus.up && way !== publishWay.now) throw new Refusal(409, '已上架的动态不可转为草稿')
  if (way === publishWay.draft) Object.assign(row, { status: dynamicStatus.draft, publishTime: '' })
  else if (way === publishWay.later)
    Object.assign(row, { status: dynamicStatus.scheduled, publishTime: text(input.publishTime) })
  else if (row.status !== dynamicStatus.up)
    Object.assign(row, { status: dynamicStatus.up, publishTime: formatTime(now) })
}

/**
 * Saves all of the input, or nothing if a value is invalid. Posts of official accounts can be edited. In other posts
 * only board, topics and series can change.
 */
export const save = (row: DynamicRow, input: Input, user: UserRow, now: number): void => {
  const draft: DynamicRow = { ...row }
  const isOwn = draft.userType === userType.official || draft.id === ''
  if (row.id !== '') {
    refuseChanged(row, input)
    if (isOwn) demandState(row, dynamicStatus.draft, dynamicStatus.up, dynamicStatus.down, dynamicStatus.scheduled)
    else demandState(row, dynamicStatus.pending, dynamicStatus.up, dynamicStatus.down)
    if (!isOwn && ['title', 'content', 'images', 'cover', 'summary'].some((key) => sent(input, key)))
      throw new Refusal(403, '用户发布的正文不可修改')
  }
  file(draft, input)
  if (isOwn) {
    write(draft, input)
    const way = integer(input.publishType)
    const isDraft = way === undefined ? row.id !== '' && row.status === dynamicStatus.draft : way === publishWay.draft
    refuseFields(faultsOf(draft, isDraft))
    publish(draft, input, now)
  }
  Object.assign(row, draft, { updateBy: user.nickname, updateTime: formatTime(now) })
}
