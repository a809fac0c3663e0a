// @module-tag community
import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { read, utils } from '@e965/xlsx'
import * as socialActivities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { attendanceStatus } from '@/entities/community/attendance'
import { enrollStatus } from '@/entities/community/enroll'
import { recordStatus } from '@/entities/community/enrollRecord'
import { stageStatus, violateReason } from '@/entities/community/shared'
import { rewardMode, signMode } from '@/entities/community/signActivity'
import { formatTime, toMillis } from '@/lib/time'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
import {
  attendanceRecords,
  attendances,
  attendanceStage,
  signOf,
  signs,
  signStage,
} from '../../mocks/community/rules/signs'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { grantAll, writes } from '../readers'
import { takeSaved } from '../saved'

const SESSIONS = '/activity-management/signInManage'
const SIGNS = '/activity-management/signUpManage'
const SIGN = '/activity-management/addSignAct'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = () => control.now()
const page = () => sure(document.querySelector('main')).textContent
const signCalled = (title: string) => sure(signs().find((row) => row.title === title))
const openSession = () => {
  const row = sure(
    attendances().find(
      (one) => attendanceStage(one, now()) === attendanceStatus.open && signOf(one.signId).signMode === signMode.code,
    ),
  )
  const title = signOf(row.signId).title
  return { row, title, name: `${title} ${row.sessionName}` }
}
const atSession = ({ signId, sessionName }: { signId: string; sessionName: string }) =>
  `${SESSIONS}?signId=${signId}&sessionName=${encodeURIComponent(sessionName)}`
const openedSigns = async (id: string) => {
  await openConsole(`${SESSIONS}?signId=${id}`)
  return socialActivities.listSigns({ id })
}
const words = (error: string) => sees(error)
const why = async (code: string) => {
  await tick(code)
}

