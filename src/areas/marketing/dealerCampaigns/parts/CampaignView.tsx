import '../dealerCampaigns.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Tabs } from 'antd'
import { useState } from 'react'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Words } from '@/kit/Blank'
import { Dialog } from '@/kit/dialog'
import { Facts } from '@/kit/Facts'
import { Picture } from '@/kit/Picture'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { DOWN, DRAFT, mayChange, mayTakeDown } from '../rules'
import { Figures } from './Figures'
import { WithPhone } from '../../campaigns/parts/WithPhone'
import { HostLink } from './host'
import { Page } from './Page'
import { State } from './State'
import { useCampaigner } from './useCampaigner'
import { useMoves } from './useMoves'
import { CoverImage } from '../../parts/CoverImage'

const LIST = '/marketing-management/campaign-dealer'
const DATA = 'data'
const held = dealerActivity

const Content = ({ row }: { row: DealerActivity }) => (
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
        held.joinLimit,
        held.viewCount,
        held.joinCount,
        held.newClueCount,
        ...(Number(row.status) === DOWN ? [held.offBy] : []),
        [held.status, <State key="state" row={row} />],
        held.createTime,
        [held.cover, <CoverImage key="cover" src={row.cover} alt={row.title} height={90} />],
      ]}
    />
  </WithPhone>
)

/** A campaign as it is: what it says, what came of it, and what its state and who looks on let be done with it. */
export const CampaignView = ({ row }: { row: DealerActivity }) => {
  const t = useT()
  const who = useCampaigner()
  const moves = useMoves()
  const back = useBack(LIST)
  const { query, setQuery } = useScreen()
  const [code, setCode] = useState(false)
  const tabs = [
    { key: 'content', label: t('dealerActivities.content'), children: <Content row={row} /> },
    ...(Number(row.status) === DRAFT ? [] : [{ key: DATA, label: t('dealerActivities.data'), children: <Figures id={row.id} /> }]),
  ]
  const active = tabs.find(({ key }) => key === query.get('tab'))?.key ?? 'content'
  return (
    <section className="card" aria-labelledby={`campaign-${row.id}`}>
      <div className="dealer-campaign-head">
        <h2 id={`campaign-${row.id}`}>
          <bdi>{row.title || row.id}</bdi>
          <State row={row} />
        </h2>
        <Actions
          items={[
            {
              label: 'dealerActivities.edit',
              can: 'activities.update',
              primary: true,
              hide: !mayChange(row, who),
              run: () => setQuery({ edit: '1', tab: undefined }),
            },
            ...moves(row),
            { label: 'dealerActivities.code', hide: !mayTakeDown(row) || !row.qrCode, run: () => setCode(true) },
            { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
          ]}
        />
      </div>
      <Tabs activeKey={active} destroyOnHidden items={tabs} onChange={(tab) => setQuery({ tab: tab === DATA ? tab : undefined })} />
      <Dialog open={code} title={t('dealerActivities.code')} width={320} onClose={() => setCode(false)}>
        <Picture src={row.qrCode} alt={t('dealerActivities.code')} width={272} height={272} />
      </Dialog>
    </section>
  )
}
