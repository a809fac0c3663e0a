import { payChannel } from '@/entities/marketing/cashEnums'
import { fromCents, toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { CashRow, TierRow } from '../data/cashDraws'
import { Refusal } from '../../core/types'
import { text, integer } from '../../core/input'
import { org } from '../../system/rules/store'

type Input = Record<string, unknown>
type Faults = Record<string, string | undefined>

const DAY = 86_400_000
const MAX_DAYS = 184
const MAX_BUDGET = 500_000_000
const WHOLE = 10_000
const REAL_NAME_FROM = 20_000

/** Parses an amount to cents. Returns 0 for an empty value, NaN for one that is no amount with at most two decimals. */
const centsOf = (value: unknown): number => {
  const asked = text(value)
  if (asked === '') return 0
  return /^\d{1,10}(\.\d{1,2})?$/.test(asked) ? (toCents(asked) ?? Number.NaN) : Number.NaN
}

const tiersOf = (value: unknown): TierRow[] =>
  (Array.isArray(value) ? value : []).map((row: Input, index) => ({
    level: index + 1,
    prizeName: text(row.prizeName),
    amount: centsOf(row.amount),
    stock: integer(row.stock) ?? 0,
    dayStock: integer(row.dayStock) ?? 0,
    chance: centsOf(row.probability),
  }))

export const cashInput = (
  input: Input,
  before: Partial<CashRow>,
): Omit<CashRow, 'id' | 'status' | 'createBy' | 'createTime'> => {
  const sent = <T>(key: keyof CashRow, read: (value: unknown) => T, kept: T | undefined, none: T): T =>
    input[key] === undefined ? (kept ?? none) : read(input[key])
  const number = (key: 'drawScene' | 'userLimit' | 'winLimit' | 'claimHours' | 'payChannel') =>
    sent(key, (value) => integer(value) ?? 0, before[key], 0)
  const words = (key: 'title' | 'startTime' | 'endTime' | 'seriesName' | 'cover' | 'content') =>
    sent(key, text, before[key], '')
  const amount = (key: 'budget' | 'dayBudget') => sent(key, centsOf, before[key], 0)
  const prizes = sent('prizes', tiersOf, before.prizes, [])
  const asked = sent('realNameFlag', (value) => (integer(value) === 1 ? 1 : 0), before.realNameFlag, 0)
  return {
    title: words('title'),
    startTime: words('startTime'),
    endTime: words('endTime'),
    drawScene: number('drawScene'),
    seriesName: words('seriesName'),
    userLimit: number('userLimit'),
    winLimit: number('winLimit'),
    budget: amount('budget'),
    dayBudget: amount('dayBudget'),
    prizes,
    claimHours: number('claimHours'),
    payChannel: number('payChannel'),
    realNameFlag: prizes.some(({ amount: each }) => each >= REAL_NAME_FROM) ? 1 : asked,
    cover: words('cover'),
    content: words('content'),
  }
}
type Values = ReturnType<typeof cashInput>

const within = (value: number, min: number, max: number, label: string, needed: boolean): string | undefined =>
  value === 0
    ? needed
      ? `请输入${label}`
      : undefined
    : value < min || value > max
      ? `${label}应在${min}到${max}之间`
      : undefined

const validateTier = (row: TierRow, strict: boolean): string | undefined => {
  if (strict && row.prizeName === '') return '请输入奖项名称'
  if ([...row.prizeName].length > 10) return '奖项名称不能超过10个字'
  if (
    strict
      ? !(row.amount >= 30 && row.amount <= 50_000)
      : Number.isNaN(row.amount) || (row.amount !== 0 && (row.amount < 30 || row.amount > 50_000))
  )
    return '单份金额须在 0.30-500 元之间'
  if (strict ? row.stock < 1 || row.stock > 100_000 : row.stock < 0 || row.stock > 100_000)
    return '份数应在1到100000之间'
  if (row.dayStock < 0 || (row.stock > 0 && row.dayStock > row.stock)) return '每日限量不能大于份数'
  if (strict ? !(row.chance >= 1 && row.chance <= WHOLE) : Number.isNaN(row.chance) || row.chance > WHOLE)
    return '中奖概率应在0.01到100之间'
  return undefined
}

const validatePrizes = ({ prizes, budget }: Values, strict: boolean): string | undefined => {
  if (strict && prizes.length === 0) return '请至少设置一个奖金档位'
  if (prizes.length > 8) return '奖金档位最多8个'
  const fault = prizes.map((row) => validateTier(row, strict)).find((one) => one !== undefined)
  if (fault) return fault
  if (prizes.reduce((sum, { chance }) => sum + chance, 0) > WHOLE) return '概率合计不能超过 100%'
  const total = prizes.reduce((sum, { amount, stock }) => sum + amount * stock, 0)
  return budget > 0 && total > budget ? `奖金合计 ${fromCents(total)} 元超出预算` : undefined
}

const validateTime = ({ startTime, endTime }: Values, strict: boolean): Faults => {
  const [start, end] = [toMillis(startTime), toMillis(endTime)]
  return {
    startTime: start === undefined && strict ? '请选择开始时间' : undefined,
    endTime:
      end === undefined
        ? strict
          ? '请选择结束时间'
          : undefined
        : start !== undefined && end <= start
          ? '结束时间须晚于开始时间'
          : start !== undefined && end - start > MAX_DAYS * DAY
            ? '活动时间最长 184 天'
            : undefined,
  }
}

/**
 * Returns the faults of a draw by field. Missing values other than the title are faults only before publication
 * (`strict`).
 */
export const validateCash = (row: Values, strict: boolean): Faults => ({
  title: row.title === '' ? '请输入活动名称' : [...row.title].length > 30 ? '活动名称不能超过30个字' : undefined,
  ...validateTime(row, strict),
  drawScene:
    row.drawScene >= 1 && row.drawScene <= 4 ? undefined : strict || row.drawScene !== 0 ? '请选择抽奖资格' : undefined,
  seriesName:
    row.seriesName === '' || org.carSeries.some(({ seriesName }) => seriesName === row.seriesName)
      ? undefined
      : '车系不存在',
  userLimit: within(row.userLimit, 1, 10, '每人限抽', strict),
  winLimit:
    within(row.winLimit, 1, 10, '每人限中', strict) ??
    (row.userLimit > 0 && row.winLimit > row.userLimit ? '限中次数不能大于限抽次数' : undefined),
  budget:
    row.budget === 0
      ? strict
        ? '请输入活动预算'
        : undefined
      : row.budget >= 100 && row.budget <= MAX_BUDGET
        ? undefined
        : '活动预算应在1到5000000之间',
  dayBudget:
    row.dayBudget >= 0
      ? row.budget > 0 && row.dayBudget > row.budget
        ? '每日预算不能大于活动预算'
        : undefined
      : '请输入每日预算',
  prizes: validatePrizes(row, strict),
  claimHours: within(row.claimHours, 24, 168, '领取时限', strict),
  payChannel:
    row.payChannel === payChannel.weChat || row.payChannel === payChannel.alipay
      ? undefined
      : strict || row.payChannel !== 0
        ? '请选择打款渠道'
        : undefined,
  cover: strict && row.cover === '' ? '请上传活动头图' : undefined,
  content: strict && row.content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' ? '请输入活动规则' : undefined,
})

const FIXED = [
  'title',
  'startTime',
  'drawScene',
  'seriesName',
  'userLimit',
  'winLimit',
  'claimHours',
  'payChannel',
  'realNameFlag',
] as const
const tierKey = (rows: readonly TierRow[]) => rows.map(({ prizeName, amount }) => `${prizeName}:${amount}`).join('|')

/**
 * Returns the faults of a change to a paused draw. Throws 409 if promised values change. Values that may only grow
 * are reported by field.
 */
export const validatePaused = (before: CashRow, after: Values, won: (level: number) => number): Faults => {
  const isFixed = FIXED.some((key) => before[key] !== after[key]) || tierKey(before.prizes) !== tierKey(after.prizes)
  if (isFixed) throw new Refusal(409, '已暂停的活动不能修改该内容')
  return {
    budget: after.budget < before.budget ? '预算只能增加' : undefined,
    endTime: after.endTime < before.endTime ? '结束时间只能延后' : undefined,
    prizes: after.prizes.some(({ level, stock }) => stock < won(level)) ? '份数不能小于已中出数' : undefined,
  }
}
