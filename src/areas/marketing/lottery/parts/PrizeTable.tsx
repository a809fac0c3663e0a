import { type LotteryPrize, lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { Blank, Words } from '@/kit/Blank'
import { useFormats } from '@/kit/format'
import { Value } from '@/kit/kinds'
import { Pictures } from '@/kit/Picture'
import { SmallTable } from '@/kit/list/SmallTable'
import { useColumn } from '@/kit/list/SubTable'
import { useT } from '@/locales'
import { ChanceSum } from '../../draws/parts/ChanceSum'
import { isGiven, POINTS } from './states'

const prize = lotteryPrize
const LOW = 0.1

/** How many of a prize are left; red when hardly any are. */
const Left = ({ row: { stock, sentCount } }: { row: LotteryPrize }) => {
  const { number } = useFormats()
  if (!stock) return <Blank />
  const left = Math.max(stock - Number(sentCount), 0)
  return <span className={left < stock * LOW ? 'digits lottery-low' : 'digits'}>{number(left)}</span>
}

/** The slots of a wheel as they are, with what was drawn of each and what is left. */
export const PrizeTable = ({ prizes }: { prizes: readonly LotteryPrize[] }) => {
  const t = useT()
  const { number } = useFormats()
  const column = useColumn()
  return (
    <>
      <SmallTable<LotteryPrize>
        rowKey="slot"
        scroll={{ x: 1080 }}
        dataSource={prizes}
        columns={[
          column(prize.slot),
          { key: 'image', title: t(prize.image.label), width: 64, render: (_, { image }) => <Pictures urls={image ? [image] : []} width={36} /> },
          column(prize.prizeName),
          column(prize.prizeType),
          {
            key: 'won',
            title: t('lotteries.won'),
            render: (_, row) => (Number(row.prizeType) === POINTS ? t('lotteries.pointsOf', { points: number(row.points) }) : <Words>{row.wonName}</Words>),
          },
          { ...column(prize.worth), render: (_, row) => (isGiven(row.prizeType) ? <Value field={prize.worth} value={row.worth} /> : <Blank />) },
          column(prize.stock),
          column(prize.sentCount),
          { key: 'left', title: t('lotteries.left'), align: 'end', width: 80, render: (_, row) => <Left row={row} /> },
          column(prize.dayStock),
          column(prize.userLimit),
          column(prize.probability),
        ]}
      />
      <p className="prize-sum">
        <ChanceSum stakes={prizes} />
      </p>
    </>
  )
}
