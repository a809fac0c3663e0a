import type { SatisfactionMonth } from '@/api/voice/questionnaires'
import { isScored, scoreOf } from '@/entities/voice/questionRules'
import { questionCategory as category } from '@/entities/voice/question'
import { TRIGGERED } from '@/entities/voice/questionnaire'
import {
  DIMENSION_SCORES,
  ENOUGH_ANSWERS,
  type Satisfaction,
  satisfactionDimension as dimension,
} from '@/entities/voice/satisfaction'
import { dealerType } from '@/entities/shared/enums'
import { reference, wireTime } from '../../core/context'
import { grouped } from '../../core/grouped'
import { integer, text } from '../../core/input'
import { within } from '../../core/table'
import { Refusal } from '../../core/types'
import { areaOf, dealerName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import type { InvitationRow, SheetRow } from '../data/answerSheets'
import type { PaperRow } from '../data/questionnaires'
import { invitationsOf, isLowSheet, isValid, mean, npsOf, sheetsOf } from './answerSheets'
import { papers } from './questionnaires'
import { library } from './questions'

const [SATISFIED, MAX_MONTHS] = [80, 13]
const CATEGORIES = [category.manner, category.skill, category.premises, category.process] as const

interface Place {
  paperType: number
  areaName: string
  dealerCode: string
  employeeId: string
  month: string
}
interface Sheet extends Place {
  paper: PaperRow
  row: SheetRow
}
interface Ground {
  pushed: readonly Place[]
  sheets: readonly Sheet[]
}
interface Asked {
  dimension: number
  paperType: number
  /** Months, both included. */
  from: string
  to: string
}

const monthAfter = (month: string, count: number): string => {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + count, 1)).toISOString().slice(0, 7)
}
const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = []
  for (let month = from; month <= to && months.length < 100; month = monthAfter(month, 1)) months.push(month)
  return months
}
const scores = new WeakMap<SheetRow, (number | null)[]>()
const scoresOf = ({ paper, row }: Sheet): (number | null)[] => {
  const known = scores.get(row)
  if (known) return known
  const made = CATEGORIES.map((one) =>
    mean(
      paper.questions
        .filter((question) => question.category === one && isScored(question))
        .map((question) => scoreOf(question, row.answers[question.rowId])),
    ),
  )
  scores.set(row, made)
  return made
}

const grounds = new WeakMap<object, Ground>()
const wholeGround = (): Ground => {
  const known = grounds.get(library())
  if (known) return known
  const today = wireTime(reference())
  const areas = new Map(org.dealers.map(({ dealerCode, areaName }) => [dealerCode, areaName]))
  const made: { pushed: Place[]; sheets: Sheet[] } = { pushed: [], sheets: [] }
  const placeOf = ({ paperType }: PaperRow, { dealerCode, employeeId, time }: InvitationRow): Place | undefined => {
    const areaName = areas.get(dealerCode)
    if (areaName === undefined || time >= today) return undefined
    return { paperType, areaName, dealerCode, employeeId, month: time.slice(0, 7) }
  }
  for (const paper of papers()) {
    if (!TRIGGERED.some((type) => type === paper.paperType)) continue
    for (const row of invitationsOf(paper)) {
      const place = placeOf(paper, row)
      if (place) made.pushed.push(place)
    }
    for (const row of sheetsOf(paper)) {
      const place = isValid(row) ? placeOf(paper, row) : undefined
      if (place) made.sheets.push({ ...place, paper, row })
    }
  }
  grounds.set(library(), made)
  return made
}
const groundOf = (user?: UserRow): Ground => {
  if (!user) return wholeGround()
  const seen = new Set(org.dealers.filter(seesRecord(user)).map(({ dealerCode }) => dealerCode))
  return narrowed(wholeGround(), ({ dealerCode }) => seen.has(dealerCode))
}
const narrowed = ({ pushed, sheets }: Ground, keeps: (place: Place) => boolean): Ground => ({
  pushed: pushed.filter(keeps),
  sheets: sheets.filter(keeps),
})
const inTime = (ground: Ground, from: string, to: string) =>
  narrowed(ground, ({ month }) => month >= from && month <= to)
const ofType = (ground: Ground, { paperType: asked }: Asked) =>
  asked === 0 ? ground : narrowed(ground, ({ paperType }) => paperType === asked)

type Figures = Pick<
  Satisfaction,
  | 'pushCount'
  | 'answerCount'
  | 'answerRate'
  | 'avgScore'
  | 'satisfiedRate'
  | 'npsScore'
  | 'lowCount'
  | (typeof DIMENSION_SCORES)[number]
