import { toMillis } from '@/lib/time'
import { type Translate, translate } from '@/locales'
import { is } from '../field'
import { validateValue } from '../rules'
import type { Answers } from './answer'
import { conditionOperator, type ConditionRule, type PaperQuestion } from './paperQuestion'
import { questionnaire, type QuestionnaireDetail } from './questionnaire'
import { answerFault, askedFaults, canSteer, isAnswered, isRated, isScored, scoreOf } from './questionRules'

export const MAX_QUESTIONS = 50
export const MAX_PAGES = 10
export const MAX_RULES = 5

type Questions = readonly PaperQuestion[]
const placeIn = (questions: Questions, rowId: string): number => questions.findIndex((one) => one.rowId === rowId)

/** Renumbers questions and pages from 1 without gaps. */
export const paged = (questions: Questions): PaperQuestion[] => {
  let page = 0
  return questions.map((one, at) => {
    if (at === 0 || one.pageNo !== questions[at - 1]?.pageNo) page++
    return one.sort === at + 1 && one.pageNo === page ? one : { ...one, sort: at + 1, pageNo: page }
  })
}
/** Inserts a question, on the page of the one before it. */
export const inserted = (questions: Questions, place: number, added: PaperQuestion): PaperQuestion[] => {
  const pageNo = (questions[place - 1] ?? questions[place])?.pageNo ?? 1
  return paged(questions.toSpliced(place, 0, { ...added, pageNo }))
}
/** Returns the questions with one moved; page breaks keep their positions. */
export const moved = (questions: Questions, from: number, to: number): PaperQuestion[] => {
  const one = questions[from]
  return one ? inserted(paged(questions.toSpliced(from, 1)), to, one) : [...questions]
}
export const startsPage = (questions: Questions, at: number): boolean =>
  at > 0 && questions[at]?.pageNo !== questions[at - 1]?.pageNo
/** Returns the questions with the page break before one of them toggled. */
export const breakTurned = (questions: Questions, at: number): PaperQuestion[] => {
  const by = startsPage(questions, at) ? -1 : 1
  return at > 0
    ? paged(questions.map((one, place) => (place < at ? one : { ...one, pageNo: one.pageNo + by })))
    : [...questions]
}
export const pageCount = (questions: Questions): number => questions.at(-1)?.pageNo ?? 0

/** Returns true if a rule can still be met by a question before the given place. */
const isAlive = ({ rowId, operator, values }: ConditionRule, before: Questions): boolean => {
  const about = before.find((one) => one.rowId === rowId)
  if (!about || !canSteer(about) || !values.length) return false
  if (isRated(about)) return values.every((value) => value.trim() !== '' && Number.isFinite(Number(value)))
  const isOrdered = is(operator, conditionOperator.atLeast, conditionOperator.atMost)
  return !isOrdered && values.every((value) => about.options.some(({ optionId }) => optionId === value))
}
/** Returns true if a condition refers only to existing earlier questions. This also rules out cycles. */
export const isConditionAlive = (questions: Questions, at: number): boolean => {
  const rules = questions[at]?.showIf?.rules ?? []
  return rules.length <= MAX_RULES && rules.every((rule) => isAlive(rule, questions.slice(0, at)))
}
/** Returns the numbers, from 1, of the questions with a condition on this one. */
export const dependents = (questions: Questions, rowId: string): number[] =>
  questions.flatMap(({ showIf }, at) => (showIf?.rules.some((rule) => rule.rowId === rowId) ? [at + 1] : []))
/** Returns true if a question may be moved. A condition must stay behind the question it refers to. */
export const mayMove = (questions: Questions, from: number, to: number): boolean => {
  const next = moved(questions, from, to)
  return next.every(({ showIf }, at) => showIf?.rules.every(({ rowId }) => placeIn(next, rowId) < at) ?? true)
}
/** Removes a question and the condition rules of others that refer to it. */
export const removed = (questions: Questions, rowId: string): PaperQuestion[] =>
  paged(
    questions
      .filter((one) => one.rowId !== rowId)
      .map((one) => {
        const rules = one.showIf?.rules.filter((rule) => rule.rowId !== rowId) ?? []
        if (!one.showIf || rules.length === one.showIf.rules.length) return one
        return { ...one, showIf: rules.length ? { ...one.showIf, rules } : undefined }
      }),
  )

