// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { enableStatus } from '@/entities/shared/enums'
import { exchange } from '../../mocks/commerce/calls/pointsExchange'
import {
  agree,
  bodies,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const PAGE = '/config-management-shop/integral-config'
const save = () => press(/^保\s?存$/)

describe('points exchange rule', () => {
  it('requires a changed point value to be typed again', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await until(async () => expect(await find('input', '兑换 1 元所需积分')).toBeDisabled())
    await press(/^编\s?辑$/)
    await fill('兑换 1 元所需积分', '200')
    await sees('与积分中心汇率（100 积分 = 1 元）不一致')
    await save()
    await dialog(/对所有新订单生效，确定保存/)
    const ok = await find('[role=dialog] button', /^保\s?存$/)
    expect(ok).toBeDisabled()
    await hands.type(sure((await dialog(/200/)).querySelector('input')), '200')
    await hands.click(ok)
    await seesToast('兑换规则已保存')
    expect(bodies(integral.updateExchange)).toEqual([
      expect.objectContaining({ id: '7301', pointsPerYuan: 200, stepPoints: 100, minAmount: '50.00' }),
    ])
    await until(async () => expect(await find('input', '兑换 1 元所需积分')).toBeDisabled())
  })

  it('rejects an invalid step, maximum and discount share', async () => {
    await openConsole(PAGE)
    await press(/^编\s?辑$/)
    await fill('兑换 1 元所需积分', '1000')
    await fill('使用步长', '5')
    await fill('单笔最高积分', '100')
    await fill('最高抵扣比例', '101')
    await save()
    await sees('步长折算的金额须为 0.01 元的整数倍')
    await sees('不能低于最低使用积分')
    await sees('最高抵扣比例须为 1%-100%')
    expect(received(integral.updateExchange)).toEqual([])
  })

  it('calculates an example and names the limit that applies', async () => {
    await openConsole(PAGE)
    await sees('5,000 积分')
    await fill('持有积分', '99999')
    await sees('10,000 积分')
    await sees('受最高抵扣比例限制')
    await sees('¥110.00')
    await fill(/^商品金额/, '49.99')
    await sees('未达到订单起用金额')
    await fill(/^商品金额/, '200')
    await fill('持有积分', '499')
    await sees('可用积分低于最低使用积分')
  })

  it('asks for confirmation before disabling payment with points', async () => {
    await openConsole(PAGE)
    await press(/^编\s?辑$/)
    await tick('停用')
    await save()
    await dialog(/关闭后用户将不能使用积分抵扣/)
    await agree(/^保\s?存$/)
    await seesToast('兑换规则已保存')
    expect(exchange().rule?.status).toBe(enableStatus.disabled)
    await sees('积分抵扣已关闭')
  })

  it('offers to reload or overwrite a rule that somebody else saved meanwhile', async () => {
    const rule = sure(exchange().rule)
    await openConsole(PAGE)
    await press(/^编\s?辑$/)
    await fill('说明', '春节活动')
    Object.assign(rule, { maxRatio: 30, updateBy: '李运营', updateTime: '2026-01-02 03:04:05' })
    const saves = async () => {
      await save()
      await dialog(/确定保存/)
      await agree(/^保\s?存$/)
      await dialog(/李运营/)
    }
    await saves()
    await agree('查看最新')
    await until(async () => expect(await find('input', '最高抵扣比例')).toHaveValue('30'))
    expect(await find('textarea', '说明')).not.toHaveValue('春节活动')
    await press('恢复')
    await until(async () => expect(await find('textarea', '说明')).toHaveValue('春节活动'))
    Object.assign(rule, { updateTime: '2026-01-02 03:05:06' })
    await saves()
    expect(rule.remark).not.toBe('春节活动')
    await agree('仍然覆盖')
    await seesToast('兑换规则已保存')
    expect(bodies(integral.updateExchange).at(-1)).toMatchObject({ remark: '春节活动', force: true })
    expect(exchange().rule?.remark).toBe('春节活动')
  })

  it('is created where none exists', async () => {
    exchange().rule = null
    await openConsole(PAGE)
    await sees('尚未设置积分抵扣')
    await press('立即设置')
    await save()
    await dialog(/确定保存/)
    await agree(/^保\s?存$/)
    await seesToast('兑换规则已保存')
    expect(bodies(integral.createExchange)).toEqual([
      expect.objectContaining({ status: enableStatus.enabled, pointsPerYuan: 100 }),
    ])
    await until(() => expect(hasButton(/^编\s?辑$/)).toBe(true))
  })

  it('can be saved although the points service fails', async () => {
    control.inject({ path: points.getRate.path, kind: 'code', code: 500, message: '积分中心繁忙' })
    await openConsole(PAGE)
    await sees('积分中心繁忙')
    await press(/^编\s?辑$/)
    await fill('说明', '春节活动')
    await save()
    await dialog(/确定保存/)
    await agree(/^保\s?存$/)
    await seesToast('兑换规则已保存')
  })
})
