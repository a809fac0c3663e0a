// @module-tag community
import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import { auditKind, auditPriority, machineResult, reportStatus, reviewStatus } from '@/entities/community/audit'
import { dynamicStatus, sinkLevel } from '@/entities/community/dynamic'
import { violateReason } from '@/entities/community/shared'
import { hosts } from '../backEnd'
import type { AuditRow } from '../../mocks/community/data/audits'
import { audits } from '../../mocks/community/rules/audits'
import { postOf } from '../../mocks/community/rules/interactions'
import { reportViews } from '../../mocks/community/rules/reports'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  box,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { dispatch } from '../../mocks'

const DESK = '/dynamic-management/contentReview'
const page = () => sure(document.querySelector('main'))
const decisions = () => bodies(dynamics.submitAudit)
const inSight = () => document.querySelector('.desk-matter .user-text')?.textContent ?? ''
const shows = (row: AuditRow) => until(() => expect(inSight()).toBe(row.content))
const key = (keys: string) => hands.keyboard(keys)
const HOLD_MS = 5000
/** Extends the hold of a decision to a minute. On a slow machine it would end before the next decision. */
const holdLonger = () => {
  const later = globalThis.setTimeout
  const slower = (run: (...words: unknown[]) => void, ms = 0, ...words: unknown[]) =>
    later(run, ms === HOLD_MS ? 60_000 : ms, ...words)
  // The promise form that Node adds is not called.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(slower as typeof setTimeout)
}

/** Returns waiting items by urgency, alone in the queue, each with its own text and verdict. */
const queueOf = (...kinds: readonly AuditRow['bizType'][]): AuditRow[] => {
  const waiting = audits().filter(({ status }) => status === reviewStatus.waiting)
  const chosen = new Set<AuditRow>()
  for (const kind of kinds) chosen.add(sure(waiting.find((row) => row.bizType === kind && !chosen.has(row))))
  for (const row of waiting) if (!chosen.has(row)) row.status = reviewStatus.withdrawn
  return [...chosen].map((row, at) =>
    Object.assign(row, {
      content: `第 ${at + 1} 条内容`,
      priority: auditPriority.normal,
      machineResult: machineResult.clear,
      machineLabel: [],
      hitWords: [],
      lock: undefined,
      submitTime: `2026-01-0${at + 1} 10:00:00`,
    }),
  )
}
const other = async (username = 'hq_review2') => {
  const headers = { 'content-type': 'application/json', 'client-id': 'test', 'client-secret': 'test' }
  const ask = async (url: string, body: object): Promise<{ data?: never; message?: string; code?: unknown }> =>
    (await dispatch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))).json() as never // an envelope
  const { data } = await ask(`${hosts.main}/api-auth/oauth/user/token`, { username, password: 'Abc@12345' })
  const { access_token } = sure(data as { access_token: string } | undefined) // reply of a log-in
  return (path: string, body: object) => ask(hosts.social + path, { ...body, access_token })
}

