// @module-tag voice
import { utils, write } from '@e965/xlsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as phev from '@/api/vehicle/phev'
import * as questionnaires from '@/api/voice/questionnaires'
import {
  listKind,
  paperPushStatus,
  pushChannel,
  pushFailReason,
  pushStatus,
  pushTarget,
  pushType,
} from '@/entities/voice/paperPush'
import { phevEvent } from '@/entities/vehicle/phevTrace'
import { paperType, questionnaireStatus } from '@/entities/voice/questionnaire'
import { formatTime, toMillis } from '@/lib/time'
import { shopUsers } from '../../mocks/members/data/shopUsers'
import { batchViews, pushes, pushRecords } from '../../mocks/voice/rules/paperPushes'
import { papers } from '../../mocks/voice/rules/questionnaires'
import {
  act,
  agree,
  bodies,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const PAGE = '/paper/push-paper'
const anything = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const sheet = (rows: string[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  // xlsx types its output as any
  return new File([write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer], 'people.xls')
}
const collecting = (type: number = paperType.nps) =>
  sure(papers().find((row) => row.paperType === type && row.status === questionnaireStatus.collecting))
const at = (id: string, tab = '') => `${PAGE}?id=${id}${tab && `&tab=${tab}`}`
const forms = () =>
  // The log has pairs of names and values.
  received(questionnaires.createPush).map(({ form }) => Object.fromEntries((form ?? []) as [string, unknown][]))
const pushed = () => forms().filter(({ checkOnly }) => checkOnly === undefined)
const byHand = () => pushes().filter((row) => row.pushType === pushType.manual)

const toCheck = async (): Promise<string> => {
  await press('下一步')
  await tick('全部车主')
  const line = await sees(/预计 [\d,]+ 人/)
  await press('下一步')
  await press('下一步')
  return sure(/预计 ([\d,]+) 人/.exec(line.textContent)?.[1])
}
const retype = async (people: string) => {
  const number = people.replaceAll(',', '')
  if (Number(number) < 10_000) return
  await hands.type(sure((await dialog(new RegExp(`请输入「${number}」`))).querySelector('input')), number)
}

describe('new questionnaire push', () => {
  it('is created only once when the first reply is lost', { tags: ['core'] }, async () => {
    const paper = collecting()
    const [before, reached] = [byHand().length, paper.pushCount]
    await openConsole(at(paper.id))
    const people = await toCheck()
    await sees('近期已推送')
    await press('推送')
    await dialog(new RegExp(`确定向 ${people} 人推送「${paper.title}」`))
    await retype(people)
    control.inject({ path: questionnaires.createPush.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await agree('推送')
    expect(byHand()).toHaveLength(before + 1)
    await press('推送')
    await retype(people)
    await agree('推送')
    await seesToast('已提交推送')
    expect(byHand()).toHaveLength(before + 1)
    expect(paper.pushCount).toBe(reached + Number(people.replaceAll(',', '')))
    const [first, second] = pushed()
    expect(second).toEqual(first)
    expect(first).toEqual({
      paperId: paper.id,
      channels: `[${pushChannel.app}]`,
      targetType: String(pushTarget.owners),
      targets: '{}',
      excludeDays: '30',
      batchNo: textWith(/./),
      requestNo: textWith(/^[0-9a-f-]{36}$/),
    })
    await sees('推送中')
    expect(new URLSearchParams(location.search).get('tab')).toBe('records')
  })

  it('checks the recipients again after half an hour', async () => {
    const paper = collecting()
    const before = byHand().length
    await openConsole(at(paper.id))
    const people = await toCheck()
    control.moveClock(31 * 60_000)
    await press('推送')
    await retype(people)
    await agree('推送')
    await until(() => expect(toasts()).toContain('批次已失效，请重新校验'))
    expect(byHand()).toHaveLength(before)
    await sees(/预计 [\d,]+ 人/)
    await press('推送')
    await retype(people)
    await agree('推送')
    await seesToast('已提交推送')
    const [first, second] = pushed()
    expect(second?.batchNo).not.toBe(first?.batchNo)
  })

  it('validates an imported list of phone numbers row by row', async () => {
    const paper = collecting()
    const [one, two] = shopUsers().filter(
      ({ userId, phone }) =>
        Number(userId.slice(-2)) > 50 && !pushRecords().some(({ user }) => user.userId === userId) && phone !== '',
    )
    await openConsole(at(paper.id))
    await press('下一步')
    await tick('名单导入')
    await press('导入')
    await press('下载模板')
    await sent(questionnaires.downloadPushTemplate)
    expect(queries(questionnaires.downloadPushTemplate)).toEqual([{ code: listKind.phone }])
    await anything.upload(
      await find('input[type=file]', /.*/, '.ant-modal'),
      sheet([['手机号'], [sure(one).phone], [sure(one).phone], [sure(two).phone], ['123'], ['13000000000']]),
    )
    await settled()
    await press('开始导入')
    await sees('共 5 行，成功 3 行，失败 2 行')
    await sees('手机号格式不正确')
    await press('使用该名单')
    await sees('可用 3 个号码，不可用 2 个')
    await sees(/预计 2 人/)
    await press('下一步')
    await press('下一步')
    await sees('未注册')
    await press('推送')
    await agree('推送')
    await seesToast('已提交推送')
    expect(pushed()).toMatchObject([{ targetType: String(pushTarget.imported), targets: '{}' }])
    expect(forms().filter(({ file }) => file !== undefined)).toHaveLength(1)
    expect(batchViews(pushes())[0]).toMatchObject({ targetCount: 2, status: paperPushStatus.pushing })
  })

  it('sends each VIN once when all plug-in hybrid owners are selected', async () => {
    const paper = collecting()
    await openConsole(at(paper.id))
    await press('下一步')
    await tick('PHEV车主')
    await press('选择车主')
    await sent(phev.list)
    expect(queries(phev.list)[0]).toMatchObject({ eventType: String(phevEvent.sale) })
    await press('导出核对')
    await sent(phev.exportList)
    expect(queries(phev.exportList)[0]).toMatchObject({ eventType: String(phevEvent.sale) })
    await press('选择全部结果')
    await sees(/已选 [\d,]+ 个VIN/)
    await sees(/预计 [\d,]+ 人/)
    const { targets } = sure(forms().at(-1))
    // as the form sends it
    const { vins } = JSON.parse(String(targets)) as { vins: string[] }
    expect(new Set(vins).size).toBe(vins.length)
  })

  it('requires the questionnaire link in an SMS', async () => {
    const paper = collecting()
    await openConsole(at(paper.id))
    await tick('短信')
    await sees(/按 \d 条计费/)
    await fill('短信内容', '请填写问卷，谢谢您的支持')
    await press('下一步')
    await sees(/短信须包含问卷链接/)
    expect(received(questionnaires.createPush)).toHaveLength(0)
  })

  it('rejects an immediate SMS at night', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: toMillis(`${formatTime(Date.now(), 'YYYY-MM-DD')} 22:00:00`) })
    try {
      await openConsole(at(collecting().id))
      await tick('短信')
      await press('下一步')
      await tick('全部车主')
      await press('下一步')
      await press('下一步')
      await sees('短信仅可在 9:00-21:00 推送')
      expect(hasButton('推送')).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('requires recipients', async () => {
    await openConsole(at(collecting().id))
    await press('下一步')
    await press('下一步')
    await sees('请选择推送人群')
  })

  it('is unavailable for a questionnaire that is not collecting', async () => {
    const stopped = sure(papers().find(({ status }) => status === questionnaireStatus.stopped))
    await openConsole(at(stopped.id))
    await sees('该问卷未在收集中')
    expect(hasButton('下一步')).toBe(false)
  })

  it('leads back to the list when no questionnaire is given', async () => {
    await openConsole(PAGE)
    await sees('该问卷未在收集中')
    await press('返回列表')
    expect(location.pathname).toBe('/paper/paper')
  })
})

const PASSING: readonly number[] = [
  pushFailReason.notRegistered,
  pushFailReason.notificationsOff,
  pushFailReason.smsGateway,
  pushFailReason.systemError,
  pushFailReason.paperStopped,
]

describe('push record list of a questionnaire', () => {
  const partly = () =>
    sure(
      batchViews(pushes()).find(
        (row) =>
          row.pushType === pushType.manual &&
          row.status === paperPushStatus.partly &&
          papers().find(({ id }) => id === row.paperId)?.status === questionnaireStatus.collecting &&
          pushRecords().some(
            (record) =>
              record.pushId === row.id &&
              record.status === pushStatus.failed &&
              record.failReason === pushFailReason.smsGateway &&
              record.retryCount < 3,
          ),
      ),
    )

  it('shows the recipients and retries those that failed', { tags: ['core'] }, async () => {
    const push = partly()
    const failed = pushRecords()
      .filter((row) => row.pushId === push.id && row.status === pushStatus.failed && row.retryCount < 3)
      .filter(({ failReason }) => PASSING.includes(failReason))
      .map(({ id }) => id)
    await openConsole(at(push.paperId, 'records'))
    await sent(questionnaires.listPushes)
    expect(queries(questionnaires.listPushes)[0]).toMatchObject({ view: 'batch', paperId: push.paperId })
    await act(push.id, '推送明细')
    await sees(`推送批次 ${push.id}`)
    expect(queries(questionnaires.listPushes).at(-1)).toMatchObject({ view: 'record', pushId: push.id })
    await hands.keyboard('{Escape}')
    await act(push.id, '重推失败的记录')
    await dialog(/确定重推 \d+ 条记录/)
    await agree('重推')
    await seesToast('已提交重推')
    // as the screen sends them
    const ids = bodies(questionnaires.retryPush).flatMap((body) => (body as { ids: string[] }).ids)
    expect(ids.toSorted()).toEqual(failed.toSorted())
  })

  it('exports the recipients of a push', async () => {
    const push = partly()
    await openConsole(at(push.paperId, 'records'))
    await act(push.id, '导出记录')
    await sent(questionnaires.exportPushes)
    expect(queries(questionnaires.exportPushes)).toEqual([{ view: 'record', pushId: push.id }])
  })

  it('links to the failures of a push and keeps an unfinished new push', async () => {
    const push = partly()
    await openConsole(at(push.paperId))
    await fill('免打扰天数', '7')
    await hands.click(await find('[role=tab]', '推送记录'))
    await until(() => expect(document.querySelector(`a[href$="failureList?pushId=${push.id}"]`)).not.toBeNull())
    await hands.click(await find('[role=tab]', '新增推送'))
    expect((await find('input', '免打扰天数')).getAttribute('value')).toBe('7')
  })
})
