import type { AnswerDay, PaperStatistics, StatisticsQuery } from '@/api/voice/questionnaires'
import { isYes } from '@/entities/field'
import type { Answer } from '@/entities/voice/answer'
import { answerSource } from '@/entities/voice/answerSheet'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import { shownWith } from '@/entities/voice/paperRules'
import { questionType as type, textFormat } from '@/entities/voice/question'
import {
  columnsOf,
  isAnswered,
  isChoice,
  isMatrix,
  isRated,
  isText,
  linesOf,
  scoreOf,
  topMark,
} from '@/entities/voice/questionRules'
import { answerStep, type OptionCount, type QuestionStat } from '@/entities/voice/questionStat'
import { text, texts } from '../../core/input'
import { between, masked, oneOf } from '../../core/table'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import type { InvitationRow, SheetRow } from '../data/answerSheets'
import type { PaperRow } from '../data/questionnaires'
import { invitationsOf, isValid, mean, npsOf, seesSheet, sheetsOf } from './answerSheets'

/** Anonymous questionnaires with fewer sheets are only counted. */
const MIN_ANONYMOUS = 5
const MAX_GROUPS = 8
const [MAX_WORDS, MAX_TEXTS, MAX_PICTURES] = [30, 50, 24]
const [OPENED, BEGUN] = [34, 12]
const PRIVATE_FORMATS: readonly unknown[] = [textFormat.phone, textFormat.email]
const EMPTY_WORDS: ReadonlySet<string> = new Set(['什么', '没有', '最后', '下次', '几次', '一个', '还要', '还来'])

const rate = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)
const tallied = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const split = new Map<string, readonly string[]>()
const wordsOf = (answer: string): readonly string[] => {
  const known = split.get(answer)
  if (known) return known
  const parts = [...segmenter.segment(answer)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const words = [...new Set(parts)].filter((word) => [...word].length > 1 && !EMPTY_WORDS.has(word))
  split.set(answer, words)
  return words
}

const marks = (question: PaperQuestion) => {
  const least = question.questionType === type.nps ? 0 : 1
  return Array.from({ length: topMark(question) - least + 1 }, (_, at) => String(at + least))
}
const optionCounts = (question: PaperQuestion, answers: readonly Answer[]): OptionCount[] => {
  if (isRated(question)) {
    const counts = tallied(answers.map(({ score }) => String(score)))
    return marks(question).map((mark) => ({ optionId: mark, text: mark, count: counts.get(mark) ?? 0 }))
  }
  if (isMatrix(question)) {
    const counts = tallied(answers.flatMap(({ lines = {} }) => Object.entries(lines).map((cell) => cell.join(' '))))
    const columns = columnsOf(question)
    const cells = columns.length
      ? columns.map(({ optionId, optionText }) => ({ optionId, text: optionText }))
      : marks(question).map((mark) => ({ optionId: mark, text: mark }))
    return linesOf(question).flatMap(({ optionId: lineId }) =>
      cells.map((cell) => ({ lineId, ...cell, count: counts.get(`${lineId} ${cell.optionId}`) ?? 0 })),
    )
  }
  if (question.questionType === type.date) {
    const counts = tallied(answers.map((answer) => (answer.text ?? '').slice(0, 7)))
    const months = [...counts].toSorted(([one], [other]) => one.localeCompare(other))
    return months.map(([month, count]) => ({ optionId: month, text: month, count }))
  }
  const isRanking = question.questionType === type.ranking
  if (!isChoice(question) && !isRanking) return []
  return question.options.map(({ optionId, optionText }) => {
    const places = answers.map(({ optionIds = [] }) => optionIds.indexOf(optionId) + 1).filter(Boolean)
    return { optionId, text: optionText, count: places.length, ...(isRanking && { meanPlace: mean(places) }) }
  })
}

interface Read {
  sheet: SheetRow
  shown: ReadonlySet<string>
}
const statOf = (paper: PaperRow, question: PaperQuestion, sheets: readonly Read[]): QuestionStat => {
  const seen = sheets.filter(({ shown }) => shown.has(question.rowId))
  const given = seen.flatMap(({ sheet }) => {
    const answer = sheet.answers[question.rowId]
    return answer && isAnswered(question, answer) ? [{ sheet, answer }] : []
  })
  const answers = given.map(({ answer }) => answer)
  const isPrivate = PRIVATE_FORMATS.includes(question.textFormat)
  const words = isText(question) && !isPrivate ? answers.flatMap((answer) => wordsOf(answer.text ?? '')) : []
  const isTold = isText(question) && !(isPrivate && isYes(paper.anonymousFlag))
  return {
    ...question,
    baseCount: seen.length,
    answerCount: given.length,
    skipCount: seen.length - given.length,
    avgScore: mean(answers.map((answer) => scoreOf(question, answer))),
    npsScore: question.questionType === type.nps ? npsOf(answers.map(({ score }) => score ?? null)) : null,
    optionCounts: optionCounts(question, answers),
    texts: (isTold ? given : []).slice(0, MAX_TEXTS).map(({ sheet, answer }) => ({
      sheetId: sheet.id,
      text: masked(answer.text ?? ''),
      createTime: sheet.time,
    })),
    keywords: [...tallied(words)]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MAX_WORDS)
      .map(([word, count]) => ({ word, count })),
    pictures: given
      .flatMap(({ sheet, answer }) => (answer.images ?? []).map((url) => ({ sheetId: sheet.id, url })))
      .slice(0, MAX_PICTURES),
  }
}
const groupsOf = (paper: PaperRow, rowId: string, sheets: readonly Read[]): PaperStatistics['groups'] => {
  const cross = paper.questions.find((one) => one.rowId === rowId)
  if (!cross || (cross.questionType !== type.single && cross.questionType !== type.dropDown)) return []
  const parts = cross.options.map(({ optionId, optionText }) => ({
    optionId,
    text: optionText,
    own: sheets.filter(({ sheet }) => sheet.answers[rowId]?.optionIds?.includes(optionId)),
  }))
  const most = new Set(parts.toSorted((one, other) => other.own.length - one.own.length).slice(0, MAX_GROUPS))
  return parts
    .filter((part) => most.has(part))
    .map(({ own, ...option }) => ({
      ...option,
      answerCount: own.length,
      questions: isTooFew(paper, own.length)
        ? []
        : paper.questions.map((one) => ({ ...statOf(paper, one, own), texts: [], pictures: [] })),
    }))
}
const isTooFew = (paper: PaperRow, count: number) => isYes(paper.anonymousFlag) && count > 0 && count < MIN_ANONYMOUS

