// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as reservations from '@/api/vehicle/reservations'
import { isYes } from '@/entities/field'
import { weekDay } from '@/entities/vehicle/reserveSchedule'
import { dropMenu, menuRows } from '../../mocks/system/rules/access'
import { configOf, service } from '../../mocks/vehicle/rules/reservations'
import {
  agree,
  bodies,
  box,
  dialog,
  fill,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const PAGE = '/maintenance/maintenance'
const AS = { as: 'dealer01_service' } as const
const FIRST = 'D00001'
const rules = () => sure(configOf(FIRST))
const phone = () => sure(document.querySelector<HTMLElement>('.booking-phone'))
const follower = () => sure([...service().schedules.keys()].find((code) => isYes(sure(configOf(code)).inheritFlag)))

describe('maintenance reservation settings', () => {
  it(
    'save all fields except those locked by headquarters and preview them on the phone',
    { tags: ['core'] },
    async () => {
      await openConsole(PAGE, AS)
      expect(await box('爽约上限（次/90 天）')).toBeDisabled()
      await sees('由总部统一设置')
      await fill('可提前预约天数', '2')
      await until(() => expect(phone().querySelectorAll('section')).toHaveLength(3))
      await fill('单日最大预约数', '18')
      await press('保存')
      await seesToast('维保预约配置已保存')
      const [body] = bodies(reservations.saveDayConfig)
      expect(body).toMatchObject({
        dealerCode: FIRST,
        inheritFlag: 0,
        advanceDays: 2,
        dayMax: 18,
        updateTime: expect.any(String),
      })
      expect(body).not.toHaveProperty('noShowLimit')
      expect(rules()).toMatchObject({ advanceDays: 2, dayMax: 18, noShowLimit: 2 })
      await sent(dealers.getReserveStation, 2)
    },
  )

  it('reject a break outside opening hours and overlapping discounts', async () => {
    rules().weekRows[0] = { ...sure(rules().weekRows[0]), breakStart: '07:00', breakEnd: '08:00' }
    const [first] = rules().discounts
    rules().discounts = [sure(first), { ...sure(first), id: '2' }]
    await openConsole(PAGE, AS)
    await press('保存')
    await sees('周一 午休须在营业时间内，且结束时间须晚于开始时间')
    await sees('折扣时段重叠')
    expect(received(reservations.saveDayConfig)).toEqual([])
    await expect(reservations.saveDayConfig({ dealerCode: FIRST, dayMax: 9 })).rejects.toThrow(
      '午休须在营业时间内，且结束时间须晚于开始时间',
    )
  })

  it('copy a closed day to all others but require one open day', async () => {
    await openConsole(PAGE, AS)
    await tick('营业 周一')
    await press('将 周一 复制到其他各天')
    await press('保存')
    await sees('至少营业一天')
    await tick('营业 周二')
    await tick('营业 周三')
    await press('保存')
    await seesToast('维保预约配置已保存')
    expect(
      rules()
        .weekRows.filter(({ openFlag }) => isYes(openFlag))
        .map((row) => row.weekDay),
    ).toEqual([weekDay.tuesday, weekDay.wednesday])
  })

  it('omit the confirmation deadline when reservations are confirmed automatically', async () => {
    await openConsole(PAGE, AS)
    await tick('自动确认')
    await until(() => expect(document.body).not.toHaveTextContent('确认时限（小时）'))
    await press('保存')
    await seesToast('维保预约配置已保存')
    expect(bodies(reservations.saveDayConfig)[0]).not.toHaveProperty('confirmHours')
  })

  it('return to the headquarters default after confirmation', async () => {
    await openConsole(PAGE, AS)
    await press('恢复总部默认')
    await agree('恢复总部默认')
    await seesToast('维保预约配置已保存')
    expect(bodies(reservations.saveDayConfig)).toEqual([
      { dealerCode: FIRST, inheritFlag: 1, updateTime: expect.any(String) },
    ])
    expect(await box('单日最大预约数')).toBeDisabled()
    await tick('沿用总部默认')
    expect(await box('单日最大预约数')).toBeEnabled()
  })

  it('show the changes of another user before overwriting them', async () => {
    await openConsole(PAGE, AS)
    await fill('工位数', '7')
    Object.assign(rules(), { dayMax: 77, updateBy: '王芳', updateTime: '2030-01-01 08:00:00' })
    await press('保存')
    expect(await dialog(/内容已被「王芳」/)).toHaveTextContent('单日最大预约数')
    await press('仍然覆盖')
    await seesToast('维保预约配置已保存')
    expect(rules().bayCount).toBe(7)
  })

  it('count the following dealers before headquarters saves a locked field', async () => {
    await openConsole(PAGE)
    await press('锁定 单日最大预约数')
    await press('保存')
    expect(await dialog(/确定保存总部默认配置/)).toHaveTextContent(/\d+ 家经销商沿用此配置/)
    await agree('保存')
    await seesToast('维保预约配置已保存')
    const [body] = bodies(reservations.saveDayConfig)
    expect(body).toMatchObject({ lockedFields: ['noShowLimit', 'cancelHours', 'dayMax'] })
    expect(body).not.toHaveProperty('dealerCode')
    expect(body).not.toHaveProperty('inheritFlag')
  })

  it('start from the headquarters default for a dealer without its own', async () => {
    const { without } = service()
    await openConsole(`${PAGE}?dealerCode=${without}`)
    await sees('尚未配置，保存后客户可预约')
    await sees('暂未配置服务站')
    expect(queries(reservations.getDayConfig)).toEqual(expect.arrayContaining([{ dealerCode: without }, {}]))
    await press('保存')
    await seesToast('维保预约配置已保存')
    expect(sure(configOf(without)).inheritFlag).toBe(0)
  })

  it('are locked for a dealer that follows the headquarters default', async () => {
    await openConsole(`${PAGE}?dealerCode=${follower()}`)
    expect(await box('工位数')).toBeDisabled()
    await tick('沿用总部默认')
    expect(await box('工位数')).toBeEnabled()
  })

  it('are read-only without the permission to save', async () => {
    dropMenu(sure(menuRows.find(({ permission }) => permission === 'reservations.saveDayConfig')).id)
    await openConsole(PAGE, AS)
    expect(await box('工位数')).toBeDisabled()
    expect(hasButton('保存')).toBe(false)
    await hands.keyboard('{Control>}s{/Control}')
    expect(received(reservations.saveDayConfig)).toEqual([])
    await expect(reservations.saveDayConfig({ dealerCode: FIRST, dayMax: 18 })).rejects.toThrow('没有操作权限')
  })
})
