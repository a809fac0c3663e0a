import { isBlank } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { is, isYes } from '../field'
import { PATTERNS, validateValue } from '../rules'
import { type Translate, translate } from '@/locales'
import type { Answer } from './answer'
import {
  type Asked,
  question,
  questionOption,
  type QuestionOption,
  type QuestionType,
  questionType,
  textFormat,
} from './question'

const types = questionType
/** Allowed number of options by type; for a matrix of its rows. */
const COUNTS: Partial<Record<QuestionType, readonly [min: number, max: number]>> = {
  [types.single]: [2, 20],
  [types.multiple]: [2, 20],
  [types.dropDown]: [2, 50],
  [types.matrix]: [2, 10],
  [types.ranking]: [2, 10],
}
export const COLUMN_COUNTS = [2, 7] as const
const MATRIX_STARS = [3, 5] as const
const STARS = [3, 10] as const
const TEXT_LENGTHS = [1, 1000] as const
const PICTURE_COUNTS = [1, 9] as const
const NPS_MAX = 10
const [DEFAULT_STARS, DEFAULT_LENGTH, DEFAULT_PICTURES] = [5, 200, 3]
/** Highest marks in stars and NPS for which a reason is requested. */
const [LOW_STARS, LOW_NPS] = [2, 6]

type OfType = Pick<Asked, 'questionType'>
export const optionCounts = ({ questionType: type }: OfType) => COUNTS[type]
export const isChoice = ({ questionType: type }: OfType): boolean =>
  is(type, types.single, types.multiple, types.dropDown)
export const isMatrix = ({ questionType: type }: OfType): boolean => is(type, types.matrix)
export const isText = ({ questionType: type }: OfType): boolean => is(type, types.shortText, types.longText)
/** Returns true if the answer is a single mark: stars or NPS. */
export const isRated = ({ questionType: type }: OfType): boolean => is(type, types.stars, types.nps)
export const isScoreable = (of: OfType): boolean => isChoice(of) || isRated(of) || isMatrix(of)
export const isScored = (of: Pick<Asked, 'questionType' | 'scoreFlag'>): boolean =>
  isScoreable(of) && isYes(of.scoreFlag)
export const canSteer = (of: OfType): boolean => isChoice(of) || isRated(of)

export const linesOf = ({ options }: Pick<Asked, 'options'>): QuestionOption[] =>
  options.filter(({ rowFlag }) => isYes(rowFlag))
export const columnsOf = ({ options }: Pick<Asked, 'options'>): QuestionOption[] =>
  options.filter(({ rowFlag }) => !isYes(rowFlag))
export const topMark = (of: Pick<Asked, 'questionType' | 'maxScore'>): number =>
  is(of.questionType, types.nps) ? NPS_MAX : (of.maxScore ?? DEFAULT_STARS)

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const flag = (value: unknown): 0 | 1 => (isYes(value) ? 1 : 0)
const whole = (value: unknown): number | undefined => numberIn(value) ?? undefined

export const askedIn = (of: { [K in keyof Asked]?: unknown }): Asked => ({
  title: text(of.title),
  // Unknown codes are kept as received and have no control.
  questionType: (numberIn(of.questionType) ?? types.single) as QuestionType,
  // Unknown codes are kept as received.
  category: whole(of.category) as Asked['category'],
  tip: text(of.tip),
  images: Array.isArray(of.images) ? of.images.map(text).filter(Boolean) : [],
  options: (Array.isArray(of.options) ? of.options.filter(isRecord) : []).map(optionIn),
  minSelect: whole(of.minSelect),
  maxSelect: whole(of.maxSelect),
  maxScore: whole(of.maxScore),
  lowLabel: text(of.lowLabel),
  highLabel: text(of.highLabel),
  maxLength: whole(of.maxLength),
  // Unknown codes are kept as received.
  textFormat: whole(of.textFormat) as Asked['textFormat'],
  dateStart: text(of.dateStart),
  dateEnd: text(of.dateEnd),
  requiredFlag: flag(of.requiredFlag),
  scoreFlag: flag(of.scoreFlag),
  lowReasonFlag: flag(of.lowReasonFlag),
})
const optionIn = (option: { [K in keyof QuestionOption]?: unknown }, at: number): QuestionOption => ({
  optionId: text(option.optionId) || `o${at + 1}`,
  optionText: text(option.optionText),
  score: numberIn(option.score),
  image: text(option.image),
  otherFlag: flag(option.otherFlag),
  exclusiveFlag: flag(option.exclusiveFlag),
  rowFlag: flag(option.rowFlag),
  sort: at + 1,
})

