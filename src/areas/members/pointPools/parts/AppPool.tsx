import * as socialPoints from '@/api/members/socialPoints'
import { useViewer } from '@/business/viewer'
import { Actions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { numberIn } from '@/lib/counts'
import { PoolForm, poolModeOf } from './PoolForm'
import { isFrozen, PoolTiles } from './poolFields'
import { PoolLogs } from './PoolLogs'

const CAN = 'socialPoints.changePool'

/** The pool that App points are paid from, with its movements. */
export const AppPool = () => {
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
                    hide: (numberIn(pool.balance) ?? 0) <= 0,
                    run: () => open('deduct'),
                  },
                  { label: 'pointPools.warn', can: CAN, run: () => open('warn') },
                ]}
              />
            )
          }
        />
      )}
      {isOpen && poolMode && <PoolForm pool={pool} mode={poolMode} send={socialPoints.changePool} onClose={close} />}
    </Loaded>
  )
}
