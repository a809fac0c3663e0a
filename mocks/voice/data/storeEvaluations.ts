import { evaluateType } from '@/entities/voice/storeEvaluation'
import { staffPost } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { PersonRow } from '../../community/data/people'
import type { ApprovalRow } from '../../system/data/approvals'
import type { CarSeriesRow, DealerRow, StaffRow } from '../../system/data/types'

export interface Visit {
  evaluateType: number
  dealerCode: string
  /** Member of staff; '' if anyone of the dealer may have served. */
  employeeId: string
  businessNo: string
  time: string
  seriesName: string
  customerName: string
  customerPhone: string
  score: number | null
  comment: string
  amountCents: number | null
}
export interface EvaluationRow extends Omit<Visit, 'time' | 'score' | 'comment'> {
  id: string
  nickname: string
  phone: string
  businessTime: string
  score: number
  environmentScore: number | null
  mannerScore: number
  skillScore: number
  processScore: number
  tags: string[]
  content: string
  images: string[]
  anonymous: boolean
  reply: string
  replyTime: string
  filtered: boolean
  evaluateTime: string
  /** Appeal against it in the seeds of the approvals; '' for none. */
  appealId: string
}

const COUNT = 1600
const FIRST_APPROVAL = 20_240_001
const DAYS = 395
const HOUR = 3_600_000
const DAY = 24 * HOUR
const SCORES = [5, 5, 4, 5, 2, 5, 4, 5, 3, 1, 5, 4, 5, 2, 5, 4, 5, 3, 5, 1] as const
const GOOD_TAGS = ['热情周到', '讲解专业', '环境整洁', '效率高', '不强推'] as const
const BAD_TAGS = ['等待太久', '态度冷淡', '报价不清', '环境杂乱', '承诺未兑现'] as const
const PRAISE = [
  '顾问很耐心，把几款车的差别讲得清清楚楚。',
  '到店就有人接待，休息区干净，咖啡也不错👍',
  '预约准时，没有多余的推销，体验很好。',
  '',
  '全程有人跟进，进度随时能在App里看到。',
] as const
const FAIR = ['整体还可以，就是等得有点久。', '服务正常，停车不太方便。'] as const
const BLAME = [
  '约好十点，等到十一点半才有人接待。',
  '电话里说的价格到店就变了，感觉被骗😡',
  '顾问爱答不理，问三句答一句。',
  '交车时车内还有胶没撕干净，承诺的脚垫也没给。',
] as const
const FOUL = '骗子店，都是***，千万别来！'
const REPLIES = ['感谢您的认可，期待您再次到店！', '非常抱歉给您带来不便，店长已与您联系，我们会立即整改。'] as const
const { salesConsultant, serviceAdviser, serviceManager } = staffPost
const SERVICE: readonly number[] = [serviceAdviser, serviceManager]

interface Ground {
  visits: readonly Visit[]
  approvals: readonly ApprovalRow[]
  people: readonly PersonRow[]
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
  series: readonly CarSeriesRow[]
}

/**
 * Evaluations of thirteen months, oldest first: one for each visit, one for each appeal of the approvals, the rest by
 * walk-in customers.
 */