describe('content review workbench', () => {
  it(
    'approves, undoes and rejects by keyboard and holds each decision until the next',
    { tags: ['core'] },
    async () => {
      const [first, second, third] = queueOf(auditKind.comment, auditKind.reply, auditKind.post)
      holdLonger()
      await openConsole(DESK)
      await shows(sure(first))
      await sent(dynamics.getAudit)
      expect(bodies(dynamics.getAudit)).toEqual([{ id: sure(first).auditId, lock: true }])
      expect(received(dynamics.getAudit)[0]?.path).not.toContain('?')
      await key('a')
      await shows(sure(second))
      await sees('「第 1 条内容」将通过')
      await key('z')
      await shows(sure(first))
      expect(decisions()).toEqual([])
      await key('a')
      await shows(sure(second))
      await key('3')
      const reasons = await dialog(/驳回「第 2 条内容」/)
      await until(() => expect(reasons).toHaveTextContent('您发布的内容因「违法违规」未通过审核'))
      await key('1')
      await until(() => expect(reasons).toHaveTextContent('您发布的内容因「广告引流」未通过审核'))
      await key('{Enter}')
      await shows(sure(third))
      await sent(dynamics.submitAudit)
      expect(decisions()).toEqual([{ ids: [sure(first).auditId], bizType: auditKind.comment, result: 1 }])
      await key('a')
      await sees('太棒了，暂无待审核内容')
      await sent(dynamics.submitAudit, 2)
      expect(decisions().slice(1)).toEqual([
        { ids: [sure(second).auditId], bizType: auditKind.reply, result: 2, reasonCode: violateReason.advert },
      ])
      expect(sure(second).rejectReason).toBe(violateReason.advert)
    },
  )

  it('pushes a post down by keyboard and sends the last decision after its hold time', async () => {
    const [first, second] = queueOf(auditKind.post, auditKind.post)
    await openConsole(DESK)
    await shows(sure(first))
    await key('s')
    await shows(sure(second))
    await key('{ArrowLeft}{ArrowRight}')
    await key('a')
    await sees('太棒了，暂无待审核内容')
    await until(() =>
      expect(bodies(dynamics.sink)).toEqual([{ id: sure(first).bizId, flag: 1, level: sinkLevel.half }]),
    )
    expect(decisions()).toEqual([{ ids: [sure(first).auditId], bizType: auditKind.post, result: 1 }])
    await until(() => expect(sure(second).status).toBe(reviewStatus.passed), { timeout: 7000 })
    expect(sure(postOf(sure(first).bizId)).flags).toContain('sink')
  })

  it('sends a held decision when the page is left or the browser closes', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.comment)
    await openConsole(DESK)
    await shows(sure(first))
    await key('a')
    await shows(sure(second))
    await find('button', /^撤销/)
    fireEvent(window, new Event('pagehide'))
    expect(all('button', /^撤销/)).toEqual([])
    await sent(dynamics.submitAudit)
    await key('a')
    await sees('太棒了，暂无待审核内容')
    await hands.click(await find('[role=tab]', '首页'))
    await sent(dynamics.submitAudit, 2)
    await until(() => expect(sure(second).status).toBe(reviewStatus.passed))
  })

  it('sends a held decision before the log-out, also on a second click', async () => {
    const [first] = queueOf(auditKind.comment)
    await openConsole(DESK)
    await shows(sure(first))
    await key('a')
    await hands.click(sure(document.querySelector('.user-block')))
    const out = await find('[role=menuitem]', '退出登录')
    out.click()
    await hands.click(out)
    await until(() => expect(location.pathname).toBe('/login'))
    expect(sure(first).status).toBe(reviewStatus.passed)
  })

  it('requires a reason to approve content that the machine calls a violation', async () => {
    const [first] = queueOf(auditKind.post)
    Object.assign(sure(first), { machineResult: machineResult.violation, hitWords: ['条内容'], machineScore: 93 })
    await openConsole(DESK)
    await shows(sure(first))
    expect(document.querySelector('.desk-matter mark')).toHaveTextContent('条内容')
    await key('a')
    await dialog(/机审判定违规，仍要通过/)
    await fill('通过说明', '误判，是正常分享')
    await agree('通过')
    await sees('太棒了，暂无待审核内容')
    await hands.click(await find('[role=tab]', '首页'))
    await sent(dynamics.submitAudit)
    expect(decisions()[0]).toMatchObject({ result: 1, remark: '误判，是正常分享' })
    expect(sure(first).status).toBe(reviewStatus.passed)
  })

  it('skips items that another reviewer has locked or decided', async () => {
    const [first, second, third] = queueOf(auditKind.comment, auditKind.reply, auditKind.post)
    await openConsole(DESK, { as: 'hq_review1' })
    await shows(sure(first))
    await until(() => expect(sure(first).lock).toBeDefined())
    const colleague = await other()
    const seen = await colleague(dynamics.getAudit.path, { id: sure(first).auditId, lock: true })
    expect(seen.data).toMatchObject({ lockBy: anyText() })
    const refused = await colleague(dynamics.submitAudit.path, {
      ids: [sure(first).auditId],
      bizType: auditKind.comment,
      result: 2,
      reasonCode: 1,
    })
    expect(refused.data).toMatchObject({ success: 0, failed: [{ id: sure(first).auditId }] })
    expect(sure(first).status).toBe(reviewStatus.waiting)
    await colleague(dynamics.getAudit.path, { id: sure(second).auditId, lock: true })
    await key('a')
    await shows(sure(third))
    await until(() => expect(toasts().join()).toMatch(/该内容正在由 .+ 审核/))
    // An item decided by the other reviewer during the hold is not decided again and returns with a message.
    await until(() => expect(sure(third).lock).toBeDefined())
    await key('a')
    Object.assign(sure(third), { lock: undefined, status: reviewStatus.rejected, auditBy: '李娜' })
    await until(() => expect(decisions()).toHaveLength(2), { timeout: 7000 })
    await until(() => expect(toasts().join()).toContain('该内容已被 李娜 处理'))
    expect(sure(first).status).toBe(reviewStatus.passed)
    expect(sure(third)).toMatchObject({ status: reviewStatus.rejected, auditBy: '李娜' })
    expect(sure(second).status).toBe(reviewStatus.waiting)
    await sees('剩余内容正由其他审核人处理')
  })

  it('loads 50 of 500 waiting items and more only when few are left', async () => {
    const [some] = queueOf(auditKind.reply)
    for (let at = 2; at <= 500; at++)
      audits().push({
        ...sure(some),
        auditId: String(9_900_000 + at),
        content: `第 ${at} 条内容`,
        submitTime: `2026-01-02 ${String(10 + Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`,
      })
    await openConsole(DESK)
    await shows(sure(some))
    expect(document.querySelectorAll('.desk-line')).toHaveLength(50)
    const from = received(dynamics.listAudits).length
    for (let at = 2; at <= 31; at++) {
      await key('a')
      expect(inSight()).toBe(`第 ${at} 条内容`)
    }
    expect(received(dynamics.listAudits)).toHaveLength(from)
    for (let at = 32; at <= 43; at++) await key('a')
    await until(() => expect(document.querySelectorAll('.desk-line').length).toBeGreaterThan(40))
    expect(received(dynamics.listAudits)).toHaveLength(from + 1)
    await until(() => expect(decisions()).toHaveLength(41))
  })

  it('returns an item to the queue when its decision fails', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.comment)
    control.inject({ path: dynamics.submitAudit.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openConsole(DESK)
    await shows(sure(first))
    await key('a')
    await shows(sure(second))
    globalThis.dispatchEvent(new Event('pagehide'))
    await seesToast('「第 1 条内容」提交失败：服务繁忙')
    await shows(sure(second))
    await hands.click(await find('.desk-line', /第 1 条内容/))
    await shows(sure(first))
    expect(page()).toHaveTextContent('服务繁忙')
  })

  it('restores the typed reason of a failed or undone rejection', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.comment)
    control.inject({ path: dynamics.submitAudit.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    const rejectNow = async () => {
      await agree('驳回')
      await until(() => expect(all('.ant-modal-footer button', /./)).toEqual([]))
    }
    await openConsole(DESK)
    await shows(sure(first))
    await key('7')
    await fill('说明', '连发二十条', '.ant-modal')
    await rejectNow()
    await shows(sure(second))
    globalThis.dispatchEvent(new Event('pagehide'))
    await seesToast('「第 1 条内容」提交失败：服务繁忙')
    await hands.click(await find('.desk-line', /第 1 条内容/))
    await shows(sure(first))
    await key('r')
    await dialog(/驳回「第 1 条内容」/)
    expect(await box('说明', '.ant-modal')).toHaveValue('连发二十条')
    expect(await find('input[type=radio]', '灌水刷屏')).toBeChecked()
    await rejectNow()
    await shows(sure(second))
    await press(/^撤销/)
    await shows(sure(first))
    await key('r')
    await dialog(/驳回「第 1 条内容」/)
    expect(await box('说明', '.ant-modal')).toHaveValue('连发二十条')
    await rejectNow()
    await shows(sure(second))
    globalThis.dispatchEvent(new Event('pagehide'))
    await until(() => expect(sure(first).status).toBe(reviewStatus.rejected))
    expect(decisions().at(-1)).toEqual({
      ids: [sure(first).auditId],
      bizType: auditKind.comment,
      result: 2,
      reasonCode: violateReason.spam,
      remark: '连发二十条',
    })
    expect(decisions()).toHaveLength(2)
  })

  it('keeps the next rejection dialog open while the previous decision is processed', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.comment)
    await openConsole(DESK)
    await shows(sure(first))
    await key('7')
    await dialog(/驳回「第 1 条内容」/)
    control.setLatency(1500)
    await agree.now('驳回')
    await shows(sure(second))
    await until(() => expect(all('.ant-modal-footer button', /./)).toEqual([]))
    await key('r')
    await fill.now('说明', '与板块完全无关', '.ant-modal')
    await settled()
    control.setLatency()
    await tick('与板块无关')
    expect(await box('说明', '.ant-modal')).toHaveValue('与板块完全无关')
  })

  it('reports a failed push-down and sends a pending one when the page closes', async () => {
    const [first, second, third] = queueOf(auditKind.post, auditKind.post, auditKind.post)
    control.inject({ path: dynamics.sink.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openConsole(DESK)
    await shows(sure(first))
    await key('s')
    await shows(sure(second))
    await key('s')
    await shows(sure(third))
    await seesToast('「第 1 条内容」已通过，但未能沉底：服务繁忙')
    expect(sure(first).status).toBe(reviewStatus.passed)
    expect(all('.desk-line', /第 1 条内容/)).toEqual([])
    // The page no longer receives the first response.
    control.inject({ path: dynamics.submitAudit.path, kind: 'never', times: 1 })
    globalThis.dispatchEvent(new Event('pagehide'))
    await sent(dynamics.sink, 2)
    expect(bodies(dynamics.sink).at(-1)).toEqual({
      id: sure(second).bizId,
      flag: 1,
      level: sinkLevel.half,
    })
  })

  it('renews its lock and the queue every 30 seconds only while it is in front', async () => {
    const [first] = queueOf(auditKind.comment)
    const late = sure(audits().find((row) => row.bizType === auditKind.reply))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    await openConsole(DESK)
    await shows(sure(first))
    await until(() => expect(sure(first).lock).toBeDefined())
    await settled()
    const [locks, lists] = [received(dynamics.getAudit).length, received(dynamics.listAudits).length]
    Object.assign(late, {
      content: '刚刚提交的回复',
      status: reviewStatus.waiting,
      submitTime: '2026-01-09 10:00:00',
      machineResult: machineResult.clear,
      priority: auditPriority.normal,
      lock: undefined,
    })
    await vi.advanceTimersByTimeAsync(30_000)
    await sent(dynamics.getAudit, locks + 1)
    expect(bodies(dynamics.getAudit).at(-1)).toEqual({ id: sure(first).auditId, lock: true })
    await find('.desk-line', /刚刚提交的回复/)
    expect(received(dynamics.listAudits)).toHaveLength(lists + 1)
    expect(inSight()).toBe(sure(first).content)
    await settled()
    // A failed refresh must not end the review, or the lock would be lost.
    for (const { path } of [dynamics.getAudit, dynamics.listAudits])
      control.inject({ path, kind: 'code', code: 500, message: '忙', times: 1 })
    await vi.advanceTimersByTimeAsync(30_000)
    await sent(dynamics.getAudit, locks + 2)
    await settled()
    await vi.advanceTimersByTimeAsync(30_000)
    await sent(dynamics.getAudit, locks + 3)
    expect(received(dynamics.listAudits)).toHaveLength(lists + 3)
    await settled()
    await hands.click(await find('[role=tab]', '首页'))
    await until(() => expect(all('.desk', /./)).toEqual([]))
    const seen = received(dynamics.getAudit).length
    await vi.advanceTimersByTimeAsync(60_000)
    await settled()
    expect(received(dynamics.getAudit)).toHaveLength(seen)
    await hands.click(await find('[role=tab]', '内容审核'))
    await sent(dynamics.getAudit, seen + 1)
    expect(bodies(dynamics.getAudit).at(-1)).toEqual({ id: sure(first).auditId, lock: true })
    vi.useRealTimers()
  })

  it('shows an article without scripts, with hits marked and sensitive media covered', async () => {
    sure(audits().find(({ bizType }) => bizType === auditKind.article)).status = reviewStatus.waiting
    const [row] = queueOf(auditKind.article)
    const article = sure(postOf(sure(row).bizId))
    Object.assign(article, {
      html: '<p>有内部价，<strong>限时</strong></p><img src="/__files/article-picture" onerror="x()">',
    })
    Object.assign(sure(row), { hitWords: ['内部价'], machineLabel: ['politics'] })
    await openConsole(DESK)
    const text = await until(() => sure(document.querySelector('.desk-article .rich-face')))
    await until(() => expect(text.querySelector('mark')).toHaveTextContent('内部价'))
    expect(text.querySelector('strong')).toHaveTextContent('限时')
    expect(text.querySelector('img')).toHaveAttribute('src', '/__files/article-picture')
    expect(text.innerHTML).not.toContain('onerror')
    const parts = () => document.querySelectorAll('.desk-matter .media[data-covered=true]').length
    const covered = parts()
    expect(covered).toBeGreaterThan(0)
    await key(' ')
    await until(() => expect(parts()).toBe(covered - 1))
  })

  it('opens pictures in a viewer without decision keys and plays videos in place', async () => {
    const [first, second] = queueOf(auditKind.post, auditKind.post)
    Object.assign(sure(first), { images: ['/__files/a.png', '/__files/b.png'], video: '' })
    Object.assign(sure(second), { images: [], video: '/__files/a.mp4' })
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    await openConsole(DESK)
    await shows(sure(first))
    await key(' ')
    const viewer = await until(() => sure(document.querySelector<HTMLElement>('.ant-image-preview')))
    for (const name of ['zoom-in', 'zoom-out', 'rotate-left', 'rotate-right'])
      expect(viewer.querySelector(`[aria-label="${name}"]`)).not.toBeNull()
    const large = () => sure(viewer.querySelector<HTMLElement>('.ant-image-preview-img')).style.transform
    await hands.click(sure(viewer.querySelector('[aria-label="rotate-right"]')))
    await until(() => expect(large()).toContain('rotate(90deg)'))
    await key('a')
    expect(inSight()).toBe(sure(first).content)
    await key('{Escape}')
    await until(() => expect(document.querySelector('.ant-image-preview')).toBeNull())
    await key('a')
    await shows(sure(second))
    await key(' ')
    expect(play).toHaveBeenCalledOnce()
    play.mockRestore()
  })

  it('updates the figures of the day with each decision', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.comment)
    const figure = (name: string) =>
      sure([...document.querySelectorAll('.figures > *')].find(({ textContent }) => textContent.includes(name)))
        .textContent
    await openConsole(DESK)
    await shows(sure(first))
    expect(figure('待审核')).toContain('2')
    expect(figure('我今日已审')).toContain('0')
    await key('a')
    await shows(sure(second))
    expect(figure('待审核')).toContain('1')
    expect(figure('我今日已审')).toContain('1')
    await key('z')
    await shows(sure(first))
    expect(figure('待审核')).toContain('2')
  })

  it('starts with the item named in the address', async () => {
    const [, second] = queueOf(auditKind.comment, auditKind.post)
    await openConsole(`${DESK}?dynamicId=${sure(second).bizId}`)
    await shows(sure(second))
    expect(all('button', /^通过并沉底/)).toHaveLength(1)
  })
})

