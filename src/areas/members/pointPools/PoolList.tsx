import * as points from '@/api/members/points'
import { useViewer } from '@/business/viewer'
import { Loaded, useLoad } from '@/kit/data/load'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Empty, Space } from 'antd'
import { AppPool } from './parts/AppPool'
import { PoolState, PoolTiles, poolName } from './parts/poolFields'
import { PoolLogs } from './parts/PoolLogs'
import { StaffPools } from './parts/StaffPools'

/** The pool of a dealer with its movements: there is nothing it could do with it. */
const OwnPool = () => {
  const t = useT()
  const load = useLoad(points.listPools.query({ pageNo: 1, pageSize: 1 }, { quiet: true }))
  const pool = load.data?.records[0]
  return (
    <Loaded load={load}>
      {pool ? (
        <PoolLogs
          load={points.listPoolLogs}
          pool={pool}
          figures={
            <>
              <Space wrap className="space-below">
                <strong>{poolName(pool)}</strong>
                <PoolState row={pool} />
              </Space>
              <PoolTiles pool={pool} />
            </>
          }
        />
      ) : (
        <section className="card">
          <Empty description={t('pointPools.noPool')} />
        </section>
      )}
    </Loaded>
  )
}

/** The pools that points are paid from: headquarters fills them, a dealer sees its own. */
export default function PoolList() {
  const t = useT()
  const { hq, group } = useViewer()
  if (group) return <StaffPools />
  if (!hq) return <OwnPool />
  return (
    <ScreenTabs
      tabs={[
        { key: 'staff', label: t('pointPools.staff'), children: <StaffPools /> },
        { key: 'app', label: t('pointPools.app'), children: <AppPool /> },
      ]}
    />
  )
}