export const buildEvaluations = (context: Context, now: number, ground: Ground): EvaluationRow[] => {
  const { random } = context
  const { visits, approvals, people, dealers, staff, series } = ground
  const staffOf = new Map<string, StaffRow[]>()
  for (const person of staff) staffOf.set(person.dealerCode, [...(staffOf.get(person.dealerCode) ?? []), person])
  const serverOf = (dealerCode: string, isService: boolean, place: number): string => {
    const own = staffOf.get(dealerCode) ?? []
    const fitting = own.filter(({ post }) => SERVICE.includes(post) === isService)
    return fitting[place % Math.max(fitting.length, 1)]?.id ?? own[0]?.id ?? ''
  }
  // At the dealer of the demo accounts, so that one of its consultants deserves the star.
  const showroom = at(dealers, 0).dealerCode
  const [, , praised, other] = (staffOf.get(showroom) ?? []).filter(({ post }) => post === salesConsultant)
  const consultant = (id: string, dealerCode: string, score: number): string => {
    if (dealerCode !== showroom || !praised || !other) return id
    return score === 5 ? praised.id : id === praised.id && score <= 2 ? other.id : id
  }
  const walkIn = (dealerCode: string, seriesName: string, time: string): Visit => ({
    evaluateType: evaluateType.visit,
    ...{ dealerCode, seriesName, time, employeeId: '', businessNo: '', customerName: '', customerPhone: '' },
    ...{ score: null, comment: '', amountCents: null },
  })
  const contested = approvals.map((approval) => {
    const time = wireTime((toMillis(approval.applyTime) ?? now) - random.int(30, 60) * HOUR)
    return {
      visit: walkIn(approval.dealerCode, at(series, Number(approval.id.slice(2)) - FIRST_APPROVAL).seriesName, time),
      appealId: approval.bizId,
    }
  })
  const told = visits.map((visit) => ({ visit, appealId: '' }))
  const rest = Array.from({ length: Math.max(COUNT - told.length - contested.length, 0) }, (_, place) => ({
    visit: walkIn(
      at(dealers, place * 7 + (place % 3)).dealerCode,
      at(series, place).seriesName,
      wireTime(now - Math.round(DAY * (0.1 + (place * DAYS) / COUNT)) - random.int(0, 9) * HOUR),
    ),
    appealId: '',
  }))
  const near = (score: number) => Math.min(5, Math.max(1, score + random.pick([-1, 0, 0, 0, 1])))
  return [...contested, ...told, ...rest]
    .flatMap(({ visit, appealId }, place): EvaluationRow[] => {
      const { time, score: given, comment, ...business } = visit
      const evaluated = (toMillis(time) ?? now) + random.int(1, 20) * HOUR
      const score = appealId ? 1 + (place % 2) : given === null ? random.pick(SCORES) : Math.max(1, Math.round(given))
      const [isBad, isGood] = [score <= 2, score >= 4]
      const replied = evaluated + random.int(1, 50) * HOUR
      const hasReply = random.chance(isBad ? 0.5 : 0.65) && replied < now
      const filtered = appealId === '' && isBad && place % 11 === 5
      // A customer still in the workshop has not evaluated yet.
      if (evaluated > now - HOUR / 6) return []
      const person = at(people, place * 13 + 5)
      const isService = business.evaluateType >= evaluateType.service
      const server = serverOf(business.dealerCode, isService, place)
      const words = isGood ? PRAISE : score === 3 ? FAIR : BLAME
      const tags: readonly string[] = isGood ? GOOD_TAGS : BAD_TAGS
      const pictures = place % 7 === 2 ? 1 + (place % 3) : 0
      return [
        {
          ...business,
          id: '',
          appealId,
          employeeId: business.employeeId || (isService ? server : consultant(server, business.dealerCode, score)),
          nickname: person.nickname,
          phone: person.phone,
          businessTime: business.businessNo ? time : '',
          score,
          environmentScore: business.evaluateType === evaluateType.picksend ? null : near(score),
          mannerScore: near(score),
          skillScore: near(score),
          processScore: near(score),
          tags: score === 3 ? [] : tags.filter((_, tag) => (place + tag) % 3 !== 0).slice(0, 1 + (place % 4)),
          content: filtered ? FOUL : comment || at(words, place + score),
          images: Array.from({ length: pictures }, (_, one) =>
            picture(`实拍${one + 1}`, at(colors, place + one), 320, 240),
          ),
          anonymous: place % 8 === 3,
          reply: hasReply ? REPLIES[isBad ? 1 : 0] : '',
          replyTime: hasReply ? wireTime(replied) : '',
          filtered,
          evaluateTime: wireTime(evaluated),
        },
      ]
    })
    .toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? -1 : 1))
    .map((row, place) => ({ ...row, id: `PJ${240_001 + place}` }))
}