describe('content review list', () => {
  it('skips violations in bulk approval, rejects in bulk and revises a decision', async () => {
    const [first, second, third] = queueOf(auditKind.comment, auditKind.comment, auditKind.reply)
    Object.assign(sure(third), { machineResult: machineResult.violation })
    await openConsole(DESK)
    await shows(sure(third))
    await hands.click(await find('.ant-segmented-item', '列表'))
    await tick('选择「第 1 条内容」')
    await tick('选择「第 3 条内容」')
    await press('通过')
    await dialog(/确定通过所选的 1 条内容/)
    await agree('通过')
    await seesToast('审核通过')
    expect(decisions()).toEqual([{ ids: [sure(first).auditId], bizType: auditKind.comment, result: 1 }])
    await tick('选择「第 2 条内容」')
    await press('驳回')
    await dialog(/驳回所选的/)
    await tick('灌水刷屏')
    await agree('驳回')
    await seesToast('已驳回，作者将收到通知')
    expect(sure(second).status).toBe(reviewStatus.rejected)
    Object.assign(sure(second), { content: '可以改判的评论' })
    await hands.click(await find('.ant-segmented-item', /^已驳回/))
    await fill('内容', '可以改判')
    await key('{Enter}')
    await act('可以改判的评论', '重新审核')
    await dialog(/改判为通过/)
    await fill('通过说明', '重新看过，没有问题')
    await agree('通过')
    await until(() => expect(sure(second).status).toBe(reviewStatus.passed))
    expect(decisions().at(-1)).toEqual({
      ids: [sure(second).auditId],
      bizType: auditKind.comment,
      result: 1,
      remark: '重新看过，没有问题',
    })
  })
})

