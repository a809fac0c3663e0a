import { is } from '@/entities/field'
import { prizeType } from '@/entities/marketing/lotteryEnums'
import { type LotteryPrize, lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { Blank, Words } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { useColumn } from '@/kit/list/SubTable'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { ChanceSum } from '../../draws/parts/ChanceSum'
import { isGiven } from './states'

const prize = lotteryPrize
const LOW = 0.1

const Left = ({ row: { stock, sentCount } }: { row: LotteryPrize }) => {
  const { number } = useFormats()
  const sent = numberIn(sentCount)
  if (!stock || sent === null) return <Blank />
  const left = Math.max(stock - sent, 0)
  return <span className={left < stock * LOW ? 'digits lottery-low' : 'digits'}>{number(left)}</span>
}

export const PrizeTable = ({ prizes }: { prizes: readonly LotteryPrize[] }) => {
  const t = useT()
  const { number } = useFormats()
  const column = useColumn()
  return (
    <>
      <SmallTable
        rowKey="slot"
        scroll={{ x: 1080 }}
        dataSource={prizes}
        columns={[
          column(prize.slot),
          {
            key: 'image',
            title: t(prize.image.label),
            width: 64,
            render: (_, { image }) => <Pictures urls={image ? [image] : []} width={36} />,
          },
          column(prize.prizeName),
          column(prize.prizeType),
          {
            key: 'won',
            title: t('lotteries.won'),
            render: (_, row) =>
              is(row.prizeType, prizeType.points) ? (
                t('lotteries.pointsOf', { points: number(row.points) })
              ) : (
                <Words>{row.wonName}</Words>
              ),
          },
          {
            ...column(prize.worth),
            render: (_, row) => (isGiven(row.prizeType) ? <Value field={prize.worth} value={row.worth} /> : <Blank />),
          },
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
