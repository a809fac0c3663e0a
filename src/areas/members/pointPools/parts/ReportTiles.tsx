import '../pointPools.css'
import * as points from '@/api/members/points'
import type { Numbers } from '@/api/reply'
import { pointReport } from '@/entities/members/pointReport'
import { Loaded, useLoad } from '@/kit/data/load'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { Trend } from '@/kit/show/Trend'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

const CARDS = [
  pointReport.earnPoints,
  pointReport.usePoints,
  pointReport.expirePoints,
  pointReport.adjustPoints,
] as const

const useFigures = (asked: points.ReportQuery) => useLoad(points.getReport.query(asked, { quiet: true }))

/** The change of a figure to the period before, without words where `short`; nothing where one of them is not known. */
const Change = ({ now, then, short }: { now: number | undefined; then: number | undefined; short?: boolean }) => {
  const t = useT()
  const { percent } = useFormats()
  if (now === undefined || then === undefined) return null
  const rate = percent(rateOf(Math.abs(now - then), Math.abs(then)))
  const words = t('pointPools.toBefore', { rate })
  return (
    <small className="period-change" title={words}>
      <Trend change={now - then} good="neither">
        {short ? rate : words}
      </Trend>
    </small>
  )
}
const beforeOf = (summary: Numbers, key: string): number | undefined =>
  summary[`previous${key.slice(0, 1).toUpperCase()}${key.slice(1)}`]

/** What the period comes to. */
export const ReportTiles = ({ asked, isStaff }: { asked: points.ReportQuery; isStaff: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const load = useFigures(asked)
  const { summary } = load.data ?? {}
  return (
    <Loaded load={load}>
      {summary && (
        <Tiles label={t(isStaff ? 'pointPools.staffFigures' : 'pointPools.appFigures')}>
          {CARDS.map((field) => (
            <Tile
              key={field.key}
              label={t(field.label)}
              value={
                <>
                  {field === pointReport.adjustPoints ? (
                    <SignedPoints value={summary[field.key]} />
                  ) : (
                    count(summary[field.key])
                  )}{' '}
                  <Change short now={summary[field.key]} then={beforeOf(summary, field.key)} />
                </>
              }
            />
          ))}
        </Tiles>
      )}
    </Loaded>
  )
}

/** The points that are owed at the end of the period, and where it is known what they are worth in the shop. */
export const ClosingBalance = ({ asked }: { asked: points.ReportQuery }) => {
  const t = useT()
  const { count, money } = useFormats()
  const { summary } = useFigures(asked).data ?? {}
  if (!summary) return null
  const { balance, worth } = summary
  return (
    <>
      {t(pointReport.balance.label)} <b>{count(balance)}</b>{' '}
      <Change now={balance} then={beforeOf(summary, 'balance')} />
      {worth !== undefined && <span> {t('pointPools.worth', { money: money((worth / 100).toFixed(2)) })}</span>}
    </>
  )
}
