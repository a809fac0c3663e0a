import { staffPost } from '@/entities/shared/enums'
import type { Answer, Answers } from '@/entities/voice/answer'
import { answerSource, sheetDoubt } from '@/entities/voice/answerSheet'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import { shownWith, weighted } from '@/entities/voice/paperRules'
import { type QuestionOption, questionType as type, textFormat } from '@/entities/voice/question'
import { columnsOf, isLow, isScored, linesOf, scoreOf, topMark } from '@/entities/voice/questionRules'
import { paperType, repeatType, TRIGGERED } from '@/entities/voice/questionnaire'
import { toMillis } from '@/lib/time'
import { colors, picture, wireTime } from '../../core/context'
import { at, random, type Random } from '../../core/random'
import type { ShopUserRow } from '../../members/data/shopUsers'
import type { StaffRow } from '../../system/data/types'
import type { PaperRow } from './questionnaires'

/** A person reached by a questionnaire. The person responded only if a sheet exists. */
export interface InvitationRow {
  user: ShopUserRow
  dealerCode: string
  employeeId: string
  time: string
}
export interface SheetRow extends InvitationRow {
  id: string
  place: number
  paperId: string
  businessNo: string
  source: number
  answers: Answers
  score: number | null
  npsScore: number | null
  /** Seconds. */
  duration: number
  /** 0 for a valid sheet. */
  doubt: number
}
export interface Ground {
  now: number
  /** Owners by dealer code. The first dealers have the most sheets. */
  owners: readonly (readonly [dealerCode: string, owners: readonly ShopUserRow[]])[]
  staff: ReadonlyMap<string, readonly StaffRow[]>
}

const HOUR = 3_600_000
/**
 * Sheet numbers do not follow the order of pushes, since they would identify the people of an anonymous
 * questionnaire. Both are primes, so that no number repeats.
 */
const [STRIDE, NUMBERS] = [7919, 10_007]
const DOCUMENTS = ['SJ', 'JC', 'GD', 'QS'] as const
const SOURCES = [answerSource.pushedLink, answerSource.pushedLink, answerSource.paperCenter, answerSource.qrCode]
const SERVICE_POSTS: readonly number[] = [staffPost.serviceAdviser, staffPost.serviceManager]
const SERVICE_SCENES: readonly number[] = [paperType.afterSales, paperType.pickup]
const GOOD = [
  '顾问讲解耐心，预约也方便，下次还来。',
  '服务热情，环境干净，整体很满意👍',
  '流程清楚，没有等待，交付仔细。',
  '续航真实，智能驾驶好用，推荐给朋友了。',
  '非常好',
] as const
const BAD = [
  '等待太久，预约了还要排队一个小时。',
  '报价不透明，最后多收了上牌费。',
  '车机卡顿，反馈了几次没有人跟进。',
  '停车位太少，休息区嘈杂，态度也冷淡。',
  '没什么好说的',
] as const
const HOSTILE = ['<img src=x onerror=alert(1)>', '=1+1', '{{name}} %s \u202Eبرعکس', '" onmouseover="alert(1)'] as const
const REASONS = ['等待时间长', '态度冷淡', '解释不清', '价格不透明', '环境嘈杂', '没有跟进', '停车不便'] as const
const WORDS = ['可靠', '智能', '舒适', '年轻', '省心', '一般', '先进', '贴心'] as const
const CITIES = ['上海', '杭州', '苏州', '成都', '武汉', '广州', '西安'] as const

