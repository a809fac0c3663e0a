import * as socialConfig from '@/api/community/socialConfig'
import { CHANGED } from '@/api/error'
import { dynamicStatus } from '@/entities/community/dynamic'
import { type SiftItem, siftPage, siftType, type SiftWord } from '@/entities/community/sift'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demandOnePage } from '../../system/rules/access'
import { org, reference } from '../../system/rules/store'
import { buildSift } from '../data/sift'
import { demandHeadquarters } from '../rules/headquarters'
import { posts } from '../rules/posts'

const PAGES = ['/dynamic-management/dynamicSiftConflg']
const SAMPLE = 20
const MAX_WORDS = 20_000

export const sift = seeded('sift', () =>
  buildSift(
    reference(),
    org.carSeries.map(({ seriesCode }) => seriesCode),
    control.volume() > 1,
  ),
)

/** Rejects an edit that is based on another version than the current one. */
const demandVersion = (part: { version: number; updateBy: string }, version: unknown) => {
  if (text(version) !== String(part.version)) throw new Refusal(CHANGED, `配置已被${part.updateBy}更新，请刷新后重试`)
}
const noteSaved = (part: { version: number; updateBy: string; updateTime: string }, user: UserRow, now: number) =>
  Object.assign(part, { version: part.version + 1, updateBy: user.nickname, updateTime: formatTime(now) })
const within = (value: unknown, [least, max]: readonly [number, number], name: string): string | undefined => {
  const number = Number(text(value) || Number.NaN)
  return number >= least && number <= max ? undefined : `${name}须为${least}-${max}`
}
const BOUNDS: Readonly<Record<string, readonly [name: string, least: number, max: number]>> = {
  hideReportCount: ['举报自动下架数', 1, 50],
  sinkDays: ['自动沉底天数', 0, 365],
  minTextLength: ['推荐页最少字数', 0, 200],
  sameAuthorGap: ['同作者间隔条数', 0, 20],
  ownerWeight: ['车主内容权重', 0.5, 5],
  qualityWeight: ['精华权重', 0.5, 5],
  decayHours: ['热度衰减', 1, 168],
}
const RULE_BOUNDS: typeof BOUNDS = {
  newUserReview: ['新用户先审条数', 0, 20],
  dailyLimit: ['每日发帖上限', 1, 100],
  postInterval: ['发帖间隔', 0, 3600],
  maxVideoSeconds: ['视频最长', 15, 600],
  qualityPoints: ['加精奖励积分', 0, 1000],
  deductPoints: ['违规扣减积分', 0, 1000],
}
const faultsIn = (rule: Record<string, unknown>, bounds: typeof BOUNDS) =>
  Object.fromEntries(
    Object.entries(bounds).map(([key, [name, least, max]]) => [key, within(rule[key], [least, max], name)]),
  )

on(socialConfig.getFilter)((_, { user }) => {
  demandOnePage(user, PAGES)
  const { filter } = sift()
  const newest = posts()
    .dynamics.filter(({ status }) => status === dynamicStatus.up)
    .toSorted((a, b) => (a.publishTime < b.publishTime ? 1 : -1))
    .slice(0, SAMPLE)
  return { ...filter, version: String(filter.version), sample: newest }
})

const itemsIn = (sent: unknown): SiftItem[] => {
  const items = (Array.isArray(sent) ? sent : []).filter(isRecord)
  const isOrder = (one: Record<string, unknown>) =>
    integer(one.itemType) === siftType.order && integer(one.status) === 1
  const lacks = siftPage.options.some(
    ({ value }) => !items.some((one) => isOrder(one) && texts(one.pages).includes(String(value))),
  )
  if (lacks) throw new Refusal(400, '每个页面须保留排序方式')
  const kinds = items.flatMap((one) => texts(one.pages).map((page) => `${text(one.itemType)} ${page}`))
  if (new Set(kinds).size < kinds.length) throw new Refusal(400, '该页面已有同类筛选项')
  return items as unknown as SiftItem[] // Checked as far as needed here.
}
const wordsIn = (sent: unknown, before: readonly SiftWord[], user: UserRow, now: number): SiftWord[] => {
  const known = new Map(before.map((one) => [one.word, one]))
  const words = (Array.isArray(sent) ? sent : []).filter(isRecord).map((one): SiftWord => {
    const was = known.get(text(one.word))
    return {
      word: text(one.word),
      wordType: (integer(one.wordType) ?? 9) as SiftWord['wordType'], // Codes of the enumeration.
      action: (integer(one.action) ?? 2) as SiftWord['action'], // Codes of the enumeration.
      createBy: was?.createBy ?? user.nickname,
      createTime: was?.createTime ?? formatTime(now),
    }
  })
  if (words.length > MAX_WORDS) throw new Refusal(400, `最多${MAX_WORDS}个敏感词`)
  if (words.some(({ word }) => /[*?\s]/.test(word))) throw new Refusal(400, '敏感词不能含通配符')
  return words
}
on(socialConfig.saveFilter)((input, { user, now }) => {
  demandHeadquarters(user, 'socialConfig.saveFilter')
  const { filter } = sift()
  demandVersion(filter, input.version)
  const { rule } = input
  if (rule) refuseFields(faultsIn({ ...rule }, BOUNDS))
  const items = input.items && itemsIn(input.items)
  const words = input.words && wordsIn(input.words, filter.words, user, now)
  Object.assign(filter, rule && { rule: { ...rule } }, items && { items }, words && { words })
  noteSaved(filter, user, now)
  return {}
})

/** Pages that show the rules by which posts are featured. */
const RULE_PAGES = [...PAGES, '/dynamic-management/dynamic', '/dynamic-management/dynamicArticle']
on(socialConfig.getRule)((_, { user }) => {
  demandOnePage(user, RULE_PAGES)
  const { rules } = sift()
  return { ...rules, version: String(rules.version) }
})
on(socialConfig.saveRule)((input, { user, now }) => {
  demandHeadquarters(user, 'socialConfig.saveRule')
  const { rules } = sift()
  demandVersion(rules, input.version)
  const next = Object.fromEntries(Object.entries({ ...rules.rule, ...input }).filter(([key]) => key in rules.rule))
  refuseFields({
    ...faultsIn(next, RULE_BOUNDS),
    nightHours: integer(next.nightFlag) === 1 && !text(next.nightHours) ? '请选择夜间时段' : undefined,
    content: text(next.content) ? undefined : '请填写社区公约',
  })
  Object.assign(rules, { rule: next })
  noteSaved(rules, user, now)
  return {}
})
