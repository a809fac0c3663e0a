import type { Numbers } from '@/api/reply'
import * as shares from '@/api/marketing/shares'
import { numberIn } from '@/lib/counts'
import { type AppShare, appShare } from '@/entities/marketing/appShare'
import { type AppShareLog, appShareLog } from '@/entities/marketing/appShareLog'
import { appShareWay } from '@/entities/marketing/posterEnums'
import { Chart } from '@/kit/chart/Chart'
import { Facts } from '@/kit/show/Facts'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useT } from '@/locales'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { ShownPeriod } from '@/areas/marketing/parts/shareCells'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { ShareCard } from '../../parts/ShareCard'

const log = appShareLog
const FILTERS = [phoneFilter(log.phone), log.shareWay, log.shareTime]
const COLUMNS = [
  { field: log.nickname, below: log.phone },
  log.shareWay,
  log.clickCount,
  log.downloadCount,
  log.registerCount,
  log.shareTime,
  log.logId,
]
const SORT = { field: log.shareTime.key, order: 'desc' } as const
const nameOf = ({ nickname, logId }: AppShareLog) => nickname || logId

const Charts = ({ card, summary }: { card: AppShare; summary: Numbers }) => {
  const t = useT()
  const steps = [appShare.shareCount, appShare.clickCount, appShare.downloadCount, appShare.registerCount]
  const count = t(appShare.shareCount.label)
  return (
    <div className="share-charts">
      <Chart
        shape="funnel"
        title={t('shares.funnel')}
        of={t('posters.step')}
        categories={steps.map(({ label }) => t(label))}
        series={[{ name: t('posters.count'), values: steps.map(({ key }) => numberIn(card[key])) }]}
      />
      <Chart
        shape="ring"
        title={t(log.shareWay.label)}
        of={t(log.shareWay.label)}
        categories={appShareWay.options.map(({ label }) => t(label))}
        series={[{ name: count, values: appShareWay.options.map(({ value }) => summary[value] ?? null) }]}
      />
    </div>
  )
}

const Lines = ({ id }: { id: string }) => (
  <InnerPlace name="log">
    <ListScreen
      load={shares.get}
      also={{ id }}
      rowKey={log.logId}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
    />
  </InnerPlace>
)

const Head = ({ card }: { card: AppShare }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const share = (part: unknown, of: unknown) => ({ value: count(part), note: percent(rateOf(part, of)) })
  return (
    <div className="beside">
      <div>
        <Figures
          figures={[
            { label: t(appShare.shareCount.label), value: count(card.shareCount) },
            { label: t(appShare.clickCount.label), value: count(card.clickCount) },
            { label: t(appShare.downloadCount.label), ...share(card.downloadCount, card.clickCount) },
            { label: t(appShare.registerCount.label), ...share(card.registerCount, card.downloadCount) },
          ]}
        />
        <Facts
          row={card}
          fields={[
            appShare.status,
            appShare.platform,
            appShare.shareUrl,
            [
              { ...appShare.startTime, label: 'posters.period' },
              <ShownPeriod key="period" startTime={card.startTime} endTime={card.endTime} />,
            ],
            appShare.topFlag,
            appShare.createBy,
            appShare.createTime,
          ]}
        />
      </div>
      <ShareCard {...card} />
    </div>
  )
}

export const ShareLog = () => {
  const t = useT()
  const { id } = useOpened()
  return (
    <RecordPanel
      wide
      load={(of) => shares.get.query({ id: of, pageNo: 1, pageSize: 1 }, { quiet: true })}
      title={({ share }) => [t('shares.log'), share?.title].filter(Boolean).join(' · ')}
    >
      {({ share, summary }) => (
        <>
          {share && (
            <>
              <Head card={share} />
              <Charts card={share} summary={summary} />
            </>
          )}
          <Lines id={id} />
        </>
      )}
    </RecordPanel>
  )
}
