import * as evaluations from '@/api/evaluations'
import type { EvaluateClue } from '@/entities/leads/evaluateClue'
import type { Evaluation } from '@/entities/leads/evaluation'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { EvaluationRow } from '../data/evaluations'
import type { LeadRow } from '../data/leads'
import type { UserRow } from '../data/types'
import { demand, demandPage, seesRecord } from '../lib/access'
import { leadNames } from '../lib/clueFaces'
import { byPhone } from '../lib/dealerRules'
import { evaluations as all } from '../lib/evaluations'
import { text, texts } from '../lib/input'
import { leadById, leads, seesLead } from '../lib/leads'
import { xlsFile } from '../lib/sheet'
import { between, exportable, like, masked, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const PAGE = '/evaluate/evaluate-management'
const BAD = 2
const GOOD = 4
const STAGES: Readonly<Record<number, string>> = { 1: '首次跟进', 2: '到店接待', 3: '试乘试驾', 4: '交车' }
const SOURCES: Readonly<Record<number, string>> = { 1: '小程序', 2: 'App', 3: '短信', 4: '电话回访' }
const STATUSES = ['', '待分配', '待首跟', '跟进中', '已到店', '已试驾', '已下订', '已成交', '战败', '无效'] as const
const ANONYMOUS = '匿名用户'

interface Rated {
  row: EvaluationRow
  lead: LeadRow
}

/** The evaluations that a user may see: a dealer only those about the own house. */
const visible = (user: UserRow): Rated[] => {
  const sees = seesRecord(user)
  const names = leadNames()
  const byId = new Map(leads.map((row) => [row.clueId, row]))
  return all.flatMap((row) => {
    const lead = byId.get(row.clueId)
    return lead && sees({ dealerCode: row.dealerCode, areaName: names.area(row.dealerCode) }) ? { row, lead } : []
  })
}

/** An evaluation as the console gets it: of an anonymous customer without name and phone. */
const evaluationFace =
  (names: ReturnType<typeof leadNames>) =>
  ({ row: { anonymous, ...row }, lead }: Rated): Evaluation =>
    // The data holds only the values of the enumerations.
    ({
      ...row,
      customerName: anonymous ? '' : lead.customerName,
      phone: anonymous ? '' : lead.phone,
      dealerName: names.dealer(row.dealerCode),
      saleUserName: names.person(row.saleUserId),
    }) as Evaluation // the data holds only the values of the enumerations

const mean = (numbers: readonly number[]): number =>
  numbers.length ? Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100 : 0

/** How many there are of each score, and the averages; beside them those of the whole network. */
const summaryOf = (rows: readonly EvaluationRow[]): Record<string, number> => {
  const scored = (score: number) => rows.filter((row) => row.score === score).length
  return {
    total: rows.length,
    average: mean(rows.map(({ score }) => score)),
    good: rows.filter(({ score }) => score >= GOOD).length,
    bad: rows.filter(({ score }) => score <= BAD).length,
    ...Object.fromEntries([1, 2, 3, 4, 5].map((score) => [`star${score}`, scored(score)])),
    response: mean(rows.map(({ responseScore }) => responseScore)),
    skill: mean(rows.map(({ skillScore }) => skillScore)),
    manner: mean(rows.map(({ mannerScore }) => mannerScore)),
    networkResponse: mean(all.map(({ responseScore }) => responseScore)),
    networkSkill: mean(all.map(({ skillScore }) => skillScore)),
    networkManner: mean(all.map(({ mannerScore }) => mannerScore)),
  }
}

/** A filter by a smallest and a largest number. */
const within = (least: unknown, most: unknown) => {
  const [from, to] = [Number(text(least) || Number.NEGATIVE_INFINITY), Number(text(most) || Number.POSITIVE_INFINITY)]
  return (value: number): boolean => value >= from && value <= to
}

const searchLines = (input: Input, user: UserRow): Rated[] => {
  const names = leadNames()
  const phoned = byPhone(input.phone)
  const inArea = oneOf(input.areaName)
  const scored = within(input.scoreMin, input.scoreMax)
  const at = between(input.evaluateTimeStart, input.evaluateTimeEnd)
  const tagged = texts(input.tags)
  const tests = (['dealerCode', 'saleUserId', 'stage', 'source'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: EvaluationRow) => test(row[key])
  })
  return visible(user).filter(
    ({ row, lead }) =>
      // Who did not want to be named is not found by the number either.
      (text(input.phone) === '' || (!row.anonymous && phoned(lead.phone))) &&
      inArea(names.area(row.dealerCode)) &&
      scored(row.score) &&
      at(row.evaluateTime) &&
      (tagged.length === 0 || tagged.some((tag) => row.tags.some((one) => one.includes(tag)))) &&
      tests.every((test) => test(row)),
  )
}
const lineOrder = (input: Input) => {
  const order = ordered<EvaluationRow>(input, ['evaluateTime'], 'evaluateTime')
  return (a: Rated, b: Rated) => order(a.row, b.row)
}

interface Group {
  face: EvaluateClue
  rows: EvaluationRow[]
}

