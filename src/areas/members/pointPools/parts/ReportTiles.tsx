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
  pointReport.earnPoints,
  pointReport.usePoints,
  pointReport.expirePoints,
  pointReport.adjustPoints,
] as const

const useFigures = (asked: points.ReportQuery) => useLoad(points.getReport.query(asked, { quiet: true }))

/** The change of a figure to the period before; nothing where one of them is not known. */
const Change = ({ now, then }: { now: number | undefined; then: number | undefined }) => {
  const t = useT()
  const { percent } = useFormats()
  if (now === undefined || then === undefined) return null
  return (
    <Trend change={now - then} good="neither">
      {t('pointPools.toBefore', { rate: percent(rateOf(Math.abs(now - then), Math.abs(then))) })}
    </Trend>
  )
}

/** What the period comes to. */
export const ReportTiles = ({ asked, isStaff }: { asked: points.ReportQuery; isStaff: boolean }) => {
  const t = useT()
  const { number } = useFormats()
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
                field === pointReport.adjustPoints ? (
                  <SignedPoints value={summary[field.key]} />
                ) : (
                  number(summary[field.key])
                )
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
  const { number, money } = useFormats()
  const { summary } = useFigures(asked).data ?? {}
  if (!summary) return null
  const { balance, previousBalance, worth } = summary
  return (
    <>
      {t(pointReport.balance.label)} <b>{number(balance)}</b> <Change now={balance} then={previousBalance} />
      {worth !== undefined && <span> {t('pointPools.worth', { money: money((worth / 100).toFixed(2)) })}</span>}
    </>
  )
}
