import './campaigns.css'
import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Activity, activity } from '@/entities/marketing/activity'
import { type ActivityChannelLink, activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { Actions } from '@/kit/actions/actions'
import { Dialog } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, filterOf } from '@/kit/list/filters'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { PictureFrame } from '@/kit/show/Picture'
import { Copyable, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Code } from '../activityChannels/parts/Code'
import { CampaignFacts } from './parts/CampaignFacts'
import { HostDealers } from './parts/HostDealers'
import { HostFigures } from './parts/HostFigures'
import { HostForm } from './parts/HostForm'
import { PhonePages } from './parts/PhonePages'
import { SignUpForm } from './parts/SignUpForm'
import { Joined } from './parts/hostCells'
import { CHANNELS, useHostLinks, useHostMoves } from './parts/useHostActions'

const link = activityChannelLink
const FILTERS = [containsFilter(link.channelName), filterOf(link.channelType)]
const COLUMNS: readonly ColumnOf<ActivityChannelLink>[] = [
  { field: link.channelName, width: 180 },
  link.joinCount,
  link.newClueCount,
  link.viewCount,
  { field: link.linkUrl, width: 320, cell: ({ linkUrl }) => <Copyable text={linkUrl} /> },
  { field: link.qrCode, width: 116, cell: (row) => <Code row={row} /> },
  { field: link.channelType, width: 124 },
  { field: link.channelCode, width: 130 },
]
const SORT = { field: link.joinCount.key, order: 'desc' } as const
const nameOf = ({ channelName }: ActivityChannelLink) => channelName

const HostChannels = ({ row: { id, status } }: { row: Activity }) => {
  const { head: isHead } = useViewer()
  const linkTo = usePermittedLinks()
  const manage = isHead && !is(status, activityStatus.draft) ? linkTo(CHANNELS, { id }) : undefined
  return (
    <ListScreen
      load={activities.listLinkedChannels}
      also={{ activityId: id }}
      rowKey={link.linkId}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      toolbar={manage && <Actions items={[{ label: 'campaign.manageChannels', run: manage }]} />}
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

export default function CampaignHostDetail() {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const { hq } = useViewer()
  const movesOf = useHostMoves()
  const waysOf = useHostLinks()
  const [code, setCode] = useState(false)
  return (
    <RecordScreen
      load={activities.get}
      title={({ title }) => title}
      status={activity.status}
      marks={({ topFlag }) => isYes(topFlag) && <Mark tone="processing">{t(activity.topFlag.label)}</Mark>}
      create={isHead && may('activities.create') && t('campaign.new')}
      edits={({ status }) => isHead && may('activities.update') && !is(status, activityStatus.ended)}
      form={(row, copied) => <HostForm row={row} copied={copied} />}
      actions={(row) => [
        ...movesOf(row),
        { label: 'campaign.code', hide: !row.qrCode, run: () => setCode(true) },
        waysOf(row).copy,
      ]}
      above={(row) => (
        <CampaignFacts
          row={row}
          dealers={t('campaign.dealerCount', { count: numberIn(row.dealerCount) })}
          more={[
            activity.viewCount,
            [activity.joinCount, <Joined key="joined" row={row} />],
            activity.newClueCount,
            activity.createTime,
          ]}
        />
      )}
      tabs={(row) => [
        { key: 'content', label: t('campaign.tabContent'), children: <Content row={row} /> },
        { key: 'dealers', label: t('campaign.tabDealers'), children: <HostDealers id={row.id} /> },
        ...(hq ? [{ key: 'channels', label: t('campaign.channels'), children: <HostChannels row={row} /> }] : []),
        ...(is(row.status, activityStatus.draft)
          ? []
          : [{ key: 'data', label: t('campaign.tabData'), children: <HostFigures row={row} /> }]),
      ]}
    >
      {({ qrCode }) => (
        <Dialog open={code} title={t('campaign.code')} width={320} onClose={() => setCode(false)}>
          <div className="campaign-code">
            <PictureFrame src={qrCode} alt={t('campaign.code')} width={240} height={240} fit="contain" />
            <p className="quiet">{t('campaign.codeHint')}</p>
          </div>
        </Dialog>
      )}
    </RecordScreen>
  )
}
