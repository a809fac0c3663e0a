// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { isLowItem, npsGroup, sheetStatus } from '@/entities/voice/answerSheet'
import { questionType } from '@/entities/voice/question'
import { isChoice } from '@/entities/voice/questionRules'
import { paperType, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { satisfactionDimension } from '@/entities/voice/satisfaction'
import { org } from '../../mocks/system/rules/store'
import type { SheetRow } from '../../mocks/voice/data/answerSheets'
import type { PaperRow } from '../../mocks/voice/data/questionnaires'
import { isLowSheet, isValid, itemsOf, sheetsOf } from '../../mocks/voice/rules/answerSheets'
import { paperDetail, papers } from '../../mocks/voice/rules/questionnaires'
import { act, all, dialog, fill, find, hands, press, queries, sees, sent, sure, tick, until } from '../actions'
import { control, openConsole } from '../harness'

const LIST = '/paper/paper'
const PAPER = '/paper/look-paper'
const SHEET = '/paper/look-paper-detail'
const LINE = '/paper/questionnaire-details'
const DEALER = 'dealer01_service'
const page = () => sure(all('.frame', /^/).find(({ style }) => style.display !== 'none'))
const answered = (fits: (paper: PaperRow) => boolean = () => true) =>
  sure(papers().find((paper) => paper.answerCount > 60 && paper.anonymousFlag === 0 && fits(paper)))
const newestFirst = (paper: PaperRow): SheetRow[] =>
  sheetsOf(paper).toSorted((a, b) => (a.time === b.time ? 0 : a.time < b.time ? 1 : -1))
const newest = (paper: PaperRow): SheetRow => sure(newestFirst(paper)[0])
const anonymous = () => sure(papers().find((paper) => paper.answerCount > 60 && paper.anonymousFlag === 1))
const lineOf = (dealerCode: string) =>
  `${satisfactionDimension.dealer}-${paperType.afterSales}-2025-12-2026-12-${dealerCode}`
const ownDealer = () => sure(org.users.find(({ username }) => username === DEALER)).dealerCode

describe('questionnaire detail', () => {
  it('opens with the answer sheets and shows one beside the list', { tags: ['core'] }, async () => {
    const paper = answered()
    const { id } = newest(paper)
    await openConsole(`${PAPER}?id=${paper.id}`)
    await sees(id)
    expect(queries(questionnaires.listAnswers)[0]).toMatchObject({ paperId: paper.id, sortField: 'createTime' })
    await act(id, '查看答卷')
    expect(await dialog(new RegExp(id))).toHaveTextContent(sure(paper.questions[0]).title)
    expect(queries(questionnaires.getAnswer)).toEqual([{ id }])
    await press('打开详情页')
    await until(() => expect(`${location.pathname}${location.search}`).toBe(`${SHEET}?id=${id}`))
  })

  it('sends all filters of the answer sheets', async () => {
    const paper = answered()
    await openConsole(
      `${PAPER}?id=${paper.id}&phone=1234&vin=123456&score=10~99&npsGroup=${npsGroup.promoter}&source=1&createTime=2026-01-01~2026-11-30&status=${sheetStatus.valid}`,
    )
    await sent(questionnaires.listAnswers)
    const asked = {
      paperId: paper.id,
      phone: '1234',
      vin: '123456',
      scoreMin: '10',
      scoreMax: '99',
      npsGroup: String(npsGroup.promoter),
      source: '1',
      createTimeEnd: '2026-11-30 23:59:59',
      status: String(sheetStatus.valid),
    }
    expect(queries(questionnaires.listAnswers)[0]).toMatchObject(asked)
  })

  it('exports the filtered answer sheets', async () => {
    const paper = answered()
    await openConsole(`${PAPER}?id=${paper.id}&score=60~`)
    await sees(/平均得分 \d.*NPS|平均得分 \d/)
    await press('导出')
    await sent(questionnaires.exportAnswers)
    expect(queries(questionnaires.exportAnswers)).toMatchObject([{ paperId: paper.id, scoreMin: '60' }])
  })

  it('shows the selected option as a removable filter', async () => {
    const paper = answered(({ questions }) => questions.some(isChoice))
    const question = sure(paper.questions.find(isChoice))
    const option = sure(question.options[0])
    await openConsole(`${PAPER}?id=${paper.id}&rowId=${question.rowId}&optionId=${option.optionId}`)
    await sees(`${question.title} · ${option.optionText}`)
    expect(queries(questionnaires.listAnswers)[0]).toMatchObject({
      rowId: question.rowId,
      optionId: option.optionId,
    })
    await hands.click(await find('[aria-label]', '重置 所选答案'))
    await until(() => expect(location.search).not.toContain('rowId'))
    expect(queries(questionnaires.listAnswers).at(-1)?.rowId).toBeUndefined()
  })

  it('greys out doubtful answer sheets', async () => {
    const paper = answered()
    const doubtful = sure(sheetsOf(paper).findLast((sheet) => !isValid(sheet)))
    await openConsole(`${PAPER}?id=${paper.id}&status=${sheetStatus.doubtful}`)
    const cell = await sees(doubtful.id)
    expect(cell.closest('.sheet-doubtful')).not.toBeNull()
  })

  it('hides personal data of an anonymous questionnaire', async () => {
    const paper = anonymous()
    const { id } = newest(paper)
    await openConsole(`${PAPER}?id=${paper.id}`)
    await sees(id)
    const heads = all('[role=columnheader]', /./).map(({ textContent }) => textContent)
    expect(heads.filter((head) => /昵称|手机|VIN|业务单号/.test(head))).toEqual([])
    expect(all('.filters input', /手机|VIN/)).toEqual([])
    await act(id, '查看答卷')
    const panel = await dialog(new RegExp(id))
    expect(panel).toHaveTextContent('匿名用户')
    for (const word of ['手机号', 'VIN', '业务单号']) expect(panel).not.toHaveTextContent(word)
  })

  it('opens with the questions beside a phone preview when there are no answers', async () => {
    const paper = sure(papers().find(({ questions, answerCount }) => questions.length > 4 && answerCount === 0))
    const at = paper.questions.findIndex(({ showIf }) => showIf)
    await openConsole(`${PAPER}?id=${paper.id}`)
    await until(() => expect(document.querySelectorAll('.sheet-questions > li').length).toBeGreaterThan(4))
    if (at >= 0) await sees(/显示条件：第 \d+ 题/)
    expect(all('.phone-frame', /./).length).toBe(1)
    expect(queries(questionnaires.listAnswers)).toEqual([])
  })

  it('turns pages that the server counts from 0', async () => {
    const paper = sure(papers().find(({ questions, answerCount }) => questions.length > 4 && answerCount === 0))
    const questions = paper.questions.slice(0, 2).map((one, pageNo) => ({ ...one, requiredFlag: 0 as const, pageNo }))
    const data = { ...paperDetail(paper), questions }
    control.inject({ path: questionnaires.get.path, kind: 'code', code: 200, data })
    await openConsole(`${PAPER}?id=${paper.id}`)
    await sees('1/2')
    await press('下一页')
    await sees('2/2')
  })

  it('offers to edit a draft without questions', async () => {
    const paper = sure(papers().find(({ status, questions }) => status === states.draft && questions.length > 0))
    paper.questions.splice(0)
    await openConsole(`${PAPER}?id=${paper.id}`)
    await sees('该问卷还没有题目')
    await hands.click(await find('.ant-empty button', '编辑'))
    await until(() => expect(location.pathname).toBe('/paper/add-paper'))
  })

  it('shows the link of a questionnaire that collects answers', async () => {
    const paper = answered(({ status }) => status === states.collecting)
    await openConsole(`${PAPER}?id=${paper.id}`)
    await press('链接与二维码')
    expect(await dialog(/链接与二维码/)).toHaveTextContent(`paper?id=${paper.id}`)
  })
})

describe('answer sheet detail', () => {
  it('narrows the answers to low scores and reveals hidden questions', { tags: ['core'] }, async () => {
    const paper = sure(papers().find(({ questions, answerCount }) => questions.length === 50 && answerCount > 0))
    const sheet = sure(
      sheetsOf(paper).find((one) => {
        const items = itemsOf(paper, one)
        return items.some(isLowItem) && items.some(({ skipFlag }) => skipFlag === 1)
      }),
    )
    const items = itemsOf(paper, sheet)
    const skipped = items.filter(({ skipFlag }) => skipFlag === 1)
    await openConsole(`${SHEET}?id=${sheet.id}`)
    const shown = () => document.querySelectorAll('.sheet-questions > li').length
    await until(() => expect(shown()).toBe(items.length - skipped.length))
    await press(`未显示 ${skipped.length} 题`)
    await until(() => expect(shown()).toBe(items.length))
    await tick('仅看低分')
    await until(() => expect(shown()).toBe(items.filter(isLowItem).length))
  })

  it('shows typed text literally and the whole phone number on request', async () => {
    const paper = answered(({ questions }) => questions.some((one) => one.questionType === questionType.longText))
    const question = sure(paper.questions.find((one) => one.questionType === questionType.longText))
    const sheet = newest(paper)
    const typed = '<img src=x onerror=alert(1)> {{name}}'
    Object.assign(sheet.answers, { [question.rowId]: { text: typed } })
    await openConsole(`${SHEET}?id=${sheet.id}`)
    await sees(typed)
    expect(page().textContent).not.toContain(sheet.user.phone)
    await press('显示完整号码')
    await sees(sheet.user.phone)
  })

  it('shows dates and texts of any received format', async () => {
    const paper = answered()
    const [first, second] = paper.questions
    const data = {
      id: newest(paper).id,
      paperId: paper.id,
      items: [
        { rowId: 1, title: sure(first).title, questionType: String(questionType.date), answer: 1_764_547_200 },
        { rowId: 2, title: sure(second).title, questionType: questionType.longText, answer: ['第一段', '第二段'] },
      ],
    }
    control.inject({ path: questionnaires.getAnswer.path, kind: 'code', code: 200, data })
    await openConsole(`${SHEET}?id=${newest(paper).id}`)
    await sees('2025-12-01')
    await sees(/第一段\s*第二段/)
  })

  it('hides the person of an anonymous sheet even if the server sends one', async () => {
    const sheet = {
      ...{ id: '77', anonymousFlag: '1', status: 1, nickname: '王小明', phone: '13912345678' },
      ...{ vin: 'LQM123AB123456789', businessNo: 'GD2026110112345' },
    }
    const found = { records: [sheet], total: 1, summary: {}, questions: [] }
    control.inject({ path: questionnaires.listAnswers.path, kind: 'code', code: 200, data: found })
    control.inject({ path: questionnaires.getAnswer.path, kind: 'code', code: 200, data: { ...sheet, items: [] } })
    await openConsole(`${LINE}?id=1`)
    await act('77', '查看答卷')
    expect(await dialog(/77/)).toHaveTextContent('匿名用户')
    for (const secret of ['王小明', '5678', '456789', 'GD2026']) expect(document.body).not.toHaveTextContent(secret)
  })

  it('shows the reason of a doubtful sheet', async () => {
    const paper = answered()
    const sheet = sure(sheetsOf(paper).find((one) => !isValid(one)))
    await openConsole(`${SHEET}?id=${sheet.id}`)
    await sees(/用时过短|答案雷同/)
  })

  it('leads to the next sheet of the list and back to the list', async () => {
    const paper = answered()
    const [first, second] = newestFirst(paper)
    await openConsole(`${PAPER}?id=${paper.id}`)
    await press(sure(first).id)
    await sees('答题明细')
    await press('下一条')
    await until(() => expect(location.search).toBe(`?id=${sure(second).id}`))
    await press('返回列表')
    await until(() => expect(`${location.pathname}${location.search}`).toBe(`${PAPER}?id=${paper.id}`))
  })

  it('returns to the questionnaire list when it was opened by its address', async () => {
    await openConsole(`${SHEET}?id=${newest(answered()).id}`)
    await sees('答题明细')
    expect(all('button', '下一条', page())).toEqual([])
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('reports a sheet of another dealer as not found', async () => {
    const own = ownDealer()
    const sheet = sure(sheetsOf(answered()).find(({ dealerCode }) => dealerCode !== own))
    await openConsole(`${SHEET}?id=${sheet.id}`, { as: DEALER })
    await sees('无权查看或数据不存在')
  })
})

describe('answer sheet list of a report line', () => {
  it('narrows to the low scores with one click', { tags: ['core'] }, async () => {
    const own = ownDealer()
    const low = sheetsOf(
      sure(papers().find((paper) => paper.paperType === paperType.afterSales && paper.answerCount > 0)),
    )
      .filter(isValid)
      .filter(isLowSheet)
    expect(low.length).toBeGreaterThan(0)
    await openConsole(`${LINE}?id=${lineOf(own)}`, { as: DEALER })
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(0))
    expect(queries(questionnaires.listAnswers).find(({ pageSize }) => pageSize === '20')).toEqual({
      reportId: lineOf(own),
      pageNo: '1',
      pageSize: '20',
    })
    const heads = all('[role=columnheader]', /./).map(({ textContent }) => textContent)
    expect(heads).not.toContain('服务门店')
    await press('仅看低分')
    await until(() => expect(queries(questionnaires.listAnswers).at(-1)).toMatchObject({ lowFlag: '1' }))
  })

  it('narrows to the sheets with a low mark for a question', async () => {
    await openConsole(`${LINE}?id=${lineOf(ownDealer())}`, { as: DEALER })
    await press('展开图表')
    await hands.click(sure(all('.ant-table .cell-link', /./)[0]))
    await until(() => expect(queries(questionnaires.listAnswers).at(-1)?.rowId).toBeTruthy())
  })

  it('sends all filters and exports the line', async () => {
    const own = lineOf(ownDealer())
    await openConsole(
      `${LINE}?id=${own}&phone=1234&vin=123456&employeeName=${encodeURIComponent('王')}&npsGroup=${npsGroup.detractor}&score=0~60&status=1&createTime=2026-01-01~2026-11-30`,
    )
    await until(() =>
      expect(queries(questionnaires.listAnswers).at(-1)).toMatchObject({
        reportId: own,
        phone: '1234',
        vin: '123456',
        employeeName: '王',
        npsGroup: String(npsGroup.detractor),
        scoreMax: '60',
        status: '1',
      }),
    )
    await press('重置')
    await press('导出')
    await sent(questionnaires.exportAnswers)
    expect(queries(questionnaires.exportAnswers)).toMatchObject([{ reportId: own }])
  })

  it('reports the line of another dealer as not found', async () => {
    const other = sure(org.dealers.find(({ dealerCode }) => dealerCode !== '' && dealerCode !== ownDealer()))
    await openConsole(`${LINE}?id=${lineOf(other.dealerCode)}`, { as: DEALER })
    await sees('无权查看或数据不存在')
  })
})

describe('questionnaire list', () => {
  it('exports the answer sheets of a questionnaire and opens its detail', async () => {
    const paper = answered()
    await openConsole(`${LIST}?title=${encodeURIComponent(paper.title)}`)
    await fill('问卷标题', paper.title)
    await act(paper.title, '导出答卷')
    await sent(questionnaires.exportAnswers)
    expect(queries(questionnaires.exportAnswers)).toEqual([{ paperId: paper.id }])
    await press(paper.title)
    await until(() => expect(location.pathname).toBe(PAPER))
  })
})
