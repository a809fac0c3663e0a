import { is } from '@/entities/field'
import { poolStatus } from '@/entities/members/pointEnums'
import { type PointPool, pointPool } from '@/entities/members/pointPool'
import { Tile, Tiles } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const FEW_DAYS = 15
const LAST_DAYS = 7

export const poolName = (row: PointPool): string => plain(row.poolName) || row.poolId
export const isFrozen = (row: PointPool): boolean => is(row.status, poolStatus.frozen)

/** The state of a pool; of a frozen one with the reason why nothing can be done. */
export const PoolState = ({ row }: { row: PointPool }) => {
  const t = useT()
  return (
    <StatusTag field={pointPool.status} value={row.status} note={isFrozen(row) ? t('pointPools.frozen') : undefined} />
  )
}

/** For how many days a pool lasts, marked when they are few. */
export const DaysLeft = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  const days = numberIn(value)
  return days !== null && days < FEW_DAYS ? (
    <Mark tone={days < LAST_DAYS ? 'error' : 'warning'}>{number(days)}</Mark>
  ) : (
    <span className="digits">{number(value)}</span>
  )
}

/** What one pool holds, as tiles. */
export const PoolTiles = ({ pool }: { pool: PointPool }) => {
  const t = useT()
  const { number } = useFormats()
  return (
    <Tiles label={poolName(pool)}>
      <Tile
        label={t(pointPool.balance.label)}
        value={number(pool.balance)}
        bad={is(pool.status, poolStatus.low, poolStatus.empty)}
      />
      {[pointPool.warnBalance, pointPool.totalIn, pointPool.totalOut, pointPool.monthOut].map((field) => (
        <Tile key={field.key} label={t(field.label)} value={number(pool[field.key])} />
      ))}
      <Tile label={t(pointPool.enoughDays.label)} value={<DaysLeft value={pool.enoughDays} />} />
    </Tiles>
  )
}
