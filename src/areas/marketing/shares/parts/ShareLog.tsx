import { useMemo } from 'react'
import * as shares from '@/api/shares'
import { type AppShare, appShare } from '@/entities/marketing/appShare'
import { type AppShareLog, appShareLog } from '@/entities/marketing/appShareLog'
import { appShareWay } from '@/entities/marketing/posterEnums'
import { Chart } from '@/kit/chart/Chart'
import { Panel } from '@/kit/dialog'
import { Facts } from '@/kit/Facts'
import { phoneTail } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { Figures, Period } from '../../parts/faces'
import { InnerPlace } from '../../parts/InnerPlace'
import { ShareCard } from '../../parts/ShareCard'

const log = appShareLog
const FILTERS = [phoneTail(log.phone), log.shareWay, log.shareTime]
const COLUMNS = [log.logId, log.nickname, log.phone, log.shareWay, log.shareTime, log.clickCount, log.downloadCount, log.registerCount]
const SORT = { field: log.shareTime.key, order: 'desc' } as const
const nameOf = ({ nickname, logId }: AppShareLog) => nickname || logId

const Charts = ({ card, summary }: { card: AppShare; summary: Readonly<Record<string, number>> }) => {
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
        series={[{ name: t('posters.count'), values: steps.map(({ key }) => Number(card[key])) }]}
      />
      <Chart
        shape="ring"
        title={t(log.shareWay.label)}
        of={t(log.shareWay.label)}
        categories={appShareWay.options.map(({ label }) => t(label))}
        series={[{ name: count, values: appShareWay.options.map(({ value }) => summary[`w${value}`] ?? 0) }]}
      />
    </div>
  )
}

const Lines = ({ id }: { id: string }) => {
  const load = useMemo(() => ({ query: (input: Parameters<typeof shares.get.query>[0]) => shares.get.query({ ...input, id }) }), [id])
  return (
    <InnerPlace name="log">
      <ListScreen load={load} rowKey={log.logId} nameOf={nameOf} filters={FILTERS} columns={COLUMNS} sort={SORT} />
    </InnerPlace>
  )
}

const Head = ({ card }: { card: AppShare }) => {
  const t = useT()
  return (
    <div className="beside">
      <div>
        <Figures
          items={[
            { label: t(appShare.shareCount.label), count: card.shareCount },
            { label: t(appShare.clickCount.label), count: card.clickCount },
            { label: t(appShare.downloadCount.label), count: card.downloadCount, of: card.clickCount },
            { label: t(appShare.registerCount.label), count: card.registerCount, of: card.downloadCount },
          ]}
        />
        <Facts
          row={card}
          fields={[
            appShare.status,
            appShare.platform,
            appShare.shareUrl,
            [{ ...appShare.startTime, label: 'posters.period' }, <Period key="period" startTime={card.startTime} endTime={card.endTime} />],
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

/** Who shared a card where, and what came of it. */
export const ShareLog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <Reading of={shares.get.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true })} title={t('shares.log')} width={1040} onClose={onClose}>
      {({ share, summary }) => (
        <Panel open title={share ? `${t('shares.log')} · ${share.title}` : t('shares.log')} width={1040} onClose={onClose}>
          {share && (
            <>
              <Head card={share} />
              <Charts card={share} summary={summary} />
            </>
          )}
          <Lines id={id} />
        </Panel>
      )}
    </Reading>
  )
}
