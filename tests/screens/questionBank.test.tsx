// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { questionCategory, questionStatus, questionType } from '@/entities/voice/question'
import { library, questionView } from '../../mocks/voice/rules/questions'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { grantAll } from '../readers'

const LIST = '/paper/question'
const FORM = '/paper/Administration-detail'
const ENTRY = '/paper/add-detail'
const page = () => sure(document.querySelector('main'))
const rowIn = (status: number, used?: boolean) =>
  sure(
    library().questions.find(
      (row) => row.status === status && (used === undefined || questionView(row).useCount > 0 === used),
    ),
  )

describe('question bank', () => {
  it('asks for confirmation only before unpublishing a question', { tags: ['core'] }, async () => {
    const row = rowIn(questionStatus.published, true)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await sees(row.title)
    await act(row.title, '下架')
    expect(await dialog(/下架题目/)).toHaveTextContent('下架后新问卷不可引用')
    await agree('下架')
    await seesToast(`「${row.title}」已下架`)
    await act(row.title, '上架')
    await seesToast(`「${row.title}」已上架`)
    expect(bodies(questionnaires.setQuestionShelf)).toEqual([
      { id: row.id, status: questionStatus.unpublished },
      { id: row.id, status: questionStatus.published },
    ])
  })

  it('pins a question and warns before deleting one in use', async () => {
    const row = sure(library().questions.find((one) => one.status === questionStatus.published && !one.topFlag))
    const off = rowIn(questionStatus.unpublished)
    await openConsole(LIST)
    await fill('题干', row.title)
    await press('查询')
    await act(row.title, '置顶')
    await seesToast(`「${row.title}」已置顶`)
    expect(bodies(questionnaires.topQuestion)).toEqual([{ id: row.id, topFlag: 1 }])
    const [paper] = library().papers
    sure(paper).questions.push({ ...sure(sure(paper).questions[0]), rowId: 'more', questionId: off.id })
    await fill('题干', off.title)
    await press('查询')
    await act(off.title, '删除')
    expect(await dialog(/删除题目/)).toHaveTextContent('已被 1 份问卷引用')
    await agree('删除')
    await seesToast('题目已删除')
    expect(bodies(questionnaires.removeQuestion)).toEqual([{ id: off.id }])
  })

  it('sends all of its filters', async () => {
    await openConsole(
      `${LIST}?title=服务&questionType=4,5&scoreFlag=1&topFlag=0&createBy=林&category=1&status=1&updateTime=2026-01-01~2026-12-01`,
    )
    await sent(questionnaires.listQuestions)
    expect(queries(questionnaires.listQuestions)[0]).toMatchObject({
      title: '服务',
      scoreFlag: '1',
      topFlag: '0',
      createBy: '林',
      category: String(questionCategory.manner),
      status: String(questionStatus.published),
      updateTimeStart: '2026-01-01 00:00:00',
      sortField: 'updateTime',
    })
  })

  it('unpublishes several questions at once', async () => {
    await openConsole(`${LIST}?status=1`)
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(3))
    const boxes = all('.data-row input[type=checkbox]', /./)
    await hands.click(sure(boxes[0]))
    await hands.click(sure(boxes[1]))
    await press('下架')
    await agree('下架')
    await sent(questionnaires.setQuestionShelf, 2)
    await press('关闭')
    expect(bodies(questionnaires.setQuestionShelf)).toMatchObject([
      { status: questionStatus.unpublished },
      { status: questionStatus.unpublished },
    ])
  })

  it('hides the buttons for new questions from a sales area', async () => {
    grantAll('AREA_MANAGER', [LIST])
    await openConsole(LIST, { as: 'area_hd' })
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(3))
    expect(all('main button', /新增|录入/)).toEqual([])
  })

  it('shows a question with the questionnaires that use it', async () => {
    const row = rowIn(questionStatus.published, true)
    await openConsole(`/paper/question-detail?id=${row.id}`)
    await sees(row.title)
    await hands.click(await find('[role=tab]', '引用问卷'))
    const paper = library().papers.find(({ questions }) => questions.some(({ questionId }) => questionId === row.id))
    await sees(sure(paper).title)
  })
})