const placeOf = (mood: number, count: number) => Math.min(count - 1, Math.max(0, Math.round((1 - mood) * (count - 1))))
const shaken = (chance: Random, mood: number) => Math.min(1, Math.max(0, mood + chance.int(-22, 22) / 100))
const shuffled = (chance: Random, ids: readonly string[]): string[] => {
  const order = [...ids]
  for (let place = 0; place < order.length; place++) {
    const [own, next] = [order[place], order[place + 1]]
    const isNext = chance.int(0, Math.min(1, order.length - place - 1)) === 1
    if (isNext && own !== undefined && next !== undefined) [order[place], order[place + 1]] = [next, own]
  }
  return order
}
const words = (chance: Random, question: PaperQuestion, user: ShopUserRow, mood: number): string => {
  if (question.textFormat === textFormat.phone) return user.phone
  if (question.textFormat === textFormat.email) return `user${user.phone.slice(-4)}@example.com`
  if (question.title.includes('城市')) return chance.pick(CITIES)
  if (question.title.includes('车型')) return user.seriesName
  if (question.title.includes('公里')) return String(chance.int(4, 30) * 100)
  if (question.questionType === type.shortText) return chance.pick(WORDS)
  return chance.int(0, 149) === 0 ? chance.pick(HOSTILE) : chance.pick(mood > 0.62 ? GOOD : BAD)
}
interface Plan {
  question: PaperQuestion
  options: readonly QuestionOption[]
  ids: readonly string[]
  lineIds: readonly string[]
  top: number
  /** Questions of its condition, followed by itself; empty without a condition. */
  basis: readonly PaperQuestion[]
}
const planOf = (question: PaperQuestion, questions: readonly PaperQuestion[]): Plan => {
  const options = columnsOf(question)
  const about = new Set(question.showIf?.rules.map(({ rowId }) => rowId))
  // A hidden question has no answer, so the conditions of the questions before need no second check.
  const before = questions.filter(({ rowId }) => about.has(rowId)).map((one) => ({ ...one, showIf: undefined }))
  return {
    question,
    options,
    ids: options.map(({ optionId }) => optionId),
    lineIds: linesOf(question).map(({ optionId }) => optionId),
    top: topMark(question),
    basis: question.showIf ? [...before, question] : [],
  }
}
const answerTo = (chance: Random, plan: Plan, user: ShopUserRow, sheetMood: number): Answer | undefined => {
  const { question, options, ids, lineIds, top } = plan
  const { questionType: kind } = question
  if (question.requiredFlag === 0 && chance.chance(0.3)) return undefined
  const mood = shaken(chance, sheetMood)
  if (kind === type.stars || kind === type.nps) {
    const score = Math.max(kind === type.nps ? 0 : 1, Math.round(mood * top + 0.12))
    const answer: Answer = { score: Math.min(top, score) }
    return question.lowReasonFlag === 1 && isLow(question, answer) && chance.chance(0.8)
      ? { ...answer, reason: chance.pick(REASONS) }
      : answer
  }
  if (kind === type.matrix) {
    const marks = lineIds.map((lineId) => {
      const own = shaken(chance, mood)
      return [lineId, ids[placeOf(own, ids.length)] ?? String(Math.max(1, Math.round(own * top)))]
    })
    return { lines: Object.fromEntries(marks) }
  }
  if (kind === type.multiple) {
    const count = chance.int(1, Math.min(question.maxSelect ?? 3, options.length, 3))
    const chosen = shuffled(chance, ids).slice(0, count)
    const alone = options.find(({ optionId, exclusiveFlag }) => exclusiveFlag === 1 && chosen.includes(optionId))
    const other = options.find(({ optionId, otherFlag }) => otherFlag === 1 && chosen.includes(optionId))
    return { optionIds: alone ? [alone.optionId] : chosen, other: other && !alone ? '代客泊车' : undefined }
  }
  if (kind === type.single || kind === type.dropDown) {
    const option = options[question.scoreFlag ? placeOf(mood, options.length) : chance.int(0, options.length - 1)]
    return option && { optionIds: [option.optionId], other: option.otherFlag === 1 ? '以上都不是' : undefined }
  }
  if (kind === type.ranking) return { optionIds: shuffled(chance, ids) }
  if (kind === type.shortText || kind === type.longText) return { text: words(chance, question, user, mood) }
  if (kind === type.date)
    return { text: `2026-${String(chance.int(1, 10)).padStart(2, '0')}-${String(chance.int(1, 28)).padStart(2, '0')}` }
  const count = chance.int(1, Math.min(question.maxSelect ?? 1, 2))
  return { images: Array.from({ length: count }, (_, one) => picture('实拍', at(colors, one + count), 320, 240)) }
}
/** Returns the answers of one sheet. A careless respondent gives the best answer throughout. */
const answersOf = (chance: Random, plans: readonly Plan[], user: ShopUserRow, mood: number): Answers => {
  const answers: Record<string, Answer> = {}
  for (const plan of plans) {
    const { rowId } = plan.question
    if (plan.basis.length > 0 && !shownWith(plan.basis, answers).has(rowId)) continue
    const answer = answerTo(chance, plan, user, mood)
    if (answer) answers[rowId] = answer
  }
  return answers
}

const scoreIn = (scored: readonly PaperQuestion[], answers: Answers) =>
  weighted(scored, Object.fromEntries(scored.map((one) => [one.rowId, scoreOf(one, answers[one.rowId])])))

