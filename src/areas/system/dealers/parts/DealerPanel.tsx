import { dealerById } from '@/api/system/dealerById'
import type { Viewer } from '@/business/viewer'
import { type Dealer, type StatusChange, dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Words } from '@/kit/show/Blank'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { Facts } from '@/kit/show/Facts'
import { StatusTag } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DealerForm } from './DealerForm'
import { LeaveForm } from './LeaveForm'
import { SuspendForm } from './SuspendForm'
import { Accounts, Consultants, Outlets, Station } from './subTables'

/** A dealer in full, with its consultants, accounts, outlets and service station, and its forms. */
export const DealerPanel = ({
  viewer,
  actionsOf,
}: {
  viewer: Viewer
  actionsOf: (row: Dealer) => readonly Action[]
}) => {
  const t = useT()
  const may = useMay()
  const form = (row: Dealer, mode: string, close: () => void) => {
    const status = Number(row.status)
    if (!may('dealers.updateFirst')) return undefined
    if (mode === 'edit' && status !== dealerStatus.left && !viewer.area)
      return <DealerForm row={row} viewer={viewer} onClose={close} />
    if (mode === 'suspend' && viewer.head && status === dealerStatus.open)
      return <SuspendForm row={row} onClose={close} />
    if (mode === 'leave' && viewer.head && (status === dealerStatus.open || status === dealerStatus.suspended))
      return <LeaveForm row={row} onClose={close} />
    return undefined
  }
  return (
    <RecordPanel
      load={dealerById.first}
      title={(row) => row.dealerName}
      status={dealer.status}
      actions={actionsOf}
      form={form}
      tabs={(row) => [
        { key: 'basic', label: t('dealers.basic'), children: <Basic row={row} /> },
        { key: 'consultants', label: t('dealers.consultants'), children: <Consultants code={row.dealerCode} /> },
        { key: 'accounts', label: t('dealers.accounts'), children: <Accounts code={row.dealerCode} /> },
        { key: 'outlets', label: t('dealers.outlets'), children: <Outlets code={row.dealerCode} /> },
        { key: 'station', label: t('dealers.station'), children: <Station code={row.dealerCode} /> },
      ]}
    />
  )
}

const Basic = ({ row }: { row: Dealer }) => {
  const t = useT()
  const d = dealer
  return (
    <>
      <Facts
        row={row}
        fields={[
          {
            title: 'dealers.basic',
            facts: [
              ...[d.dealerName, d.dealerCode, d.shortName, d.dealerLevel, d.shopType, d.areaName],
              [d.groupCode, <Words key="group">{row.groupName || row.groupCode}</Words>],
            ],
          },
          {
            title: 'dealers.contact',
            facts: [
              [d.region, <Words key="region">{placeText(row)}</Words>],
              ...[d.address, d.location, d.salesPhone, d.servicePhone, d.contactName, d.contactPhone],
            ],
          },
          {
            title: 'dealers.running',
            facts: [
              ...[d.acceptClueFlag, d.optionalFlag, d.transportCarStatus, d.openDate],
              ...(row.leaveDate ? [d.leaveDate] : []),
              ...[d.id, d.updateTime],
            ],
          },
        ]}
      />
      <h3 className="section-title">{t(dealer.images.label)}</h3>
      <Pictures urls={row.images} width={128} height={96} />
      <h3 className="section-title">{t('dealers.history')}</h3>
      <History changes={row.history ?? []} />
    </>
  )
}

const TIME = { ...dealer.updateTime, key: 'time' } as const

const History = ({ changes }: { changes: readonly StatusChange[] }) => (
  <EventTimeline
    rows={changes}
    time={TIME}
    of={({ status, by, reason }) => ({
      title: <StatusTag field={{ of: dealerStatus }} value={status} />,
      by,
      text: reason,
    })}
  />
)