const groupFace = (rated: readonly Rated[], names: ReturnType<typeof leadNames>): Group[] => {
  const rows = rated.map(({ row }) => row)
  const [first] = rated
  const last = rows.toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? 1 : -1))[0]
  if (!first || !last) return []
  const { lead } = first
  const hidden = rows.every(({ anonymous }) => anonymous)
  const face = {
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
  }
  // The data holds only the values of the enumerations.
  return [{ face: face as EvaluateClue, rows }]
}

const searchClues = (input: Input, user: UserRow): Group[] => {
  const names = leadNames()
  const phoned = byPhone(input.phone)
  const called = like(input.customerName)
  const scored = within(input.avgScoreMin, input.avgScoreMax)
  const low = within(input.lowCountMin, undefined)
  const at = between(input.lastEvaluateTimeStart, input.lastEvaluateTimeEnd)
  const tests = (['areaName', 'dealerCode', 'saleUserId', 'seriesCode'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: EvaluateClue) => test(row[key])
  })
  const byLead = new Map<string, Rated[]>()
  for (const one of visible(user)) byLead.set(one.lead.clueId, [...(byLead.get(one.lead.clueId) ?? []), one])
  return [...byLead.values()]
    .flatMap((rated) => groupFace(rated, names))
    .filter(
      ({ face }) =>
        phoned(face.phone) &&
        called(face.customerName) &&
        scored(face.avgScore) &&
        low(face.lowCount) &&
        at(face.lastEvaluateTime) &&
        tests.every((test) => test(face)),
    )
}
const clueOrder = (input: Input) => {
  const order = ordered<EvaluateClue>(input, ['evaluateCount', 'avgScore', 'lastEvaluateTime'], 'lastEvaluateTime')
  return (a: Group, b: Group) => order(a.face, b.face)
}

on(evaluations.listClues)((input, { user }) => {
  demandPage(user, PAGE)
  const groups = searchClues(input, user)
  return { ...paged(groups, input, ({ face }) => face, clueOrder(input)), summary: summaryOf(groups.flatMap(({ rows }) => rows)) }
})

on(evaluations.list)((input, { user }) => {
  demandPage(user, PAGE)
  const rated = searchLines(input, user)
  return { ...paged(rated, input, evaluationFace(leadNames()), lineOrder(input)), summary: summaryOf(rated.map(({ row }) => row)) }
})

on(evaluations.listByClue)((input, { user }) => {
  const lead = leadById(text(input.clueId))
  if (!lead || !seesLead(user)(lead)) throw new Refusal(404, '无权查看或数据不存在')
  return visible(user)
    .filter(({ row }) => row.clueId === lead.clueId)
    .map(evaluationFace(leadNames()))
    .toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? -1 : 1))
})

const named = (name: string) => name || ANONYMOUS
const phoneOf = (phone: string) => (phone ? masked(phone) : '--')
/** Area and dealer are for who sees several. */
const ofDealers = (user: UserRow, ...cells: string[]) => (user.dealerType === 3 || user.dealerType === 4 ? [] : cells)

on(evaluations.exportClues)((input: Input, { user }) => {
  demand(user, 'evaluations.exportClues')
  const rows = exportable(searchClues(input, user)).toSorted(clueOrder(input))
  return xlsFile(
    'excel.xls',
    ['线索编号', '客户姓名', '手机号', ...ofDealers(user, '大区', '经销商'), '销售顾问', '意向车系', '线索状态', '评价次数', '平均分', '差评数', '最近评价'],
    rows.map(({ face }) => [
      face.clueId,
      named(face.customerName),
      phoneOf(face.phone),
      ...ofDealers(user, face.areaName, face.dealerName),
      face.saleUserName,
      face.seriesName,
      STATUSES[Number(face.status)] ?? '',
      face.evaluateCount,
      face.avgScore,
      face.lowCount,
      face.lastEvaluateTime,
    ]),
  )
})

on(evaluations.exportList)((input: Input, { user }) => {
  demand(user, 'evaluations.exportList')
  const rows = exportable(searchLines(input, user)).toSorted(lineOrder(input)).map(evaluationFace(leadNames()))
  return xlsFile(
    'excel.xls',
    [
      '评价编号',
      '线索编号',
      '客户姓名',
      '手机号',
      ...ofDealers(user, '经销商'),
      '销售顾问',
      '评价环节',
      '综合评分',
      '响应速度',
      '专业程度',
      '服务态度',
      '评价标签',
      '评价内容',
      '评价渠道',
      '评价时间',
    ],
    rows.map((row) => [
      row.evaluateId,
      row.clueId,
      named(row.customerName),
      phoneOf(row.phone),
      ...ofDealers(user, row.dealerName),
      row.saleUserName,
      STAGES[Number(row.stage)] ?? '',
      row.score,
      row.responseScore,
      row.skillScore,
      row.mannerScore,
      row.tags.join(','),
      row.content,
      SOURCES[Number(row.source)] ?? '',
      row.evaluateTime,
    ]),
  )
})
