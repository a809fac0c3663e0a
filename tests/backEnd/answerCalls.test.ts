// @module-tag voice
import { read, utils } from '@e965/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { prop } from '@/lib/json'
import { questionType, textFormat } from '@/entities/voice/question'
import { isMatrix, linesOf } from '@/entities/voice/questionRules'
import { paperType } from '@/entities/voice/questionnaire'
import { satisfactionDimension } from '@/entities/voice/satisfaction'
import { control } from '../../mocks/core/control'
import { dispatch } from '../../mocks'
import { org } from '../../mocks/system/rules/store'
import { openSession } from '../../mocks/system/rules/sessions'
import type { PaperRow } from '../../mocks/voice/data/questionnaires'
import { isValid, sheetsOf, TOO_FEW } from '../../mocks/voice/rules/answerSheets'
import { papers } from '../../mocks/voice/rules/questionnaires'
import { need, send } from './send'

const DEALER = 'dealer01_service'
const rowsOf = (reply: unknown): unknown[] => {
  const records = prop(prop(reply, 'data'), 'records')
  return Array.isArray(records) ? records : []
}
const total = (reply: unknown) => prop(prop(reply, 'data'), 'total')
const answered = (fits: (paper: PaperRow) => boolean) =>
  need(papers().find((paper) => paper.answerCount > 20 && fits(paper)))
const namedPaper = () => answered(({ anonymousFlag }) => anonymousFlag === 0)
const anonymousPaper = () => answered(({ anonymousFlag }) => anonymousFlag === 1)
const list = (input: object, as?: string) => send(questionnaires.listAnswers, input, as)
const get = (id: string, as?: string) => send(questionnaires.getAnswer, { id }, as)
const exported = async (input: Record<string, string>) => {
  const user = need(org.users.find(({ username }) => username === 'superadmin'))
  const { path, method } = questionnaires.exportAnswers
  const headers = {
    authorization: `Bearer ${openSession(user, control.now())}`,
    'client-id': 'test',
    'client-secret': 'test',
  }
  const url = new URL(`${path}?${new URLSearchParams(input)}`, 'http://back-end')
  const reply = await dispatch(new Request(url, { method, headers }))
  const book = read(await reply.arrayBuffer())
  return utils.sheet_to_json<string[]>(need(book.Sheets[need(book.SheetNames[0])]), { header: 1, defval: '' })
}

describe('answer sheets of a questionnaire', () => {
  beforeEach(() => control.reset())

  it('include doubtful sheets, which are counted separately', async () => {
    const paper = namedPaper()
    const sheets = sheetsOf(paper)
    const reply = await list({ paperId: paper.id })
    expect(total(reply)).toBe(sheets.length)
    expect(prop(prop(reply, 'data'), 'summary')).toMatchObject({
      1: paper.answerCount,
      2: sheets.length - paper.answerCount,
    })
  })

  it('are found by full phone, VIN suffix and chosen option', async () => {
    const paper = answered(
      ({ anonymousFlag, questions }) =>
        anonymousFlag === 0 && questions.some(({ questionType: type }) => type === questionType.single),
    )
    const sheet = need(sheetsOf(paper)[0])
    const byPhone = rowsOf(await list({ paperId: paper.id, phone: sheet.user.phone }))
    expect(byPhone.map((row) => prop(row, 'id'))).toContain(sheet.id)
    const vin = String(prop(byPhone[0], 'vin'))
    expect(rowsOf(await list({ paperId: paper.id, vin: vin.slice(-6) })).length).toBeGreaterThan(0)
    const question = need(paper.questions.find(({ questionType: type }) => type === questionType.single))
    const option = need(question.options[0]).optionId
    const chose = sheetsOf(paper).filter(({ answers }) => answers[question.rowId]?.optionIds?.includes(option))
    expect(total(await list({ paperId: paper.id, rowId: question.rowId, optionId: option }))).toBe(chose.length)
  })

  it('give a dealer access only to its own sheets', async () => {
    const { dealerCode } = need(org.users.find(({ username }) => username === DEALER))
    const paper = answered(
      (one) => one.anonymousFlag === 0 && sheetsOf(one).some((sheet) => sheet.dealerCode === dealerCode),
    )
    const own = sheetsOf(paper).filter((sheet) => sheet.dealerCode === dealerCode)
    const other = need(sheetsOf(paper).find((sheet) => sheet.dealerCode !== dealerCode))
    expect(total(await list({ paperId: paper.id }, DEALER))).toBe(own.length)
    expect(prop(await get(need(own[0]).id, DEALER), 'code')).toBe(200)
    expect(prop(await get(other.id, DEALER), 'code')).toBe(404)
  })

  it('show the phone masked in the list and in full in the detail', async () => {
    const paper = namedPaper()
    const sheet = need(sheetsOf(paper)[0])
    const [row] = rowsOf(await list({ paperId: paper.id, phone: sheet.user.phone }))
    expect(prop(row, 'phone')).toMatch(/^\d{3}\*{4}\d{4}$/)
    expect(prop(prop(await get(sheet.id), 'data'), 'phone')).toBe(sheet.user.phone)
  })

  it('never reveal a respondent of an anonymous questionnaire', async () => {
    const paper = anonymousPaper()
    const sheet = need(sheetsOf(paper)[0])
    const question = need(paper.questions[0])
    Object.assign(question, { questionType: questionType.shortText, textFormat: textFormat.phone, options: [] })
    Object.assign(sheet.answers, { [question.rowId]: { text: `请拨打${sheet.user.phone}或 a.b@example.com` } })
    const { phone, nickname, userId } = sheet.user
    expect(total(await list({ paperId: paper.id, phone }))).toBe(0)
    expect(total(await list({ paperId: paper.id, vin: 'AB1234' }))).toBe(0)
    const told = JSON.stringify([await list({ paperId: paper.id, pageSize: 500 }), await get(sheet.id)])
    for (const secret of [phone, phone.slice(-4), userId, 'a.b@example.com']) expect(told).not.toContain(secret)
    expect(told).not.toContain(JSON.stringify(nickname))
    for (const key of ['nickname', 'phone', 'vin', 'businessNo']) expect(told).not.toContain(`"${key}"`)
    const [heads] = await exported({ paperId: paper.id })
    for (const head of ['用户昵称', '手机号', 'VIN', '业务单号']) expect(heads).not.toContain(head)
  })

  it('are hidden when three or fewer people answered anonymously', async () => {
    const paper = anonymousPaper()
    const sheets = sheetsOf(paper)
    const kept = sheets.slice(0, TOO_FEW)
    // The seed is used by this test only.
    const all = sheets as unknown[]
    all.splice(TOO_FEW)
    const reply = await list({ paperId: paper.id })
    expect(total(reply)).toBe(0)
    expect(prop(prop(reply, 'data'), 'tooFew')).toBe(1)
    expect(prop(await get(need(kept[0]).id), 'code')).toBe(404)
  })
})