/** Appends options with the given texts and new unique ids. Matrix rows have their own id format. */
export const withOptions = (
  options: readonly QuestionOption[],
  texts: readonly string[],
  rowFlag: 0 | 1 = 0,
): QuestionOption[] => {
  const first = rowFlag ? 'l' : 'o'
  const used = options.map(({ optionId }) => (optionId.startsWith(first) ? Number(optionId.slice(1)) || 0 : 0))
  const last = Math.max(0, ...used)
  return [
    ...options,
    ...texts.map((optionText, at) =>
      optionIn({ optionId: `${first}${last + at + 1}`, optionText, rowFlag }, options.length + at),
    ),
  ]
}

export const newAsked = (type: QuestionType): Asked => {
  const asked = askedIn({ questionType: type, requiredFlag: 1 })
  const columns = withOptions([], isChoice(asked) || is(type, types.ranking) ? ['', ''] : [])
  return {
    ...asked,
    options: isMatrix(asked) ? withOptions([], ['', ''], 1) : columns,
    maxScore: is(type, types.stars) || isMatrix(asked) ? DEFAULT_STARS : undefined,
    maxLength: isText(asked) ? DEFAULT_LENGTH : undefined,
    maxSelect: is(type, types.pictures) ? DEFAULT_PICTURES : undefined,
  }
}

const keepsOptions = (from: Asked, to: QuestionType): boolean => {
  const takes = (of: OfType) => isChoice(of) || is(of.questionType, types.ranking)
  return takes(from) && takes({ questionType: to })
}
export const dropsOptions = (asked: Asked, to: QuestionType): boolean =>
  asked.options.some(({ optionText }) => optionText.trim() !== '') && !keepsOptions(asked, to)
/** Returns the question with another type, its texts and, if compatible, its options. */
export const retyped = (asked: Asked, to: QuestionType): Asked => {
  const made = newAsked(to)
  return cleaned({
    ...made,
    ...({
      title: asked.title,
      category: asked.category,
      tip: asked.tip,
      images: asked.images,
    } satisfies Partial<Asked>),
    options: keepsOptions(asked, to) ? asked.options.slice(0, COUNTS[to]?.[1]) : made.options,
    requiredFlag: asked.requiredFlag,
    scoreFlag: asked.scoreFlag,
    lowReasonFlag: asked.lowReasonFlag,
  })
}

/** Trims the texts of a question and drops the settings that do not apply to its type. */
export const cleaned = (asked: Asked): Asked => {
  const { questionType: type } = asked
  const isSeveral = is(type, types.multiple)
  const scored = isScored(asked)
  const hasColumns = isMatrix(asked) && columnsOf(asked).length > 0
  return {
    ...asked,
    title: asked.title.trim(),
    tip: asked.tip.trim(),
    options: (COUNTS[type] ? asked.options : []).map((option, at) => ({
      ...option,
      optionText: option.optionText.trim(),
      score: scored && !isYes(option.rowFlag) ? option.score : null,
      otherFlag: isChoice(asked) ? option.otherFlag : 0,
      exclusiveFlag: isSeveral ? option.exclusiveFlag : 0,
      rowFlag: isMatrix(asked) ? option.rowFlag : 0,
      sort: at + 1,
    })),
    minSelect: isSeveral ? asked.minSelect : undefined,
    maxSelect: isSeveral || is(type, types.pictures) ? asked.maxSelect : undefined,
    maxScore: is(type, types.stars) || (isMatrix(asked) && !hasColumns) ? asked.maxScore : undefined,
    lowLabel: isRated(asked) ? asked.lowLabel.trim() : '',
    highLabel: isRated(asked) ? asked.highLabel.trim() : '',
    maxLength: isText(asked) ? asked.maxLength : undefined,
    textFormat: is(type, types.shortText) ? asked.textFormat : undefined,
    dateStart: is(type, types.date) ? asked.dateStart : '',
    dateEnd: is(type, types.date) ? asked.dateEnd : '',
    scoreFlag: scored ? 1 : 0,
    lowReasonFlag: isRated(asked) ? asked.lowReasonFlag : 0,
  }
}

export interface AskedFault {
  field: keyof Asked
  optionId?: string
  text: string
}

const isIn = (value: number | undefined, [min, max]: readonly [number, number]): boolean =>
  value !== undefined && Number.isInteger(value) && value >= min && value <= max

