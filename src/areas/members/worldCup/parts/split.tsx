import { Alert } from 'antd'
import type { CupMatch, MatchDetail } from '@/entities/members/cupMatch'
import { type PotSplit, splitPot } from '@/entities/members/cupRules'
import { SmallTable } from '@/kit/show/SmallTable'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** Returns how the pot of a match is shared; undefined where the reply lacks a part of it. */
export const splitOf = (
  row: Pick<CupMatch, 'jackpot' | 'exactCount' | 'resultCount'> & Pick<MatchDetail, 'exactShare' | 'resultShare'>,
): PotSplit | undefined => {
  const [jackpot, exactShare, resultShare, exactCount, resultCount] = [
    row.jackpot,
    row.exactShare,
    row.resultShare,
    row.exactCount,
    row.resultCount,
  ].map(numberIn)
  if (
    [jackpot, exactShare, resultShare, exactCount, resultCount].some((value) => value === null || value === undefined)
  )
    return undefined
  return splitPot({
    jackpot: jackpot ?? 0,
    exactShare: exactShare ?? 0,
    resultShare: resultShare ?? 0,
    exactCount: exactCount ?? 0,
    resultCount: resultCount ?? 0,
  })
}

/** Who gets how much of a pot, and what rolls over. */
export const SplitTable = ({ split }: { split: PotSplit }) => {
  const t = useT()
  const { count } = useFormats()
  const { exact, result, winners, issued, rollover } = split
  return (
    <>
      {winners === 0 ? (
        <Alert type="warning" showIcon title={t('worldCup.noHit')} className="space-below" />
      ) : (
        exact.count === 0 && <Alert type="info" showIcon title={t('worldCup.noExact')} className="space-below" />
      )}
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
