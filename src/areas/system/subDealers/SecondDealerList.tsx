import { Badge, Space } from 'antd'
import * as orders from '@/api/orders/orders'
import { useViewer } from '@/business/viewer'
import { auditStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Applications } from './parts/Applications'
import { SubDealerTable } from './parts/SubDealerTable'

/** The second-tier outlets of the first-level dealers, and the applications about them; an outlet itself sees only its own data. */
export default function SecondDealerList() {
  const t = useT()
  const { second } = useViewer()
  if (second) return <SubDealerTable />
  return (
    <ScreenTabs
      tabs={[
        { key: 'outlets', label: t('subDealers.tab'), children: <SubDealerTable /> },
        { key: 'applications', label: <Waiting />, children: <Applications /> },
      ]}
    />
  )
}

const Waiting = () => {
  const t = useT()
  const { data } = useLoad(
    orders.listSecondDealerApprovals.query({ status: auditStatus.waiting, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  return (
    <Space size={6}>
      {t('subDealers.applications')}
      <Badge count={data?.total ?? 0} size="small" title={t('subDealers.waitingCount', { count: data?.total })} />
    </Space>
  )
}
