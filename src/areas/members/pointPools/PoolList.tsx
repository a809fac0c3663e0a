import { Empty, Space } from 'antd'
import * as points from '@/api/members/points'
import * as socialPoints from '@/api/members/socialPoints'
import { useViewer } from '@/business/viewer'
import { Actions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PoolForm, poolModeOf } from './parts/PoolForm'
import { isFrozen, PoolLogs, poolName, PoolState, PoolTiles } from './parts/PoolLogs'
import { StaffPools } from './parts/StaffPools'

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

const CAN = 'socialPoints.changePool'

const AppPool = () => {
  const { head } = useViewer()
  const { mode, open, close } = useOpened()
  const load = useLoad(socialPoints.getPool.query(undefined, { quiet: true }))
  const pool = load.data
  const isOpen = pool && head && !isFrozen(pool)
  const poolMode = poolModeOf(mode)
  return (
    <Loaded load={load}>
      {pool && (
        <PoolLogs
          load={socialPoints.listPoolLogs}
          pool={pool}
          figures={<PoolTiles pool={pool} />}
          toolbar={
            isOpen && (
              <Actions
                items={[
                  { label: 'pointPools.topUp', can: CAN, primary: true, run: () => open('topUp') },
                  {
                    label: 'pointPools.deduct',
                    can: CAN,
                    hide: (numberIn(pool.balance) ?? 1) <= 0,
                    run: () => open('deduct'),
                  },
                  { label: 'pointPools.warn', can: CAN, run: () => open('warn') },
                ]}
              />
            )
          }
        />
      )}
      {isOpen && poolMode && (
        <PoolForm
          pool={pool}
          mode={poolMode}
          read={() => socialPoints.getPool(undefined, { quiet: true })}
          send={socialPoints.changePool}
          onClose={close}
        />
      )}
    </Loaded>
  )
}

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
