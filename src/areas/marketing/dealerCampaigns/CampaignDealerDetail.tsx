import './dealerCampaigns.css'
import { Empty } from 'antd'
import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { useScreen } from '@/kit/page/screen'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { Picture } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { FigureCards, FigureCharts } from '../campaigns/parts/HostFigures'
import { CoverImage } from '../parts/CoverImage'
import { CampaignForm } from './parts/CampaignForm'
import { Page } from './parts/Page'
import { State, TakenDown } from './parts/State'
import { HostLink } from './parts/host'
import { useMoves } from './parts/useMoves'
import { isTakenDown, mayChange, mayTakeDown } from './campaignRules'

const { joinCount, newClueCount } = dealerActivity

const Figures = ({ id }: { id: string }) => {
  const t = useT()
  const load = useLoad(activities.getSummary.query({ id }, { quiet: true }))
  const summary = load.data
  const people = summary?.byUser ?? []
  const isNothing = summary && is(summary.joinCount, 0) && is(summary.viewCount, 0)
  return (
    <Loaded load={load}>
      <FigureCards summary={summary} />
      {isNothing ? (
        <Empty description={t('list.empty')} />
      ) : (
        <div className="charts">
          <FigureCharts summary={summary} />
          <Chart
            shape="bars"
            title={t('dealerActivities.byUser')}
            of={t('dealerActivities.consultant')}
            categories={people.map(({ userName }) => userName)}
            series={[
              { name: t(joinCount.label), values: people.map((one) => numberIn(one.joinCount)) },
              { name: t(newClueCount.label), values: people.map((one) => numberIn(one.newClueCount)) },
            ]}
          />
        </div>
      )}
    </Loaded>
  )
}

const held = dealerActivity

const Content = ({ row }: { row: DealerActivity }) => {
  const t = useT()
  return (
    <WithPhone phone={<Page row={row} />}>
      <Facts
        row={row}
        fields={[
          held.id,
          held.title,
          [held.typeId, <Words key="type">{row.typeName}</Words>],
          [held.hostId, <HostLink key="host" row={row} />],
          held.dealerCode,
          held.dealerName,
          held.areaName,
          held.seriesName,
          held.startTime,
          held.endTime,
          held.address,
          held.contactPhone,
          numberIn(row.joinLimit) === 0 ? [held.joinLimit, t('campaign.unlimited')] : held.joinLimit,
          held.viewCount,
          held.joinCount,
          held.newClueCount,
          ...(is(row.status, dealerActivityStatus.down) ? [held.offBy, held.offReason, held.offTime] : []),
          [held.status, <State key="state" row={row} />],
          held.createTime,
          [held.cover, <CoverImage key="cover" src={row.cover} alt={row.title} height={90} />],
        ]}
      />
    </WithPhone>
  )
}

export default function CampaignDealerDetail() {
  const t = useT()
  const may = useMay()
  const who = useViewer()
  const moves = useMoves()
  const { query } = useScreen()
  const [code, setCode] = useState(false)
  if (!query.get('id') && (who.hq || !who.dealerCode)) return <NoRecord text={t('dealerActivities.noDealer')} />
  return (
    <RecordScreen
      load={activities.getDealer}
      title={({ title, id }) => title || id}
      marks={(row) => <State row={row} />}
      create={may('activities.create') && t('dealerActivities.new')}
      edits={(row) => mayChange(row, who) && may('activities.update')}
      form={(row) => <CampaignForm row={row} />}
      actions={(row) => [
        ...moves(row),
        { label: 'dealerActivities.code', hide: !mayTakeDown(row) || !row.qrCode, run: () => setCode(true) },
      ]}
      above={(row) => !who.hq && isTakenDown(row) && <TakenDown row={row} />}
      tabs={(row) => [
        { key: 'content', label: t('dealerActivities.content'), children: <Content row={row} /> },
        ...(is(row.status, dealerActivityStatus.draft)
          ? []
          : [{ key: 'data', label: t('dealerActivities.data'), children: <Figures id={row.id} /> }]),
      ]}
    >
      {({ qrCode }) => (
        <Dialog open={code} title={t('dealerActivities.code')} width={320} onClose={() => setCode(false)}>
          <Picture src={qrCode} alt={t('dealerActivities.code')} width={272} height={272} />
        </Dialog>
      )}
    </RecordScreen>
  )
}
