import { channelLevel, clueStatus, nurtureSource, nurtureStatus, touchWay as touchWays } from '@/entities/leads/enums'
import { dealerStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import type { Context } from '../../core/context'
import type { ChannelRow, LeadRow } from './leads'
import { personName } from '../../core/names'
import { at, need } from '../../core/random'
import type { CarSeriesRow, DealerRow, RegionRow } from '../../system/data/types'

export interface TouchRow {
  id: string
  touchTime: string
  touchWay: number
  content: string
  result: number
  scoreChange: number
  createBy: string
}

export interface NurtureRow {
  clueId: string
  customerName: string
  phone: string
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  oneChannelCode: string
  twoChannelCode: string
  seriesCode: string
  source: number
  /** 0 if there is none. */
  failReason: number
  lastDealerCode: string
  intentScore: number
  nextTouchTime: string
  status: number
  /** Dealer it was handed over to. Empty before that. */
  dealerCode: string
  createTime: string
  remark: string
  /** The earlier lead of the customer. Empty if there is none. */
  formerId: string
  /** The lead created at the handover. Empty before that. */
  leadId: string
  /** Newest first. */
  touches: TouchRow[]
}

const words = [
  ['客户表示近期有换车计划，希望了解置换政策', 1],
  ['已发送新款车型亮点与到店礼信息', 2],
  ['电话无人接听，已补发短信', 3],
  ['客户关注年底优惠，愿意周末到店试驾', 1],
  ['推送金融方案，客户已读未回复', 3],
  ['客户仍在对比竞品，两周后再联系', 2],
  ['客户询问保养权益与以旧换新补贴', 1],
  ['客户明确表示不再考虑购车', 4],
] as const

const statuses = [1, 1, 2, 2, 2, 2, 3, 3, 4, 5] as const
const DAY = 86_400_000
const MAX_SCORE = 100

interface Ground {
  leads: readonly LeadRow[]
  channels: readonly ChannelRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  regions: readonly RegionRow[]
}

const touchesOf = (
  context: Context,
  status: number,
  oldest: number,
  newest: number,
): { touches: TouchRow[]; intentScore: number } => {
  const { random } = context
  const start = random.int(10, 30)
  if (status === nurtureStatus.waiting) return { touches: [], intentScore: start }
  const end =
    status === nurtureStatus.nurturing
      ? random.int(30, 59)
      : status === nurtureStatus.failed
        ? random.int(0, 12)
        : random.int(60, 96)
  const count = random.int(2, 6)
  let score = start
  const touches = Array.from({ length: count }, (_, place): TouchRow => {
    const last = place === count - 1
    const next = last
      ? end
      : Math.max(0, Math.min(MAX_SCORE, Math.round(start + ((end - start) * (place + 1)) / count) + random.int(-6, 6)))
    const scoreChange = next - score
    score = next
    const response = last && status === nurtureStatus.failed ? 4 : scoreChange > 8 ? 1 : scoreChange > 0 ? 2 : 3
    const [content, result] = random.pick(words.filter(([, one]) => one === response))
    const touchWay = random.int(1, 5)
    return {
      id: String(context.next('touch') + 900_000),
      touchTime: context.time(newest + (oldest - newest) * (1 - (place + 1) / (count + 1))),
      touchWay,
      content,
      result,
      scoreChange,
      createBy: touchWay === touchWays.agent ? random.pick(['李静', '周志强', '陈雪']) : '系统',
    }
  })
  return { touches: touches.toReversed(), intentScore: end }
}

export const buildNurtures = (context: Context, now: number, ground: Ground, count: number): NurtureRow[] => {
  const { random } = context
  const age = (time: string) => (now - (toMillis(time) ?? now)) / DAY
  const lost = ground.leads.filter((row) => row.status === clueStatus.lost && row.blackFlag === 0)
  const won = ground.leads.filter(
    (row) => row.status >= 2 && row.status <= 7 && row.blackFlag === 0 && row.dealerCode !== '',
  )
  const second = ground.channels.filter((row) => row.channelLevel === channelLevel.second)
  const series = ground.carSeries.filter((row) => row.clueFlag === 1)
  const open = ground.dealers.filter((row) => row.status === dealerStatus.open)
  const cities = new Map(ground.regions.map((row) => [row.code, row]))
  const byCode = new Map(ground.dealers.map((row) => [row.dealerCode, row]))
  return Array.from({ length: count }, (_, index): NurtureRow => {
    const status = at(statuses, index * 3 + Math.floor(index / 10))
    const lead = status === nurtureStatus.handed ? at(won, index * 7) : undefined
    const former = lead || index % 5 > 1 ? undefined : lost[Math.floor(index / 5) * 2 + (index % 5)]
    const since = (index / count) * 58 + 0.3 + random.int(0, 90) / 100
    const newest = lead ? age(lead.createTime) : 0.02
    const oldest = lead ? newest + random.int(5, 20) : former ? Math.min(since, age(former.reached.end)) : since
    const known = lead ?? former
    const house = known ? need(byCode, known.dealerCode) : random.pick(open)
    const channel = random.pick(second)
    return {
      clueId: String(30_260_000_000 + context.next('nurture')),
      customerName: known?.customerName ?? personName(random).name,
      phone: known?.phone ?? context.phone(),
      provinceCode: house.provinceCode,
      provinceName: house.provinceName,
      cityCode: need(cities, house.cityCode).code,
      cityName: house.cityName,
      oneChannelCode: known?.oneChannelCode ?? channel.parentCode,
      twoChannelCode: known?.twoChannelCode ?? channel.channelCode,
      seriesCode: known?.seriesCode ?? random.pick(series).seriesCode,
      source: former ? nurtureSource.lost : random.int(2, 4),
      failReason: former?.failReason ?? 0,
      lastDealerCode: former?.dealerCode ?? '',
      ...touchesOf(context, status, oldest, Math.min(newest, oldest)),
      nextTouchTime: status <= 2 ? context.time(-random.int(1, 70) / 10) : '',
      status,
      dealerCode: lead?.dealerCode ?? '',
      createTime: context.time(oldest),
      remark: index % 8 === 0 ? '希望工作日晚间联系' : '',
      formerId: former?.clueId ?? '',
      leadId: lead?.clueId ?? '',
    }
  })
}