describe('content review list rows', () => {
  it('keep the dialog with its input until the server accepts the decision', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.reply)
    await openConsole(DESK)
    await shows(sure(first))
    await hands.click(await find('.ant-segmented-item', '列表'))
    await act('第 1 条内容', '通过')
    await seesToast('审核通过')
    control.inject({ path: dynamics.submitAudit.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await act('第 2 条内容', '驳回')
    await tick('其他')
    await fill('说明', '与话题毫无关系', '.ant-modal')
    await agree('驳回')
    await seesToast('服务繁忙')
    expect(await box('说明', '.ant-modal')).toHaveValue('与话题毫无关系')
    await agree('驳回')
    await seesToast('已驳回，作者将收到通知')
    expect(decisions()).toEqual([
      { ids: [sure(first).auditId], bizType: auditKind.comment, result: 1 },
      ...Array.from({ length: 2 }, () => ({
        ids: [sure(second).auditId],
        bizType: auditKind.reply,
        result: 2,
        reasonCode: violateReason.other,
        remark: '与话题毫无关系',
      })),
    ])
    await hands.click(await find('.ant-segmented-item', /^已驳回/))
    await fill('内容', '第 2 条内容')
    await key('{Enter}')
    await until(() => expect(page()).toHaveTextContent('与话题毫无关系'))
  })

  it('stay selected with a reason when the server did not decide them', async () => {
    const [first, second, third] = queueOf(auditKind.comment, auditKind.comment, auditKind.reply)
    await openConsole(DESK)
    await shows(sure(first))
    await hands.click(await find('.ant-segmented-item', '列表'))
    for (const at of [1, 2, 3]) await tick(`选择「第 ${at} 条内容」`)
    sure(second).lock = { by: '李娜', userId: 'other', until: control.now() + 60_000 }
    await press('通过')
    await dialog(/确定通过所选的 3 条内容/)
    await agree('通过')
    const told = await dialog(/成功 2 条，失败 1 条/)
    expect(told).toHaveTextContent('第 2 条内容该内容正在由 李娜 审核')
    expect(decisions()).toEqual([
      { ids: [sure(first).auditId, sure(second).auditId], bizType: auditKind.comment, result: 1 },
      { ids: [sure(third).auditId], bizType: auditKind.reply, result: 1 },
    ])
    await hands.keyboard('{Escape}')
    await sees('已选 1 条')
    expect([first, second, third].map((row) => sure(row).status)).toEqual([
      reviewStatus.passed,
      reviewStatus.waiting,
      reviewStatus.passed,
    ])
  })

  it('stay selected when their kind could not be sent', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.reply)
    await openConsole(DESK)
    await shows(sure(first))
    await hands.click(await find('.ant-segmented-item', '列表'))
    for (const at of [1, 2]) await tick(`选择「第 ${at} 条内容」`)
    control.inject({
      path: dynamics.submitAudit.path,
      kind: 'code',
      code: 500,
      message: '服务繁忙',
      times: 1,
      after: 1,
    })
    await press('驳回')
    await tick('广告引流')
    await agree('驳回')
    await dialog(/成功 1 条，失败 1 条/)
    await hands.keyboard('{Escape}')
    await sees('已选 1 条')
    expect([sure(first).status, sure(second).status]).toEqual([reviewStatus.rejected, reviewStatus.waiting])
  })

  it('hide pictures that the machine calls sensitive', async () => {
    const [first, second] = queueOf(auditKind.comment, auditKind.comment)
    Object.assign(sure(first), { images: ['/__files/a.png'], machineLabel: ['porn'] })
    Object.assign(sure(second), { images: ['/__files/b.png'], machineLabel: ['ad'] })
    await openConsole(DESK)
    await shows(sure(first))
    await hands.click(await find('.ant-segmented-item', '列表'))
    await find('button', /第 2 条内容$/)
    const sources = [...document.querySelectorAll('.clamped img')].map((img) => img.getAttribute('src'))
    expect(sources).toEqual(['/__files/b.png'])
  })
})

