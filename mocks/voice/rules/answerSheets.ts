import { dealerType, staffStatus } from '@/entities/shared/enums'
import { isYes } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { type AnswerItem, type AnswerSheet, LOW_SCORE, npsGroup, sheetStatus } from '@/entities/voice/answerSheet'
import type { Answer } from '@/entities/voice/answer'
import { scoreOf } from '@/entities/voice/questionRules'
import { maskPhone } from '@/lib/masking'
import { reference } from '../../core/context'
import { seeded } from '../../core/control'
import { grouped } from '../../core/grouped'
import { type ShopUserRow, shopUsers } from '../../members/data/shopUsers'
import { vehiclesOf } from '../../members/rules/userVehicles'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { buildSheets, type Ground, type InvitationRow, type SheetRow } from '../data/answerSheets'
import type { PaperRow } from '../data/questionnaires'

/** Largest number of sheets of an anonymous questionnaire that would still identify their authors. */
export const TOO_FEW = 3

const grounds = new WeakMap<readonly ShopUserRow[], Ground>()
const ground = (): Ground => {
  const users = shopUsers()
  const known = grounds.get(users)
  if (known) return known
  const owners = grouped(
    users.filter((user) => user.memberType === memberType.owner),
    ({ dealerCode }) => dealerCode,
  )
  const made = {
    now: reference(),
    owners: org.dealers.flatMap(({ dealerCode }) => {
      const own = owners.get(dealerCode)
      return own ? [[dealerCode, own] as const] : []
    }),
    staff: grouped(
      org.staff.filter(({ status }) => status === staffStatus.active),
      ({ dealerCode }) => dealerCode,
    ),
  }
  grounds.set(users, made)
  return made
}
const built = seeded('answerSheets', () => new Map<string, ReturnType<typeof buildSheets>>())
const of = (paper: PaperRow) => {
  const known = built().get(paper.id) ?? buildSheets(paper, ground())
  built().set(paper.id, known)
  return known
}
/** Returns all sheets of a questionnaire, oldest first, including doubtful ones. */
export const sheetsOf = (paper: PaperRow): readonly SheetRow[] => of(paper).sheets
export const invitationsOf = (paper: PaperRow): readonly InvitationRow[] => of(paper).invitations
export const isValid = ({ doubt }: SheetRow): boolean => doubt === 0
export const isLowSheet = ({ score }: SheetRow): boolean => score !== null && score < LOW_SCORE

const rounded = (value: number): number => Math.round(value * 10) / 10
/** Returns the mean with one decimal, or null for no values. */
export const mean = (values: readonly (number | null | undefined)[]): number | null => {
  const given = values.filter((value) => typeof value === 'number')
  return given.length ? rounded(given.reduce((sum, one) => sum + one, 0) / given.length) : null
}
/**
 * Returns the NPS of the marks: the share of 9 and 10 less that of 0 to 6, as a whole number; null for no marks.
 */
export const npsOf = (marks: readonly (number | null)[]): number | null => {
  const given = marks.filter((mark) => mark !== null)
  const balance = given.reduce((sum, mark) => sum + (mark >= 9 ? 1 : mark <= 6 ? -1 : 0), 0)
  return given.length ? Math.round((balance / given.length) * 100) : null
}
export const avgScoreOf = (paper: PaperRow): number | null =>
  paper.answerCount > 0
    ? mean(
        sheetsOf(paper)
          .filter(isValid)
          .map(({ score }) => score),
      )
    : null

const dealerOf = (code: string) => org.dealers.find(({ dealerCode }) => dealerCode === code)
/**
 * Returns a predicate for the sheets and invitations a user may see: all for headquarters, their own for areas and
 * dealers.
 */
export const seesSheet = (user: UserRow): ((row: InvitationRow) => boolean) => {
  const sees = seesRecord(user)
  const seen = new Set(org.dealers.filter(sees).map(({ dealerCode }) => dealerCode))
  return ({ dealerCode }) => seen.has(dealerCode)
}
export const npsGroupOf = (mark: number | null): number | undefined =>
  mark === null ? undefined : mark >= 9 ? npsGroup.promoter : mark >= 7 ? npsGroup.passive : npsGroup.detractor
export const isNamed = (paper: PaperRow): boolean => !isYes(paper.anonymousFlag)
export const vinOf = ({ user }: SheetRow): string => vehiclesOf(user)[0]?.vin ?? ''
export const serverOf = ({ employeeId }: InvitationRow): string =>
  org.staff.find((person) => person.id === employeeId)?.staffName ?? ''
/** Returns a sheet as sent. An anonymous one omits the respondent, and for dealers the dealer. */
export const sheetView =
  (paper: PaperRow, user: UserRow) =>
  (row: SheetRow): AnswerSheet => {
    const { id, businessNo, score, npsScore, duration, doubt, source, time } = row
    const named = isNamed(paper)
    const isHead = user.dealerType <= dealerType.area
    return {
      id,
      paperId: paper.id,
      title: paper.title,
      anonymousFlag: paper.anonymousFlag,
      ...(named && {
        nickname: row.user.nickname,
        phone: maskPhone(row.user.phone),
        vin: vinOf(row),
        businessNo,
      }),
      seriesName: row.user.seriesName,
      dealerName: isHead || named ? (dealerOf(row.dealerCode)?.dealerName ?? '') : '',
      employeeName: serverOf(row),
      lowFlag: isLowSheet(row) ? 1 : 0,
      duration: Math.round(duration),
      createTime: time,
      // Codes of the enumerations. Missing parts of a sheet are null on the wire.
      ...({
        paperType: paper.paperType,
        source,
        score,
        npsScore,
        npsGroup: npsGroupOf(npsScore) ?? null,
        status: doubt === 0 ? sheetStatus.valid : sheetStatus.doubtful,
        doubt: doubt || null,
      } as Pick<AnswerSheet, 'paperType' | 'source' | 'score' | 'npsScore' | 'npsGroup' | 'status' | 'doubt'>),
    } as AnswerSheet // an anonymous sheet leaves the person out
  }

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g
const MAIL = /([\w.+-])[\w.+-]*(@[\w-]+(?:\.[\w-]+)+)/g
const HIDDEN = '******'
/** Masks mobile numbers and e-mail addresses. In an anonymous sheet they are replaced entirely. */
const veiled = (words: string, named: boolean): string =>
  words
    .replaceAll(PHONE, (phone) => (named ? maskPhone(phone) : HIDDEN))
    .replaceAll(MAIL, (_, first: string, host: string) => (named ? `${first}***${host}` : HIDDEN))
export const answerView = (paper: PaperRow, answer: Answer): Answer => ({
  ...answer,
  ...Object.fromEntries(
    (['text', 'other', 'reason'] as const).flatMap((key) => {
      const words = answer[key]
      return words ? [[key, veiled(words, isNamed(paper))]] : []
    }),
  ),
})
export const itemsOf = (paper: PaperRow, { answers }: SheetRow): AnswerItem[] =>
  paper.questions.map((question) => {
    const answer = answers[question.rowId]
    const score = scoreOf(question, answer)
    return {
      ...question,
      answer: answer && answerView(paper, answer),
      score: score === undefined ? null : rounded(score),
      lowReason: answer?.reason ? veiled(answer.reason, isNamed(paper)) : '',
      skipFlag: answer ? 0 : 1,
    }
  })
