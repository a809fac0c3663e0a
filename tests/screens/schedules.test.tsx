// @module-tag vehicle
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as reservations from '@/api/vehicle/reservations'
import { customReason, weekDay } from '@/entities/vehicle/reserveSchedule'
import { dateAfter, mondayOf } from '@/entities/vehicle/scheduleRules'
import { formatTime } from '@/lib/time'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { scheduleOf, service, takesPlace } from '../../mocks/vehicle/rules/reservations'
import {
  agree,
  all,
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
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const PAGE = '/afterSale-management/scheduling'
const AS = { as: 'dealer01_service' } as const
const FIRST = 'D00001'
const today = () => formatTime(control.now(), 'YYYY-MM-DD')
const NEXT_WEEK = () => dateAfter(mondayOf(today()), 7)
const spot = (row: number, column: number) => find(`[data-spot="${row}:${column}"]`, /./)
const own = () => scheduleOf(FIRST)
const body = () => sure(bodies(reservations.saveSchedule).at(-1)) as reservations.ScheduleInput // what this page sends
const fixedOf = (day: number) =>
  own()
    .fixedRules.filter((rule) => rule.weekDay === day)
    .toSorted((a, b) => (a.slot < b.slot ? -1 : 1))
    .map(({ quota }) => quota)

describe('dealer schedule', () => {
  it('saves all fixed quotas typed into the grid in one request', { tags: ['core'] }, async () => {
    // Without bookings there is no confirmation.
    service().rows = []
    await openConsole(`${PAGE}?view=fixed`, AS)
    const { updateTime, maxReserve } = own()
    await hands.click(await spot(0, 0))
    await hands.keyboard('12{Enter}')
    await hands.keyboard('3{Tab}')
    expect(await spot(1, 1)).toHaveFocus()
    await hands.keyboard('0{Enter}')
    await sees('保存（3）')
    expect(await spot(0, 0)).toHaveTextContent('12')
    await press('保存（3）')
    await seesToast('排班已保存')
    expect(body()).toMatchObject({ dealerCode: FIRST, maxReserve, updateTime })
    expect(body().fixedRules.filter((rule) => rule.weekDay < weekDay.wednesday)).toEqual([
      { weekDay: weekDay.monday, slot: '08:30-09:30', quota: 12 },
      { weekDay: weekDay.monday, slot: '09:30-10:30', quota: 3 },
      { weekDay: weekDay.tuesday, slot: '09:30-10:30', quota: 0 },
    ])
    expect(fixedOf(weekDay.monday)).toEqual([12, 3])
    expect((await find('button', '保存')).hasAttribute('disabled')).toBe(true)
  })

  it('pastes a spreadsheet block and reports skipped breaks and invalid quotas', async () => {
    await openConsole(`${PAGE}?view=fixed`, AS)
    await hands.click(await spot(0, 0))
    await hands.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(all('[data-spot][aria-selected=true]', /./)).toHaveLength(4)
    await hands.paste('7')
    expect(await spot(1, 1)).toHaveTextContent('7')
    await hands.click(await spot(2, 5))
    await hands.paste('1\t2\nx\t4\n5\t6\n')
    expect(await spot(2, 5)).toHaveTextContent('1')
    expect(toasts()).toEqual(
      expect.arrayContaining(['未粘贴：x；名额须为 0-99 的整数', '3 个单元格为休息时段，已跳过']),
    )
    await hands.keyboard('{Control>}z{/Control}')
    await sees('保存（4）')
    await hands.keyboard('{Control>}z{/Control}')
    expect(await find('button', '撤销')).toBeDisabled()
    await press('重做')
    await sees('保存（4）')
  })

  it('fills a selected block that ends at a break with the typed value', async () => {
    await openConsole(`${PAGE}?view=fixed`, AS)
    await hands.click(await spot(2, 0))
    await hands.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(await spot(3, 0)).toHaveFocus()
    await hands.keyboard('6{Control>}{Enter}{/Control}')
    expect(await spot(2, 0)).toHaveTextContent('6')
    await sees('保存（1）')
  })

  it('returns the focus to the grid when the last change is undone by a button', async () => {
    await openConsole(`${PAGE}?view=fixed`, AS)
    await hands.click(await spot(0, 0))
    await hands.keyboard('5{Enter}')
    ;(await find('button', '撤销')).focus()
    await hands.keyboard('{Enter}')
    await until(() => expect(document.activeElement).toHaveAttribute('data-spot', '1:0'))
  })

  it('fills, clears and copies blocks of quotas', async () => {
    await openConsole(`${PAGE}?view=fixed`, AS)
    await hands.click(await spot(0, 0))
    await hands.keyboard('5{Enter}')
    await hands.click(await spot(0, 0))
    await hands.pointer([
      { keys: '[MouseLeft>]', target: sure(document.querySelector('.sheet-handle')) },
      { target: await spot(0, 2) },
      { keys: '[/MouseLeft]', target: await spot(0, 2) },
    ])
    expect(await spot(0, 2)).toHaveTextContent('5')
    await sees('保存（3）')
    await hands.pointer([
      { keys: '[MouseLeft>]', target: await spot(1, 0) },
      { target: await spot(2, 0) },
      { keys: '[/MouseLeft]', target: await spot(2, 0) },
    ])
    await hands.keyboard('9{Control>}{Enter}{/Control}')
    await sees('保存（5）')
    await hands.keyboard('{Delete}')
    await sees('保存（3）')
    await press('填充')
    await hands.click(await find('[role=menuitem]', '将周一复制到其他各天'))
    expect(await spot(0, 4)).toHaveTextContent('5')
    await press('放弃')
    await agree('放弃')
    expect(await find('button', '保存')).toBeDisabled()
  })

  it('shows the bookings of a week and changes the quota of a single slot', async () => {
    const row = sure(
      service().rows.find(
        (one) => one.dealerCode === FIRST && takesPlace(one) && one.reserveDate > dateAfter(today(), 1),
      ),
    )
    own().customRules = []
    await openConsole(`${PAGE}?week=${row.reserveDate}`, AS)
    const monday = mondayOf(row.reserveDate)
    expect(queries(reservations.getSchedule)).toEqual([
      { dealerCode: FIRST, startDate: monday, endDate: dateAfter(monday, 6) },
    ])
    const booked = service().rows.filter(
      (one) =>
        one.dealerCode === FIRST && takesPlace(one) && one.reserveDate === row.reserveDate && one.slot === row.slot,
    ).length
    const cell = await find(
      '[data-spot]',
      new RegExp(
        `${Number(row.reserveDate.slice(5, 7))}/${Number(row.reserveDate.slice(8))} ${row.slot} 已约 / 名额 ${booked} /`,
      ),
    )
    await hands.click(cell)
    expect(await dialog(/仅设置当日名额/)).toHaveTextContent(row.reserveNo)
    expect(queries(reservations.list).at(-1)).toMatchObject({
      dealerCode: FIRST,
      reserveDate: row.reserveDate,
      slot: row.slot,
    })
    await press('仅设置当日名额')
    await fill('名额', '0')
    await choose('原因', '技师请假')
    // Saves the dialog, not the schedule behind it.
    await hands.keyboard('{Control>}s{/Control}')
    await until(() => expect(cell).toHaveAttribute('data-level', 'over'))
    expect(cell).toHaveAttribute('data-changed', 'true')
    await press('保存（1）')
    expect(await dialog(/以下时段已预约数超过新名额/)).toHaveTextContent(
      `${row.reserveDate} ${row.slot}：已约 ${booked}，名额 0`,
    )
    await agree('保存')
    await seesToast('排班已保存')
    expect(body().customRules).toEqual([
      {
        startDate: row.reserveDate,
        endDate: row.reserveDate,
        slots: [row.slot],
        closeFlag: 0,
        quota: 0,
        reason: customReason.staffAbsent,
        remark: '',
      },
    ])
  })

  it('marks breaks, closed days and days capped at their maximum', async () => {
    await openConsole(`${PAGE}?week=${NEXT_WEEK()}`, AS)
    await find('[data-state=closed]', /周日 .* 休息/)
    await find('[data-state=break]', /周一 .* 11:30-12:30 午休/)
    const monday = sure(document.querySelector('tfoot td'))
    expect(monday.textContent).toMatch(/^\d+ \/ 20已封顶$/)
    expect(monday).toHaveAttribute('data-capped', 'true')
  })

  it('rejects exceptions that overlap, are too long or lack a required note', async () => {
    const [from, to] = [dateAfter(NEXT_WEEK(), 7), dateAfter(NEXT_WEEK(), 9)]
    own().customRules = [
      {
        id: '9',
        startDate: from,
        endDate: to,
        slots: [],
        closeFlag: 1,
        quota: null,
        reason: customReason.holiday,
        remark: '',
      },
    ]
    await openConsole(`${PAGE}?week=${from}`, AS)
    await hands.click(
      await find('[data-spot]', new RegExp(`${Number(to.slice(5, 7))}/${Number(to.slice(8))} 08:30-09:30`)),
    )
    await press('停止该时段预约')
    await choose('原因', '其他')
    await press('确定')
    await sees('与已有自定义规则的日期时段重叠')
    expect(received(reservations.saveSchedule)).toEqual([])
    const rule = {
      startDate: from,
      endDate: to,
      slots: [],
      closeFlag: 1 as const,
      quota: null,
      reason: customReason.other,
      remark: '店庆',
    }
    const save = (customRules: reservations.ScheduleInput['customRules']) =>
      reservations.saveSchedule({ dealerCode: FIRST, maxReserve: 3, fixedRules: [], customRules })
    await expect(save([rule, rule])).rejects.toThrow('与已有自定义规则的日期时段重叠')
    await expect(save([{ ...rule, remark: '' }])).rejects.toThrow('请填写备注')
    await expect(save([{ ...rule, endDate: dateAfter(from, 31) }])).rejects.toThrow('31')
  })

  it('folds expired exceptions and keeps them on save', async () => {
    await openConsole(`${PAGE}?view=custom`, AS)
    const { customRules } = own()
    const ahead = sure(customRules.find(({ endDate }) => endDate >= today()))
    await sees('已过期规则（1）')
    expect(all('button', /^编辑 /)).toHaveLength(1)
    await press(new RegExp(`^删除 ${ahead.startDate}`))
    await agree('删除')
    await press('保存（1）')
    await seesToast('排班已保存')
    expect(own().customRules.map(({ id }) => id)).toEqual(
      customRules.filter((rule) => rule !== ahead).map(({ id }) => id),
    )
  })

  it('offers to reapply local changes after somebody else has saved', async () => {
    await openConsole(`${PAGE}?view=fixed`, AS)
    await hands.click(await spot(0, 0))
    await hands.keyboard('8{Enter}')
    Object.assign(own(), { maxReserve: 9, updateBy: '王芳', updateTime: '2030-01-01 08:00:00' })
    await press('保存（1）')
    await sees(/内容已被王芳于/)
    expect(await box('每时段最大预约数')).toHaveValue('9')
    await press('套用我的修改')
    await press('保存（1）')
    await seesToast('排班已保存')
    expect(body()).toMatchObject({ maxReserve: 9, updateTime: '2030-01-01 08:00:00' })
    expect(fixedOf(weekDay.monday)).toEqual([8])
  })

  it('restores unsaved changes from a draft', async () => {
    const { router } = await openConsole('/maintenance/maintenance', AS)
    draftOf(`reserveSchedule.${FIRST}`).set({ 'fixed 1 08:30-09:30': 8 }, DRAFT_LIFE_MS)
    await act(() => router.navigate(`${PAGE}?view=fixed`))
    await sees('发现未保存的排班修改')
    await press('套用我的修改')
    expect(await spot(0, 0)).toHaveTextContent('8')
    await sees('保存（1）')
  })

  it('lists fixed rules of removed slots and drops them on save', async () => {
    service().rows = []
    own().fixedRules = [...own().fixedRules, { id: '77', weekDay: weekDay.monday, slot: '07:00-08:00', quota: 4 }]
    await openConsole(`${PAGE}?view=fixed`, AS)
    await sees('周一 07:00-08:00 4')
    await hands.click(await spot(0, 0))
    control.inject({ path: reservations.saveSchedule.path, method: 'POST', kind: 'slow', delay: 300, times: 1 })
    await hands.keyboard.now('1{Control>}s{/Control}')
    await sent(reservations.saveSchedule)
    // A change made during the save stays and is saved by the next one.
    await hands.click.now(await spot(0, 1))
    await hands.keyboard.now('2{Enter}')
    await seesToast('排班已保存')
    await settled()
    expect(fixedOf(weekDay.monday)).toEqual([1])
    expect(own().fixedRules.some(({ slot }) => slot === '07:00-08:00')).toBe(false)
    await press('保存（1）')
    await sent(reservations.saveSchedule, 2)
    expect([fixedOf(weekDay.monday), fixedOf(weekDay.tuesday)]).toEqual([[1], [2]])
    expect(await find('button', '保存')).toBeDisabled()
  })

  it('asks headquarters to choose a dealer and to confirm before saving', async () => {
    await openConsole(PAGE)
    await sees('请选择经销商')
    expect(received(reservations.getSchedule)).toEqual([])
    const other = sure([...service().schedules.keys()][1])
    await choose('经销商', new RegExp(other))
    await sent(reservations.getSchedule)
    await fill('每时段最大预约数', '50')
    await press('保存（1）')
    expect(await dialog(new RegExp(`确定保存经销商 ${other}`))).toBeInTheDocument()
    await agree('保存')
    await seesToast('排班已保存')
    expect(scheduleOf(other).maxReserve).toBe(50)
    expect(queries(dealers.selectDealers).filter(({ codes }) => codes === other)).toHaveLength(2)
    await choose('经销商', new RegExp(service().without))
    await sees('请先设置营业时间')
  })

  it('reads days that are sent with a time', async () => {
    await openConsole(PAGE, AS)
    const day = NEXT_WEEK()
    const schedule = { customRules: [{ id: '1', startDate: `${day} 00:00:00`, endDate: `${day} 00:00:00`, slots: [] }] }
    const cells = [{ reserveDate: `${day} 00:00:00`, slot: '08:30-09:30', bookedCount: 3 }]
    control.inject({
      path: reservations.getSchedule.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { schedule, cells } }),
      times: 1,
    })
    const reply = await reservations.getSchedule({ dealerCode: FIRST, startDate: day, endDate: day })
    expect(reply.schedule?.customRules).toMatchObject([{ startDate: day, endDate: day }])
    expect(reply.cells).toMatchObject([{ reserveDate: day }])
  })

  it('accepts alternative response formats', async () => {
    control.inject({ path: reservations.getSchedule.path, kind: 'dialect', turn: 5 })
    control.inject({ path: reservations.getDayConfig.path, kind: 'dialect', turn: 2 })
    await openConsole(PAGE, AS)
    await find('[data-spot]', /08:30-09:30 已约 \/ 名额 \d+ \/ \d+/)
  })
})
