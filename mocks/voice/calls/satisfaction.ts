import * as questionnaires from '@/api/voice/questionnaires'
import { satisfaction as fields, type Satisfaction } from '@/entities/voice/satisfaction'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { demand, demandPage } from '../../system/rules/access'
import { satisfactionOf } from '../rules/satisfaction'

const PAGE = '/paper/satisfaction-report'
const NUMBERS = [
  'pushCount',
  'answerCount',
  'answerRate',
  'avgScore',
  'satisfiedRate',
  'npsScore',
  'attitudeScore',
  'skillScore',
  'environmentScore',
  'processScore',
  'lowCount',
] as const
const listed = listOf(questionnaires.listSatisfaction)<Satisfaction>({
  sort: NUMBERS.map((key) => ({ [key]: (row: Satisfaction) => (Number.isNaN(row[key]) ? -1000 : row[key]) })),
  keepsOrder: true,
})
const SORTED = ['pageNo', 'pageSize', 'sortField', 'sortOrder'] as const
const order = (input: Readonly<Record<string, unknown>>) => Object.fromEntries(SORTED.map((key) => [key, input[key]]))

on(questionnaires.listSatisfaction)((input, { user }) => {
  demandPage(user, PAGE)
  const { lines, ...beside } = satisfactionOf(input, user)
  return { ...listed.page(lines, order(input)), ...beside }
})
on(questionnaires.exportSatisfaction)((input, { user }) => {
  demand(user, 'questionnaires.exportSatisfaction')
  return sheetOf<Satisfaction>(
    listed.exported(satisfactionOf(input, user).lines, order(input)),
    columnsOf(fields, 'rank', 'period', 'paperType', 'areaName', 'dealerName', 'employeeName', ...NUMBERS, 'momChange'),
  )
})
