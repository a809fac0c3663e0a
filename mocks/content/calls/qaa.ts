import * as qaa from '@/api/content/qaa'
import { qaa as question, qaaCategory } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandOnePage } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import type { QaaRow } from '../data/qaa'
import { demandKeeper } from '../rules/channels'
import { refuseSensitive, wordsOf } from '../rules/news'
import { demanded, moveRow, placeRows } from '../rules/order'
import { qaaFor, qaaOf, qaaPage, qaaRows, qaaView, usefulRate } from '../rules/qaa'

type Input = Record<string, unknown>
const PAGE = '/star-management/faqs'
const PAGES = [PAGE, '/hot-management/thehotplate']
const MAX_HOT = 10
const MAX_WORDS = 10_000
const CATEGORIES = qaaCategory.options.map(({ value }) => value)

const listed = listOf(qaa.list)<QaaRow>({
  is: ['id', 'category', 'hotFlag', 'status', 'seriesCodes'],
  like: ['title', 'keywords'],
  keyword: ['title'],
  between: ['updateTime'],
  within: [{ usefulRate: (row) => usefulRate(row) ?? 100 }],
  sort: ['sort', 'viewCount', 'updateTime', { usefulRate }],
})
/** Sorts by `sort` ascending unless another order is requested. */
const sorted = (input: Input): Input =>
  text(input.sortField) === '' ? { ...input, sortField: 'sort', sortOrder: 'asc' } : input

on(qaa.list)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const asked: Input = { ...input }
  const counts = listed.counts(qaaFor(user), asked, 'category', CATEGORIES)
  return {
    ...listed.page(qaaFor(user), sorted(asked), qaaView),
    ...counted(now),
    summary: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) },
  }
})
on(qaa.get)(({ id }, { user }) => {
  demandOnePage(user, [PAGE])
  return qaaPage(qaaOf(id, user))
})

const read = (input: Input, was?: QaaRow) => {
  const { values, faults } = readInto(
    { ...question, sort: demanded(question.sort) },
    ['category', 'title', 'content', 'keywords', 'hotFlag', 'sort'],
    input,
    was ?? { sort: 0 },
  )
  const { title, content, keywords, hotFlag } = values
  const length = [...wordsOf(content)].length
  const others = qaaRows().filter((row) => row !== was && row.hotFlag === 1)
  refuseFields({
    ...faults,
    content: length === 0 ? '正文不能为空' : length < 10 || length > MAX_WORDS ? '答案长度须为10-10000个字' : undefined,
    keywords:
      keywords.length > 10 || keywords.some((one) => [...one].length > 10)
        ? '最多10个关键词，每个不超过10个字'
        : undefined,
    hotFlag: hotFlag === 1 && was?.hotFlag !== 1 && others.length >= MAX_HOT ? `热门问题最多${MAX_HOT}个` : undefined,
  })
  refuseSensitive({ title, content: wordsOf(content) })
  return {
    ...values,
    seriesCodes: sent(input, 'seriesCodes') ? texts(input.seriesCodes) : (was?.seriesCodes ?? []),
  }
}

on(qaa.create)((input, { user, now }) => {
  demandKeeper(user, 'qaa.create')
  const row = read({ ...input })
  const id = newId()
  const time = formatTime(now)
  qaaRows().unshift({
    ...row,
    id,
    viewCount: 0,
    usefulCount: 0,
    uselessCount: 0,
    status: shelfStatus.new,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
    votes: [],
  })
  return { id }
})
on(qaa.update)((input, { user, now }) => {
  demandKeeper(user, 'qaa.update')
  const row = qaaOf(input.id, user)
  refuseChanged(row, input)
  Object.assign(row, read({ ...input }, row), { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(qaa.sort)(({ category, items }, { user }) => {
  demandKeeper(user, 'qaa.sort')
  placeRows(
    qaaRows().filter((row) => row.category === integer(category)),
    items,
  )
})
on(qaa.move)((input, { user }) => {
  demandKeeper(user, 'qaa.move')
  const row = qaaOf(input.id, user)
  moveRow(
    qaaRows().filter((one) => one.category === row.category),
    row,
    input,
  )
})
on(qaa.shelve)(({ id, status }, { user, now }) => {
  demandKeeper(user, 'qaa.shelve')
  const row = qaaOf(id, user)
  const to = integer(status)
  if (to !== shelfStatus.up && to !== shelfStatus.down) throw new Refusal(400, '状态不正确')
  if ((to === shelfStatus.up) === (row.status === shelfStatus.up)) throw stale()
  Object.assign(row, {
    status: to,
    ...(to === shelfStatus.down && { hotFlag: 0 }),
    updateBy: user.nickname,
    updateTime: formatTime(now),
  })
})
on(qaa.remove)(({ id }, { user }) => {
  demandKeeper(user, 'qaa.remove')
  const row = qaaOf(id, user)
  if (row.status === shelfStatus.up) throw stale()
  qaaRows().splice(qaaRows().indexOf(row), 1)
})
