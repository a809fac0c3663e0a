// @module-tag voice
import { describe, expect, it, vi } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { questionStatus, questionType } from '@/entities/voice/question'
import { paperType, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { papers } from '../../mocks/voice/rules/questionnaires'
import { library } from '../../mocks/voice/rules/questions'
import {
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
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const FORM = '/paper/add-paper'
const page = () => sure(document.querySelector('main'))
const cards = () => [...document.querySelectorAll('.design-card')].map(({ textContent }) => textContent)
const draftOf = (type: number) => sure(papers().find((row) => row.status === states.draft && row.paperType === type))
const step = async (name: string) =>
  hands.click(await find('.ant-steps-item [role=button], .ant-steps-item[role=button]', new RegExp(`${name}$`)))
const card = (name: RegExp) => find('button[data-row]', name)

describe('questionnaire designer', () => {
  it('creates a questionnaire from a template and starts it', { tags: ['core'] }, async () => {
    await openConsole(`${FORM}?template=${paperType.nps}&step=2`)
    await fill('问卷标题', '品牌推荐度回访')
    await fill('结束时间', '2031-01-01 00:00')
    await step('预览检查')
    await sees('检查通过，可以启用')
    await press('保存并启用')
    await agree('保存并启用')
    await seesToast('问卷已保存并启用')
    expect(bodies(questionnaires.create)).toMatchObject([{ title: '品牌推荐度回访', paperType: paperType.nps }])
    expect(bodies(questionnaires.start)).toEqual([{ id: anyText() }])
  })

  it('builds a questionnaire from own and bank questions with conditions and weights', async () => {
    const bank = sure(library().questions.find((row) => row.status === questionStatus.published && row.scoreFlag === 1))
    await openConsole(FORM)
    await fill('问卷标题', '新车试驾回访')
    await choose('问卷场景', '产品调研')
    await press('添加 单选题')
    await fill('题干', '您试驾过吗')
    await fill('选项 1', '试驾过')
    await fill('选项 2', '没有')
    await hands.click(await find('[role=tab]', '题库'))
    await fill('搜索题干', bank.title)
    await press(`添加 ${bank.title}`)
    expect(cards()).toHaveLength(2)
    await hands.click(await find('.ant-segmented-item-label', '显示条件'))
    await press('添加条件')
    await choose('答案', '试驾过')
    await sees('显示条件：第 1 题为「试驾过」')
    await step('得分与权重')
    await press('平均分配')
    await sees('权重合计 100%')
    await step('发放设置')
    await fill('结束时间', '2031-01-01 00:00')
    await hands.keyboard('{Enter}')
    await step('预览检查')
    await sees('检查通过，可以启用')
    expect(document.querySelector('.paper-phone')).not.toHaveTextContent(bank.title)
    await tick('试驾过')
    await until(() => expect(document.querySelector('.paper-phone')).toHaveTextContent(`2. ${bank.title}`))
    await press('保存并启用')
    await agree('保存并启用')
    await seesToast('问卷已保存并启用')
    expect(bodies(questionnaires.create)).toMatchObject([
      {
        title: '新车试驾回访',
        paperType: paperType.product,
        questions: [
          { title: '您试驾过吗', questionType: questionType.single, sort: 1, pageNo: 1 },
          { questionId: bank.id, weight: 100, showIf: { match: 'all', rules: [{ operator: 'is' }] } },
        ],
      },
    ])
    expect(bodies(questionnaires.start)).toEqual([{ id: anyText() }])
    expect(bodies(questionnaires.create)[0]).not.toHaveProperty('triggerDelay')
  })

  it('distinguishes new and edited questionnaires in the page title', async () => {
    await openConsole(FORM)
    expect(document.title).toMatch(/^新增问卷 - /)
    await openConsole(`${FORM}?id=${draftOf(paperType.nps).id}`)
    expect(document.title).toMatch(/^编辑问卷 - /)
  })

  it('saves an unfinished draft and keeps editing it', async () => {
    await openConsole(FORM)
    await fill('问卷标题', '还没写完的问卷')
    await choose('问卷场景', '试驾满意度')
    await press('添加 星级评分')
    await press('存草稿')
    await seesToast('问卷已保存')
    await until(() => expect(location.search).toContain('id='))
    expect(bodies(questionnaires.create)).toMatchObject([{ questions: [{ title: '' }] }])
    await fill('问卷标题', '还没写完的问卷二')
    await press('存草稿')
    await until(() =>
      expect(bodies(questionnaires.update)).toMatchObject([{ title: '还没写完的问卷二', updateTime: anyText() }]),
    )
  })

  it('names the faults that prevent starting and leads to them', async () => {
    await openConsole(FORM)
    await fill('问卷标题', '有问题的问卷')
    await choose('问卷场景', '产品调研')
    await press('添加 单选题')
    await step('预览检查')
    await press(/第 1 题：/)
    expect(await box('题干')).toHaveValue('')
    await step('预览检查')
    await press('保存并启用')
    await until(() => expect(page()).toHaveTextContent('第 1 题'))
    expect(received(questionnaires.create)).toEqual([])
  })

  it('rejects moving a condition before its question and undoes a deletion', async () => {
    const row = sure(papers().find((one) => one.status === states.draft && one.questions.some(({ showIf }) => showIf)))
    const at = row.questions.findIndex(({ showIf }) => showIf)
    const [about, own] = [sure(row.questions[at - 1]), sure(row.questions[at])]
    await openConsole(`${FORM}?id=${row.id}`)
    const name = new RegExp(`^${at + 1}\\. `)
    await hands.click(await card(name))
    await hands.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(toasts().join()).toContain('显示条件只能引用排在前面的')
    await hands.click(await card(new RegExp(`^${at}\\. `)))
    await hands.keyboard('{Delete}')
    expect(await dialog(/删除题目/)).toHaveTextContent(`第 ${at + 1} 题的显示条件引用了本题`)
    await agree('删除')
    expect(cards()).toHaveLength(row.questions.length - 1)
    await press('撤销')
    expect(cards()).toHaveLength(row.questions.length)
    await press('重做')
    await press('存草稿')
    await seesToast('问卷已保存')
    const [sent] = bodies(questionnaires.update)
    expect(JSON.stringify(sent)).not.toContain(`"rowId":"${about.rowId}"`)
    expect(JSON.stringify(sent)).toContain(own.rowId)
  })

  it('enforces required questions between pages in the preview', async () => {
    const row = sure(papers().find(({ questions }) => questions.length === 50))
    await openConsole(`${FORM}?id=${row.id}&view=1`)
    await press('下一页')
    await until(() => expect(page()).toHaveTextContent('此题必答'))
    await sees('1/8')
  })

  it('creates questions from a pasted list', async () => {
    await openConsole(FORM)
    await press('粘贴文本添加')
    await fill('题目文本', '1. 您的性别是？\nA. 男\nB. 女\n\n2. 您的建议（多行填空）', '.ant-drawer')
    await sees('已识别 2 道题')
    await tick('选择题目 1')
    await hands.type(await box('题目文本', '.ant-drawer'), '\n3. 您的年龄段是？')
    await sees('已识别 3 道题')
    await press('取消')
    await press('继续编辑')
    await press('添加所选题目（2）')
    expect(cards()).toHaveLength(2)
  })

  it('starts a new page before a question', async () => {
    const row = draftOf(paperType.delivery)
    await openConsole(`${FORM}?id=${row.id}`)
    await hands.click(await card(/^2\. /))
    await press(/^从此题起另起一页/)
    await sees('第 2 页')
    await press('存草稿')
    await seesToast('问卷已保存')
    const [sent] = bodies(questionnaires.update)
    const { questions } = Object(sent) as Awaited<ReturnType<typeof questionnaires.get>> // what an update sends
    expect(questions.slice(0, 2).map(({ pageNo }) => pageNo)).toEqual([1, 2])
  })

  it('saves a question to the question bank', async () => {
    await openConsole(FORM)
    await press('添加 星级评分')
    await fill('题干', '自己写的题目')
    await choose('题目分类', '服务态度')
    control.inject({ path: questionnaires.createQuestion.path, kind: 'slow', delay: 500, times: 1 })
    await press.now('存入题库')
    await hands.type.now(await box('题干'), '改')
    await seesToast('已存入题库（未上架）')
    expect(await box('题干')).toHaveValue('自己写的题目改')
    expect(bodies(questionnaires.createQuestion)).toMatchObject([
      { title: '自己写的题目', questionType: questionType.stars },
    ])
  })

  it('locks the questions of a questionnaire with answers', async () => {
    const stopped = sure(papers().find((row) => row.status === states.stopped && row.answerCount > 0))
    await openConsole(`${FORM}?id=${stopped.id}`)
    await sees(new RegExp(`已有 ${stopped.answerCount} 份答卷，题目不可修改`))
    expect(all('button', /^添加 /)).toHaveLength(0)
    await step('发放设置')
    await fill('结束语', '多谢参与')
    await press('保存')
    await seesToast('问卷已保存')
    const [sent] = bodies(questionnaires.update)
    expect(sent).toMatchObject({ id: stopped.id, thanksText: '多谢参与' })
    expect(sent).not.toHaveProperty('questions')
  })

  it('locks the questions of a stopped questionnaire without a number of answers', async () => {
    const stopped = sure(papers().find((row) => row.status === states.stopped))
    Reflect.deleteProperty(stopped, 'answerCount')
    await openConsole(`${FORM}?id=${stopped.id}`)
    await sees(/已有 — 份答卷，题目不可修改/)
    expect(all('button', /^添加 /)).toHaveLength(0)
  })

  it('saves an existing draft every minute without messages', async () => {
    const row = draftOf(paperType.pickup)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
    await openConsole(`${FORM}?id=${row.id}`)
    await fill('问卷标题', '取送')
    await vi.advanceTimersByTimeAsync(60_000)
    await settled()
    expect(received(questionnaires.update)).toEqual([])
    await fill('问卷标题', '取送车回访问卷')
    await sees('未保存')
    control.inject({ path: questionnaires.update.path, kind: 'code', code: 500, times: 1 })
    await vi.advanceTimersByTimeAsync(60_000)
    await settled()
    expect(toasts()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    await sees(/^已保存 \d\d:\d\d$/)
    expect(row.title).toBe('取送车回访问卷')
    await fill('问卷标题', '取送车回访问卷二')
    Object.assign(row, { updateBy: '林静怡', updateTime: '2031-01-01 00:00:00' })
    await vi.advanceTimersByTimeAsync(60_000)
    await sees(/内容已被「林静怡」于/)
    expect(toasts()).toEqual([])
    vi.useRealTimers()
  })

  it('names the user who saved the questionnaire meanwhile', async () => {
    const row = draftOf(paperType.pickup)
    await openConsole(`${FORM}?id=${row.id}`)
    await fill('问卷标题', '取送车回访问卷')
    Object.assign(row, { updateBy: '林静怡', updateTime: '2031-01-01 00:00:00' })
    await press('存草稿')
    await sees(/内容已被「林静怡」于/)
    expect(control.log().length).toBeGreaterThan(0)
  })
})