describe('check-in session list', () => {
  it('shows a code renewed every minute that expires after missed renewals', async () => {
    const { row, title, name } = openSession()
    await openConsole(atSession(row))
    await until(() => expect(page()).toContain(title))
    const [first] = received(socialActivities.listAttendances)
    expect(first?.body).toMatchObject({ access_token: anyText(), signId: row.signId })
    expect(JSON.stringify(first?.query)).not.toContain('token')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    // The session of the list has the fields that this reply lacks.
    control.inject({
      path: socialActivities.getAttendance.path,
      kind: 'code',
      code: 200,
      data: { status: attendanceStatus.open, qrUrl: 'https://m.example.com/check-in' },
      times: 1,
    })
    await act(name, '签到码')
    await until(() => expect(document.querySelector('.code-face .ant-qrcode svg')).not.toBeNull())
    const many = attendanceRecords(now()).filter(({ attendanceId }) => attendanceId === row.id).length
    await until(() => expect(document.querySelector('.code-count')?.textContent).toContain(`${many}/`))
    expect(document.querySelector('.code-count')).toHaveTextContent(`/ ${row.expectCount}`)
    const names = () => [...document.querySelectorAll('.code-people li bdi')].map(({ textContent }) => textContent)
    // The count of the session is shown before its people.
    await until(() => expect(names()).toHaveLength(5))
    for (const one of names()) expect(one).toMatch(/^.\*+$/u)
    for (const body of bodies(socialActivities.listAttendanceRecords))
      expect(body).toMatchObject({ attendanceId: row.id })
    expect(bodies(socialActivities.getAttendance)).toEqual([{ id: row.id }])
    await vi.advanceTimersByTimeAsync(60_000)
    await until(() => expect(received(socialActivities.getAttendance)).toHaveLength(2))
    await until(() => expect(received(socialActivities.listAttendanceRecords).length).toBeGreaterThan(1))
    control.inject({ path: socialActivities.getAttendance.path, kind: 'reset' })
    await vi.advanceTimersByTimeAsync(60_000)
    await settled()
    expect(document.querySelector('.code-face .ant-qrcode svg')).not.toBeNull()
    // A renewal still pending when the next one is due does not count as missed.
    const isOld = () => document.body.textContent.includes('二维码已过期，请检查网络')
    for (let turn = 0; turn < 5 && !isOld(); turn++) await vi.advanceTimersByTimeAsync(75_000)
    await sees('二维码已过期，请检查网络')
    vi.useRealTimers()
    await hands.keyboard('{Escape}')
    await until(() => expect(document.querySelector('.code-window')).toBeNull())
  })

  it('extends a session by half an hour', { tags: ['core'] }, async () => {
    const { row, name } = openSession()
    const before = row.closeTime
    await openConsole(atSession(row))
    await act(name, '延长 30 分钟')
    const later = formatTime(Date.parse(`${before.replace(' ', 'T')}+08:00`) + HOUR / 2)
    await until(() => expect(bodies(socialActivities.updateAttendance)).toEqual([{ id: row.id, closeTime: later }]))
  })

  it('allows changing the radius of an open session but not its name', async () => {
    const { row, name } = openSession()
    await openConsole(atSession(row))
    await act(name, '编辑')
    await dialog(/现场负责人/)
    expect(await find('.ant-drawer input', '场次名称')).toBeDisabled()
    await fill('有效半径（米）', '800', '.ant-drawer')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.updateAttendance)).toEqual([{ id: row.id, radius: 800 }])
  })

  it('disables a session with a reason and enables it again', async () => {
    const { row, name } = openSession()
    await openConsole(atSession(row))
    await act(name, '停用')
    await dialog(/停用后用户无法签到/)
    await why('其他')
    await fill('说明', '设备故障待修复', '.ant-modal')
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(socialActivities.updateAttendance).at(-1)).toMatchObject({
      id: row.id,
      status: attendanceStatus.disabled,
      reason: violateReason.other,
    })
    await act(name, '启用')
    await seesToast('已启用')
    expect(attendanceStage(row, now())).toBe(attendanceStatus.open)
    await expect(socialActivities.removeAttendance({ id: row.id })).rejects.toThrow('当前状态不允许该操作')
  })

  it('creates a session only with a unique name and no overlap at its place', async () => {
    const sign = signCalled('年末车友会年会签到')
    const other = sure(attendances().find(({ signId }) => signId === sign.id))
    await openConsole(`${SESSIONS}?signId=${sign.id}`)
    await sees(other.sessionName)
    await press('新增场次')
    await fill('场次名称', other.sessionName, '.ant-drawer')
    await fill('签到地点', other.address, '.ant-drawer')
    const panel = sure(document.querySelector('.ant-drawer'))
    const day = other.openTime.slice(0, 16)
    await hands.type(await fill('签到开始', day, '.ant-drawer'), '{Enter}')
    await hands.type(await fill('签到截止', other.closeTime.slice(0, 16), '.ant-drawer'), '{Enter}')
    await press(/^保\s?存$/)
    await words('场次名称不能重复')
    await words(`与场次「${other.sessionName}」时间重叠`)
    expect(received(socialActivities.createAttendance)).toEqual([])
    await fill('场次名称', '嘉宾专场', '.ant-drawer')
    await fill('签到地点', '会议中心二楼', '.ant-drawer')
    await until(() => expect(panel.textContent).not.toContain('时间重叠'))
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.createAttendance)).toEqual([
      expect.objectContaining({
        signId: sign.id,
        sessionName: '嘉宾专场',
        address: '会议中心二楼',
        openTime: `${day}:00`,
        radius: 500,
        lateMinutes: 0,
      }),
    ])
    await act(`${sign.title} 嘉宾专场`, '删除')
    await why('虚假信息')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(socialActivities.removeAttendance)).toEqual([{ id: anyText(), reason: violateReason.untrue }])
  })

  it('prefills the expected attendance with the enrolments', async () => {
    const sign = sure(signs().find(({ activityId, status }) => activityId !== '' && status === stageStatus.announced))
    const { records } = await openedSigns(sign.id)
    const many = sure(records[0]).signUpCount
    expect(many).toBeGreaterThan(0)
    await press('新增场次')
    await until(async () => expect(await find('.ant-drawer input', '应到人数')).toHaveValue(String(many)))
    await fill('应到人数', '7', '.ant-drawer')
    await fill('场次名称', '贵宾通道', '.ant-drawer')
    await fill('签到地点', '北门', '.ant-drawer')
    await hands.type(await fill('签到开始', sign.startTime.slice(0, 16), '.ant-drawer'), '{Enter}')
    const end = formatTime(Date.parse(`${sign.startTime.replace(' ', 'T')}+08:00`) + HOUR / 2)
    await hands.type(await fill('签到截止', end.slice(0, 16), '.ant-drawer'), '{Enter}')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.createAttendance)).toEqual([
      expect.objectContaining({ signId: sign.id, sessionName: '贵宾通道', expectCount: 7 }),
    ])
  })

  it('lets a dealer run its own sessions but not create, disable or delete them', async () => {
    const { row, name } = openSession()
    const sign = signOf(row.signId)
    sign.dealerCode = sure(org.users.find(({ username }) => username === 'market01')).dealerCode
    const other = sure(attendances().find(({ signId }) => signOf(signId).dealerCode !== sign.dealerCode))
    grantAll('DEALER_MARKETING', [SESSIONS, SIGNS])
    await openConsole(SESSIONS, { as: 'market01' })
    await find('button', `签到码 ${name}`)
    const own = attendances().filter(({ signId }) => signOf(signId).dealerCode === sign.dealerCode)
    await settled()
    expect(document.querySelectorAll('.data-row').length).toBe(Math.min(20, own.length))
    expect(page()).not.toContain(signOf(other.signId).title)
    expect(all('input[role=combobox]', '承办经销商')).toEqual([])
    expect(all('main button', /^新增/)).toEqual([])
    await hands.click(await find('button', `更多 ${name}`))
    await until(() => expect(all('[role=menuitem]', /./).length).toBeGreaterThan(0))
    expect(all('[role=menuitem]', /停用|启用|删除/)).toEqual([])
    await hands.keyboard('{Escape}')
    await act(name, '编辑')
    expect(await find('.ant-drawer input', '场次名称')).toBeDisabled()
    expect(await find('.ant-drawer input', '应到人数')).toBeDisabled()
    await fill('有效半径（米）', '900', '.ant-drawer')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.updateAttendance)).toEqual([{ id: row.id, radius: 900 }])
    expect(row.radius).toBe(900)
    await expect(socialActivities.updateAttendance({ id: row.id, points: 9 })).rejects.toThrow('签到中只能修改')
    await expect(socialActivities.updateAttendance({ id: other.id, radius: 60 })).rejects.toThrow(
      '无权查看或数据不存在',
    )
    await expect(socialActivities.createAttendance({ signId: sign.id })).rejects.toThrow('没有操作权限')
  })

  it('shows the masked check-ins of a session and exports them', async () => {
    const { row, name } = openSession()
    const saved = takeSaved()
    await openConsole(atSession(row))
    await act(name, '签到记录')
    await sees('每 10 分钟到场人数')
    expect(bodies(socialActivities.listAttendanceRecords).at(-1)).toMatchObject({ attendanceId: row.id })
    expect(page()).toMatch(/1\d{2}\*{4}\d{4}/)
    expect(page()).not.toMatch(/1[3-9]\d{9}/)
    await press(/导出/)
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(socialActivities.exportAttendanceRecords)).toEqual([
      expect.objectContaining({ attendanceId: row.id }),
    ])
    const book = read(await sure(saved[0]).blob.arrayBuffer(), { type: 'array' })
    const rows = utils.sheet_to_json(sure(book.Sheets[book.SheetNames[0] ?? '']), { defval: '' })
    const came = attendanceRecords(now()).filter(({ attendanceId }) => attendanceId === row.id).length
    expect(rows).toHaveLength(came)
    expect(rows[0]).toMatchObject({ 手机号: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/), 签到结果: anyText() })
  })

  it('shows the check-ins of a daily activity by day', async () => {
    const daily = sure(attendances().find((one) => signOf(one.signId).title === '每日签到领积分（第三季）'))
    await openConsole(`${SESSIONS}?tab=records&attendanceId=${daily.id}`)
    await sees('近 13 周每日签到次数')
    expect(document.querySelectorAll('.day-map li').length).toBeGreaterThan(84)
    const inWeeks = document.querySelectorAll('.day-map li:not([data-step="0"])')
    expect(inWeeks.length).toBeGreaterThan(30)
  })
})

