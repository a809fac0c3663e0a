import type { Enumeration } from '@/entities/field'
import { type Asked, questionCategory, questionType, type QuestionType } from '@/entities/voice/question'
import { askedFaults, isMatrix, newAsked, withOptions } from '@/entities/voice/questionRules'
import { normaliseInput } from '@/lib/normaliseInput'
import type { Translate } from '@/locales'

export const MAX_LINES = 200
export const MAX_AT_ONCE = 50
/** Returns the number of lines, without blank ones at the end, such as after a column copied from a sheet. */
export const linesIn = (text: string): number => text.trimEnd().split('\n').length

export interface Parsed {
  key: string
  asked: Asked
  /** Category name as written, if no such category exists. */
  unknownCategory?: string
}

/** Type tags at the end of a question, besides the names of the types in the user's language. */
const TAGS: readonly (readonly [RegExp, QuestionType])[] = [
  [/^(多选|多选题|multiple)$/i, questionType.multiple],
  [/^(单选|单选题|single)$/i, questionType.single],
  [/^(下拉|下拉题|drop-?down)$/i, questionType.dropDown],
  [/^(评分|星级|stars?)\s*(\d*)$/i, questionType.stars],
  [/^nps题?$/i, questionType.nps],
  [/^(矩阵|matrix)$/i, questionType.matrix],
  [/^(填空|单行填空|text)$/i, questionType.shortText],
  [/^(多行填空|简答|long ?text)$/i, questionType.longText],
  [/^(日期|date)$/i, questionType.date],
  [/^(图片|图片上传|pictures?)$/i, questionType.pictures],
  [/^(排序|ranking)$/i, questionType.ranking],
]
const HEAD = /^(?:第\s*\d{1,3}\s*题\s*[:：.、]?|\d{1,3}\s*[.、．)）]|题目?\s*\d{0,3}\s*[:：.、])\s*(.*)$/
const OPTION = /^(?:[A-Za-z]\s*[.、．)）]|[-–•·])\s*(.+)$/
const TAG = /^(.*?)\s*[(（]([^()（）]{1,40})[)）]\s*$/
const CATEGORY = /^#\s*(.+)$/

/** Returns the value that has this text in the user's language. */
const valueOf = <V extends number>(of: Enumeration<V>, text: string, t: Translate): V | undefined =>
  of.options.find(({ label }) => t(label).toLowerCase() === text.trim().toLowerCase())?.value

interface Raw {
  title: string
  options: string[]
  category: string
}

/**
 * Splits a text into raw questions. A line with a number or 题 starts one, A. B. or - marks its options, and a blank
 * line ends it. #… sets the category of the following questions.
 */
const rawIn = (text: string): Raw[] => {
  const found: Raw[] = []
  let open: Raw | undefined
  let category = ''
  for (const line of text
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .map((one) => one.trim())) {
    const [, named] = CATEGORY.exec(line) ?? []
    const [, head] = HEAD.exec(line) ?? []
    const [, option] = OPTION.exec(line) ?? []
    if (line === '') open = undefined
    else if (named !== undefined) {
      category = normaliseInput(named)
      open = undefined
    } else if (open && option !== undefined && head === undefined) open.options.push(normaliseInput(option))
    else if (head === undefined && open && !open.options.length) open.title = `${open.title} ${line}`
    else found.push((open = { title: normaliseInput(head ?? line), options: [], category }))
  }
  return found
}

/**
 * Parses a pasted list of questions. The type is given in brackets after the title; the default is single choice with
 * options and short text without.
 */
export const parseQuestions = (text: string, t: Translate): Parsed[] =>
  rawIn(text).map(({ title, options, category }, at) => {
    const [, bare = '', tag = ''] = TAG.exec(title) ?? []
    const [pattern, tagged] = TAGS.find(([one]) => one.test(tag.trim())) ?? [undefined, valueOf(questionType, tag, t)]
    const type = tagged ?? (options.length ? questionType.single : questionType.shortText)
    const made = newAsked(type)
    const stars = Number(pattern?.exec(tag.trim())?.[2] ?? '')
    const known = valueOf(questionCategory, category, t)
    return {
      key: `p${at}`,
      asked: {
        ...made,
        title: tagged === undefined ? title : bare,
        category: known,
        options: options.length ? withOptions([], options, isMatrix({ questionType: type }) ? 1 : 0) : made.options,
        ...(stars && !isMatrix(made) ? { maxScore: stars } : {}),
      },
      ...(category && known === undefined ? { unknownCategory: category } : {}),
    }
  })

/** Returns the first error of a parsed question as text. The bank requires a category. */
export const parsedFault = ({ asked, unknownCategory }: Parsed, inBank: boolean, t: Translate): string | undefined =>
  unknownCategory !== undefined && asked.category === undefined
    ? t('parsedQuestions.noCategory', { field: unknownCategory })
    : askedFaults(asked, inBank, t)[0]?.text
