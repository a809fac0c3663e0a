// @module-tag voice
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as approvals from '@/api/system/approvals'
import * as files from '@/api/system/files'
import * as stores from '@/api/voice/stores'
import { approvalStatus } from '@/entities/shared/enums'
import { appealReason, appealStatus } from '@/entities/voice/evaluationAppeal'
import { barrierOf } from '@/entities/voice/scoreRules'
import { effectiveType } from '@/entities/voice/scoreSetting'
import { evaluateStatus } from '@/entities/voice/storeEvaluation'
import { formatTime } from '@/lib/time'
import { approvalRows } from '../../mocks/system/rules/approvals'
import { org } from '../../mocks/system/rules/store'
import { latestSetting } from '../../mocks/voice/rules/scoreSetting'
import {
  appealsFor,
  evaluationAppeals,
  evaluationsFor,
  evaluationViews,
} from '../../mocks/voice/rules/storeEvaluations'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { send } from '../backEnd/send'
import { control, openConsole, received } from '../harness'
import { png } from '../pictures'

const LIST = '/storeManagement/userEvaluateAndAppeal'
const QUEUE = '/storeManagement/appealManagement'
const SETTING = '/storeManagement/scoreSetting'
const account = (username: string) => sure(org.users.find((user) => user.username === username))
const appealable = () =>
  evaluationsFor(account('dealer01')).filter(
    (row) =>
      row.dealerCode === account('dealer01').dealerCode && !barrierOf(row, latestSetting(), undefined, Date.now()),
  )
const stateOf = (id: string) => sure(evaluationViews().find((row) => row.id === id)).status
const appealOf = (id: string) => sure(appealsFor(account('superadmin')).find((row) => row.id === id))
const waiting = () =>
  appealsFor(account('superadmin'))
    .filter(({ status }) => status === appealStatus.waiting)
    .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1))
const inTurn = (desk: string) =>
  sure(
    approvalRows.find(
      (row) =>
        row.bizType === 'appeal' &&
        row.status === approvalStatus.running &&
        row.records.find(({ action }) => action === 'wait')?.desk === desk,
    ),
  )
const WORDS = '客户未到店，系统无接待与试驾记录，手机号与门店档案不符，附接待登记表。'

describe('store reply', () => {
  const unanswered = () =>
    sure(
      evaluationsFor(account('dealer01'))
        .filter((row) => row.status === evaluateStatus.shown && row.reply === '')
        .toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? 1 : -1))[0],
    )
  it('is sent only once with its placeholders filled in', async () => {
    const row = unanswered()
    await openConsole(`${LIST}?keyword=${row.id}`, { as: 'dealer01' })
    await act(row.id, '回复')
    await fill('门店回复', '您好')
    await press('回复')
    await sees(/5-300/)
    expect(received(stores.replyEvaluation)).toHaveLength(0)
    await fill('门店回复', '感谢您对{store}的支持')
    await press('回复')
    await seesToast('已回复')
    expect(bodies(stores.replyEvaluation)).toEqual([{ id: row.id, reply: `感谢您对${row.dealerName}的支持` }])
    expect(await send(stores.replyEvaluation, { id: row.id, reply: '第二次的回复' }, 'dealer01')).toMatchObject({
      code: 409,
    })
  })
  it('is not offered to headquarters', async () => {
    await openConsole(`${LIST}?keyword=${unanswered().id}`)
    await sees(unanswered().id)
    expect(hasButton('回复')).toBe(false)
  })
})

