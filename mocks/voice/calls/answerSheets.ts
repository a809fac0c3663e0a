import * as questionnaires from '@/api/voice/questionnaires'
import type { QuestionMean } from '@/api/voice/questionnaires'
import type { Answer } from '@/entities/voice/answer'
import { answerSheet as fields, isLowItem, sheetStatus } from '@/entities/voice/answerSheet'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import { type QuestionOption, questionType as types } from '@/entities/voice/question'
import { isMatrix, isRated, isScored, linesOf } from '@/entities/voice/questionRules'
import { on } from '../../core/dispatcher'
import { grouped } from '../../core/grouped'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import type { SheetRow } from '../data/answerSheets'
import type { PaperRow } from '../data/questionnaires'
import {
  answerView,
  isLowSheet,
  isNamed,
  isValid,
  itemsOf,
  mean,
  npsGroupOf,
  npsOf,
  seesSheet,
  serverOf,
  sheetsOf,
  sheetView,
  TOO_FEW,
  vinOf,
} from '../rules/answerSheets'
import { paperById, papers } from '../rules/questionnaires'
import { comparedWith, lineOf, sheetsOfLine } from '../rules/satisfaction'

interface Sheet {
  paper: PaperRow
  row: SheetRow
}
type Input = Readonly<Record<string, unknown>>

const PAGES = [
  '/paper/paper',
  '/paper/look-paper',
  '/paper/look-paper-detail',
  '/paper/display-data',
  '/paper/satisfaction-report',
  '/paper/questionnaire-details',
] as const
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const MAX_WORDS = 10
const statusOf = (row: SheetRow) => (isValid(row) ? sheetStatus.valid : sheetStatus.doubtful)

const listed = listOf(questionnaires.listAnswers)<Sheet>({
  is: [
    { source: ({ row }) => row.source },
    { npsGroup: ({ row }) => npsGroupOf(row.npsScore) ?? '' },
    { status: ({ row }) => statusOf(row) },
    { lowFlag: ({ row }) => (isLowSheet(row) ? 1 : 0) },
    { dealerCode: ({ row }) => row.dealerCode },
    { areaName: ({ row }) => areaOf(row.dealerCode) },
    { seriesName: ({ row }) => row.user.seriesName },
  ],
  like: [{ employeeName: ({ row }) => serverOf(row) }],
  phone: [{ phone: ({ paper, row }) => (isNamed(paper) ? row.user.phone : '') }],
  within: [{ score: ({ row }) => row.score ?? Number.NaN }],
  between: [{ createTime: ({ row }) => row.time }],
  where: {
    vin: (asked) => {
      const end = text(asked).toUpperCase()
      return ({ paper, row }) => end === '' || (isNamed(paper) && vinOf(row).endsWith(end))
    },
  },
  sort: [{ createTime: ({ row }) => row.time }, { score: ({ row }) => row.score }],
  // For a line of the report, low scores come first.
  order:
    ({ reportId, sortField }) =>
    (one, other) =>
      text(reportId) && !text(sortField) ? Number(isLowSheet(other.row)) - Number(isLowSheet(one.row)) : 0,
})

/** Returns the key of a question. A question from the bank has the same key in all questionnaires. */
const keyOf = (paper: PaperRow, { questionId, rowId }: PaperQuestion): string => questionId || `${paper.id}.${rowId}`
const chose = (question: PaperQuestion, answer: Answer | undefined, option: string): boolean => {
  if (!answer) return false
  if (isRated(question)) return String(answer.score) === option
  if (question.questionType === types.ranking) return answer.optionIds?.[0] === option
  if (question.questionType === types.date) return answer.text?.startsWith(option) ?? false
  return answer.optionIds?.includes(option) ?? false
}
const narrowed = (sheets: readonly Sheet[], { reportId, rowId, optionId }: Input): Sheet[] => {
  const [asked, option] = [text(rowId), text(optionId)]
  if (asked === '') return [...sheets]
  return sheets.filter(({ paper, row }) =>
    itemsOf(paper, row).some(
      (item) =>
        (text(reportId) ? keyOf(paper, item) : item.rowId) === asked &&
        (option ? chose(item, item.answer, option) : isLowItem(item)),
    ),
  )
}
/** Returns the sheets that may be listed. Anonymous questionnaires with too few sheets are left out. */
const withoutFew = (sheets: readonly Sheet[]): Sheet[] =>
  [...grouped(sheets, ({ paper }) => paper)].flatMap(([paper, own]) =>
    isNamed(paper) || own.length > TOO_FEW ? own : [],
  )
const seenOf = (paper: PaperRow, user: UserRow): Sheet[] =>
  sheetsOf(paper)
    .filter(seesSheet(user))
    .map((row) => ({ paper, row }))
const sheetsFor = (input: Input, user: UserRow): { all: readonly Sheet[]; sheets: Sheet[] } => {
  demandOnePage(user, PAGES)
  if (text(input.reportId) && !lineOf(input.reportId, user)) throw new Refusal(404, UNKNOWN)
  const all = text(input.reportId) ? sheetsOfLine(input.reportId, user) : seenOf(paperById(input.paperId), user)
  return { all, sheets: withoutFew(all) }
}

