// @module-tag voice
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { sheetStatus } from '@/entities/voice/answerSheet'
import { questionType as types } from '@/entities/voice/question'
import { askedIn } from '@/entities/voice/questionRules'
import { paperType, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { isValid, sheetsOf } from '../../mocks/voice/rules/answerSheets'
import { papers } from '../../mocks/voice/rules/questionnaires'
import { library } from '../../mocks/voice/rules/questions'
import { all, button, choose, find, hands, press, queries, sees, sent, sure, until } from '../actions'
import { control, openConsole } from '../harness'

const PAGE = '/paper/display-data'
const SHEETS = '/paper/look-paper'
const paperOf = (type: number) => sure(papers().find((row) => row.paperType === type && row.answerCount > 0))
const withType = (type: number) =>
  sure(
    papers()
      .filter(({ answerCount }) => answerCount > 0)
      .flatMap((paper) => {
        const question = paper.questions.find((one) => one.questionType === type)
        return question ? [{ paper, question }] : []
      })[0],
  )
const card = (rowId: string) =>
  until(() => {
    const found = sure(document.querySelector<HTMLElement>(`.stat-card[data-row="${rowId}"]`))
    expect(found).toHaveAttribute('data-drawn', 'true')
    return found
  })
const cells = (root: HTMLElement, name: string) =>
  [...sure(all('tbody tr', new RegExp(`^${name}`), root)[0]).children].map(({ textContent }) => textContent)

describe('statistics page of a questionnaire', () => {
  afterEach(() => vi.restoreAllMocks())

  it('counts the answers to a question and to each option', { tags: ['core'] }, async () => {
    const { paper, question } = withType(types.single)
    const option = sure(question.options[0])
    const valid = sheetsOf(paper).filter(isValid)
    const given = valid.filter(({ answers }) => answers[question.rowId])
    const chosen = given.filter(({ answers }) => answers[question.rowId]?.optionIds?.includes(option.optionId))
    await openConsole(`${PAGE}?id=${paper.id}`)
    const own = await card(question.rowId)
    expect(own).toHaveTextContent(`作答 ${given.length} · `)
    expect(cells(own, option.optionText)).toEqual([
      option.optionText,
      String(chosen.length),
      `${((chosen.length / given.length) * 100).toFixed(1)}%`,
    ])
    expect(await find('dl', '概况')).toHaveTextContent(`答卷数${paper.answerCount.toLocaleString('zh')}`)
  })

  it('switches a single-choice question to a bar chart', async () => {
    const { paper, question } = withType(types.single)
    await openConsole(`${PAGE}?id=${paper.id}`)
    const own = await card(question.rowId)
    await hands.click(await find('.ant-segmented-item', '条形图', `[data-row="${question.rowId}"]`))
    await until(() => expect(own.querySelector('.chart')?.getAttribute('aria-label')).toContain('占作答人数比例'))
  })

  it('shows a specific chart for each type of question', async () => {
    const paper = paperOf(paperType.product)
    paper.questions = types.options.map(({ value }, at) => ({
      ...askedIn({ ...sure(library().questions.find(({ questionType }) => questionType === value)) }),
      ...{ rowId: `q${at + 1}`, sort: at + 1, pageNo: 1, questionId: '', copyTime: '', weight: null },
    }))
    await openConsole(`${PAGE}?id=${paper.id}`)
    const words: readonly (readonly [number, RegExp])[] = [
      [types.multiple, /可能超过 100%/],
      [types.stars, /1 星/],
      [types.nps, /占作答人数比例/],
      [types.matrix, /评价项/],
      [types.date, /2026-\d\d/],
      [types.ranking, /平均名次/],
      [types.longText, /最新回答/],
      [types.pictures, /图片上传/],
    ]
    for (const [type, said] of words) {
      const { rowId } = sure(paper.questions.find(({ questionType }) => questionType === type))
      expect(await card(rowId)).toHaveTextContent(said)
    }
  })

  it('splits the questions by the options of another one', async () => {
    const { paper, question } = withType(types.single)
    await openConsole(`${PAGE}?id=${paper.id}`)
    await card(question.rowId)
    await choose('交叉题目', `${question.sort}. ${question.title}`)
    await sent(questionnaires.getStatistics, 2)
    expect(queries(questionnaires.getStatistics).at(-1)).toMatchObject({
      paperId: paper.id,
      crossRowId: question.rowId,
    })
    await sees(/每道题按交叉题目的选项拆分/)
    const own = await card(question.rowId)
    await until(() => expect(own.querySelectorAll('thead th').length).toBeGreaterThan(4))
  })

  it('sends all of its filters', async () => {
    const paper = paperOf(paperType.afterSales)
    await openConsole(
      `${PAGE}?id=${paper.id}&createTime=2026-02-01~2026-11-20&source=4&seriesName=X5&dealerCode=D1&region=华东`,
    )
    await sent(questionnaires.getStatistics)
    expect(queries(questionnaires.getStatistics)[0]).toMatchObject({
      paperId: paper.id,
      createTimeStart: '2026-02-01 00:00:00',
      createTimeEnd: '2026-11-20 23:59:59',
      source: '4',
      seriesName: 'X5',
      dealerCode: 'D1',
      areaName: '华东',
    })
  })

  it('exports the filtered answers', async () => {
    const paper = paperOf(paperType.afterSales)
    await openConsole(`${PAGE}?id=${paper.id}&createTime=2026-02-01~2026-11-20&source=4&cross=q1`)
    await press('导出')
    await sent(questionnaires.exportAnswers)
    expect(queries(questionnaires.exportAnswers)).toEqual([
      {
        paperId: paper.id,
        createTimeStart: '2026-02-01 00:00:00',
        createTimeEnd: '2026-11-20 23:59:59',
        source: '4',
      },
    ])
  })

  it('carries the response rate over days without answers', async () => {
    const paper = paperOf(paperType.delivery)
    const data = {
      days: [
        { date: '2026-11-01', count: 1, answerRate: 50 },
        { date: '2026-11-03', count: 2, answerRate: 60 },
      ],
      sources: [],
      funnel: [],
      questions: paper.questions.slice(0, 1),
    }
    control.inject({ path: questionnaires.getStatistics.path, kind: 'code', code: 200, data })
    await openConsole(`${PAGE}?id=${paper.id}`)
    await find('[data-row]', /./)
    await press('每日答卷与累计回收率: 以表格查看')
    const rows = all('tbody tr', /^11/).map(({ children }) => [...children].map(({ textContent }) => textContent))
    expect(rows.map(([, count, rate]) => [count, rate])).toEqual([
      ['1', '50.0%'],
      ['0', '50.0%'],
      ['2', '60.0%'],
    ])
  })

  it('distinguishes a questionnaire without answers from filters without a match', async () => {
    const draft = sure(papers().find((row) => row.status === states.draft && row.questions.length > 0))
    const { router } = await openConsole(`${PAGE}?id=${draft.id}`)
    await sees('暂无答卷')
    expect(await button('导出')).toBeDisabled()
    await router.navigate(`${PAGE}?id=${paperOf(paperType.delivery).id}&createTime=2020-01-01~2020-01-02`)
    await sees('没有符合条件的数据')
    await hands.click(await find('.ant-empty button', '重置'))
    await find('dl', '概况')
    await until(() => expect(document.querySelectorAll('.stat-card').length).toBeGreaterThan(0))
  })

  it('shows only counts for a few anonymous answers', async () => {
    const paper = paperOf(paperType.nps)
    const counts = new Map<string, number>()
    for (const { dealerCode } of sheetsOf(paper).filter(isValid))
      counts.set(dealerCode, (counts.get(dealerCode) ?? 0) + 1)
    const [dealer, count] = sure([...counts].find(([, one]) => one < 5))
    await openConsole(`${PAGE}?id=${paper.id}&dealerCode=${dealer}`)
    await sees(/只显示数量/)
    expect(await find('dl', '概况')).toHaveTextContent(`答卷数${count}`)
    expect(document.querySelectorAll('.stat-card, .charts')).toHaveLength(0)
  })

  it('prints only after all charts are rendered', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await openConsole(`${PAGE}?id=${paperOf(paperType.delivery).id}`)
    await press('打印')
    await until(() => expect(print).toHaveBeenCalledTimes(1))
    expect(document.querySelectorAll('.stat-card[data-drawn=false]')).toHaveLength(0)
  })

  it('focuses the question chosen in the index', async () => {
    const { paper, question } = withType(types.stars)
    await openConsole(`${PAGE}?id=${paper.id}`)
    const own = await card(question.rowId)
    await hands.click(await find('.stat-index button', `${question.sort}. ${question.title}`))
    expect(own).toHaveFocus()
  })

  it('leads to the answer sheets that chose an option', async () => {
    const { paper, question } = withType(types.single)
    const option = sure(question.options[0])
    await openConsole(`${PAGE}?id=${paper.id}&createTime=2026-02-01~2026-11-20`)
    await card(question.rowId)
    await hands.click(await find('a', option.optionText, `[data-row="${question.rowId}"]`))
    await until(() => expect(location.pathname).toBe(SHEETS))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      id: paper.id,
      rowId: question.rowId,
      optionId: option.optionId,
      createTime: '2026-02-01~2026-11-20',
      status: String(sheetStatus.valid),
    })
  })
})