describe('evaluations of a dealer', () => {
  it('are appealed with a reason, a description and evidence', { tags: ['core'] }, async () => {
    const [row] = appealable()
    const { id } = sure(row)
    await openConsole(`${LIST}?keyword=${id}&mode=appeal&record=${id}`, { as: 'dealer01' })
    await choose('申诉原因', '非本店客户', '.ant-drawer')
    await fill('申诉说明', WORDS, '.ant-drawer')
    await hands.upload(sure(document.querySelector<HTMLInputElement>('.ant-drawer input[type=file]')), png(300, 200))
    await tick('承诺')
    await press('提交申诉')
    await dialog(/每条评价最多申诉 2 次/)
    await agree('提交申诉')
    await seesToast('申诉已提交')
    const [sent] = bodies(stores.createAppeal)
    expect(received(files.upload)).toHaveLength(1)
    expect(sent).toMatchObject({ evaluationId: id, appealReason: appealReason.notCustomer, content: WORDS })
    expect(stateOf(id)).toBe(evaluateStatus.appealed)
  })

  it('require a declaration for an appeal and accept one at a time', async () => {
    const [row] = appealable()
    const { id } = sure(row)
    await openConsole(`${LIST}?keyword=${id}`, { as: 'dealer01' })
    await act(id, '申诉')
    await press('提交申诉')
    await sees('请勾选承诺')
    const again = { evaluationId: id, appealReason: appealReason.notCustomer, content: WORDS, files: ['/1'] }
    await stores.createAppeal(again)
    await expect(stores.createAppeal(again)).rejects.toThrow('状态已变化')
  })

  it('are filtered by score and pictures and hide anonymous names', async () => {
    await openConsole(LIST, { as: 'dealer01' })
    await sees(/门店评分/)
    await press('差评')
    await until(() => expect(queries(stores.listEvaluations).at(-1)).toMatchObject({ score: '2' }))
    await press('有图')
    await until(() => expect(queries(stores.listEvaluations).at(-1)).toMatchObject({ hasImages: '1' }))
    const anonymous = sure(evaluationsFor(account('dealer01')).find((row) => row.anonymousFlag === 1))
    expect([anonymous.nickname, anonymous.phone, anonymous.businessNo]).toEqual(['', '', ''])
    expect(evaluationsFor(account('dealer01')).some(({ status }) => status === evaluateStatus.filtered)).toBe(false)
  })

  it('link to their appeals without the evaluation filters', async () => {
    const row = sure(evaluationsFor(account('dealer01')).find(({ appealCount }) => appealCount > 0))
    await openConsole(`${LIST}?keyword=${row.id}&evaluateTime=&score=${row.score}&sort=score.asc`, { as: 'dealer01' })
    await act(row.id, '申诉记录')
    await until(() => expect(queries(stores.listAppeals).at(-1)).toMatchObject({ keyword: row.id }))
    expect(queries(stores.listAppeals).at(-1)).not.toMatchObject({ score: String(row.score) })
    expect(queries(stores.listAppeals).at(-1)).not.toMatchObject({ sortField: 'score' })
  })

  it('open in detail for headquarters without the option to appeal', async () => {
    const row = sure(evaluationViews().find(({ businessNo, status }) => businessNo && status === evaluateStatus.shown))
    await openConsole(`${LIST}?keyword=${row.id}&evaluateTime=&mode=detail&record=${row.id}`)
    await sees('业务单据')
    expect(queries(stores.getEvaluation)).toContainEqual({ id: row.id })
    expect(hasButton('申诉')).toBe(false)
    expect(hasButton('我的申诉')).toBe(false)
  })
})

describe('appeals of a dealer', () => {
  it('can be withdrawn and reopened with the previous text', async () => {
    const [row] = appealable()
    const evaluation = sure(row)
    const dealer = account('dealer01_sale')
    evaluationAppeals().push({
      ...sure(evaluationAppeals()[0]),
      ...{ id: 'PS9001', evaluationId: evaluation.id, userId: dealer.id, createBy: dealer.nickname },
      createTime: formatTime(Date.now()),
    })
    await send(stores.startAppealApproval, { id: 'PS9001' })
    const approvalId = appealOf('PS9001').approvalId
    await openConsole(`${LIST}?tab=appeal&keyword=PS9001`, { as: 'dealer01_sale' })
    await act('PS9001', '撤回')
    await dialog(/PS9001/)
    await agree('撤回')
    await seesToast('申诉已撤回')
    expect(bodies(approvals.revokeBusiness)).toEqual([{ id: approvalId }])
    expect(appealOf('PS9001').status).toBe(appealStatus.withdrawn)
    expect(stateOf(evaluation.id)).toBe(evaluateStatus.shown)
    await act('PS9001', '再次申诉')
    expect(await box('申诉说明', '.ant-drawer')).not.toHaveValue('')
    expect(queries(stores.getEvaluation)).toContainEqual({ id: evaluation.id })
  })
})

