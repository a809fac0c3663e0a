import './lottery.css'
import * as lotteries from '@/api/marketing/lotteries'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { lottery, type LotteryDetail } from '@/entities/marketing/lottery'
import { lotteryStatus } from '@/entities/marketing/lotteryEnums'
import { lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { Chart } from '@/kit/chart/Chart'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { RichView } from '@/kit/rich/RichView'
import { Card } from '@/kit/show/Card'
import { Pictures } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { LotteryForm } from './parts/LotteryForm'
import { PhoneView } from './parts/PhoneView'
import { PrizeTable } from './parts/PrizeTable'
import { Share } from './parts/lotteryCells'
import { DETAILS } from './parts/states'
import { useLotteryMoves, useRecordsOf } from './parts/useLotteryActions'
import { draftOf, prizeNameOf } from './parts/lotteryValues'

const LotteryCharts = ({ row }: { row: LotteryDetail }) => {
  const t = useT()
  const days = everyDay(row.byDay)
  const draws = numberIn(row.drawCount)
  const realShare = (count: unknown) => {
    const sent = numberIn(count)
    return sent !== null && draws !== null && draws > 0 ? Math.round((sent / draws) * 10_000) / 100 : null
  }
  return (
    <div className="charts">
      <Chart
        title={t('lotteries.drawsByDay')}
        of={t('lotteries.day')}
        categories={days.map(({ date }) => date)}
        unfinished={openDays(days)}
        series={[{ name: t(lottery.drawCount.label), values: dailyCounts(days, 'count') }]}
      />
      <Chart
        title={t('lotteries.shares')}
        of={t(lotteryPrize.prizeName.label)}
        categories={row.prizes.map((prize) => `${prize.slot} ${prizeNameOf(prize, t)}`)}
        series={[
          {
            name: t('lotteries.expectedShare'),
            kind: 'percent',
            decimals: 2,
            as: 'bar',
            values: row.prizes.map(({ probability }) => numberIn(probability)),
          },
          {
            name: t('lotteries.realShare'),
            kind: 'percent',
            as: 'bar',
            values: row.prizes.map(({ sentCount }) => realShare(sentCount)),
          },
        ]}
      />
    </div>
  )
}

export default function LotteryActivityDetail() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { head: runs } = useViewer()
  const moves = useLotteryMoves()
  const recordsOf = useRecordsOf()
  return (
    <RecordScreen
      load={lotteries.get}
      title={({ title, id }) => title || id}
      status={lottery.status}
      create={runs && may('lotteries.create') && t('lotteries.new')}
      edits={({ status }) =>
        runs && may('lotteries.update') && (is(status, lotteryStatus.draft) || is(status, lotteryStatus.stopped))
      }
      form={(row, copied) => <LotteryForm row={row} copy={copied} />}
      actions={(row) => [
        ...moves(row),
        recordsOf(row),
        { label: 'kit.copy', can: 'lotteries.create', hide: !runs, run: () => go(to(DETAILS, { copyId: row.id })) },
      ]}
      phone={(row) => <PhoneView draft={draftOf(row)} />}
      facts={(row) => [
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
    >
      {(row) => (
        <>
          <Card title={t(lottery.content.label)}>
            <RichView html={row.content} links />
          </Card>
          <Card title={t(lottery.prizes.label)}>
            <PrizeTable prizes={row.prizes} />
          </Card>
          {Number(row.drawCount) > 0 && <LotteryCharts row={row} />}
        </>
      )}
    </RecordScreen>
  )
}
