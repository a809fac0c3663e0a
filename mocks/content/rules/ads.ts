import type { DailyStat } from '@/entities/content/dailyStat'
import { bizAdPosition } from '@/entities/content/bizAd'
import { jumpType, showPhase } from '@/entities/content/shared'
import { articleStatus } from '@/entities/marketing/article'
import { regionLevel } from '@/entities/shared/enums'
import { maxConcurrent, overlaps, type Span } from '@/lib/spans'
import { inZone, toMillis } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { integer, sent, text } from '../../core/input'
import { random } from '../../core/random'
import { Refusal } from '../../core/types'
import { articleShelf } from '../../marketing/calls/articles'
import { materialById } from '../../marketing/rules/materials'
import { org } from '../../system/rules/store'
import { type AdRow, buildBizAds, buildHotspots, buildMiniAds, buildSplashAds, type Link } from '../data/ads'

type Input = Readonly<Record<string, unknown>>

const DEAD: Link = { jumpType: jumpType.material, jumpValue: '990001', jumpTitle: '已下架的夏季攻略', aliveFlag: 0 }
const NOWHERE: Link = { jumpType: jumpType.none, jumpValue: '', jumpTitle: '', aliveFlag: 1 }
const web = (path: string): Link => ({
  jumpType: jumpType.web,
  jumpValue: `https://h5.example.com/${path}`,
  jumpTitle: '',
  aliveFlag: 1,
})
const page = (code: string): Link => ({ jumpType: jumpType.appPage, jumpValue: code, jumpTitle: '', aliveFlag: 1 })
const articles = (): Link[] =>
  articleShelf
    .all()
    .filter(({ status }) => status === articleStatus.up)
    .slice(0, 6)
    .map(({ id }) => ({
      jumpType: jumpType.material,
      jumpValue: id,
      jumpTitle: materialById(id)?.title ?? '',
      aliveFlag: 1,
    }))
const cityCodes = (): string[] => org.regions.filter(({ level }) => level === regionLevel.city).map(({ code }) => code)

export const bizAds = seeded('bizAds', () => {
  const links = [...articles(), page('workbench'), web('autumn'), NOWHERE, page('material'), web('stock'), DEAD]
  const areas = org.salesAreas.map(({ areaName }) => areaName)
  return buildBizAds(createContext(reference(), 20_250_101, 1), links, areas)
})
export const miniAds = seeded('miniAds', () => {
  const own: Link = {
    jumpType: jumpType.miniProgram,
    jumpValue: JSON.stringify({ appId: '', path: 'pages/drive/index' }),
    jumpTitle: '',
    aliveFlag: 1,
  }
  const other = { ...own, jumpValue: JSON.stringify({ appId: 'wx1234567890abcdef', path: 'pages/shop/home' }) }
  const gone: Link = { jumpType: jumpType.goods, jumpValue: '990002', jumpTitle: '车载香薰（旧款）', aliveFlag: 0 }
  const links = [own, web('presale'), NOWHERE, other, web('points'), own, web('rank'), gone]
  return buildMiniAds(createContext(reference(), 20_250_202, 1), links, cityCodes())
})
export const splashAds = seeded('splashAds', () => {
  const gone: Link = { jumpType: jumpType.topic, jumpValue: '990003', jumpTitle: '去年的话题', aliveFlag: 0 }
  const links = [page('reserveDrive'), web('night'), NOWHERE, page('mall'), web('care'), page('coupons'), gone]
  return buildSplashAds(createContext(reference(), 20_250_303, 1), links, cityCodes())
})
export const hotspots = seeded('hotspots', () => buildHotspots(createContext(reference(), 20_250_404, 1)))

export const spanOf = ({ startTime, endTime }: Pick<AdRow, 'startTime' | 'endTime'>): Span => ({
  from: toMillis(startTime) ?? 0,
  until: toMillis(endTime) ?? 0,
})
/** Returns the show phase of a period. */
export const phaseOf = (row: Pick<AdRow, 'startTime' | 'endTime'>, now: number): 1 | 2 | 3 => {
  const { from, until } = spanOf(row)
  return now < from ? showPhase.waiting : now < until ? showPhase.running : showPhase.ended
}
/** Returns the share of a whole in percent with one decimal. Null if the whole is 0. */
export const rate = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

const shares = (total: number, parts: number, seed: number): number[] => {
  const chance = random(seed)
  const weights = Array.from({ length: parts }, () => chance.int(60, 140))
  const all = weights.reduce((sum, one) => sum + one, 0)
  const cut = weights.map((weight) => Math.floor((total * weight) / all))
  cut[0] = (cut[0] ?? 0) + total - cut.reduce((sum, one) => sum + one, 0)
  return cut
}
const DAY = 86_400_000
const MAX_DAYS = 180
/**
 * Returns the daily figures of an ad, newest last, for at most the last 180 days. The views add up to its total. The
 * clicks of a day never exceed its views.
 */
