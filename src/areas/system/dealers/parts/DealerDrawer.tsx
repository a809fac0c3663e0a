import { Space, Tabs, Timeline } from 'antd'
import { type Dealer, type StatusChange, dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { placeText } from '@/entities/shared/place'
import { Words } from '@/kit/show/Blank'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { PanelNav } from '@/kit/record/neighbours'
import { Facts } from '@/kit/show/Facts'
import { StatusTag } from '@/kit/show/kinds'
import { useOpened } from '@/kit/page/opened'
import { formatTime } from '@/lib/time'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { Accounts, Consultants, Outlets, Station } from './subTables'

/** A dealer in full, with its consultants, accounts, outlets and service station, each read when its tab is opened. */
export const DealerDrawer = ({
  row,
  actions,
  onClose,
}: {
  row: Dealer
  actions: readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const { part, setPart } = useOpened()
  const code = row.dealerCode
  const own = actions.filter(({ label }) => label !== 'dealers.detail')
  return (
    <Panel
      open
      width={880}
      title={
        <Space wrap>
          <bdi>{row.dealerName}</bdi>
          <StatusTag field={{ of: dealerStatus }} value={row.status} />
        </Space>
      }
      extra={<PanelNav />}
      onClose={onClose}
      footer={own.some(({ hide }) => !hide) && <Actions items={own} max={3} />}
    >
      <Tabs
        activeKey={part || 'basic'}
        onChange={setPart}
        destroyOnHidden
        items={[
          { key: 'basic', label: t('dealers.basic'), children: <Basic row={row} /> },
          { key: 'consultants', label: t('dealers.consultants'), children: <Consultants code={code} /> },
          { key: 'accounts', label: t('dealers.accounts'), children: <Accounts code={code} /> },
          { key: 'outlets', label: t('dealers.outlets'), children: <Outlets code={code} /> },
          { key: 'station', label: t('dealers.station'), children: <Station code={code} /> },
        ]}
      />
    </Panel>
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

const History = ({ changes }: { changes: readonly StatusChange[] }) => (
  <Timeline
    items={changes.map(({ status, time, by, reason }, at) => ({
      key: at,
      content: (
        <Space wrap>
          <span className="digits">{formatTime(time)}</span>
          <StatusTag field={{ of: dealerStatus }} value={status} />
          <bdi>{by}</bdi>
          {reason && <bdi className="quiet">{reason}</bdi>}
        </Space>
      ),
    }))}
  />
)