const daysOf = (sheets: readonly SheetRow[], silent: readonly InvitationRow[] | undefined): AnswerDay[] => {
  const dayOf = ({ time }: InvitationRow) => time.slice(0, 10)
  const valid = tallied(sheets.filter(isValid).map(dayOf))
  const reached = tallied([...sheets, ...(silent ?? [])].map(dayOf))
  let [answered, pushed] = [0, 0]
  return [...reached]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, people]) => {
      const count = valid.get(date) ?? 0
      answered += count
      pushed += people
      return { date, count, answerRate: silent ? rate(answered, pushed) : null }
    })
}
const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? null

/**
 * Returns the statistics of the valid sheets that match the query and are visible to the user, by question. A
 * respondent counts as pushed to at the time of the sheet. The source and car of non-respondents are unknown, so a
 * query for these has no number of pushes.
 */
export const statisticsOf = (paper: PaperRow, user: UserRow, input: StatisticsQuery): PaperStatistics => {
  const [sees, inTime] = [seesSheet(user), between(input.createTimeStart, input.createTimeEnd)]
  const [ofDealer, ofArea] = [oneOf(input.dealerCode), oneOf(input.areaName)]
  const [ofSource, ofSeries] = [oneOf(input.source), oneOf(input.seriesName)]
  const fits = (row: InvitationRow) =>
    sees(row) && inTime(row.time) && ofDealer(row.dealerCode) && ofArea(areaOf(row.dealerCode))
  const all = sheetsOf(paper)
  const sheets = all.filter((row) => fits(row) && ofSource(row.source) && ofSeries(row.user.seriesName))
  const answered = new Set(all.map(({ place }) => place))
  const isNarrowed = texts([input.source, input.seriesName].flat()).length > 0
  const silent = isNarrowed ? undefined : invitationsOf(paper).filter((row, at) => !answered.has(at) && fits(row))
  const valid = sheets.filter(isValid)
  const pushCount = silent ? silent.length + sheets.length : null
  const counts = {
    pushCount,
    answerCount: valid.length,
    answerRate: pushCount === null ? null : rate(valid.length, pushCount),
  }
  const none = { days: [], sources: [], funnel: [], questions: [], groups: [] }
  if (isTooFew(paper, valid.length)) return { ...counts, ...none, tooFew: 1 }
  const newest = valid.toSorted((one, other) => other.time.localeCompare(one.time))
  const read = newest.map((sheet): Read => ({ sheet, shown: shownWith(paper.questions, sheet.answers) }))
  const share = (percent: number) => Math.round(((silent?.length ?? 0) * percent) / 100)
  const reached = [pushCount ?? 0, sheets.length + share(OPENED), sheets.length + share(BEGUN), valid.length]
  const bySource = tallied(valid.map(({ source }) => String(source)))
  return {
    ...counts,
    medianDuration: median(valid.map(({ duration }) => Math.round(duration))),
    avgScore: mean(valid.map(({ score }) => score)),
    npsScore: npsOf(valid.map(({ npsScore }) => npsScore)),
    days: daysOf(sheets, silent),
    sources: answerSource.options
      .map(({ value }) => ({ source: value, count: bySource.get(String(value)) ?? 0 }))
      .filter(({ count }) => count > 0),
    funnel: silent ? answerStep.options.map(({ value }, at) => ({ step: value, count: reached[at] ?? 0 })) : [],
    questions: paper.questions.map((one) => statOf(paper, one, read)),
    groups: groupsOf(paper, text(input.crossRowId), read),
    tooFew: 0,
  }
}