export const daysOf = (
  row: Pick<AdRow, 'id' | 'startTime' | 'endTime' | 'viewCount' | 'clickCount'>,
  now: number,
): DailyStat[] => {
  const { from, until } = spanOf(row)
  if (row.viewCount === 0 || from > now) return []
  const last = inZone(Math.min(now, until)).startOf('day')
  const count = Math.min(MAX_DAYS, Math.floor((last.valueOf() - inZone(from).startOf('day').valueOf()) / DAY) + 1)
  const [views, clicks] = [shares(row.viewCount, count, Number(row.id)), shares(row.clickCount, count, Number(row.id))]
  return views.map((viewCount, index) => {
    const clickCount = Math.min(viewCount, clicks[index] ?? 0)
    return {
      date: last.subtract(count - 1 - index, 'day').format('YYYY-MM-DD'),
      viewCount,
      viewUserCount: Math.round(viewCount * 0.72),
      clickCount,
      // The rate is null without views, which the type cannot express.
      clickRate: rate(clickCount, viewCount) as number,
      shareCount: 0,
    }
  })
}

/** Returns the other published ads in the same place and period, if more than `limit` would run at once. */
export const crowdOf = <Row extends Pick<AdRow, 'id' | 'startTime' | 'endTime'>>(
  row: Row,
  rows: readonly Row[],
  isOn: (row: Row) => boolean,
  limit: number,
): Row[] => {
  const span = spanOf(row)
  const others = rows.filter((one) => one.id !== row.id && isOn(one) && overlaps(spanOf(one), span))
  return maxConcurrent(others.map(spanOf), span) >= limit ? others : []
}
/** Rejects an ad that has ended, has an unavailable target or has no room in its slot. */
export const demandShowable = (
  row: AdRow,
  now: number,
  slot: { name: string; limit: number },
  crowd: readonly AdRow[],
) => {
  if (phaseOf(row, now) === showPhase.ended) throw new Refusal(400, '结束时间已过, 不能上架')
  if (row.aliveFlag === 0) throw new Refusal(400, `目标内容「${row.jumpTitle}」已下架或删除`)
  if (crowd.length > 0)
    throw new Refusal(
      400,
      `「${slot.name}」同一时段最多展示${slot.limit}个, 已有: ${crowd.map(({ title }) => title).join('、')}`,
    )
}
export const isPopup = (position: number): boolean => position === bizAdPosition.popup

const URL_RULE = /^https:\/\/[^\s/]+/
/** Reads the link of the input and its faults. A new target is assumed to be available. */
export const linkIn = (input: Input, was: Link | undefined, allowed: readonly number[]) => {
  const type = sent(input, 'jumpType') ? (integer(input.jumpType) ?? -1) : (was?.jumpType ?? -1)
  const value = type === jumpType.none ? '' : sent(input, 'jumpValue') ? text(input.jumpValue) : (was?.jumpValue ?? '')
  const title = type === jumpType.none ? '' : sent(input, 'jumpTitle') ? text(input.jumpTitle) : (was?.jumpTitle ?? '')
  const isSame = was !== undefined && was.jumpType === type && was.jumpValue === value
  const link: Link = { jumpType: type, jumpValue: value, jumpTitle: title, aliveFlag: isSame ? was.aliveFlag : 1 }
  return {
    link,
    faults: {
      jumpType: allowed.includes(type) ? undefined : '请选择跳转类型',
      jumpValue:
        type === jumpType.none || !allowed.includes(type)
          ? undefined
          : value === ''
            ? '请选择跳转目标'
            : type === jumpType.web && !URL_RULE.test(value)
              ? '请输入以https开头的链接'
              : undefined,
    },
  }
}
/**
 * Reads the period of the input and its faults. A new ad may start at most 24 hours in the past, a stored one at any
 * time. Without `mostDays` the length is unlimited.
 */
export const timesIn = (
  input: Input,
  was: Pick<AdRow, 'startTime' | 'endTime'> | undefined,
  now: number,
  mostDays = Infinity,
) => {
  const startTime = sent(input, 'startTime') ? text(input.startTime) : (was?.startTime ?? '')
  const endTime = sent(input, 'endTime') ? text(input.endTime) : (was?.endTime ?? '')
  const { from, until } = spanOf({ startTime, endTime })
  return {
    times: { startTime, endTime },
    faults: {
      startTime:
        from === 0 ? '请选择开始时间' : was === undefined && from < now - DAY ? '开始时间不能早于今天' : undefined,
      endTime:
        until === 0
          ? '请选择结束时间'
          : until <= from
            ? '结束时间须晚于开始时间'
            : until - from > mostDays * DAY
              ? `投放周期不能超过${mostDays}天`
              : undefined,
    },
  }
}
export const cityNames = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => org.regions.find((region) => region.code === code)?.name ?? [])
export const provincesOf = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => org.regions.find((region) => region.code === code)?.parentCode ?? [])
