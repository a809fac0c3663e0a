import * as integral from '@/api/commerce/integral'
import type { PointsExchange } from '@/entities/commerce/pointsExchange'
import { goodsType } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { createContext } from '../../core/context'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { refuseChanged, refuseFields, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { demandHeadquarters } from '../../community/rules/headquarters'
import { newId, reference } from '../../system/rules/store'
import { lengthFault } from '../rules/supplyInput'

/** The points exchange rule of the shop. Null if none was set. */
export const exchange = seeded('pointsExchange', (): { rule: PointsExchange | null } => {
  const context = createContext(reference(), 20_240_804, 1)
  return {
    rule: {
      id: '7301',
      status: enableStatus.enabled,
      pointsPerYuan: 100,
      minAmount: '50.00',
      minPoints: 500,
      stepPoints: 100,
      maxRatio: 50,
      maxPoints: 20_000,
      freightFlag: 0,
      couponFlag: 1,
      goodsTypes: [goodsType.physical, goodsType.service],
      returnFlag: 1,
      startTime: context.time(90),
      remark: '积分抵扣用于现金商品，活动期间以活动规则为准',
      updateBy: '系统管理员',
      updateTime: context.workTime(91),
    },
  }
})
on(integral.getExchange)(() => exchange().rule)

const isWhole = (value: unknown, least: number, max: number) =>
  Number.isInteger(Number(text(value))) && Number(text(value)) >= least && Number(text(value)) <= max
const isMoney = (value: unknown, max: number) =>
  text(value) === '' || (/^\d+(\.\d{1,2})?$/.test(text(value)) && Number(text(value)) <= max)
const isGoodsType = (value: string) => goodsType.options.some((one) => String(one.value) === value)
const check = (input: Record<string, unknown>, now: number) => {
  const [rate, step, least, max] = [input.pointsPerYuan, input.stepPoints, input.minPoints, input.maxPoints].map(
    (one) => Number(text(one)),
  ) as [number, number, number, number] // Four values in, four values out.
  const types = texts(input.goodsTypes)
  refuseFields({
    pointsPerYuan: isWhole(rate, 1, 10_000) ? undefined : '兑换1元所需积分须为1-10000的整数',
    minAmount: isMoney(input.minAmount, 99_999) ? undefined : '订单起用金额须为0-99999，最多两位小数',
    minPoints: isWhole(least, 0, 999_999) ? undefined : '最低使用积分须为0-999999的整数',
    stepPoints: !isWhole(step, 1, 10_000)
      ? '使用步长须为1-10000的整数'
      : (step * 100) % rate
        ? '步长折算的金额须为 0.01 元的整数倍'
        : undefined,
    maxRatio: isWhole(input.maxRatio, 1, 100) ? undefined : '最高抵扣比例为1-100',
    maxPoints: !isWhole(max, 0, 9_999_999)
      ? '单笔最高积分须为0-9999999的整数'
      : max > 0 && max < least
        ? '单笔最高积分不能低于最低使用积分'
        : undefined,
    goodsTypes: types.length > 0 && types.every(isGoodsType) ? undefined : '请选择适用商品类型',
    startTime: (toMillis(input.startTime) ?? 0) < now - 60_000 ? '时间不能早于当前时间' : undefined,
    remark: lengthFault(text(input.remark), '说明', [0, 200]),
  })
}
const save = (input: Record<string, unknown>, id: string, nickname: string, now: number) => {
  check(input, now)
  // The checked input has exactly the fields of the rule.
  exchange().rule = {
    ...exchange().rule,
    ...input,
    id,
    updateBy: nickname,
    updateTime: formatTime(now),
  } as PointsExchange // see above
}
on(integral.createExchange)((input: Record<string, unknown>, { user, now }) => {
  demandHeadquarters(user, 'integral.createExchange')
  if (exchange().rule) throw new Refusal(400, '积分抵扣规则已存在，请刷新后重试')
  save(input, newId(), user.nickname, now)
})
on(integral.updateExchange)((input: Record<string, unknown>, { user, now }) => {
  demandHeadquarters(user, 'integral.updateExchange')
  const { rule } = exchange()
  if (rule?.id !== text(input.id)) throw new Refusal(404, '规则不存在或已删除')
  refuseChanged(rule, input)
  save(input, rule.id, user.nickname, now)
})
