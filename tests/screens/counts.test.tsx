import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as activities from '@/api/marketing/activities'
import type { AnyCall } from '@/api/call'
import * as cashDraws from '@/api/marketing/cashDraws'
import * as clues from '@/api/leads/clues'
import * as coupons from '@/api/marketing/coupons'
import * as evaluations from '@/api/leads/evaluations'
import * as lotteries from '@/api/marketing/lotteries'
import * as materialReports from '@/api/leads/materialReports'
import * as outCall from '@/api/leads/outCall'
import * as shares from '@/api/marketing/shares'
import { sees, settled, sure, until } from '../actions'
import { control, openConsole } from '../harness'
import { enter } from '../sweep'

interface Case {
  path: string
  call: AnyCall
  where: string
}
const M = '/marketing-management'
/**
 * Every list whose reply has a summary, with a page that shows it. A page never occurs twice in a row, because its
 * old figures would still be shown.
 */
const CASES: readonly Case[] = [
  { path: '/clue-management/clueList?createTime=', call: clues.listZb, where: '.ant-segmented' },
  { path: '/clue-management/cultivate', call: clues.listNurture, where: '.nurture-funnel' },
  { path: '/clue-management/cluePoolList', call: clues.listPool, where: '.figures' },
  { path: '/evaluate/evaluate-management', call: evaluations.listClues, where: '.figures' },
  { path: '/report/report-list', call: materialReports.list, where: '.figures' },
  { path: '/evaluate/evaluate-management?tab=line', call: evaluations.list, where: '.figures' },
  { path: `${M}/cash-draw`, call: cashDraws.list, where: '.figures' },
  { path: `${M}/drawRecords?drawTime=`, call: cashDraws.listRecords, where: '.figures' },
  { path: `${M}/payRecords?createTime=`, call: cashDraws.listPayments, where: '.figures' },
  { path: `${M}/campaign-host?status=2`, call: activities.list, where: '.status-tabs .ant-tabs-nav' },
  { path: `${M}/campaign-dealer?status=2`, call: activities.listDealer, where: '.status-tabs .ant-tabs-nav' },
  { path: `${M}/lottery-record?drawTime=`, call: lotteries.listRecords, where: '.figures' },
  { path: `${M}/shareRecord`, call: shares.list, where: '.figures' },
  { path: `${M}/ProvideData`, call: coupons.listTrades, where: '.figures' },
]
const words = (where: string) => [...document.querySelectorAll(where)].map(({ textContent }) => textContent).join(' ')
const open = async (path: string) => {
  const { router } = await openConsole(path)
  await settled()
  return (to: string) => act(() => router.navigate(to))
}

describe('summary counts', () => {
  it('are shown as a dash and never as 0 when missing', { timeout: 300_000 }, async () => {
    const { router } = await openConsole('/home')
    const found: string[] = []
    for (const { path, call, where } of CASES) {
      control.inject({ path: call.path, kind: 'bend', bend: 'summaryMissing' })
      await enter(router, path)
      await until(() => expect(words(where)).toContain('—')).catch(() => found.push(`${path}: no dash`))
      await settled()
      if (/(^|[^\d.,])0(%|[^\d.,]|$)/.test(words(where))) found.push(`${path}: ${words(where)}`)
      control.lift()
    }
    expect(found).toEqual([])
  })

  it('are shown as dashes with empty charts on a task page when missing', async () => {
    const go = await open('/outboundTask/outboundTask')
    const { taskId } = sure((await outCall.listTasks({ pageNo: 1, pageSize: 1 })).records[0])
    control.inject({ path: outCall.listTaskDetails.path, kind: 'bend', bend: 'summaryMissing' })
    await go(`/outboundTask/callOutDetails?taskId=${taskId}`)
    await until(() => expect(words('.figures')).toContain('—'))
    expect(document.querySelectorAll('.task-charts .ant-empty')).toHaveLength(2)
  })

  it('fall back to the list total when missing, or to a dash in a filtered list', async () => {
    control.inject({ path: activities.list.path, kind: 'bend', bend: 'summaryMissing' })
    const go = await open(`${M}/campaign-host`)
    const { total } = await activities.list({ pageNo: 1, pageSize: 1 })
    await sees(`全部 ${total}`)
    await go(`${M}/campaign-host?status=2`)
    await sees('全部 —')
  })

  it('are read as numbers when sent as text', async () => {
    control.inject({ path: activities.list.path, kind: 'bend', bend: 'summaryText' })
    await open(`${M}/campaign-host`)
    const { total } = await activities.list({ pageNo: 1, pageSize: 1 })
    await sees(`全部 ${total}`)
  })
})

describe('outbound call task page', () => {
  it('shows the task and its calls when the response lacks the task', async () => {
    const go = await open('/outboundTask/outboundTask')
    const { taskId, taskName } = sure((await outCall.listTasks({ pageNo: 1, pageSize: 1 })).records[0])
    control.inject({ path: outCall.listTaskDetails.path, kind: 'bend', bend: 'taskMissing' })
    await go(`/outboundTask/callOutDetails?taskId=${taskId}`)
    await until(() => expect(words('.record-head h2')).toContain(taskName))
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(0))
    expect(document.body).not.toHaveTextContent('无权查看')
  })

  it('opens its form without invalid times for unreadable call hours', async () => {
    const go = await open('/outboundTask/outboundTask')
    const page = await outCall.listTasks({ pageNo: 1, pageSize: 1 })
    const row = { ...sure(page.records[0]), callWindow: '全天' }
    control.inject({ path: outCall.listTasks.path, kind: 'code', code: 200, data: { records: [row], total: 1 } })
    await go(`/outboundTask/outboundTask?mode=edit&record=${row.taskId}`)
    await until(() => expect(document.querySelectorAll('.ant-drawer .ant-picker input').length).toBeGreaterThan(0))
    expect(
      [...document.querySelectorAll<HTMLInputElement>('.ant-drawer input')].map(({ value }) => value),
    ).not.toContain('Invalid Date')
  })
})