const meansOf = (sheets: readonly Sheet[]): QuestionMean[] => {
  const items = sheets.flatMap(({ paper, row }) =>
    itemsOf(paper, row)
      .filter(isScored)
      .map((item) => ({ key: keyOf(paper, item), item })),
  )
  return [...grouped(items, ({ key }) => key)].map(([rowId, own]) => ({
    rowId,
    title: own[0]?.item.title ?? '',
    avgScore: mean(own.map(({ item }) => item.score)),
    lowCount: own.filter(({ item }) => isLowItem(item)).length,
  }))
}
const lowReasonsOf = (sheets: readonly Sheet[]) => {
  const words = sheets.flatMap(({ paper, row }) => itemsOf(paper, row).flatMap(({ lowReason }) => lowReason || []))
  return [...grouped(words, (word) => word)]
    .map(([word, own]) => ({ word, count: own.length }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_WORDS)
}

on(questionnaires.listAnswers)((input, { user }) => {
  const { all, sheets } = sheetsFor(input, user)
  const rows = narrowed(sheets, input)
  const shape = ({ paper, row }: Sheet) => sheetView(paper, user)(row)
  const inStates = listed.fitting(rows, { ...input, status: undefined }).map(({ row }) => row)
  const counted = listed
    .fitting(rows, input)
    .map(({ row }) => row)
    .filter(isValid)
  const page = {
    ...listed.page(rows, input, shape),
    summary: {
      ...Object.fromEntries(
        sheetStatus.options.map(({ value }) => [value, inStates.filter((row) => statusOf(row) === value).length]),
      ),
      avgScore: mean(counted.map(({ score }) => score)) ?? Number.NaN,
      nps: npsOf(counted.map(({ npsScore }) => npsScore)) ?? Number.NaN,
    },
    questions: [],
    lowReasons: [],
    tooFew: sheets.length < all.length ? (1 as const) : (0 as const),
  }
  if (!text(input.reportId)) return page
  return {
    ...page,
    line: lineOf(input.reportId, user),
    ...comparedWith(input.reportId),
    questions: meansOf(sheets),
    lowReasons: lowReasonsOf(sheets),
  }
})
on(questionnaires.getAnswer)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  const asked = text(id)
  const sheet = papers()
    .filter((paper) => asked.startsWith(paper.id))
    .flatMap((paper) => withoutFew(seenOf(paper, user)))
    .find(({ row }) => row.id === asked)
  if (!sheet) throw new Refusal(404, UNKNOWN)
  const { paper, row } = sheet
  return {
    ...sheetView(paper, user)(row),
    ...(isNamed(paper) && { phone: row.user.phone }),
    items: itemsOf(paper, row),
  }
})

const nameIn = (options: readonly QuestionOption[], id: string | undefined) =>
  options.find(({ optionId }) => optionId === id)?.optionText ?? id ?? ''
const cellOf = (paper: PaperRow, { answers }: SheetRow, question: PaperQuestion, line?: string): string | number => {
  const kept = answers[question.rowId]
  if (!kept) return ''
  const { optionIds = [], other, score, lines, text: words, images = [], reason } = answerView(paper, kept)
  if (line !== undefined) return nameIn(question.options, lines?.[line])
  if (score !== undefined) return reason ? `${score}（${reason}）` : score
  if (images.length > 0) return `${images.length}张图片`
  if (words) return words
  const isRanked = question.questionType === types.ranking
  return optionIds
    .map((id, place) => {
      const name = nameIn(question.options, id)
      const isOther = question.options.some(({ optionId, otherFlag }) => optionId === id && otherFlag === 1)
      return isRanked ? `${place + 1}. ${name}` : isOther && other ? `${name}：${other}` : name
    })
    .join('；')
}
/** Returns the columns of the questions. Questionnaires with the same question share its column. */
const questionColumns = (asked: readonly PaperRow[]) => {
  const columns: Record<string, (sheet: Sheet) => string | number> = {}
  for (const paper of asked)
    for (const [at, question] of paper.questions.entries())
      for (const line of isMatrix(question) ? linesOf(question) : [undefined]) {
        const words = line ? `${question.title} - ${line.optionText}` : question.title
        const head = asked.length > 1 ? words : `${at + 1}. ${words}`
        const others = columns[head]
        columns[head] = (sheet) =>
          sheet.paper === paper ? cellOf(paper, sheet.row, question, line?.optionId) : (others?.(sheet) ?? '')
      }
  return columns
}
on(questionnaires.exportAnswers)((input, { user }) => {
  demand(user, 'questionnaires.exportAnswers')
  const found = listed.exported(narrowed(sheetsFor(input, user).sheets, input), input)
  const asked = [...new Set(found.map(({ paper }) => paper))]
  const rows = found.map((sheet) => ({ ...sheet, ...sheetView(sheet.paper, user)(sheet.row) }))
  return sheetOf<(typeof rows)[number]>(rows, {
    ...columnsOf(
      fields,
      'id',
      'title',
      ...(asked.some(isNamed) ? (['nickname', 'phone', 'vin', 'businessNo'] as const) : []),
    ),
    ...columnsOf(
      fields,
      'seriesName',
      'dealerName',
      'employeeName',
      'source',
      'score',
      'npsScore',
      'npsGroup',
      'lowFlag',
    ),
    ...columnsOf(fields, 'duration', 'status', 'doubt', 'createTime'),
    ...questionColumns(asked),
  })
})