>
const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : Number.NaN)
const figuresOf = ({ pushed, sheets }: Ground): Figures => {
  const rows = sheets.map(({ row }) => row)
  const parts = sheets.map(scoresOf)
  return {
    pushCount: pushed.length,
    answerCount: rows.length,
    answerRate: share(rows.length, pushed.length),
    avgScore: mean(rows.map(({ score }) => score)) ?? Number.NaN,
    satisfiedRate: share(rows.filter(({ score }) => (score ?? 0) >= SATISFIED).length, rows.length),
    npsScore: npsOf(rows.map(({ npsScore }) => npsScore)) ?? Number.NaN,
    lowCount: rows.filter(isLowSheet).length,
    ...Object.fromEntries(DIMENSION_SCORES.map((key, at) => [key, mean(parts.map((one) => one[at])) ?? Number.NaN])),
  } as Figures // the four scores by their keys
}

const KEYS = {
  [dimension.area]: 'areaName',
  [dimension.dealer]: 'dealerCode',
  [dimension.employee]: 'employeeId',
  [dimension.month]: 'month',
} as const
const keyOf = (of: number, place: Place): string => place[KEYS[of as keyof typeof KEYS]] // one of four, by LINE and readAsked
const partOf = (ground: Ground, asked: Asked, key: string): Ground =>
  narrowed(inTime(ofType(ground, asked), asked.from, asked.to), (place) => keyOf(asked.dimension, place) === key)
