import { Alert } from 'antd'
import { dealerById } from '@/api/system/dealerById'
import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import { f } from '@/entities/field'
import { type Dealer, dealer, type StatusChange } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { FormPanel } from '@/kit/form/FormPanel'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Words } from '@/kit/show/Blank'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { Facts } from '@/kit/show/Facts'
import { Pictures } from '@/kit/show/Picture'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DealerForm } from './DealerForm'
import { Accounts, Consultants, Outlets, Station } from './subTables'

const reasonField = { ...f.longtext({ required: true, max: 200 }), key: 'reason', label: 'dealers.reason' } as const
const resumeDate = { ...f.date(), key: 'resumeDate', label: 'dealers.resumeDate' } as const

const SuspendForm = ({ row, onClose }: { row: Dealer; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ reason: string; resumeDate?: string }>
      open
      width={480}
      name={`dealer.suspend.${row.id}`}
      title={t('dealers.suspendOf', { name: row.dealerName })}
      initial={{ reason: '' }}
      save={(values) => dealers.updateFirst({ id: row.id, status: dealerStatus.suspended, ...values })}
      done={t('dealers.suspended')}
      saveText={t('dealers.suspend')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="warning" showIcon title={t('dealers.suspendEffect')} className="space-below" />
          <Field of={reasonField} />
          <Field of={resumeDate} />
        </>
      )}
    </FormPanel>
  )
}

const typedCode = { ...f.text({ required: true }), key: 'typedCode', label: 'dealers.typeCode' } as const

/**
 * Starts the departure of a dealer: date, and its code as confirmation. Leads and selection by customers are switched
 * off as well.
 */
const LeaveForm = ({ row, onClose }: { row: Dealer; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ leaveDate?: string; typedCode: string }>
      open
      danger
      width={480}
      name={`dealer.leave.${row.id}`}
      title={t('dealers.leaveOf', { name: row.dealerName })}
      initial={{ typedCode: '' }}
      secret={['typedCode']}
      save={({ leaveDate }) => dealers.updateFirst({ id: row.id, status: dealerStatus.leaving, leaveDate })}
      done={t('dealers.leaving')}
      saveText={t('dealers.leave')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="error" showIcon title={t('dealers.leaveEffect')} className="space-below" />
          <Field of={dealer.leaveDate} required />
          <Field
            of={typedCode}
            label={t('dealers.typeCodeOf', { code: row.dealerCode })}
            check={(typed) => (String(typed).trim() === String(row.dealerCode) ? undefined : t('dealers.codeDiffers'))}
          />
        </>
      )}
    </FormPanel>
  )
}

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
