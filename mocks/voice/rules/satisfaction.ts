import { questionCategory as category } from '@/entities/voice/question'
import { isScored, scoreOf } from '@/entities/voice/questionRules'
import { TRIGGERED } from '@/entities/voice/questionnaire'
import { DIMENSION_SCORES, type Satisfaction, satisfactionDimension as dimension } from '@/entities/voice/satisfaction'
import { text } from '../../core/input'
import { areaOf, dealerName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { org } from '../../system/rules/store'
import type { InvitationRow, SheetRow } from '../data/answerSheets'
import type { PaperRow } from '../data/questionnaires'
import { isLowSheet, isValid, mean, npsOf, seesSheet, sheetsOf } from './answerSheets'
import { papers } from './questionnaires'

const CATEGORIES = [category.manner, category.skill, category.premises, category.process] as const
const LINE = /^([1-4])-([0-7])-(\d{4}-\d{2})-(\d{4}-\d{2})-(.+)$/
interface Sheet {
  paper: PaperRow
  row: SheetRow
}

const keyOf = (of: number, row: InvitationRow): string =>
  of === dimension.area
    ? areaOf(row.dealerCode)
    : of === dimension.dealer
      ? row.dealerCode
      : of === dimension.employee
        ? row.employeeId
        : row.time.slice(0, 7)
const sheetsWhere = (keeps: (row: SheetRow, paperType: number) => boolean): Sheet[] =>
  papers()
    .filter(({ paperType }) => TRIGGERED.some((type) => type === paperType))
    .flatMap((paper) =>
      sheetsOf(paper).flatMap((row) => (isValid(row) && keeps(row, paper.paperType) ? { paper, row } : [])),
    )
const averages = (sheets: readonly Sheet[]) => ({
  avgScore: mean(sheets.map(({ row }) => row.score)) ?? Number.NaN,
  npsScore: npsOf(sheets.map(({ row }) => row.npsScore)) ?? Number.NaN,
  ...Object.fromEntries(
    DIMENSION_SCORES.map((key, at) => [
      key,
      mean(
        sheets.flatMap(({ paper, row }) =>
          paper.questions
            .filter((question) => question.category === CATEGORIES[at] && isScored(question))
            .map((question) => scoreOf(question, row.answers[question.rowId])),
        ),
      ) ?? Number.NaN,
    ]),
  ),
})
const parts = (reportId: unknown) => {
  const [, of, type, from = '', to = '', key = ''] = LINE.exec(text(reportId)) ?? []
  const fits = (row: SheetRow, paperType: number) =>
    row.time.slice(0, 7) >= from && row.time.slice(0, 7) <= to && (Number(type) === 0 || Number(type) === paperType)
  return { of: Number(of), paperType: Number(type), from, to, key, fits }
}

/** The valid sheets behind a line of the report that a user may see. */
export const sheetsOfLine = (reportId: unknown, user: UserRow): readonly Sheet[] => {
  const { of, key, fits } = parts(reportId)
  const sees = seesSheet(user)
  return sheetsWhere((row, paperType) => fits(row, paperType) && keyOf(of, row) === key && sees(row))
}
/** A line of the report; undefined where the user sees nothing of it. */
export const lineOf = (reportId: unknown, user: UserRow): Satisfaction | undefined => {
  const { of, paperType, from, to, key } = parts(reportId)
  const sheets = sheetsOfLine(reportId, user)
  if (!sheets.length) return undefined
  const person = of === dimension.employee ? org.staff.find(({ id }) => id === key) : undefined
  const dealerCode = of === dimension.dealer ? key : (person?.dealerCode ?? '')
  return {
    ...averages(sheets),
    id: text(reportId),
    period: of === dimension.month ? key : from === to ? from : `${from} ~ ${to}`,
    paperType: paperType || null,
    areaName: of === dimension.area ? key : areaOf(dealerCode),
    dealerName: dealerName(dealerCode),
    employeeName: person?.staffName ?? '',
    answerCount: sheets.length,
    lowCount: sheets.filter(({ row }) => isLowSheet(row)).length,
  } as Satisfaction // figures that a detail does not show are left out
}
/** The averages of the network, and of the sales area of a line, in its time and scene. */
export const comparedWith = (reportId: unknown): { network: Satisfaction; area?: Satisfaction } | undefined => {
  const { of, key, fits } = parts(reportId)
  const code = of === dimension.dealer ? key : org.staff.find(({ id }) => id === key)?.dealerCode
  const all = sheetsWhere(fits)
  return {
    // Averages alone, without the counts of the network.
    network: averages(all) as Satisfaction,
    area: code
      ? (averages(all.filter(({ row }) => areaOf(row.dealerCode) === areaOf(code))) as Satisfaction) // as above
      : undefined,
  }
}
