import '../lottery.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { type LotteryDetail, lottery } from '@/entities/marketing/lottery'
import { lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Chart } from '@/kit/chart/Chart'
import { Facts } from '@/kit/Facts'
import { StatusTag } from '@/kit/kinds'
import { Pictures } from '@/kit/Picture'
import { RichView } from '@/kit/rich/RichView'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { WithPhone } from '../../parts/WithPhone'
import { Share, useRuns } from './faces'
import { PhoneView } from './PhoneView'
import { PrizeTable } from './PrizeTable'
import { DETAILS, DRAFT, LIST, STOPPED } from './states'
import { useLotteryMoves, useRecordsOf } from './useLotteryActions'
import { draftOf, prizeNameOf } from './values'

const Charts = ({ row }: { row: LotteryDetail }) => {
  const t = useT()
  const realShare = (sent: number) => (Number(row.drawCount) > 0 ? Math.round((Number(sent) / Number(row.drawCount)) * 10_000) / 100 : null)
  return (
    <div className="lottery-charts">
      <Chart
        title={t('lotteries.drawsByDay')}
        of={t('lotteries.day')}
        categories={row.byDay.map(({ date }) => date)}
        series={[{ name: t(lottery.drawCount.label), values: row.byDay.map(({ count }) => Number(count)) }]}
      />
      <Chart
        slanted
        title={t('lotteries.shares')}
        of={t(lotteryPrize.prizeName.label)}
        categories={row.prizes.map((prize) => `${prize.slot} ${prizeNameOf(prize, t)}`)}
        series={[
          { name: t('lotteries.expectedShare'), kind: 'percent', as: 'bar', values: row.prizes.map(({ probability }) => Number(probability)) },
          { name: t('lotteries.realShare'), kind: 'percent', as: 'bar', values: row.prizes.map(({ sentCount }) => realShare(sentCount)) },
        ]}
      />
    </div>
  )
}

/** A wheel to be read: its terms, its prizes with what is left of them, and how it was drawn. */
export const LotteryView = ({ row }: { row: LotteryDetail }) => {
  const t = useT()
  const { go } = useScreen()
  const runs = useRuns()
  const back = useBack(LIST)
  const moves = useLotteryMoves()
  const recordsOf = useRecordsOf()
  const status = Number(row.status)
  const begun = Number(row.drawCount) > 0
  return (
    <>
      <section className="card" aria-labelledby={`lottery-${row.id}`}>
        <div className="lottery-head">
          <h2 id={`lottery-${row.id}`}>
            <bdi>{row.title || row.id}</bdi>
            <StatusTag field={lottery.status} value={row.status} />
          </h2>
          <Actions
            items={[
              {
                label: 'lotteries.edit',
                can: 'lotteries.update',
                primary: true,
                hide: !runs || (status !== DRAFT && status !== STOPPED),
                run: () => go(to(DETAILS, { id: row.id, edit: '1' })),
              },
              ...moves(row),
              recordsOf(row),
              { label: 'kit.copy', can: 'lotteries.create', hide: !runs, run: () => go(to(DETAILS, { copyId: row.id })) },
              { label: 'lotteries.toList', icon: <ArrowLeftOutlined />, run: back },
            ]}
          />
        </div>
        <WithPhone phone={<PhoneView draft={draftOf(row)} />}>
          <Facts
            row={row}
            fields={[
              lottery.id,
              lottery.startTime,
              lottery.endTime,
              lottery.audience,
              lottery.costPoints,
              lottery.freeTimes,
              lottery.dayLimit,
              lottery.totalLimit,
              lottery.slotCount,
              lottery.joinCount,
              lottery.drawCount,
              [lottery.winCount, <Share key="wins" part={row.winCount} whole={row.drawCount} />],
              lottery.pointsSpent,
              lottery.createBy,
              lottery.createTime,
              [lottery.cover, <Pictures key="cover" urls={row.cover ? [row.cover] : []} width={75} height={133} />],
            ]}
          />
          <h3 className="section-title">{t(lottery.content.label)}</h3>
          <RichView html={row.content} links />
        </WithPhone>
      </section>
      <section className="card" aria-labelledby={`prizes-${row.id}`}>
        <h2 className="card-title lottery-table-title" id={`prizes-${row.id}`}>
          {t(lottery.prizes.label)}
        </h2>
        <PrizeTable prizes={row.prizes} />
      </section>
      {begun && <Charts row={row} />}
    </>
  )
}
