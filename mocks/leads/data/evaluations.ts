import { toMillis } from '@/lib/time'
import { colors, type Context, picture } from '../../core/context'
import type { LeadRow } from './leads'
import { at } from '../../core/random'

export interface EvaluationRow {
  evaluateId: string
  clueId: string
  /** Dealer of the lead at that time. */
  dealerCode: string
  saleUserId: string
  stage: number
  score: number
  responseScore: number
  skillScore: number
  mannerScore: number
  tags: string[]
  content: string
  images: string[]
  source: number
  /** True if the customer is not to be named. */
  anonymous: boolean
  evaluateTime: string
}

const good = ['响应及时', '讲解专业', '服务热情', '环境整洁', '价格透明'] as const
const fair = ['等待较久', '讲解一般', '试驾路线短'] as const
const bad = ['回复慢', '态度冷淡', '报价不清', '频繁来电', '承诺未兑现'] as const
const praise = [
  '加了微信后资料发得很快，没有强推',
  '到店就有人接待，配置和金融方案讲得很清楚',
  '试驾路线安排得合理，讲解到位',
  '交车流程顺利，还教了车机的使用',
] as const
const neutral = ['整体还可以，等候时间有点长', '介绍得比较简单，回家又自己查了一遍', '服务正常，优惠力度一般'] as const
const complaint = [
  '留了电话两天才联系我',
  '到店没人接待，等了四十分钟',
  '试驾临时改期，也没有提前通知',
  '电话里报的价格和提车时不一样',
] as const

const DAY = 86_400_000
const scores = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 1] as const

const stagesOf = ({ reached }: LeadRow) =>
  [reached.follow, reached.visit, reached.drive, reached.deal].flatMap((time, place) =>
    time === '' ? [] : [{ stage: place + 1, time }],
  )

export const buildEvaluations = (
  context: Context,
  now: number,
  leads: readonly LeadRow[],
  leadCount: number,
  count: number,
): EvaluationRow[] => {
  const { random } = context
  const rated = leads.filter((row) => row.saleUserId !== '' && row.reached.follow !== '').slice(0, leadCount)
  const places = rated.flatMap((row) => stagesOf(row).map((one, place) => ({ row, place, ...one })))
  const chosen = [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].slice(
    0,
    count,
  )
  const near = (score: number) => Math.min(5, Math.max(1, score + random.pick([-1, 0, 0, 0, 1])))
  const latest = new Map<string, number>()
  const momentOf = (clueId: string, stage: number, time: string): number => {
    const due = (toMillis(time) ?? 0) + random.int(1, 9) * 3_600_000
    const moment = Math.min(Math.max(due, (latest.get(clueId) ?? 0) + 1_800_000), now - (5 - stage) * 600_000)
    latest.set(clueId, moment)
    return moment
  }
  return chosen.map(({ row, stage, time }): EvaluationRow => {
    const score = random.pick(scores)
    const words = score >= 4 ? good : score === 3 ? fair : bad
    const pictures = random.chance(0.15) ? random.int(1, 3) : 0
    return {
      evaluateId: String(30_000_000 + context.next('evaluation')),
      clueId: row.clueId,
      dealerCode: row.dealerCode,
      saleUserId: row.saleUserId,
      stage,
      score,
      responseScore: near(score),
      skillScore: near(score),
      mannerScore: near(score),
      tags: [...new Set([random.pick(words), random.pick(words)])],
      content: random.chance(0.2)
        ? ''
        : score >= 4
          ? at(praise, stage - 1)
          : score === 3
            ? random.pick(neutral)
            : at(complaint, stage - 1),
      images: Array.from({ length: pictures }, (_, place) => picture(`图${place + 1}`, random.pick(colors), 320, 240)),
      source: random.int(1, 4),
      anonymous: random.chance(0.08),
      evaluateTime: context.time((now - momentOf(row.clueId, stage, time)) / DAY),
    }
  })
}