/** Returns the errors of a question. A category is required in the bank and for scored questions. */
export const askedFaults = (asked: Asked, inBank: boolean, t: Translate = translate): AskedFault[] => {
  const { questionType: type } = asked
  const faults: AskedFault[] = []
  const add = (field: AskedFault['field'], words: string | undefined, optionId?: string) => {
    if (words !== undefined) faults.push({ field, text: words, optionId })
  }
  const range = (field: 'maxScore' | 'maxLength' | 'maxSelect', bounds: readonly [number, number]) => {
    if (!isIn(asked[field], bounds)) add(field, t('rule.range', { min: bounds[0], max: bounds[1] }))
  }
  add('title', validateValue(question.title, asked.title, t))
  add('category', validateValue({ ...question.category, required: inBank || isScored(asked) }, asked.category, t))
  add('tip', validateValue(question.tip, asked.tip, t))
  const isGraded = isScored(asked) && (isChoice(asked) || isMatrix(asked))
  const group = (
    options: readonly QuestionOption[],
    [min, max]: readonly [number, number],
    words: 'option' | 'line',
  ) => {
    if (options.length < min || options.length > max)
      add('options', t(words === 'line' ? 'questionRule.lineCount' : 'questionRule.optionCount', { min, max }))
    const seen = new Set<string>()
    for (const { optionId, optionText, score } of options) {
      const name = optionText.trim()
      add('options', validateValue(questionOption.optionText, name, t), optionId)
      if (name && seen.has(name)) add('options', t('questionRule.optionTwice'), optionId)
      seen.add(name)
      if (words === 'option' && isGraded && !isIn(score ?? undefined, [0, 100]))
        add('options', t('questionRule.optionScore'), optionId)
    }
  }
  const counts = COUNTS[type]
  if (isMatrix(asked)) {
    group(linesOf(asked), counts ?? [0, 0], 'line')
    if (columnsOf(asked).length) group(columnsOf(asked), COLUMN_COUNTS, 'option')
    else range('maxScore', MATRIX_STARS)
  } else if (counts) group(asked.options, counts, 'option')
  for (const one of ['otherFlag', 'exclusiveFlag'] as const)
    if (asked.options.filter((option) => isYes(option[one])).length > 1)
      add('options', t('questionRule.onlyOne', { field: t(questionOption[one].label) }))
  if (is(type, types.multiple)) {
    const [least, most] = [asked.minSelect ?? 0, asked.maxSelect ?? asked.options.length]
    if (least > most || most > asked.options.length || most < 1) add('minSelect', t('questionRule.select'))
  }
  if (is(type, types.stars)) range('maxScore', STARS)
  if (isText(asked)) range('maxLength', TEXT_LENGTHS)
  if (is(type, types.pictures)) range('maxSelect', PICTURE_COUNTS)
  if (is(type, types.date) && asked.dateStart && asked.dateEnd && asked.dateEnd < asked.dateStart)
    add('dateEnd', t('questionRule.dates'))
  return faults
}

/** Spreads the scores of the options evenly from 100 for the first to 0 for the last. */
export const evenScores = (options: readonly QuestionOption[]): QuestionOption[] => {
  const last = options.filter(({ rowFlag }) => !isYes(rowFlag)).length - 1
  let at = 0
  return options.map((option) =>
    isYes(option.rowFlag) ? option : { ...option, score: last < 1 ? 100 : Math.round(100 - (100 * at++) / last) },
  )
}

export const isAnswered = (asked: Asked, answer: Answer | undefined): boolean => {
  if (!answer) return false
  if (isRated(asked)) return answer.score !== undefined
  if (isMatrix(asked)) return linesOf(asked).every(({ optionId }) => answer.lines?.[optionId])
  if (is(asked.questionType, types.pictures)) return (answer.images ?? []).length > 0
  if (isText(asked) || is(asked.questionType, types.date)) return !isBlank(answer.text)
  return (answer.optionIds ?? []).length > 0
}