const holds = (
  { rowId, operator, values }: ConditionRule,
  questions: Questions,
  answers: Answers,
  shown: ReadonlySet<string>,
) => {
  const about = questions.find((one) => one.rowId === rowId)
  const answer = answers[rowId]
  if (!about || !answer || !shown.has(rowId) || !isAnswered(about, answer)) return false
  const given = isRated(about) ? [String(answer.score)] : (answer.optionIds ?? [])
  const hit = values.some((value) => given.includes(value))
  const [mark, bound] = [answer.score ?? 0, Number(values[0])]
  switch (operator) {
    case conditionOperator.isNot:
      return !hit
    case conditionOperator.atLeast:
      return mark >= bound
    case conditionOperator.atMost:
      return mark <= bound
    default:
      return hit
  }
}
/** Returns the ids of the questions shown for these answers. A rule on a hidden or unanswered question is not met. */
export const shownWith = (questions: Questions, answers: Answers): ReadonlySet<string> => {
  const shown = new Set<string>()
  for (const { rowId, showIf } of questions) {
    const rules = showIf?.rules ?? []
    const all = rules.map((rule) => holds(rule, questions, answers, shown))
    if (!rules.length || (showIf?.match === 'any' ? all.includes(true) : !all.includes(false))) shown.add(rowId)
  }
  return shown
}
export const pageFaults = (
  questions: Questions,
  pageNo: number,
  answers: Answers,
  t: Translate,
): Record<string, string> => {
  const shown = shownWith(questions, answers)
  return Object.fromEntries(
    questions
      .filter((one) => one.pageNo === pageNo && shown.has(one.rowId))
      .flatMap((one) => {
        const fault = answerFault(one, answers[one.rowId], t)
        return fault ? [[one.rowId, fault]] : []
      }),
  )
}

const HUNDREDTHS = 100
/** Returns the sum of the weights, in % with two decimals. */
export const weightSum = (questions: Questions): number =>
  questions.filter(isScored).reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * HUNDREDTHS), 0) / HUNDREDTHS
/** Returns the questions with equal weights that add up to 100. */
export const sharedEvenly = (questions: Questions): PaperQuestion[] => {
  const count = questions.filter(isScored).length
  const each = Math.floor(100 / Math.max(count, 1))
  let rest = 100 - each * count
  return questions.map((one) =>
    isScored(one) ? { ...one, weight: each + (rest-- > 0 ? 1 : 0) } : { ...one, weight: null },
  )
}
/**
 * Returns the weighted mean of scores by question id. Weights of questions without a score are distributed over the
 * others.
 */
export const weighted = (
  questions: Questions,
  scores: Readonly<Record<string, number | undefined>>,
): number | undefined => {
  const given = questions.flatMap(({ rowId, weight }) => {
    const score = scores[rowId]
    return score === undefined ? [] : [{ score, weight: weight ?? 0 }]
  })
  const sum = given.reduce((all, { weight }) => all + weight, 0)
  if (!given.length) return undefined
  const parts = given.map(({ score, weight }) => score * (sum > 0 ? weight / sum : 1 / given.length))
  return parts.reduce((all, one) => all + one, 0)
}
export const sheetScore = (questions: Questions, answers: Answers): number | undefined => {
  const shown = shownWith(questions, answers)
  return weighted(
    questions,
    Object.fromEntries(
      questions.map((one) => [one.rowId, shown.has(one.rowId) ? scoreOf(one, answers[one.rowId]) : undefined]),
    ),
  )
}

export interface PaperFault {
  text: string
  rowId?: string
  field?: 'weight' | 'title' | 'endTime'
}
export const questionsFaults = (questions: Questions, t: Translate = translate): PaperFault[] => {
  const faults: PaperFault[] = []
  if (!questions.length) faults.push({ text: t('questionRule.noQuestion') })
  if (questions.length > MAX_QUESTIONS) faults.push({ text: t('questionRule.maxQuestions', { max: MAX_QUESTIONS }) })
  if (pageCount(questions) > MAX_PAGES) faults.push({ text: t('questionRule.maxPages', { max: MAX_PAGES }) })
  for (const [at, one] of questions.entries()) {
    const [first] = askedFaults(one, false, t)
    if (first) faults.push({ rowId: one.rowId, text: t('questionRule.ofQuestion', { no: at + 1, fault: first.text }) })
    if (!isConditionAlive(questions, at))
      faults.push({
        rowId: one.rowId,
        text: t('questionRule.ofQuestion', { no: at + 1, fault: t('questionRule.logic') }),
      })
  }
  if (questions.some(isScored) && weightSum(questions) !== 100)
    faults.push({ field: 'weight', text: t('questionRule.weights', { sum: weightSum(questions) }) })
  return faults
}
export const startFaults = (
  paper: Pick<QuestionnaireDetail, 'title' | 'endTime' | 'questions'>,
  now: number,
  t: Translate = translate,
): PaperFault[] => {
  const title = validateValue(questionnaire.title, paper.title, t)
  const end = toMillis(paper.endTime)
  return [
    ...(title ? [{ field: 'title' as const, text: title }] : []),
    ...questionsFaults(paper.questions, t),
    ...(end !== undefined && end <= now ? [{ field: 'endTime' as const, text: t('questionRule.past') }] : []),
  ]
}
