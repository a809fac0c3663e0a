import * as evaluations from '@/api/leads/evaluations'
import { type EvaluateClue, evaluateClue } from '@/entities/leads/evaluateClue'
import { type Evaluation, evaluation } from '@/entities/leads/evaluation'
import { dealerType } from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { EvaluationRow } from '../data/evaluations'
import type { LeadRow } from '../data/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import { leadNames } from '../rules/clueRows'
import { evaluations as all } from '../rules/evaluations'
import { text, texts } from '../../core/input'
import { areaOf, leadById, leads, seesLead } from '../rules/leads'
import { masked } from '../../core/table'

type Input = Record<string, unknown>
const PAGE = '/evaluate/evaluate-management'
const BAD = 2
const GOOD = 4
const ANONYMOUS = '匿名用户'

type Rated = EvaluationRow & { lead: LeadRow }

const visible = (user: UserRow): Rated[] => {
  const sees = seesRecord(user)
  const names = leadNames()
  const byId = new Map(leads.map((row) => [row.clueId, row]))
  return all.flatMap((row) => {
    const lead = byId.get(row.clueId)
    return lead && sees({ dealerCode: row.dealerCode, areaName: names.area(row.dealerCode) }) ? { ...row, lead } : []
  })
}

/** Builds the view of an evaluation. Name and phone of an anonymous customer are omitted. */
const evaluationView =
  (names: ReturnType<typeof leadNames>) =>
  ({ anonymous, lead, ...row }: Rated): Evaluation =>
    ({
      ...row,
      customerName: anonymous ? '' : lead.customerName,
      phone: anonymous ? '' : lead.phone,
      dealerName: names.dealer(row.dealerCode),
      saleUserName: names.person(row.saleUserId),
    }) as Evaluation // the data holds only the values of the enumerations

const mean = (numbers: readonly number[]): number =>
  numbers.length ? Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100 : 0

const summaryOf = (rows: readonly EvaluationRow[]): Record<string, number> => {
  const scored = (score: number) => rows.filter((row) => row.score === score).length
  return {
    all: rows.length,
    average: mean(rows.map(({ score }) => score)),
    good: rows.filter(({ score }) => score >= GOOD).length,
    bad: rows.filter(({ score }) => score <= BAD).length,
    ...Object.fromEntries([1, 2, 3, 4, 5].map((score) => [score, scored(score)])),
    response: mean(rows.map(({ responseScore }) => responseScore)),
    skill: mean(rows.map(({ skillScore }) => skillScore)),
    manner: mean(rows.map(({ mannerScore }) => mannerScore)),
    networkResponse: mean(all.map(({ responseScore }) => responseScore)),
    networkSkill: mean(all.map(({ skillScore }) => skillScore)),
    networkManner: mean(all.map(({ mannerScore }) => mannerScore)),
  }
}

const lines = listOf(evaluations.list)<Rated>({
  is: ['dealerCode', 'saleUserId', 'stage', 'source', { areaName: (row) => areaOf(row.dealerCode) }],
  // An anonymous customer must not be found by phone either.
  phone: [{ phone: (row) => (row.anonymous ? '' : row.lead.phone) }],
  within: ['score'],
  between: ['evaluateTime'],
  where: {
    tags: (asked) => (row) =>
      texts(asked).length === 0 || texts(asked).some((tag) => row.tags.some((one) => one.includes(tag))),
  },
  sort: ['evaluateTime'],
})

type Group = EvaluateClue & { rows: EvaluationRow[] }