describe('appeal queue', () => {
  it('moves between appeals with J and K', async () => {
    const [first, second] = waiting()
    const { id } = sure(first)
    const { user, router } = await openConsole(QUEUE)
    const shows = (one: string) => until(() => expect(router.state.location.search).toContain(`record=${one}`))
    await act(id, '详情')
    await sees('用户评价')
    ;(await find('.ant-drawer button', '下一条')).focus()
    await user.keyboard('j')
    await shows(sure(second).id)
    await user.keyboard('k')
    await shows(id)
  })

  it('starts the approval of an appeal and opens the next one', { tags: ['core'] }, async () => {
    const [first, second] = waiting()
    const { id } = sure(first)
    const next = sure(second).id
    const { router } = await openConsole(`${QUEUE}?mode=detail&record=${id}`)
    const shows = (one: string) => until(() => expect(router.state.location.search).toContain(`record=${one}`))
    await press('发起审批')
    await fill('受理意见', '材料齐全', '.ant-modal')
    await agree('发起审批')
    await seesToast('审批已发起')
    expect(bodies(stores.startAppealApproval)).toEqual([{ id, remark: '材料齐全' }])
    await shows(next)
    expect(appealOf(id).status).toBe(appealStatus.running)
  })

  it('approves the last step and hides the evaluation', async () => {
    const row = inTurn('hq')
    await openConsole(`${QUEUE}?status=&keyword=${row.bizId}`)
    await act(row.bizId, '通过')
    await dialog(/评价将被屏蔽且不再计入评分/)
    await agree('通过')
    await seesToast('已通过')
    expect(bodies(approvals.approveBusiness)).toEqual([{ id: row.id }])
    expect(row.status).toBe(approvalStatus.approved)
    expect(stateOf(appealOf(row.bizId).evaluationId)).toBe(evaluateStatus.hidden)
  })

  it('requires an opinion of five characters and reports an earlier decision', async () => {
    const row = inTurn('hq')
    await openConsole(`${QUEUE}?status=&keyword=${row.bizId}`)
    await act(row.bizId, '驳回')
    await fill('审批意见', '不行', '.ant-modal')
    await agree('驳回')
    await sees('长度须为 5-200 个字符')
    await press('评价内容与业务记录相符')
    const step = sure(row.records.find(({ action }) => action === 'wait'))
    Object.assign(step, { action: 'approve', operator: '周志强' })
    row.status = approvalStatus.approved
    await agree('驳回')
    await seesToast('该审批已被周志强处理')
    expect(await box('审批意见', '.ant-modal')).toHaveValue('不行\n评价内容与业务记录相符')
    expect(bodies(approvals.rejectBusiness)).toEqual([{ id: row.id, opinion: '不行\n评价内容与业务记录相符' }])
  })

  it('reports when no appeal is waiting', async () => {
    for (const { id } of waiting()) await send(stores.startAppealApproval, { id })
    await openConsole(QUEUE)
    await sees('暂无待受理的申诉')
  })

  it('moves on from an appeal that was opened before the list loaded', async () => {
    const [first, second] = waiting()
    control.inject({ path: stores.listAppeals.path, kind: 'slow', delay: 300, times: 1 })
    const { router } = await openConsole(`${QUEUE}?mode=detail&record=${sure(first).id}`)
    await press('下一条')
    await until(() => expect(router.state.location.search).toContain(`record=${sure(second).id}`))
  })

  it('offers headquarters no decision while it is the turn of the sales area', async () => {
    const row = inTurn('area')
    await openConsole(`${QUEUE}?status=&keyword=${row.bizId}&mode=detail&record=${row.bizId}`)
    await sees('审批流程')
    expect(hasButton('通过')).toBe(false)
  })

  it('starts several approvals with one opinion', async () => {
    const rows = waiting().slice(0, 2)
    await openConsole(QUEUE)
    for (const { id } of rows) await tick(`选择「${id}」`)
    await press('发起审批')
    await fill('受理意见', '一并受理', '.ant-modal')
    await agree('发起审批')
    await sees('成功 2 条，失败 0 条')
    expect(bodies(stores.startAppealApproval)).toEqual(rows.map(({ id }) => ({ id, remark: '一并受理' })))
  })

  it('shows a dealer all states and offers no approval', async () => {
    await openConsole(QUEUE, { as: 'dealer01' })
    expect(hasButton(/^发起审批/)).toBe(false)
    expect(queries(stores.listAppeals)[0]).not.toHaveProperty('status')
  })
})

