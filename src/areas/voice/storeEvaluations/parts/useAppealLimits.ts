import { useMemo } from 'react'
import { totalIn } from '@/api/reply'
import * as stores from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { type Appealable, barrierOf, daysToAppeal } from '@/entities/voice/scoreRules'
import type { ScoreSetting } from '@/entities/voice/scoreSetting'
import type { StoreEvaluation } from '@/entities/voice/storeEvaluation'
import { useLoad } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { inZone } from '@/lib/time'

const QUIET = { quiet: true } as const
const NO_SETTING: Partial<ScoreSetting> = {}

/**
 * Returns the appeal limits and `left`, the dealer's remaining appeals of this month. `left` is undefined for viewers
 * without an own dealer, without a quota, and if the number of appeals is unknown.
 */
export const useAppealLimits = () => {
  const { ownDealer } = useViewer()
  const setting = useLoad(stores.getScoreSetting.query(undefined, QUIET), { recent: true }).data ?? NO_SETTING
  const createTimeStart = inZone(Date.now()).startOf('month').format('YYYY-MM-DD HH:mm:ss')
  const sent = useLoad(stores.listAppeals.query({ createTimeStart, pageNo: 1, pageSize: 1 }, QUIET), {
    enabled: ownDealer !== '',
  }).data
  const quota = numberIn(setting.appealQuota)
  const used = totalIn(sent)
  const left = quota !== null && used !== undefined ? Math.max(quota - used, 0) : undefined
  return useMemo(
    () => ({
      setting,
      left,
      quota,
      mayAppeal: (row: Appealable) => barrierOf(row, setting, left, Date.now()) === undefined,
      daysLeft: (row: StoreEvaluation) => daysToAppeal(row, setting, Date.now()),
    }),
    [setting, left, quota],
  )
}
export type AppealLimits = ReturnType<typeof useAppealLimits>