describe('check-in activity list', () => {
  it('shows attendance against enrolments with the sessions and absentees', async () => {
    const sign = sure(signs().find(({ activityId, status }) => activityId !== '' && status === stageStatus.announced))
    await openConsole(`${SIGNS}?activityId=${sign.activityId}`)
    await sees(sign.title)
    expect(bodies(socialActivities.listSigns)[0]).toMatchObject({ activityId: sign.activityId })
    const came = attendanceRecords(now()).filter(({ signId }) => signId === sign.id).length
    expect(page()).toMatch(new RegExp(`${came} · \\d`))
    await hands.click(await find('button', new RegExp(`展开.*${sign.title}`)))
    const session = attendances().find(({ signId }) => signId === sign.id)
    await sees(sure(session).sessionName)
    await act(sign.title, '到场名单')
    await dialog(/到场情况/)
    await hands.click(await find('[role=tab]', '未到'))
    await until(() =>
      expect(bodies(socialActivities.listEnrollRecords).at(-1)).toMatchObject({
        activityId: sign.activityId,
        status: recordStatus.passed,
        signFlag: 0,
      }),
    )
  })

  it('publishes an activity with sessions and warns of a namesake at the same time', async () => {
    const empty = signCalled('Family Day on-site check-in')
    const ready = signCalled('亲子烘焙工坊签到 👨‍👩‍👧')
    const other = signCalled('年末车友会年会签到')
    const title = other.title
    Object.assign(ready, { title, startTime: other.startTime })
    await openConsole(`${SIGNS}?status=0`)
    await sees(empty.title)
    await act(empty.title, '上架')
    await seesToast('请先添加签到场次')
    expect(received(socialActivities.shelveSign)).toEqual([])
    await act(title, '上架')
    await dialog(/同一时段已有同名活动/)
    await hands.keyboard('{Escape}')
    expect(received(socialActivities.shelveSign)).toEqual([])
    other.title = '另一场年会'
    await act(title, '上架')
    await seesToast('已上架')
    expect(bodies(socialActivities.getSign)).toEqual([{ id: ready.id }, { id: ready.id }])
    expect(bodies(socialActivities.shelveSign)).toEqual([{ id: ready.id, status: 1 }])
    expect(signStage(ready, now())).toBe(stageStatus.announced)
    await expect(socialActivities.shelveSign({ id: empty.id, status: 1 })).rejects.toThrow('请先添加签到场次')
  })

  it('unpublishes a running activity and deletes a draft, each with a reason', async () => {
    const { title } = openSession()
    const sign = signCalled(title)
    await openConsole(`${SIGNS}?title=${title}`)
    await act(title, '下架')
    await dialog(/下架后用户无法继续签到/)
    await why('虚假信息')
    await fill(/输入标题/, '不对', '.ant-modal')
    await agree('下架')
    await sees('与标题不一致')
    await fill(/输入标题/, title, '.ant-modal')
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(socialActivities.shelveSign)).toEqual([{ id: sign.id, status: 0, reason: violateReason.untrue }])
    await expect(socialActivities.removeSign({ id: sign.id, reason: violateReason.untrue })).rejects.toThrow(
      '已有签到记录，不能删除',
    )
    const draft = signCalled('亲子烘焙工坊签到 👨‍👩‍👧')
    await fill('签到活动', '亲子烘焙')
    await hands.keyboard('{Enter}')
    await act(draft.title, '删除')
    await dialog(/1 个场次将一并删除/)
    await why('广告引流')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(socialActivities.removeSign).at(-1)).toEqual({ id: draft.id, reason: violateReason.advert })
    expect(attendances().some(({ signId }) => signId === draft.id)).toBe(false)
  })

  it('shows a dealer its own activities read-only', async () => {
    const own = signs().filter(({ dealerCode }) => dealerCode === org.dealers[0]?.dealerCode)
    await openConsole(SIGNS, { as: 'market01' })
    await sees(sure(own[0]).title)
    await settled()
    expect(document.querySelectorAll('.data-row').length).toBe(own.length)
    expect(hasButton('新增签到活动')).toBe(false)
    expect(all('button', /^(编辑|上架|下架|删除) /)).toEqual([])
    expect(all('input[role=combobox]', '所属经销商')).toEqual([])
    grantAll('DEALER_MARKETING', [SIGNS, SESSIONS])
    await hands.click(await find('a.cell-link', sure(own[0]).title))
    await find('[role=tab]', '场次')
    await settled()
    expect(writes('main button')).toEqual([])
    await sees(sure(attendances().find(({ signId }) => signId === sure(own[0]).id)).sessionName)
  })
})