describe('answer sheet detail', () => {
  beforeEach(() => control.reset())

  it('shows every question and marks unanswered ones as skipped', async () => {
    const paper = need(papers().find(({ questions, answerCount }) => questions.length === 50 && answerCount > 0))
    const sheet = need(sheetsOf(paper).find(({ answers }) => Object.keys(answers).length < paper.questions.length))
    const items = prop(prop(await get(sheet.id), 'data'), 'items')
    const rows = Array.isArray(items) ? items : []
    expect(rows).toHaveLength(paper.questions.length)
    for (const row of rows) {
      const answer = sheet.answers[String(prop(row, 'rowId'))]
      expect(prop(row, 'skipFlag')).toBe(answer ? 0 : 1)
      expect(prop(row, 'answer') === undefined).toBe(answer === undefined)
    }
  })
})

describe('export of answer sheets', () => {
  beforeEach(() => control.reset())

  it('has one column per question or matrix line and masks phones', async () => {
    const paper = answered(({ anonymousFlag, questions }) => anonymousFlag === 0 && questions.some(isMatrix))
    const matrix = need(paper.questions.find(isMatrix))
    const sheet = need(sheetsOf(paper).findLast(isValid))
    const words = need(paper.questions.find(({ questionType: type }) => type === questionType.longText) ?? matrix)
    if (words !== matrix) Object.assign(sheet.answers, { [words.rowId]: { text: '=1+1' } })
    const [heads = [], ...rows] = await exported({ paperId: paper.id })
    expect(rows).toHaveLength(sheetsOf(paper).length)
    for (const [at, question] of paper.questions.entries()) {
      const own = heads.filter((head) => head.startsWith(`${at + 1}. ${question.title}`))
      expect(own).toHaveLength(isMatrix(question) ? linesOf(question).length : 1)
    }
    expect(JSON.stringify(rows)).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/)
    const several = paper.questions.findIndex(({ questionType: type }) => type === questionType.multiple)
    if (several >= 0) {
      const column = heads.findIndex((head) => head.startsWith(`${several + 1}. `))
      expect(rows.some((row) => row[column]?.includes('；'))).toBe(true)
    }
    expect(JSON.stringify(rows).includes('"=1+1"')).toBe(words !== matrix)
  })
})

describe('answer sheets behind a report line', () => {
  beforeEach(() => control.reset())
  const lineOf = (key: string, of: number) => `${of}-${paperType.afterSales}-2025-12-2026-12-${key}`

  it('list low scores first, with figures per question', async () => {
    const paper = answered((one) => one.paperType === paperType.afterSales && one.anonymousFlag === 0)
    const { dealerCode } = need(sheetsOf(paper).find(isValid))
    const reply = await list({ reportId: lineOf(dealerCode, satisfactionDimension.dealer), pageSize: 500 })
    const flags = rowsOf(reply).map((row) => prop(row, 'lowFlag'))
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
    const data = prop(reply, 'data')
    expect(prop(prop(data, 'line'), 'answerCount')).toBe(flags.length)
    const questions = prop(data, 'questions')
    const [first] = Array.isArray(questions) ? questions : []
    expect(first).toMatchObject({ rowId: expect.any(String) as unknown, lowCount: expect.any(Number) as unknown }) // vitest types its matchers as any
    const low = await list({
      reportId: lineOf(dealerCode, satisfactionDimension.dealer),
      rowId: String(prop(first, 'rowId')),
    })
    expect(total(low)).toBe(prop(first, 'lowCount'))
    expect(prop(data, 'network')).toBeDefined()
  })

  it('are refused for the line of another dealer and for an unknown line', async () => {
    const { dealerCode } = need(org.users.find(({ username }) => username === DEALER))
    const other = need(org.dealers.find((dealer) => dealer.dealerCode !== dealerCode && dealer.dealerCode !== ''))
    expect(prop(await list({ reportId: lineOf(other.dealerCode, satisfactionDimension.dealer) }, DEALER), 'code')).toBe(
      404,
    )
    expect(prop(await list({ reportId: 'none' }), 'code')).toBe(404)
  })
})
