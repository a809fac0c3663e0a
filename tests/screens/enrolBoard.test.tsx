// @module-tag community
import { describe, expect, it } from 'vitest'
import * as socialActivities from '@/api/community/socialActivities'
import { enrollStatus } from '@/entities/community/enroll'
import { recordStatus } from '@/entities/community/enrollRecord'
import { control } from '../../mocks'
import type { EnrollRow } from '../../mocks/community/data/enrolments'
import { enrollRecords, enrolments, figuresOf, stageOf } from '../../mocks/community/rules/enrolments'
import { personOf } from '../../mocks/community/rules/people'
import { signs } from '../../mocks/community/rules/signs'
import { org } from '../../mocks/system/rules/store'
import { act, agree, all, bodies, dialog, find, hands, press, sees, seesToast, sure, tick, until } from '../actions'
import { openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const BOARD = '/activity-management/applyActivity'
const page = () => sure(document.querySelector('main'))
const of = ({ id }: EnrollRow) => enrollRecords().filter(({ activityId }) => activityId === id)
const waitingOf = (row: EnrollRow) => of(row).filter(({ status }) => status === recordStatus.waiting)
const queueOf = (row: EnrollRow) =>
  waitingOf(row).map((record, index) => Object.assign(record, { customerName: `等候${index}`, peopleCount: 1 }))
const stage = (row: EnrollRow) => stageOf(row, control.now())
const busy = (title: string) => {
  const row = sure(enrolments().find((one) => stage(one) === enrollStatus.open && waitingOf(one).length > 2))
  return Object.assign(row, { title })
}
const at = (title: string, more = '') => `${BOARD}?title=${encodeURIComponent(title)}${more}`
const lane = (name: string | RegExp) => find('section', name)

describe('enrolment board', () => {
  it('loads one lane per stage and filters by waiting enrolments', async () => {
    await openConsole(BOARD)
    await lane('活动中')
    await until(() => expect(page().querySelector('.ant-skeleton')).toBeNull())
    const asked = bodies(socialActivities.listEnrolls) as { status: number; pageSize: number; endTimeStart?: string }[] // as requested by the lanes
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(asked.map(({ pageSize }) => pageSize)).toEqual([20, 20, 20, 20, 20])
    expect(asked.filter(({ endTimeStart }) => endTimeStart !== undefined)).toHaveLength(1)
    const open = enrolments().filter((row) => stage(row) === enrollStatus.open)
    const cards = (name: string) => all('article', /./, all('section', name)[0])
    expect(cards('报名中')).toHaveLength(open.length)
    const drafts = enrolments().filter(({ status }) => status === enrollStatus.draft || status === enrollStatus.down)
    for (const { title } of drafts) expect(all('article', title)).toEqual([])
    await tick('仅看待审核')
    await until(() => expect(cards('报名中')).toHaveLength(open.filter((row) => waitingOf(row).length > 0).length))
    expect(sure(all('section', '未开始')[0])).toHaveTextContent('暂无')
  })

  it('hides only activities whose waiting count is known to be zero', async () => {
    const [one, two, three] = enrolments().filter((row) => stage(row) === enrollStatus.open)
    const records = [sure(one), sure(two), sure(three)].map(({ id, title }, place) => ({
      id,
      title,
      status: enrollStatus.open,
      waitingCount: [4, 0, undefined][place],
    }))
    control.inject({ path: socialActivities.listEnrolls.path, kind: 'code', code: 200, data: { list: records } })
    await openConsole(`${BOARD}?waiting=1`)
    await until(() => expect(all('section', '报名中')[0]?.textContent).toContain(sure(one).title))
    expect(all('article', sure(one).title)[0]).toHaveTextContent('待审核 4')
    expect(all('article', sure(two).title)).toEqual([])
    expect(all('article', sure(three).title)[0]).not.toHaveTextContent('待审核')
  })

  it('shows all activities of a stage from a server that ignores paging', async () => {
    const records = Array.from({ length: 45 }, (_, place) => ({
      id: `unpaged-${place}`,
      title: `活动${place}`,
      status: enrollStatus.open,
    }))
    control.inject({ path: socialActivities.listEnrolls.path, kind: 'code', code: 200, data: { list: records } })
    await openConsole(BOARD)
    const open = await lane('报名中')
    for (const shown of [20, 40]) {
      await until(() => expect(all('article', /./, open)).toHaveLength(shown))
      await hands.click(sure(all('button', '加载更多', open)[0]))
    }
    await until(() => expect(all('article', /./, open)).toHaveLength(45))
    expect(all('button', '加载更多', open)).toEqual([])
  })

  it('opens the calendar and the check-in of an activity', async () => {
    const row = busy('可以签到')
    const sign = sure(signs()[0])
    sign.activityId = row.id
    await openConsole(at('可以签到'))
    const view = async (name: string) =>
      hands.click(
        sure([...page().querySelectorAll<HTMLElement>('.ant-segmented-item')].find((one) => one.textContent === name)),
      )
    await until(() => expect(all('article', '可以签到')).toHaveLength(1))
    await view('日历')
    await until(() => expect(all('section', '日历')[0]).toHaveTextContent('年'))
    await view('看板')
    await act('可以签到', '签到')
    await until(() => expect(location.pathname).toBe('/activity-management/signUpManage'))
    expect(new URLSearchParams(location.search).get('activityId')).toBe(row.id)
  })

  it('opens a check-in that more than a hundred newer ones precede', async () => {
    const row = busy('可以签到')
    const own = sure(signs()[0])
    own.activityId = row.id
    for (let place = 0; place < 120; place++)
      signs().push({
        ...own,
        id: `before-${place}`,
        activityId: '',
        createTime: `2099-01-01 00:00:${String(place % 60).padStart(2, '0')}`,
      })
    await openConsole(at('可以签到'))
    await until(() => expect(all('article', '可以签到')).toHaveLength(1))
    await act('可以签到', '签到')
    await until(() => expect(location.pathname).toBe('/activity-management/signUpManage'))
  })

  it('exports the approved enrolments of an activity', async () => {
    const row = busy('花名册')
    const saved = takeSaved()
    const { router } = await openConsole(at('花名册'))
    await act('花名册', '导出名单')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(socialActivities.exportEnrollRecords)).toEqual([{ activityId: row.id, status: recordStatus.passed }])
    await router.navigate(at('没有这样的活动'))
    await sees('暂无进行中的活动')
  })

  it('prevents approval of more enrolments than there are places', { tags: ['core'] }, async () => {
    const row = busy('名额不多')
    const [one] = queueOf(row)
    row.quota = figuresOf(row.id).passCount + 1
    await openConsole(at('名额不多'))
    await act('名额不多', '报名人员')
    const panel = await dialog(/名额不多/)
    await until(() => expect(panel).toHaveTextContent('剩余名额 1'))
    await tick('选择「等候0」')
    await tick('选择「等候1」')
    await until(() => expect(panel).toHaveTextContent('剩余名额 1，已选 2'))
    const foot = sure(panel.querySelector('.ant-drawer-footer'))
    const pass = sure(all('button', /^通\s?过$/, foot)[0])
    expect(pass).toBeDisabled()
    await tick('选择「等候1」')
    await until(() => expect(pass).toBeEnabled())
    await hands.click(pass)
    await seesToast('已通过 1 条报名')
    expect(bodies(socialActivities.approveEnrollRecord)).toEqual([{ ids: [sure(one).recordId], result: 1 }])
    await until(() => expect(panel).toHaveTextContent('剩余名额 0'))
  })

  it('counts an enrolment without a number of people as at least one', async () => {
    const row = busy('名额不多')
    const [one, two] = queueOf(row)
    Object.assign(sure(one), { peopleCount: 4 })
    Object.assign(sure(two), { peopleCount: undefined })
    row.quota = figuresOf(row.id).passCount + 4
    await openConsole(at('名额不多'))
    await act('名额不多', '报名人员')
    const panel = await dialog(/名额不多/)
    await tick('选择「等候0」')
    await tick('选择「等候1」')
    await until(() => expect(panel).toHaveTextContent('剩余名额 4，已选 5+'))
    expect(sure(all('button', /^通\s?过$/, sure(panel.querySelector('.ant-drawer-footer')))[0])).toBeDisabled()
  })

  it('rejects a single enrolment from its form answers', async () => {
    const row = busy('名额不多')
    const [, two, three] = queueOf(row)
    await openConsole(at('名额不多'))
    await act('名额不多', '报名人员')
    await hands.click(await find('button', '等候1', '.ant-drawer'))
    const card = await find('section', '「等候1」的表单')
    expect(card).toHaveTextContent(sure(row.formFields[0]).label)
    await hands.click(sure(all('button', /^驳\s?回$/, card)[0]))
    await press('名额已满')
    await agree(/^驳\s?回$/)
    await seesToast('已驳回 1 条报名')
    expect(sure(two)).toMatchObject({ status: recordStatus.rejected, rejectReason: '名额已满，感谢您的关注' })
    expect(sure(three).status).toBe(recordStatus.waiting)
  })

  it('shows a dealer only its own activities with full phone numbers of approved users', async () => {
    const row = busy('本店活动')
    row.dealerCode = sure(org.users.find(({ username }) => username === 'market01')).dealerCode
    const comes = sure(of(row).find(({ status }) => status === recordStatus.passed))
    const other = sure(
      enrolments().find((one) => stage(one) === enrollStatus.open && one.dealerCode !== row.dealerCode),
    )
    await openConsole(`${BOARD}?people=${row.id}`, { as: 'market01' })
    await until(() => expect(all('article', '本店活动')).toHaveLength(1))
    expect(all('article', other.title)).toEqual([])
    expect(all('input', '所属经销商')).toEqual([])
    const panel = await dialog(/本店活动/)
    await until(() => expect(panel.textContent).toMatch(/1\d{2}\*{4}\d{4}/))
    await hands.click(await find('[role=tab]', /^已通过/))
    await until(() => expect(panel).toHaveTextContent(sure(personOf(comes.userId)).phone))
    expect(received(socialActivities.listEnrollRecords).length).toBeGreaterThan(1)
  })
})
