import type { QuestionnaireInput } from '@/api/voice/questionnaires'
import type { Field } from '@/entities/field'
import { isYes } from '@/entities/field'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import { paged, sharedEvenly } from '@/entities/voice/paperRules'
import { type Asked, type Question, questionCategory as category } from '@/entities/voice/question'
import { askedIn, cleaned, isScored } from '@/entities/voice/questionRules'
import {
  paperType,
  type PaperType,
  questionnaire,
  type QuestionnaireDetail,
  repeatType,
  TRIGGERED,
} from '@/entities/voice/questionnaire'
import { numberIn } from '@/lib/counts'
import { randomText } from '@/lib/randomText'
import { PAPER_CHECK } from '../../parts/links'

export interface PaperValues extends Omit<QuestionnaireInput, 'questions'> {
  questions: PaperQuestion[]
}
export const QUESTIONS: Field<'questions', PaperQuestion[]> = { ...questionnaire.questions, value: undefined }

export const STEPS = [
  'paperDesign.stepQuestions',
  'paperDesign.stepWeights',
  'paperDesign.stepSettings',
  'paperDesign.stepCheck',
] as const
export const [WEIGHTS, SETTINGS, CHECK] = [1, 2, PAPER_CHECK]
/** Returns the step in which a field is corrected; for questions the check, which lists all faults. */
export const stepOf = (field: string): number => (field === 'questions' ? CHECK : SETTINGS)

const [USUAL_DELAY, USUAL_DAYS] = [24, 7]
export const isTriggered = (type: PaperType | undefined): boolean => type !== undefined && TRIGGERED.includes(type)

export const initialOf = (row: QuestionnaireDetail | undefined): Partial<PaperValues> => ({
  title: row?.title ?? '',
  // Declared codes, which the server may send as strings.
  paperType: (numberIn(row?.paperType) ?? undefined) as PaperType | undefined,
  description: row?.description ?? '',
  thanksText: row?.thanksText ?? '',
  anonymousFlag: isYes(row?.anonymousFlag) ? 1 : 0,
  // As above.
  repeatType: (numberIn(row?.repeatType) ?? repeatType.perPerson) as PaperValues['repeatType'],
  rewardPoints: numberIn(row?.rewardPoints) ?? 0,
  triggerDelay: numberIn(row?.triggerDelay) ?? USUAL_DELAY,
  validDays: numberIn(row?.validDays) ?? USUAL_DAYS,
  startTime: row?.startTime ?? '',
  endTime: row?.endTime ?? '',
  questions: row?.questions ?? [],
})
/** Returns the request body: questions in order, without fields that their type does not use. */
export const inputOf = ({ triggerDelay, ...values }: PaperValues): QuestionnaireInput => ({
  ...values,
  ...(isTriggered(values.paperType) && { triggerDelay }),
  questions: paged(values.questions ?? []).map((one) => ({
    ...one,
    ...cleaned(one),
    weight: isScored(one) ? (one.weight ?? 0) : null,
  })),
})

const ID_LENGTH = 8
export const rowOf = (asked: Asked, from?: Pick<Question, 'id' | 'updateTime'>): PaperQuestion => ({
  ...asked,
  rowId: `q${randomText(ID_LENGTH)}`,
  sort: 0,
  pageNo: 1,
  questionId: from?.id ?? '',
  copyTime: from?.updateTime ?? '',
  weight: null,
  showIf: undefined,
})
/** Returns a copy of a bank question, which is then independent of it. */
export const copyOf = (row: Question): PaperQuestion => rowOf(askedIn({ ...row }), row)

/** Question categories of the built-in templates, by scene. */
const TEMPLATES: Partial<Record<PaperType, readonly number[]>> = {
  [paperType.testDrive]: [category.manner, category.skill, category.process, category.overall],
  [paperType.delivery]: [category.manner, category.process, category.product, category.overall],
  [paperType.afterSales]: [category.manner, category.skill, category.price, category.overall],
  [paperType.pickup]: [category.manner, category.process, category.overall],
  [paperType.nps]: [category.overall, category.product],
}
const PER_CATEGORY = 2

/** Returns the initial questionnaire of a scene: scored bank questions, two per category at most, equal weights. */
export const templateOf = (type: PaperType, bank: readonly Question[]): Partial<PaperValues> => {
  const chosen = (TEMPLATES[type] ?? []).flatMap((one) =>
    bank.filter((row) => numberIn(row.category) === one && isScored(row)).slice(0, PER_CATEGORY),
  )
  return {
    ...initialOf(undefined),
    paperType: type,
    repeatType: isTriggered(type) ? repeatType.perDocument : repeatType.perPerson,
    questions: sharedEvenly(paged(chosen.map(copyOf))),
  }
}
