import { isYes } from '@/entities/field'
import type { PaperScene } from '@/api/voice/questionnaires'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import { MAX_QUESTIONS, paged, startFaults } from '@/entities/voice/paperRules'
import { askedIn, cleaned } from '@/entities/voice/questionRules'
import {
  paperShelf,
  paperType,
  questionnaire,
  type Questionnaire,
  type QuestionnaireDetail,
  questionnaireStatus as states,
  repeatType,
  TRIGGERED,
} from '@/entities/voice/questionnaire'
import { isRecord } from '@/lib/json'
import { wireTime } from '../../core/context'
import { control } from '../../core/control'
import { refuseChanged, refuseFields, text, withId } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
import { newId } from '../../system/rules/store'
import type { PaperRow } from '../data/questionnaires'
import { avgScoreOf } from './answerSheets'
import { library } from './questions'

const MAX_TOPPED = 3
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const CHANGED = '状态已变化，请刷新后重试'

/** Returns all questionnaires. Those past their end are over. */
export const papers = (): PaperRow[] => {
  const now = wireTime(control.now())
  for (const row of library().papers)
    if ((row.status === states.collecting || row.status === states.stopped) && row.endTime && row.endTime <= now) {
      row.status = states.over
      takeOut(row)
    }
  return library().papers
}
const takeOut = (row: PaperRow): void => {
  row.shelfStatus = paperShelf.hidden
  row.topFlag = 0
}
export const paperById = (id: unknown): PaperRow => withId(papers(), id, UNKNOWN)
export const rateOf = ({ pushCount, answerCount }: PaperRow): number =>
  pushCount > 0 ? Math.round((answerCount / pushCount) * 1000) / 10 : Number.NaN
export const paperView = (row: PaperRow): Questionnaire => {
  const { questions, stopReason: _reason, usualScore: _usual, ...rest } = row
  // Codes of the enumerations. Uncounted figures are null on the wire.
  return {
    ...rest,
    questionCount: questions.length,
    answerRate: rateOf(row),
    avgScore: avgScoreOf(row),
  } as Questionnaire
}
const urlOf = ({ id }: PaperRow): string => `https://m.example.com/paper?id=${id}`
export const paperDetail = (row: PaperRow): QuestionnaireDetail => ({
  ...paperView(row),
  questions: row.questions,
  url: urlOf(row),
})

/** Returns the submitted questions. Those of a draft may be incomplete. */
const questionsOf = (sent: unknown): PaperQuestion[] => {
  const rows = Array.isArray(sent) ? sent.filter(isRecord) : []
  if (rows.length > MAX_QUESTIONS) refuseFields({ questions: `一份问卷最多${MAX_QUESTIONS}道题目` })
  const ids = new Set<string>()
  return paged(
    rows.map((row, at) => {
      const rowId = text(row.rowId)
      if (rowId === '' || ids.has(rowId)) throw new Refusal(400, '题目编号重复')
      ids.add(rowId)
      return {
        ...cleaned(askedIn(row)),
        rowId,
        sort: at + 1,
        pageNo: Number(text(row.pageNo)) || 1,
        questionId: text(row.questionId),
        copyTime: text(row.copyTime),
        weight: text(row.weight) === '' ? null : Number(text(row.weight)),
        // As submitted by the form. Conditions are validated when the questionnaire is started.
        showIf: isRecord(row.showIf) ? (row.showIf as unknown as PaperQuestion['showIf']) : undefined,
      }
    }),
  )
}
const KEYS = [
  'title',
  'paperType',
  'description',
  'thanksText',
  'anonymousFlag',
  'repeatType',
  'rewardPoints',
  'triggerDelay',
  'validDays',
  'startTime',
  'endTime',
] as const
const readPaper = (input: Readonly<Record<string, unknown>>, was: Partial<PaperRow>) => {
  const { values, faults } = readInto(questionnaire, KEYS, input, was)
  const isTriggered = TRIGGERED.some((one) => one === values.paperType)
  refuseFields({
    ...faults,
    repeatType:
      faults.repeatType ??
      (values.repeatType === repeatType.perDocument && !isTriggered ? '该场景没有业务单，不能按业务单限制' : undefined),
    endTime:
      values.startTime && values.endTime && values.endTime <= values.startTime ? '结束时间须晚于开始时间' : undefined,
  })
  return values
}

