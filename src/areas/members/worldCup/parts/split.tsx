import { Alert } from 'antd'
import type { MatchDetail } from '@/entities/members/cupMatch'
import { type PotSplit, splitPot } from '@/entities/members/cupRules'
import { useLoad } from '@/kit/data/load'
import { SmallTable } from '@/kit/show/SmallTable'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { activityQuery } from './queries'

/** Returns how the pot of a match is shared, by the shares of the activity where the match has none of its own; undefined where a part of it is unknown. */
export const useSplit = (row: MatchDetail): PotSplit | undefined => {
  const own = [row.exactShare, row.resultShare].every((share) => numberIn(share) !== null)
  const { data } = useLoad(activityQuery(), { enabled: !own })
  const shares = own ? row : data
  const [jackpot, exactShare, resultShare, exactCount, resultCount] = [
    ...[row.jackpot, shares?.exactShare, shares?.resultShare, row.exactCount, row.resultCount],
  ].map((value) => numberIn(value) ?? undefined)
  if (
    jackpot === undefined ||
    exactShare === undefined ||
    resultShare === undefined ||
    exactCount === undefined ||
    resultCount === undefined
  )
    return undefined
  return splitPot({ jackpot, exactShare, resultShare, exactCount, resultCount })
}

/** Who gets how much of a pot, and what rolls over. */
export const SplitTable = ({ split }: { split: PotSplit }) => {
  const t = useT()
  const { count } = useFormats()
  const { exact, result, winners, issued, rollover } = split
  const note = winners === 0 ? 'worldCup.noHit' : exact.count === 0 ? 'worldCup.noExact' : undefined
  return (
    <>
      {note && <Alert type={winners ? 'info' : 'warning'} showIcon title={t(note)} className="space-below" />}
      <SmallTable
        rowKey="name"
        scroll={{ x: 'max-content' }}
        dataSource={[
          { name: t('guessStatus.exact'), ...exact },
          { name: t('guessStatus.result'), ...result },
          { name: t('worldCup.total'), pot: exact.pot + result.pot, count: winners, each: null, issued },
        ]}
        columns={[
          { title: t('cupGuess.status'), dataIndex: 'name' },
          { title: t('worldCup.share'), dataIndex: 'pot', align: 'end', render: count },
          { title: t('worldCup.people'), dataIndex: 'count', align: 'end', render: count },
          { title: t('worldCup.each'), dataIndex: 'each', align: 'end', render: count },
          { title: t('worldCup.issued'), dataIndex: 'issued', align: 'end', render: count },
        ]}
      />
      <p className="digits">{t('worldCup.rollsOver', { points: count(rollover) })}</p>
    </>
  )
}