/**
 * Returns the people reached by a questionnaire, more of them later in its period, and their sheets: `answerCount`
 * valid ones and a few doubtful ones.
 */
export const buildSheets = (paper: PaperRow, { now, owners, staff }: Ground) => {
  const chance = random(Number(paper.id) * 31 + 7)
  const isTriggered = TRIGGERED.some((one) => one === paper.paperType)
  const [start, end] = [toMillis(paper.startTime) ?? now, Math.min(toMillis(paper.endTime) ?? now, now)]
  const doubtful = Math.ceil(paper.answerCount * 0.03)
  const sheetCount = paper.answerCount > 0 ? paper.answerCount + doubtful : 0
  const total = Math.max(paper.pushCount, sheetCount)
  const times = Array.from({ length: total }, () => {
    const share = chance.int(0, 10_000) / 10_000
    return end - Math.round((end - start) * share ** 2)
  }).toSorted((a, b) => a - b)
  const isService = SERVICE_SCENES.includes(paper.paperType)
  const servers = new Map(
    owners.map(([code]) => {
      const own = staff.get(code) ?? []
      const fitting = own.filter(({ post }) => SERVICE_POSTS.includes(post) === isService)
      return [code, fitting.length ? fitting : own]
    }),
  )
  const plans = paper.questions.map((question) => planOf(question, paper.questions))
  const scored = paper.questions.filter(isScored)
  const nps = paper.questions.find(({ questionType }) => questionType === type.nps)?.rowId ?? ''
  const seen = new Set<ShopUserRow>()
  const invitations: InvitationRow[] = []
  const sheets: SheetRow[] = []
  let due = 0
  for (const [place, millis] of times.entries()) {
    const [dealerCode, people] = at(owners, Math.floor((chance.int(0, 9999) / 10_000) ** 1.7 * owners.length))
    let user = chance.pick(people)
    for (let tries = 0; paper.repeatType === repeatType.perPerson && seen.has(user) && tries < 5; tries++)
      user = at(people, people.indexOf(user) + 1)
    seen.add(user)
    const own = isTriggered ? (servers.get(dealerCode) ?? []) : []
    const person = own.length ? chance.pick(own) : undefined
    const time = wireTime(millis)
    const invitation = { user, dealerCode, employeeId: person?.id ?? '', time }
    invitations.push(invitation)
    due += sheetCount
    if (due < total) continue
    due -= total
    const serial = sheets.length
    const isDoubtful = Math.floor(((serial + 1) * doubtful) / sheetCount) > Math.floor((serial * doubtful) / sheetCount)
    const doubt = !isDoubtful ? 0 : chance.chance(0.5) ? sheetDoubt.tooQuick : sheetDoubt.sameAnswers
    const level = paper.usualScore / 100 + ((dealerCode.charCodeAt(dealerCode.length - 1) % 7) - 3) / 40
    const isCross = chance.chance(0.12)
    const mood =
      doubt === sheetDoubt.sameAnswers ? 1 : isCross ? chance.int(15, 55) / 100 : level + chance.int(-10, 12) / 100
    const answers = answersOf(chance, plans, user, Math.min(1, mood))
    const score = scoreIn(scored, answers)
    // In the month of the push, so that nobody is counted in another one.
    const room = Math.max(0, Math.min(40 * HOUR, now - HOUR - millis))
    const answered = wireTime(millis + Math.round((chance.int(1, 1000) / 1000) * room))
    const month = time.slice(0, 7)
    sheets.push({
      // Pushed one by one: spreading thousands of them takes many times as long.
      user,
      dealerCode,
      employeeId: invitation.employeeId,
      time: answered.startsWith(month) ? answered : time,
      id: `${paper.id}${String((place * STRIDE) % NUMBERS).padStart(5, '0')}`,
      place,
      paperId: paper.id,
      businessNo: isTriggered
        ? `${at(DOCUMENTS, paper.paperType - 1)}${time.slice(0, 10).replaceAll('-', '')}${String(place).padStart(5, '0')}`
        : '',
      source: isTriggered ? answerSource.triggered : chance.pick(SOURCES),
      answers,
      score: score === undefined ? null : Math.round(score * 10) / 10,
      npsScore: answers[nps]?.score ?? null,
      duration: paper.questions.length * (doubt === sheetDoubt.tooQuick ? 0.6 : chance.int(6, 15)) + chance.int(3, 40),
      doubt,
    })
  }
  return { invitations, sheets }
}
