import './campaigns.css'
import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Activity, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { Dialog } from '@/kit/dialog/dialog'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Mark } from '@/kit/show/kinds'
import { PictureFrame } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CampaignFacts } from './parts/CampaignFacts'
import { Joined } from './parts/hostCells'
import { HostChannels } from './parts/HostChannels'
import { HostDealers } from './parts/HostDealers'
import { HostFigures } from './parts/HostFigures'
import { HostForm } from './parts/HostForm'
import { PhonePages } from './parts/PhonePages'
import { SignUpForm } from './parts/SignUpForm'
import { useHostMoves, useHostLinks } from './parts/useHostActions'

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

/** One campaign of headquarters: the form of a new one or of a copy, the campaign as it runs, or its form again. */
export default function CampaignHostDetails() {
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