describe('question form', () => {
  it('validates a new question, previews its score and publishes it', { tags: ['core'] }, async () => {
    await openConsole(FORM)
    await press('保存并上架')
    await until(() => expect(page()).toHaveTextContent('请输入题干'))
    expect(received(questionnaires.createQuestion)).toEqual([])
    await fill('题干', '您对交车仪式满意吗')
    await fill('选项 1', '满意')
    await fill('选项 2', '不满意')
    await choose('题目分类', '整体评价')
    await tick('计入得分')
    await tick('不满意')
    await sees('得分 0.0')
    await press('保存并上架')
    await seesToast('题目已保存并上架')
    expect(bodies(questionnaires.createQuestion)).toMatchObject([
      {
        title: '您对交车仪式满意吗',
        questionType: questionType.single,
        category: questionCategory.overall,
        scoreFlag: 1,
        options: [
          { optionText: '满意', score: 100 },
          { optionText: '不满意', score: 0 },
        ],
      },
    ])
    expect(bodies(questionnaires.setQuestionShelf)).toEqual([{ id: anyText(), status: questionStatus.published }])
  })

  it('asks for confirmation before a new type drops the options', async () => {
    await openConsole(FORM)
    await fill('选项 1', '满意')
    await choose('题型', '星级评分')
    expect(await dialog(/更换为星级评分/)).toHaveTextContent('将被清除')
    await agree('更换题型')
    expect(await box('满分星数')).toHaveValue('5')
  })

  it('starts as a copy and reports a refused publication after saving', async () => {
    const row = rowIn(questionStatus.published)
    await openConsole(`${FORM}?id=${row.id}`)
    await until(async () => expect(await box('题干')).toHaveValue(`${row.title}副本`))
    control.inject({
      path: questionnaires.setQuestionShelf.path,
      kind: 'code',
      code: 500,
      message: '稍后再试',
      times: 1,
    })
    await press('保存并上架')
    await until(() => expect(toasts().join()).toContain('已保存，但未生效：稍后再试'))
    await until(() => expect(location.pathname).toBe(ENTRY))
  })

  it('keeps the type for the next question', async () => {
    await openConsole(FORM)
    await choose('题型', '星级评分')
    await choose('题目分类', '服务态度')
    await fill('题干', '第一道题')
    await tick('保存后继续新增')
    await press('保存')
    await seesToast('题目已保存')
    expect(await box('题干')).toHaveValue('')
    expect(page()).toHaveTextContent('满分星数')
  })

  it('requires unpublishing before a published question is changed', async () => {
    const row = rowIn(questionStatus.published, true)
    await openConsole(`${ENTRY}?id=${row.id}`)
    await sees('题目已上架，请先下架再修改')
    await press('下架')
    await agree('下架')
    await fill('题干', '换一种问法')
    await press('保存')
    await seesToast('题目已保存')
    expect(bodies(questionnaires.updateQuestion)).toMatchObject([
      { id: row.id, title: '换一种问法', updateTime: anyText() },
    ])
  })
})

describe('bulk entry of questions', () => {
  const TEXT = [
    '#服务态度',
    '1. 接待是否热情？（评分5）',
    '2. 哪里需要改进？（多选）',
    'A. 环境',
    'B. 速度',
    '',
    '3. 其他建议（填空）',
    '#没有的分类',
    '4. 还会再来吗？',
    '- 会',
    '- 不会',
  ].join('\n')
  it('parses a pasted list, saves its questions and retries failed ones', { tags: ['core'] }, async () => {
    await openConsole(ENTRY)
    await fill('粘贴题目文本', TEXT)
    await press('解析')
    await sees('已识别 4 道题目，已选 4 道')
    await sees('分类「没有的分类」不存在')
    await choose('题目分类 4', '整体评价')
    control.inject({
      path: questionnaires.createQuestion.path,
      kind: 'code',
      code: 500,
      message: '稍后再试',
      times: 1,
    })
    await press('全部录入')
    await sees('成功 3 道，失败 1 道')
    await press('重试失败的 1 条')
    await sees('成功 4 道，失败 0 道')
    expect(bodies(questionnaires.createQuestion).slice(1)).toMatchObject([
      {
        title: '哪里需要改进？',
        questionType: questionType.multiple,
        options: [{ optionText: '环境' }, { optionText: '速度' }],
      },
      { title: '其他建议', questionType: questionType.shortText, category: questionCategory.manner },
      { title: '还会再来吗？', questionType: questionType.single, category: questionCategory.overall },
      { title: '接待是否热情？', questionType: questionType.stars, maxScore: 5 },
    ])
  })

  it('skips questions that the bank already contains', async () => {
    const { title } = rowIn(questionStatus.published)
    await openConsole(ENTRY)
    await fill('粘贴题目文本', `#整体评价\n1. ${title}`)
    await press('解析')
    await sees('题库中已有该题')
    await sees('已识别 1 道题目，已选 0 道')
  })
})