export const createPaper = (input: Readonly<Record<string, unknown>>, by: string, now: number): { id: string } => {
  const values = readPaper(input, {})
  const row: PaperRow = {
    ...values,
    thanksText: values.thanksText || '感谢您的反馈',
    rewardPoints: values.rewardPoints ?? 0,
    triggerDelay: values.triggerDelay ?? 24,
    validDays: values.validDays ?? 7,
    id: newId(),
    questions: questionsOf(input.questions),
    pushCount: 0,
    answerCount: 0,
    usualScore: 0,
    shelfStatus: paperShelf.hidden,
    topFlag: 0,
    status: states.draft,
    createBy: by,
    updateBy: by,
    updateTime: wireTime(now),
    stopReason: '',
  }
  library().papers.unshift(row)
  return { id: row.id }
}
export const updatePaper = (input: Readonly<Record<string, unknown>>, by: string, now: number): void => {
  const row = paperById(input.id)
  if (row.status === states.collecting) throw new Refusal(400, '请先停止问卷')
  if (row.status === states.over) throw new Refusal(400, CHANGED)
  refuseChanged(row, input)
  if (row.answerCount > 0) {
    if (input.questions !== undefined)
      throw new Refusal(400, `已有${row.answerCount}份答卷，题目不可修改；如需修改，请复制为新问卷`)
    if (input.anonymousFlag !== undefined) refuseFields({ anonymousFlag: '已有答卷，不可修改匿名设置' })
  }
  const values = readPaper(input, row)
  if (row.status !== states.draft && values.paperType !== row.paperType)
    refuseFields({ paperType: '启用后不可修改场景' })
  const questions = input.questions === undefined ? row.questions : questionsOf(input.questions)
  Object.assign(row, values, { questions, updateBy: by, updateTime: wireTime(now) })
}
export const removePaper = (id: unknown): void => {
  const row = paperById(id)
  if (row.status === states.collecting || row.answerCount > 0) throw new Refusal(400, CHANGED)
  library().papers.splice(library().papers.indexOf(row), 1)
}

const inForce = (type: number): PaperRow | undefined =>
  papers().find((row) => row.paperType === type && row.status === states.collecting)
export const startPaper = (id: unknown, end: unknown, now: number): void => {
  const row = paperById(id)
  if (row.status === states.collecting) throw new Refusal(400, CHANGED)
  const endTime = text(end) || row.endTime
  const [fault] = startFaults({ title: row.title, endTime, questions: row.questions }, now, zh)
  if (fault) refuseFields({ [fault.field === 'weight' ? 'questions' : (fault.field ?? 'questions')]: fault.text })
  if (TRIGGERED.some((one) => one === row.paperType)) {
    const other = inForce(row.paperType)
    if (other) stopPaper(other.id, '已由新版问卷替代')
  }
  row.status = states.collecting
  row.endTime = endTime
  row.startTime ||= wireTime(now)
}
export const stopPaper = (id: unknown, reason: unknown): void => {
  const row = paperById(id)
  const words = text(reason)
  if ([...words].length < 2 || [...words].length > 100) refuseFields({ reason: '请填写原因，2-100个字' })
  if (row.status !== states.collecting) throw new Refusal(400, CHANGED)
  row.status = states.stopped
  row.stopReason = words
  takeOut(row)
}
export const setPaperShelf = (id: unknown, shelf: number): void => {
  const row = paperById(id)
  if (row.shelfStatus === shelf) throw new Refusal(400, CHANGED)
  if (shelf === paperShelf.shown && row.status !== states.collecting) throw new Refusal(400, '问卷未在收集中')
  if (shelf === paperShelf.shown) row.shelfStatus = shelf
  else takeOut(row)
}
export const topPaper = (id: unknown, flag: unknown): void => {
  const row = paperById(id)
  if (row.shelfStatus !== paperShelf.shown) throw new Refusal(400, CHANGED)
  const isOn = isYes(flag)
  if (isOn && papers().filter(({ topFlag }) => isYes(topFlag)).length >= MAX_TOPPED)
    throw new Refusal(400, `最多置顶${MAX_TOPPED}份问卷`)
  row.topFlag = isOn ? 1 : 0
}

export const scenes = (asked: unknown): PaperScene[] =>
  paperType.options
    .filter(({ value }) => text(asked) === '' || text(asked) === String(value))
    .map(({ value }) => {
      const own = inForce(value)
      return {
        paperType: value,
        inForce: own ? { ...paperView(own), url: urlOf(own) } : null,
        others: papers()
          .filter((row) => row.paperType === value && row !== own)
          .map(paperView)
          .map(({ id, title, status }) => ({ id, title, status })),
      }
    })