const beforeOf = ({ from, to }: Asked): [from: string, to: string] => {
  const count = monthsBetween(from, to).length
  return [monthAfter(from, -count), monthAfter(from, -1)]
}
const line = (asked: Asked, key: string, own: Ground, before: Ground): Satisfaction => {
  const { dimension: of, paperType, from, to } = asked
  const figures = figuresOf(own)
  const earlier = figuresOf(before).avgScore
  const person = of === dimension.employee ? org.staff.find(({ id }) => id === key) : undefined
  const dealerCode = of === dimension.dealer ? key : (person?.dealerCode ?? '')
  return {
    ...figures,
    id: [of, paperType, from, to, key].join('-'),
    period: of === dimension.month ? key : from === to ? from : `${from} ~ ${to}`,
    areaName: of === dimension.area ? key : areaOf(dealerCode),
    dealerCode,
    dealerName: dealerName(dealerCode),
    employeeName: person?.staffName ?? '',
    // A code of the enumeration. A value without comparison is null on the wire.
    paperType: (paperType || null) as Satisfaction['paperType'],
    momChange: Math.round((figures.avgScore - earlier) * 10) / 10,
    rank: Number.NaN,
  }
}
const linesOf = (ground: Ground, asked: Asked): Satisfaction[] => {
  const { dimension: of, from, to } = asked
  const typed = ofType(ground, asked)
  const now = inTime(typed, from, to)
  const earlier = inTime(typed, ...beforeOf(asked))
  const by = (one: Ground) => ({
    pushed: grouped(one.pushed, (row) => keyOf(of, row)),
    sheets: grouped(one.sheets, (row) => keyOf(of, row)),
  })
  const [own, before] = [by(now), by(earlier)]
  const previousOf = (key: string) =>
    of === dimension.month
      ? inTime(typed, monthAfter(key, -1), monthAfter(key, -1))
      : { pushed: before.pushed.get(key) ?? [], sheets: before.sheets.get(key) ?? [] }
  const keys = of === dimension.month ? monthsBetween(from, to) : [...own.pushed.keys()].filter(Boolean)
  const lines = keys.map((key) =>
    line(asked, key, { pushed: own.pushed.get(key) ?? [], sheets: own.sheets.get(key) ?? [] }, previousOf(key)),
  )
  if (of === dimension.month) return lines.toReversed()
  const isEnough = ({ answerCount }: Satisfaction) => answerCount >= ENOUGH_ANSWERS
  const ordered = lines.toSorted(
    (a, b) => Number(isEnough(b)) - Number(isEnough(a)) || (b.avgScore || 0) - (a.avgScore || 0),
  )
  return ordered.map((one, at) => (isEnough(one) ? { ...one, rank: at + 1 } : one))
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const readAsked = (input: Readonly<Record<string, unknown>>): Asked => {
  const current = wireTime(reference()).slice(0, 7)
  const [start, end] = [text(input.periodStart), text(input.periodEnd)]
  const from = MONTH.test(start) ? start : current
  const to = MONTH.test(end) ? end : current
  if (from > to || monthsBetween(from, to).length > MAX_MONTHS) throw new Refusal(400, '时间范围不能超过13个月')
  return {
    dimension: dimension.options.find(({ value }) => value === integer(input.dimension))?.value ?? dimension.area,
    paperType: integer(input.paperType) ?? 0,
    from,
    to,
  }
}
/** Returns averages without counts, the only figures of the network a dealer may see. */
const averages = (ground: Ground): Satisfaction => {
  const { pushCount: _pushed, answerCount: _answers, lowCount: _low, ...rest } = figuresOf(ground)
  return rest as Satisfaction
}
export const satisfactionOf = (input: Readonly<Record<string, unknown>>, user: UserRow) => {
  const asked = readAsked(input)
  const isHead = user.dealerType <= dealerType.area
  const everybody = isHead ? undefined : ofType(groundOf(), asked)
  const [area, dealer, employee] = [text(input.areaName), text(input.dealerCode), text(input.employeeId)]
  const chosen = narrowed(
    ofType(groundOf(user), asked),
    ({ areaName, dealerCode, employeeId }) =>
      (area === '' || areaName === area) &&
      (dealer === '' || dealerCode === dealer) &&
      (employee === '' || employeeId === employee),
  )
  const { from, to } = asked
  const rivals = everybody && linesOf(everybody, { ...asked, dimension: dimension.dealer })
  // A dealer is ranked within the network although it sees only its own line.
  const rankOf = (code: unknown) => rivals?.find(({ dealerCode }) => dealerCode === code)?.rank ?? Number.NaN
  const months = monthsBetween(monthAfter(to, 1 - MAX_MONTHS), to).map((period): SatisfactionMonth => {
    const { avgScore, npsScore } = figuresOf(inTime(chosen, period, period))
    return {
      period,
      avgScore,
      npsScore,
      networkScore: everybody && figuresOf(inTime(everybody, period, period)).avgScore,
    }
  })
  const all: Asked = { ...asked, dimension: dimension.month }
  const total = line(all, '', inTime(chosen, from, to), inTime(chosen, ...beforeOf(asked)))
  const fits = within(input.avgScoreMin, input.avgScoreMax)
  return {
    lines: linesOf(chosen, asked)
      .filter(({ avgScore }) => fits(avgScore))
      .map((one) => (rivals && asked.dimension === dimension.dealer ? { ...one, rank: rankOf(one.dealerCode) } : one)),
    whole: { ...total, id: '', period: '', rank: rankOf(user.dealerCode) },
    // Figures only: a period is not a line.
    before: figuresOf(inTime(chosen, ...beforeOf(asked))) as Satisfaction,
    network: everybody && averages(inTime(everybody, from, to)),
    ranked: rivals?.filter(({ rank }) => !Number.isNaN(rank)).length,
    months,
    dealers: isHead ? linesOf(chosen, { ...asked, dimension: dimension.dealer }) : [],
    asOf: wireTime(reference() - 1000),
  }
}

const LINE = /^([1-4])-([0-7])-(\d{4}-\d{2})-(\d{4}-\d{2})-(.+)$/
const askedBy = (reportId: unknown): { asked: Asked; key: string } | undefined => {
  const match = LINE.exec(text(reportId))
  if (!match) return undefined
  const [, of, paperType, from = '', to = '', key = ''] = match
  return { asked: { dimension: Number(of), paperType: Number(paperType), from, to }, key }
}
export const lineOf = (reportId: unknown, user: UserRow): Satisfaction | undefined => {
  const found = askedBy(reportId)
  if (!found) return undefined
  const { asked, key } = found
  const ground = groundOf(user)
  const own = partOf(ground, asked, key)
  const [from, to] = beforeOf(asked)
  return own.pushed.length ? line(asked, key, own, partOf(ground, { ...asked, from, to }, key)) : undefined
}
export const comparedWith = (reportId: unknown): { network: Satisfaction; area?: Satisfaction } | undefined => {
  const found = askedBy(reportId)
  if (!found) return undefined
  const { asked, key } = found
  const { dimension: of, from, to } = asked
  const code = of === dimension.dealer ? key : org.staff.find(({ id }) => id === key)?.dealerCode
  const time = of === dimension.month ? ([key, key] as const) : ([from, to] as const)
  const network = inTime(ofType(groundOf(), asked), ...time)
  return {
    network: averages(network),
    area: code ? averages(narrowed(network, ({ areaName }) => areaName === areaOf(code))) : undefined,
  }
}
export const sheetsOfLine = (reportId: unknown, user: UserRow): readonly Sheet[] => {
  const found = askedBy(reportId)
  return found ? partOf(groundOf(user), found.asked, found.key).sheets : []
}
