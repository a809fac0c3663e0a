import type { RateTerms } from '@/entities/members/pointRate'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'

/** Current and next exchange rate. Null if none was ever set. */
const rates = seeded('pointRate', (): { now: RateTerms | null; next: RateTerms | null } => {
  const context = createContext(reference(), 20_261_132, 1)
  return {
    now: {
      id: '8101',
      staffPoints: 10,
      appPoints: 8,
      pointsPerYuan: 100,
      minMove: 100,
      dayLimit: 5000,
      monthLimit: 50_000,
      rateOn: 1,
      effectTime: `${context.date(120)} 00:00:00`,
      remark: '年度兑换比例调整',
      updateBy: '系统管理员',
      updateTime: context.workTime(121),
    },
    next: null,
  }
})
/** Returns the current rate. The next rate replaces it once its time has come. */
export const rate = () => {
  const all = rates()
  if (all.next && all.next.effectTime <= wireTime(control.now())) Object.assign(all, { now: all.next, next: null })
  return all
}
