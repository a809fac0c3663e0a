import { Badge, Space } from 'antd'
import * as orders from '@/api/orders'
import { useLoad } from '@/kit/load'
import { ScreenTabs } from '@/kit/ScreenTabs'
import { useT } from '@/locales'
import { Applications } from './parts/Applications'
import { Seconds } from './parts/Seconds'
import { useWho } from './parts/who'

/** The second-tier outlets of the first-level dealers, and the applications about them; an outlet itself sees only its own data. */
export default function SecondDealerList() {
  const t = useT()
  const { type } = useWho()
  if (type === 4) return <Seconds />
  return (
    <ScreenTabs
      tabs={[
        { key: 'outlets', label: t('seconds.tab'), children: <Seconds /> },
        { key: 'applications', label: <Waiting />, children: <Applications /> },
      ]}
    />
  )
}

const Waiting = () => {
  const t = useT()
  const { data } = useLoad(orders.listSecondDealerApprovals.query({ status: 1, pageNo: 1, pageSize: 1 }, { quiet: true }))
  return (
    <Space size={6}>
      {t('seconds.applications')}
      <Badge count={data?.total ?? 0} size="small" title={t('seconds.waitingCount', { count: data?.total ?? 0 })} />
    </Space>
  )
}