describe('score settings', () => {
  it('are saved with weights that add up to 100 %', { tags: ['core'] }, async () => {
    await openConsole(SETTING)
    await fill('权重 1', '25')
    await fill('权重 2', '25')
    await choose('生效方式', '下月 1 日生效')
    await press('保存')
    await agree('保存')
    await seesToast('评分设置已保存')
    const [sent] = bodies(stores.saveScoreSetting)
    expect(sent).toMatchObject({ id: '1', effectiveType: effectiveType.nextMonth })
    expect(latestSetting().dimensions.map(({ weight }) => weight)).toEqual([25, 25, 30, 20])
    await sees(/新规则将于/)
  })

  it('distribute weights evenly and require 0 as the lowest grade', async () => {
    await openConsole(SETTING)
    await tick('启用 4')
    await press('保存')
    await sees(/权重合计须为 100%/)
    await press('平均分配')
    await fill('最低分（含） 4', '1')
    await press('保存')
    await sees(/最后一级须为 0/)
    await fill('最低分（含） 4', '0')
    await press('保存')
    await dialog(/确定保存评分设置？/)
    await agree('保存')
    await seesToast('评分设置已保存')
    expect(latestSetting().dimensions.map(({ weight, enableFlag }) => [weight, enableFlag])).toEqual([
      [33.34, 1],
      [33.33, 1],
      [33.33, 1],
      [0, 0],
    ])
  })

  it('move a grade by its slider and report the affected stores', async () => {
    await openConsole(SETTING)
    const before = Number(sure(latestSetting().levels[0]).minScore)
    const handle = await find('[role=slider]', /^等级 1「/)
    // The slider reads key codes, which typed keys lack in jsdom.
    fireEvent.keyDown(handle, { keyCode: 37 })
    await settled()
    expect(await box('最低分（含） 1')).toHaveValue((before - 0.1).toFixed(1))
    await press('保存')
    await dialog(/家门店中有 \d+ 家的等级会变化/)
    await agree('保存')
    await seesToast('评分设置已保存')
    expect(sure(latestSetting().levels[0]).minScore).toBeCloseTo(before - 0.1)
  })

  it('F-102 ask for a decision when somebody else has saved', async () => {
    await openConsole(SETTING)
    await fill('申诉期限（天）', '9')
    Object.assign(latestSetting(), { updateBy: '周志强', updateTime: '2026-01-01 09:00:00' })
    await press('保存')
    await agree('保存')
    await dialog(/周志强/)
    expect(latestSetting().appealDays).toBe(15)
  })

  it('simulate the result for a chosen store', async () => {
    const dealer = sure(org.dealers[0])
    await openConsole(SETTING)
    await press('试算')
    await choose('选择门店', new RegExp(dealer.dealerCode), '.ant-drawer')
    await sees('按当前编辑')
    expect(queries(stores.listEvaluations).at(-1)).toMatchObject({ dealerCode: dealer.dealerCode, pageSize: '1' })
  })

  it('are read-only for a dealer', async () => {
    await openConsole(SETTING, { as: 'dealer01' })
    await sees('评分维度')
    expect(hasButton('保存')).toBe(false)
    expect(hasButton('试算')).toBe(false)
    expect(all('input:disabled', '申诉期限（天）')).toHaveLength(1)
  })

  it('offer a retry when loading fails', async () => {
    control.inject({ path: stores.getScoreSetting.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openConsole(SETTING)
    await sees('服务繁忙')
    expect(document.querySelector('main')).not.toHaveTextContent('评分维度')
    expect(hasButton('保存')).toBe(false)
    await press('重试')
    await sees('评分维度')
    expect(hasButton('保存')).toBe(true)
  })
})