describe('check-in activity form', () => {
  const moment = async (label: string, time: string, part?: string) =>
    hands.type(await fill(label, time, part), '{Enter}')
  const session = async (name: string, from: string, until_: string) => {
    await press('添加场次')
    await fill('场次名称', name, '.ant-drawer')
    await moment('签到开始', from, '.ant-drawer')
    await moment('签到截止', until_, '.ant-drawer')
    await fill('签到地点', `${name}入口`, '.ant-drawer')
    await hands.click(await find('.ant-drawer-footer button', /^确\s?定$/))
    await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
  }
  const day = (from: number) => formatTime(now() + from * DAY, 'YYYY-MM-DD')

  it('checks the wording, retries a failed session and publishes the activity', async () => {
    await openConsole(SIGN)
    await fill('签到活动', '新年团拜加微信')
    await moment('开始时间', `${day(3)} 09:00`)
    await moment('结束时间', `${day(4)} 18:00`)
    await press('下一步')
    await dialog(/含有敏感词「加微信」/)
    await press('去修改')
    await fill('签到活动', '新年团拜签到')
    await press('下一步')
    await find('button', '添加场次')
    expect(bodies(socialActivities.check).at(-1)).toMatchObject({
      bizType: checkType.sign,
      title: '新年团拜签到',
      signMode: signMode.code,
    })
    await session('开场', `${day(3)} 09:30`, `${day(3)} 11:00`)
    await session('午宴', `${day(3)} 12:00`, `${day(3)} 14:00`)
    await press('下一步')
    await tick('单次奖励')
    await fill('单次积分', '20')
    await press('下一步')
    await sees('预计最多发放积分')
    control.inject({
      path: socialActivities.createAttendance.path,
      kind: 'code',
      code: 409,
      message: '场地已占用',
      after: 1,
      times: 1,
    })
    await press('保存并立即上架')
    await seesToast('1 个场次未保存')
    expect(received(socialActivities.shelveSign)).toEqual([])
    await sees('场地已占用')
    await press('重试 午宴')
    await until(() => expect(document.querySelector('main')?.textContent).not.toContain('场地已占用'))
    const made = signCalled('新年团拜签到')
    expect(attendances().filter(({ signId }) => signId === made.id)).toHaveLength(2)
    expect(bodies(socialActivities.createSign)).toEqual([
      expect.objectContaining({
        title: '新年团拜签到',
        rewardMode: rewardMode.each,
        points: 20,
        startTime: `${day(3)} 09:00:00`,
      }),
    ])
    await press('下一步')
    await press('下一步')
    await press('保存并立即上架')
    await seesToast('已保存并上架')
    expect(received(socialActivities.createSign)).toHaveLength(1)
    expect(received(socialActivities.createAttendance)).toHaveLength(3)
    expect(signStage(made, now())).toBe(stageStatus.announced)
  })

  it('takes over the times of the enrolment and confirms before replacing typed ones', async () => {
    await openConsole(SIGN)
    const { records } = await socialActivities.listEnrolls({ status: [enrollStatus.open], pageSize: 2 })
    const [first, second] = [sure(records[0]), sure(records[1])]
    await moment('开始时间', `${day(3)} 09:00`)
    const shown = async (label: string, time: string) =>
      until(async () => expect(await find('input', label)).toHaveValue(formatTime(time).slice(0, 16)))
    await choose('关联报名', first.title)
    await dialog(/以下已填内容将替换为所选报名的信息：开始时间/)
    await agree(/^取\s?消$/)
    await shown('开始时间', `${day(3)} 09:00:00`)
    await shown('结束时间', first.endTime)
    await choose('关联报名', second.title)
    await agree('替换')
    await shown('开始时间', second.startTime)
    await shown('结束时间', second.endTime)
  })

  it('creates a session by dragging on the timetable and copies it to another day', async () => {
    const draft = signCalled('Family Day on-site check-in')
    await openConsole(`${SIGN}?id=${draft.id}`)
    await press('下一步')
    const column = await until(() => sure(document.querySelector('.session-space')))
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 480))
    fireEvent.pointerDown(column, { clientY: 200, button: 0 })
    fireEvent.pointerMove(column, { clientY: 260 })
    fireEvent.pointerUp(column)
    vi.restoreAllMocks()
    await find('.ant-drawer-title', '新增场次')
    await fill('场次名称', '亲子烘焙', '.ant-drawer')
    await fill('签到地点', '一楼大厅', '.ant-drawer')
    await hands.click(await find('.ant-drawer-footer button', /^确\s?定$/))
    await press('复制到其他日期 亲子烘焙')
    await hands.click(await find('input[role=combobox]', '选择日期'))
    await hands.click(await until(() => sure(document.querySelector('.ant-select-item-option'))))
    await agree('复制')
    await press('存草稿')
    await seesToast('保存成功')
    const [first, second] = bodies(socialActivities.createAttendance)
    const date = draft.startTime.slice(0, 10)
    expect(first).toMatchObject({ signId: draft.id, openTime: `${date} 10:00:00`, closeTime: `${date} 13:00:00` })
    expect(second).toMatchObject({ sessionName: expect.stringMatching(/^亲子烘焙 \d\d-\d\d$/) as string }) // vitest types its matchers as any
    expect(received(socialActivities.updateSign)).toEqual([])
  })

  describe('draft', () => {
    const draft = () => sure(signs().find(({ title }) => title.startsWith('亲子烘焙工坊签到')))
    it('rejects sensitive words', async () => {
      await openConsole(`${SIGN}?id=${draft().id}`)
      await fill('签到活动', '新年团拜加微信')
      await press('存草稿')
      await until(() =>
        expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('含有敏感词「加微信」'),
      )
      expect(received(socialActivities.updateSign)).toEqual([])
    })
    it('rejects sessions outside the activity time', async () => {
      const late = sure(attendances().find(({ signId }) => signId === draft().id))
      late.closeTime = formatTime(sure(toMillis(draft().endTime)) + DAY)
      await openConsole(`${SIGN}?id=${draft().id}`)
      await fill('签到活动', '新年团拜')
      await press('存草稿')
      await until(() => expect(document.body).toHaveTextContent(`${late.sessionName} 场次须在活动时间内`))
      expect(received(socialActivities.updateSign)).toEqual([])
    })
  })

  it('sends only the changed title of an upcoming activity', { tags: ['core'] }, async () => {
    const sign = signCalled('年末车友会年会签到')
    await openConsole(`${SIGN}?id=${sign.id}`)
    await fill('签到活动', '年会签到（改期）')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.updateSign)).toEqual([
      { id: sign.id, title: '年会签到（改期）', status: stageStatus.announced, updateTime: anyText() },
    ])
    expect(sign.title).toBe('年会签到（改期）')
  })

  it('sends only the changed fields and the changed or removed sessions', async () => {
    const sign = signCalled('年末车友会年会签到')
    const [first, ...others] = attendances().filter(({ signId }) => signId === sign.id)
    const kept = sure(first)
    for (const one of others) attendances().splice(attendances().indexOf(one), 1)
    const gone = { ...kept, id: '990001', sessionName: '要取消的场次', address: '别处' }
    attendances().push(gone)
    await openConsole(`${SIGN}?id=${sign.id}`)
    await fill('签到活动', '年会签到（改期）')
    await press('下一步')
    await press(`编辑 ${kept.sessionName}`)
    await fill('签到地点', '一号厅', '.ant-drawer')
    await hands.click(await find('.ant-drawer-footer button', /^确\s?定$/))
    await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
    await press('删除 要取消的场次')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.updateSign)).toEqual([
      { id: sign.id, title: '年会签到（改期）', status: stageStatus.announced, updateTime: anyText() },
    ])
    expect(bodies(socialActivities.removeAttendance)).toEqual([{ id: gone.id }])
    expect(bodies(socialActivities.updateAttendance)).toEqual([
      expect.objectContaining({ id: kept.id, address: '一号厅' }),
    ])
    expect(sign.title).toBe('年会签到（改期）')
    expect(attendances()).not.toContain(gone)
  })

  it('locks most fields once an activity has check-ins', async () => {
    const { title, row } = openSession()
    const sign = signCalled(title)
    await openConsole(`${SIGN}?id=${sign.id}`)
    await sees('已上架的活动只能修改部分内容')
    expect(await find('input', '签到活动')).toBeDisabled()
    expect(document.querySelectorAll('input[type=radio]:not(:disabled)').length).toBe(0)
    await expect(socialActivities.updateSign({ id: sign.id, points: 5, rewardMode: rewardMode.each })).rejects.toThrow(
      '活动已开始',
    )
    await expect(socialActivities.updateSign({ id: sign.id, status: stageStatus.announced })).rejects.toThrow(
      '活动状态已变更，请刷新后再操作',
    )
    await expect(socialActivities.updateAttendance({ id: row.id, sessionName: '改名' })).rejects.toThrow(
      '签到中只能修改截止时间、负责人与半径',
    )
    const ended = signCalled('车主讲堂第一期签到')
    await expect(socialActivities.updateSign({ id: ended.id, title: '改' })).rejects.toThrow('当前状态不允许该操作')
  })

  it('asks for confirmation before a template replaces the input and offers it back', async () => {
    await openConsole(SIGN)
    await fill('签到活动', '还没写完的签到')
    await press('使用模板')
    await hands.click(await find('.templates button', /每日签到/))
    await dialog(/已填写的内容将被模板覆盖/)
    await agree('使用模板')
    await until(async () => expect(await find('input', '签到活动')).toHaveValue('每日签到活动'))
    await press('恢复')
    await until(async () => expect(await find('input', '签到活动')).toHaveValue('还没写完的签到'))
  })

  it('adds one session to a daily activity and requires ascending reward steps', async () => {
    await openConsole(SIGN)
    await press('使用模板')
    await hands.click(await find('.templates button', /每日签到/))
    await until(async () => expect(await find('input', '签到活动')).toHaveValue('每日签到活动'))
    await tick('每日签到')
    await moment('开始时间', day(2))
    await moment('结束时间', day(20))
    await press('下一步')
    await sees('每日签到自动生成一个场次，覆盖整个活动时间')
    await press('下一步')
    await tick('阶梯奖励')
    for (const [count, points] of [
      ['3', '30'],
      ['2', '40'],
    ]) {
      await press('添加阶梯')
      const boxes = [...document.querySelectorAll<HTMLElement>('.ladder-step:last-of-type input')]
      await hands.type(sure(boxes[0]), sure(count))
      await hands.type(sure(boxes[1]), sure(points))
    }
    await press('下一步')
    await press('存草稿')
    await sees('各级的次数和积分须逐级递增')
    const second = sure(document.querySelectorAll<HTMLInputElement>('.ladder-step input')[2])
    await hands.clear(second)
    await hands.type(second, '7')
    await sees('全部达成共 70 积分')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(socialActivities.createSign)).toEqual([
      expect.objectContaining({
        signMode: signMode.daily,
        startTime: `${day(2)} 00:00:00`,
        endTime: `${day(20)} 23:59:59`,
        ladder: [
          { count: 3, points: 30 },
          { count: 7, points: 40 },
        ],
      }),
    ])
    expect(bodies(socialActivities.createAttendance)).toEqual([
      expect.objectContaining({
        sessionName: '每日签到',
        openTime: `${day(2)} 00:00:00`,
        closeTime: `${day(20)} 23:59:59`,
      }),
    ])
  })
})