const groupView = (rated: readonly Rated[], names: ReturnType<typeof leadNames>): Group[] => {
  const [first] = rated
  const rows: EvaluationRow[] = [...rated]
  const last = rows.toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? 1 : -1))[0]
  if (!first || !last) return []
  const { lead } = first
  const hidden = rows.every(({ anonymous }) => anonymous)
  return [
    {
      clueId: lead.clueId,
      customerName: hidden ? '' : lead.customerName,
      phone: hidden ? '' : lead.phone,
      areaName: names.area(last.dealerCode),
      dealerCode: last.dealerCode,
      dealerName: names.dealer(last.dealerCode),
      saleUserId: last.saleUserId,
      saleUserName: names.person(last.saleUserId),
      seriesCode: lead.seriesCode,
      seriesName: names.series(lead.seriesCode),
      status: lead.status,
      evaluateCount: rows.length,
      avgScore: Math.round((rows.reduce((sum, { score }) => sum + score, 0) / rows.length) * 10) / 10,
      lowCount: rows.filter(({ score }) => score <= BAD).length,
      lastEvaluateTime: last.evaluateTime,
      rows,
      // The data holds only the values of the enumerations.
    } as Group,
  ]
}

const groups = listOf(evaluations.listClues)<Group>({
  is: ['areaName', 'dealerCode', 'saleUserId', 'seriesCode'],
  like: ['customerName'],
  phone: ['phone'],
  within: ['avgScore', 'lowCount'],
  between: ['lastEvaluateTime'],
  sort: ['lastEvaluateTime', 'evaluateCount', 'avgScore'],
})
const groupsFor = (user: UserRow): Group[] => {
  const names = leadNames()
  const byLead = new Map<string, Rated[]>()
  for (const one of visible(user)) byLead.set(one.lead.clueId, [...(byLead.get(one.lead.clueId) ?? []), one])
  return [...byLead.values()].flatMap((rated) => groupView(rated, names))
}

on(evaluations.listClues)((input, { user }) => {
  demandPage(user, PAGE)
  const found = groupsFor(user)
  return {
    ...groups.page(found, input, ({ rows: _rows, ...row }) => row),
    summary: summaryOf(groups.fitting(found, input).flatMap(({ rows }) => rows)),
  }
})

on(evaluations.list)((input, { user }) => {
  demandPage(user, PAGE)
  const rated = visible(user)
  return { ...lines.page(rated, input, evaluationView(leadNames())), summary: summaryOf(lines.fitting(rated, input)) }
})

on(evaluations.listByClue)((input, { user }) => {
  const lead = leadById(text(input.clueId))
  if (!lead || !seesLead(user)(lead)) throw new Refusal(404, '无权查看或数据不存在')
  return visible(user)
    .filter(({ clueId }) => clueId === lead.clueId)
    .map(evaluationView(leadNames()))
    .toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? -1 : 1))
})

const named = (name: string) => name || ANONYMOUS
const phoneOf = (phone: string) => (phone ? masked(phone) : '--')
const ofDealers = <T>(user: UserRow, columns: T) =>
  user.dealerType === dealerType.dealer || user.dealerType === dealerType.second ? {} : columns

on(evaluations.exportClues)((input: Input, { user }) => {
  demand(user, 'evaluations.exportClues')
  return sheetOf(groups.exported(groupsFor(user), input), {
    ...columnsOf(evaluateClue, 'clueId'),
    客户姓名: (row) => named(row.customerName),
    手机号: (row) => phoneOf(row.phone),
    ...ofDealers(user, { 大区: 'areaName', 经销商: 'dealerName' } as const),
    ...columnsOf(
      evaluateClue,
      'saleUserName',
      'seriesName',
      'status',
      'evaluateCount',
      'avgScore',
      'lowCount',
      'lastEvaluateTime',
    ),
  })
})

on(evaluations.exportList)((input: Input, { user }) => {
  demand(user, 'evaluations.exportList')
  return sheetOf(lines.exported(visible(user), input).map(evaluationView(leadNames())), {
    ...columnsOf(evaluation, 'evaluateId', 'clueId'),
    客户姓名: (row) => named(row.customerName),
    手机号: (row) => phoneOf(row.phone),
    ...ofDealers(user, { 经销商: 'dealerName' } as const),
    ...columnsOf(
      evaluation,
      'saleUserName',
      'stage',
      'score',
      'responseScore',
      'skillScore',
      'mannerScore',
      'tags',
      'content',
      'source',
      'evaluateTime',
    ),
  })
})
