import * as points from '@/api/members/points'
import { pointRate, type RateTerms } from '@/entities/members/pointRate'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields } from '../../core/input'
import { readInto } from '../../core/readInto'
import { demand } from '../../system/rules/access'
import { demandHeadquarters } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import { rate } from '../rules/pointRate'

const DAY = 86_400_000
const KEYS = ['staffPoints', 'appPoints', 'pointsPerYuan', 'minMove', 'dayLimit', 'monthLimit', 'remark'] as const
const TERMS = ['staffPoints', 'appPoints', 'pointsPerYuan'] as const

on(points.getRate)(() => {
  const { now, next } = rate()
  return now && { ...now, next }
})
on(points.setRate)((input, { user, now }) => {
  demand(user, 'points.setRate')
  demandHeadquarters(user)
  const kept = rate()
  const { values, faults } = readInto(pointRate, KEYS, input, {})
  const was = kept.next ?? kept.now
  const isChanged = was !== null && TERMS.some((key) => was[key] !== values[key])
  refuseFields({
    ...faults,
    monthLimit:
      faults.monthLimit ??
      (values.monthLimit > 0 && values.monthLimit < values.dayLimit ? '每月上限不能小于每日上限' : undefined),
    remark: faults.remark ?? (isChanged && values.remark === '' ? '请填写调整说明' : undefined),
  })
  const rateOn = integer(input.rateOn) === 1 ? 1 : 0
  const set: RateTerms = {
    ...values,
    id: newId(),
    rateOn,
    effectTime: `${wireTime(now + DAY).slice(0, 10)} 00:00:00`,
    updateBy: user.nickname,
    updateTime: wireTime(now),
  }
  // The switch takes effect at once, other changes the next day. The very first rate takes effect at once.
  if (kept.now) Object.assign(kept, { now: { ...kept.now, rateOn }, next: set })
  else kept.now = { ...set, effectTime: wireTime(now) }
})