/** Parses an answer in any format servers send: a record, or a plain text, mark, list of ids or picture addresses. */
export const answerIn = (value: unknown): Answer | undefined => {
  if (typeof value === 'number') return { score: value, text: String(value) }
  if (typeof value === 'string') return value === '' ? undefined : { text: value }
  if (Array.isArray(value)) return { optionIds: value.map(text), images: value.map(text) }
  if (!isRecord(value)) return undefined
  const list = (of: unknown) => (Array.isArray(of) ? of.map(text).filter(Boolean) : undefined)
  return {
    optionIds: list(value.optionIds),
    other: text(value.other),
    score: numberIn(value.score) ?? undefined,
    lines: isRecord(value.lines)
      ? Object.fromEntries(Object.entries(value.lines).map(([line, chosen]) => [line, text(chosen)]))
      : undefined,
    text: text(value.text),
    images: list(value.images),
    reason: text(value.reason),
  }
}
/**
 * Converts an answer to the shape of its question: a text into a mark or an option id, a list into a text, a time
 * into a date.
 */
export const fitted = (asked: Asked, answer: Answer | undefined): Answer | undefined => {
  if (answer && isText(asked) && !answer.text) return { ...answer, text: (answer.optionIds ?? []).join('\n') }
  if (!answer || isBlank(answer.text)) return answer
  if (is(asked.questionType, types.date)) return { ...answer, text: formatTime(answer.text, 'YYYY-MM-DD') }
  if (isRated(asked)) return { ...answer, score: answer.score ?? numberIn(answer.text) ?? undefined }
  const isId = asked.options.some(({ optionId }) => optionId === answer.text)
  return isId && !answer.optionIds?.length ? { ...answer, optionIds: [answer.text ?? ''] } : answer
}

export const isLow = (asked: Asked, { score }: Answer): boolean =>
  isRated(asked) && score !== undefined && score <= (is(asked.questionType, types.nps) ? LOW_NPS : LOW_STARS)

export const answerFault = (asked: Asked, answer: Answer | undefined, t: Translate = translate): string | undefined => {
  const { questionType: type } = asked
  if (!isAnswered(asked, answer)) {
    const isBegun = isMatrix(asked) && Object.keys(answer?.lines ?? {}).length > 0
    return isYes(asked.requiredFlag) || isBegun ? t('questionRule.unanswered') : undefined
  }
  const { optionIds = [], text: words = '' } = answer ?? {}
  const other = asked.options.find(({ otherFlag }) => isYes(otherFlag))
  if (other && optionIds.includes(other.optionId) && isBlank(answer?.other)) return t('questionRule.other')
  if (is(type, types.multiple)) {
    const isAlone = asked.options.some((one) => isYes(one.exclusiveFlag) && optionIds.includes(one.optionId))
    if (!isAlone && optionIds.length < (asked.minSelect ?? 0))
      return t('questionRule.tooFew', { count: asked.minSelect })
    if (asked.maxSelect && optionIds.length > asked.maxSelect)
      return t('questionRule.tooMany', { count: asked.maxSelect })
  }
  if (is(type, types.ranking) && optionIds.length < asked.options.length) return t('questionRule.rankAll')
  if (isText(asked) && [...words].length > (asked.maxLength ?? Infinity))
    return t('rule.tooLong', { max: asked.maxLength, count: [...words].length })
  if (is(type, types.shortText)) {
    if (is(asked.textFormat, textFormat.phone) && !PATTERNS.mobile.test(words.trim())) return t('rule.mobile')
    if (is(asked.textFormat, textFormat.email) && !PATTERNS.email.test(words.trim())) return t('rule.email')
    if (is(asked.textFormat, textFormat.number) && numberIn(words) === null) return t('questionRule.number')
  }
  const isOut = (asked.dateStart && words < asked.dateStart) || (asked.dateEnd && words > asked.dateEnd)
  if (is(type, types.date) && isOut) return t('questionRule.dayOut')
  return undefined
}

const meanOf = (marks: readonly number[]): number | undefined =>
  marks.length ? marks.reduce((sum, one) => sum + one, 0) / marks.length : undefined

/** Returns the score of an answer, 0 to 100; undefined if not scored or not answered. */
export const scoreOf = (asked: Asked, answer: Answer | undefined): number | undefined => {
  if (!answer || !isScored(asked) || !isAnswered(asked, answer)) return undefined
  const scores = (ids: readonly string[]) =>
    asked.options.flatMap(({ optionId, score }) => (ids.includes(optionId) ? (score ?? []) : []))
  if (isRated(asked)) return ((answer.score ?? 0) / topMark(asked)) * 100
  if (!isMatrix(asked)) return meanOf(scores(answer.optionIds ?? []))
  return meanOf(
    linesOf(asked).flatMap(({ optionId }) => {
      const chosen = answer.lines?.[optionId] ?? ''
      return columnsOf(asked).length ? scores([chosen]) : [(Number(chosen) / topMark(asked)) * 100]
    }),
  )
}
