import * as points from '@/api/members/points'
import { pointReport } from '@/entities/members/pointReport'
import { Loaded, useLoad } from '@/kit/data/load'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { Trend } from '@/kit/show/Trend'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

const CARDS = [
  { field: pointReport.earnPoints, before: 'previousEarnPoints' },
  { field: pointReport.usePoints, before: 'previousUsePoints' },
  { field: pointReport.expirePoints, before: 'previousExpirePoints' },
  { field: pointReport.adjustPoints, before: 'previousAdjustPoints' },
  { field: pointReport.balance, before: 'previousBalance' },
] as const

/** What the period comes to, each with its change to the period before. Of App points also what those still owed are worth in the shop. */
export const ReportTiles = ({ asked, isStaff }: { asked: points.ReportQuery; isStaff: boolean }) => {
  const t = useT()
  const { number, percent, money } = useFormats()
  const load = useLoad(points.getReport.query(asked, { quiet: true }))
  const { summary } = load.data ?? {}
  const worth = summary?.worth
  return (
    <Loaded load={load}>
      {summary && (
        <Tiles label={t(isStaff ? 'pointPools.staffFigures' : 'pointPools.appFigures')}>
          {CARDS.map(({ field, before }) => {
            const [now, then] = [summary[field.key], summary[before]]
            const change = now === undefined || then === undefined ? undefined : now - then
            return (
              <Tile
                key={field.key}
                label={t(field.label)}
                value={field === pointReport.adjustPoints ? <SignedPoints value={now} /> : number(now)}
                note={
                  <>
                    {change !== undefined && (
                      <Trend change={change} good="neither">
                        {t('pointPools.toBefore', { rate: percent(rateOf(Math.abs(change), Math.abs(then ?? 0))) })}
                      </Trend>
                    )}
                    {field === pointReport.balance && worth !== undefined && (
                      <span> {t('pointPools.worth', { money: money((worth / 100).toFixed(2)) })}</span>
                    )}
                  </>
                }
              />
            )
          })}
        </Tiles>
      )}
    </Loaded>
  )
}
