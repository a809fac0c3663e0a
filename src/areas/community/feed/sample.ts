import { type Dynamic, dynamicFlag } from '@/entities/community/dynamic'
import { userType } from '@/entities/community/shared'
import type { SiftRule } from '@/entities/community/sift'
import { is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface Ranked {
  post: Dynamic
  heat: number
  /** Reason why the feed holds the post back. */
  why?: 'hidden' | 'sunk' | 'short'
}

/** Returns the heat of a post: weighted engagement, by author type and featured state, with a half-life in hours. */
const heatOf = (post: Dynamic, rule: Partial<SiftRule>, now: number): number => {
  const count = (value: unknown) => numberIn(value) ?? 0
  const base =
    count(post.viewCount) + count(post.likeCount) * 5 + count(post.commentCount) * 10 + count(post.shareCount) * 20
  const weight =
    (is(post.userType, userType.owner) ? (rule.ownerWeight ?? 1) : 1) *
    (post.flags.some((flag) => flag === dynamicFlag.quality) ? (rule.qualityWeight ?? 1) : 1)
  const hours = Math.max(0, now - (toMillis(post.publishTime) ?? now)) / HOUR_MS
  return base * weight * (rule.decayHours ? 0.5 ** (hours / rule.decayHours) : 1)
}

const whyOf = (post: Dynamic, rule: Partial<SiftRule>, now: number): Ranked['why'] => {
  if (rule.hideReportCount && (numberIn(post.reportCount) ?? 0) >= rule.hideReportCount) return 'hidden'
  if (rule.sinkDays && now - (toMillis(post.publishTime) ?? now) > rule.sinkDays * DAY_MS) return 'sunk'
  return [...String(post.content ?? '')].length < (rule.minTextLength ?? 0) ? 'short' : undefined
}

/** Sorts posts as the feed would by these rules: hottest first, posts of one author apart, held back posts last. */
export const ranked = (sample: readonly Dynamic[], rule: Partial<SiftRule>, now = Date.now()): Ranked[] => {
  const all = sample
    .map((post): Ranked => ({ post, heat: heatOf(post, rule, now), why: whyOf(post, rule, now) }))
    .toSorted((a, b) => b.heat - a.heat)
  const left = all.filter(({ why }) => !why)
  const shown: Ranked[] = []
  const authorOf = ({ post }: Ranked) => post.userId || post.nickname
  while (left.length) {
    const near = rule.sameAuthorGap ? shown.slice(-rule.sameAuthorGap).map(authorOf) : []
    const at = left.findIndex((one) => !near.includes(authorOf(one)))
    shown.push(...left.splice(Math.max(0, at), 1))
  }
  const rank = { short: 0, sunk: 1, hidden: 2 }
  return [...shown, ...all.filter(({ why }) => why).toSorted((a, b) => rank[a.why ?? 'short'] - rank[b.why ?? 'short'])]
}