describe('reports of posts', () => {
  const open = () => reportViews().filter(({ status }) => status === reportStatus.open)
  it('keep the post published when dismissed', async () => {
    const [first] = open()
    const one = sure(postOf(sure(first).dynamicId))
    Object.assign(one, { title: '', content: '被举报的第一条' })
    await openConsole(`${DESK}?tab=reports&dynamicId=${one.id}`)
    await act('被举报的第一条', '处理')
    await dialog(/举报详情/)
    await sent(dynamics.getReport)
    expect(queries(dynamics.getReport)).toEqual([{ id: sure(first).id }])
    await press('举报不成立')
    await seesToast('已标记为不成立')
    expect(decisions()).toEqual([{ ids: [sure(first).id], bizType: auditKind.report, result: 1 }])
    expect(one.status).toBe(dynamicStatus.up)
  })

  it('require a sufficient reason to unpublish the post', { tags: ['core'] }, async () => {
    const [, second] = open()
    const two = sure(postOf(sure(second).dynamicId))
    Object.assign(two, { title: '', content: '被举报的第二条' })
    await openConsole(`${DESK}?tab=reports&dynamicId=${two.id}`)
    await act('被举报的第二条', '处理')
    await press('下架动态')
    await fill('处理说明', '广告', '.ant-modal')
    await agree('下架动态')
    await sees('请填写说明（5-100 字）')
    expect(received(dynamics.takeOffReported)).toHaveLength(0)
    await fill('处理说明', '多人举报，核实为广告', '.ant-modal')
    await agree('下架动态')
    await seesToast('动态已下架')
    expect(queries(dynamics.takeOffReported)).toEqual([{ id: sure(second).id, remark: '多人举报，核实为广告' }])
    expect(received(dynamics.takeOffReported)[0]?.method).toBe('GET')
    expect(two.status).toBe(dynamicStatus.down)
  })
})

