import '../campaigns.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import { type Activity, activity } from '@/entities/marketing/activity'
import { useViewer } from '@/business/viewer'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Dialog } from '@/kit/dialog'
import { Mark, StatusTag } from '@/kit/kinds'
import { Picture } from '@/kit/Picture'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import type { Path } from '@/routes'
import { CampaignFacts } from './CampaignFacts'
import { DRAFT, Joined } from './hostFaces'
import { HostChannels } from './HostChannels'
import { HostDealers } from './HostDealers'
import { HostFigures } from './HostFigures'
import { PhonePages } from './PhonePages'
import { SignUpForm } from './SignUpForm'
import { useHostMoves, useHostWays } from './useHostActions'

/** The parts of a record as tabs; which one stands in the address, beside the record's id. A list in one leaves its filters behind when another is opened. */
const RecordTabs = ({ items }: { items: readonly { key: string; label: string; children: ReactNode }[] }) => {
  const { query, setQuery } = useScreen()
  const active = items.find(({ key }) => key === query.get('tab')) ?? items[0]
  return (
    <Tabs
      activeKey={active?.key}
      destroyOnHidden
      items={[...items]}
      onChange={(key) =>
        setQuery({
          ...Object.fromEntries([...query.keys()].map((one) => [one, undefined])),
          id: query.get('id') ?? undefined,
          tab: key === items[0]?.key ? undefined : key,
        })
      }
    />
  )
}

const Content = ({ row }: { row: Activity }) => {
  const t = useT()
  return (
    <div className="campaign-content">
      <PhonePages campaign={row} />
      <section aria-label={t(activity.formFields.label)}>
        <h3 className="section-title">{t(activity.formFields.label)}</h3>
        <div className="campaign-form-face">
          <SignUpForm fields={row.formFields} />
        </div>
      </section>
    </div>
  )
}

/** One campaign as it is and runs: what it is, what can be done with it, what people see, its dealers, channels and figures. */
export const HostView = ({ row, list }: { row: Activity; list: Path }) => {
  const t = useT()
  const { hq } = useViewer()
  const back = useBack(list)
  const movesOf = useHostMoves()
  const { edit, copy } = useHostWays()(row)
  const [code, setCode] = useState(false)
  const isDraft = Number(row.status) === DRAFT
  return (
    <>
      <section className="card" aria-labelledby={`campaign-${row.id}`}>
        <div className="campaign-head">
          <h2 id={`campaign-${row.id}`}>
            <bdi>{row.title}</bdi>
            <StatusTag field={activity.status} value={row.status} />
            {Number(row.topFlag) === 1 && <Mark tone="processing">{t(activity.topFlag.label)}</Mark>}
          </h2>
          <Actions
            items={[
              edit,
              ...movesOf(row),
              { label: 'campaign.code', hide: !row.qrCode, run: () => setCode(true) },
              copy,
              { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
            ]}
          />
        </div>
        <CampaignFacts
          row={row}
          dealers={t('campaign.dealerCount', { count: Number(row.dealerCount) })}
          more={[activity.viewCount, [activity.joinCount, <Joined key="joined" row={row} />], activity.newClueCount, activity.createTime]}
        />
      </section>
      <section className="card campaign-tabs">
        <RecordTabs
          items={[
            { key: 'content', label: t('campaign.tabContent'), children: <Content row={row} /> },
            { key: 'dealers', label: t('campaign.tabDealers'), children: <HostDealers id={row.id} /> },
            ...(hq ? [{ key: 'channels', label: t('campaign.channels'), children: <HostChannels row={row} /> }] : []),
            ...(isDraft ? [] : [{ key: 'data', label: t('campaign.tabData'), children: <HostFigures row={row} /> }]),
          ]}
        />
      </section>
      <Dialog open={code} title={t('campaign.code')} width={320} onClose={() => setCode(false)}>
        <div className="campaign-code">
          <Picture src={row.qrCode} alt={t('campaign.code')} width={240} height={240} preview={false} />
          <p className="quiet">{t('campaign.codeHint')}</p>
        </div>
      </Dialog>
    </>
  )
}
