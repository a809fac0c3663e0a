import { conditionMatch, conditionOperator, type PaperQuestion, type ShowIf } from '@/entities/voice/paperQuestion'
import { paged, sharedEvenly } from '@/entities/voice/paperRules'
import {
  questionnaireStatus as status,
  paperShelf,
  paperType,
  repeatType,
  TRIGGERED,
} from '@/entities/voice/questionnaire'
import { questionStatus, questionType } from '@/entities/voice/question'
import { askedIn, canSteer, isChoice } from '@/entities/voice/questionRules'
import type { Questionnaire } from '@/entities/voice/questionnaire'
import type { Stored } from '../../core/types'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { QuestionRow } from './questions'

/** A questionnaire as stored. Its response rate and number of questions are counted when it is sent. */
export interface PaperRow extends Omit<Stored<Questionnaire, 'updateBy'>, 'questionCount' | 'answerRate' | 'avgScore'> {
  questions: PaperQuestion[]
  usualScore: number
  updateBy: string
  stopReason: string
}

const NAMES = ['试驾满意度', '交车满意度', '售后满意度', '取送车满意度', '品牌NPS', '产品体验', '活动反馈'] as const
const WORDS = ['试驾', '交车', '售后', '取送车', '推荐', '您', '活动'] as const
const TAILS = ['问卷', '问卷（精简版）', '问卷（节假日）', '调研 2.0', '回访问卷', '问卷（试行）'] as const
export const VALID_SHEETS = 8700
const IN_FORCE_TIMES = 5
export const PUSHED_PEOPLE = 12_000
const LONG = 50
const BLOCK = 7
const STATES = [status.collecting, status.stopped, status.over, status.draft, status.stopped, status.over] as const
const OPEN_STATES = [
  status.collecting,
  status.collecting,
  status.over,
  status.draft,
  status.stopped,
  status.over,
] as const

const copyOf = (row: QuestionRow, index: number, pageNo: number): PaperQuestion => ({
  ...askedIn({ ...row }),
  rowId: `q${index + 1}`,
  sort: index + 1,
  pageNo,
  questionId: row.id,
  copyTime: row.updateTime,
  weight: null,
  showIf: undefined,
})
const conditionOn = (before: PaperQuestion | undefined): ShowIf | undefined => {
  const [first] = before?.options ?? []
  if (!before || !canSteer(before)) return undefined
  const rule =
    isChoice(before) && first
      ? { rowId: before.rowId, operator: conditionOperator.is, values: [first.optionId] }
      : { rowId: before.rowId, operator: conditionOperator.atMost, values: ['3'] }
  return { match: conditionMatch.all, rules: [rule] }
}

export const buildPapers = (context: Context, bank: readonly QuestionRow[], staff: readonly string[]): PaperRow[] => {
  const { random } = context
  const up = bank.filter((row) => row.status === questionStatus.published)
  const rows = paperType.options.flatMap(({ value: type }, scene) =>
    TAILS.map((tail, place): PaperRow => {
      const index = scene * TAILS.length + place
      const isTriggered = TRIGGERED.includes(type)
      const isLong = type === paperType.product && place === 0
      const own = up.filter(({ title }) => title.includes(at(WORDS, scene)))
      const about = [
        ...own,
        ...up.filter((row) => !own.includes(row) && !/试驾|交车|售后|取送车/.test(row.title)),
        ...up,
      ]
      const count = isLong ? LONG : place === 3 && scene === 6 ? 0 : 5 + ((index * 5) % 8)
      const nps = own.find(({ questionType: kind }) => kind === questionType.nps)
      const chosen = [...new Set(isTriggered && nps ? [nps, ...about] : about)].slice(0, count)
      const copies = chosen.map((row, order) => copyOf(row, order, 1 + Math.floor(order / BLOCK)))
      const questions = sharedEvenly(
        paged(copies.map((one, order) => (order % 5 === 3 ? { ...one, showIf: conditionOn(copies[order - 1]) } : one))),
      )
      const state = at(isTriggered ? STATES : OPEN_STATES, place)
      const isDraft = state === status.draft
      const begun = 300 - place * 45 - scene
      const by = at(staff, index)
      return {
        id: String(context.next('paper')),
        title: `${at(NAMES, scene)}${tail}`,
        paperType: type,
        description: '感谢您选择我们。本问卷约需 2 分钟，您的反馈将帮助我们改进服务。',
        thanksText: '感谢您的反馈',
        questions,
        anonymousFlag: type === paperType.nps ? 1 : 0,
        repeatType: isTriggered ? repeatType.perDocument : repeatType.perPerson,
        rewardPoints: place % 2 ? 0 : 20,
        triggerDelay: isTriggered ? 24 : 0,
        validDays: 7,
        startTime: isDraft ? '' : context.workTime(begun),
        endTime:
          state === status.over
            ? context.workTime(Math.max(begun - 90, 3))
            : TRIGGERED.includes(type)
              ? ''
              : context.workTime(-60 - place),
        pushCount: 0,
        answerCount: isDraft ? 0 : random.int(60, 420) * (isTriggered && place === 0 ? IN_FORCE_TIMES : 1),
        usualScore: random.int(720, 960) / 10,
        shelfStatus: state === status.collecting && place === 0 ? paperShelf.shown : paperShelf.hidden,
        topFlag: state === status.collecting && place === 0 && scene < 2 ? 1 : 0,
        status: state,
        createBy: by,
        updateBy: by,
        updateTime: context.timeBetween(Math.max(begun - 1, 4), 2),
        stopReason: state === status.stopped ? '已由新版问卷替代' : '',
      }
    }),
  )
  const answered = rows.filter(({ answerCount }) => answerCount > 0)
  const sum = answered.reduce((all, { answerCount }) => all + answerCount, 0)
  let [left, people] = [VALID_SHEETS, PUSHED_PEOPLE]
  const weights = new Map(answered.map((row) => [row, row.answerCount * (1 + random.int(-8, 8) / 100)]))
  const weight = [...weights.values()].reduce((all, one) => all + one, 0)
  for (const [row, own] of weights) {
    const isLast = row === answered.at(-1)
    row.answerCount = isLast ? left : Math.round((row.answerCount / sum) * VALID_SHEETS)
    row.pushCount = isLast ? people : Math.round((own / weight) * PUSHED_PEOPLE)
    left -= row.answerCount
    people -= row.pushCount
  }
  return rows
}