it('a waiting post is approved on its own page under a lock', async () => {
  const [task] = queueOf(auditKind.post)
  const { bizId, auditId } = sure(task)
  await openConsole(`/dynamic-management/dynamicDetail?id=${bizId}`)
  await press('通过')
  await seesToast('审核通过')
  expect(bodies(dynamics.getAudit)).toEqual([{ id: auditId, lock: true }])
  expect(decisions()).toEqual([{ ids: [auditId], bizType: auditKind.post, result: 1 }])
  expect(sure(postOf(bizId)).status).toBe(dynamicStatus.up)
})

it('a lock blocks approving a post on its own page only for other reviewers', async () => {
  const [task] = queueOf(auditKind.post)
  const { bizId, auditId } = sure(task)
  const theirs = await other()
  await theirs(dynamics.getAudit.path, { id: auditId, lock: true })
  await openConsole(`/dynamic-management/dynamicDetail?id=${bizId}`)
  await press('通过')
  await until(() => expect(toasts().join()).toMatch(/该内容正在由 .+ 审核/))
  expect(decisions()).toEqual([])
  const own = { auditId, bizId, bizType: auditKind.post, status: reviewStatus.waiting, lockBy: '系统管理员' }
  control.inject({ path: dynamics.getAudit.path, kind: 'code', code: 200, data: own })
  await press('通过')
  await until(() => expect(decisions()).toHaveLength(1))
})
