import '../coupons.css'
import { Progress } from 'antd'
import { rateOf } from '@/lib/number'
import { type Coupon, coupon } from '@/entities/marketing/coupon'
import { named, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import type { Translate } from '@/locales'
import { useT } from '@/locales'
import { useCouponWords } from '../../parts/couponWords'

const NEARLY_GONE = 95

const Rule = ({ row }: { row: Coupon }) => <>{useCouponWords().rule(row)}</>
const Valid = ({ row }: { row: Coupon }) => <span className="digits">{useCouponWords().valid(row)}</span>

const StockBar = ({ row }: { row: Coupon }) => {
  const t = useT()
  const { count } = useFormats()
  const words = `${count(row.grantedCount)} / ${count(row.totalStock)}`
  const percent = Number(rateOf(row.grantedCount, row.totalStock) ?? 0)
  return (
    <span className="stock-bar">
      <span className="digits">{words}</span>
      <Progress
        size="small"
        percent={percent}
        showInfo={false}
        status={percent >= NEARLY_GONE ? 'exception' : 'normal'}
        aria-label={named(t(coupon.totalStock.label), words)}
      />
    </span>
  )
}

export const Share = ({ part, whole }: { part: number; whole: number }) => {
  const { count, percent } = useFormats()
  return (
    <span className="digits">
      {count(part)} <span className="quiet">({percent(rateOf(part, whole))})</span>
    </span>
  )
}

export const ruleColumn: ColumnOf<Coupon> = {
  key: 'rule',
  label: 'coupons.rule',
  width: 190,
  cell: (row) => <Rule row={row} />,
}
export const validColumn: ColumnOf<Coupon> = {
  key: 'validity',
  label: 'coupons.validity',
  width: 200,
  cell: (row) => <Valid row={row} />,
}
export const stockColumn: ColumnOf<Coupon> = {
  field: coupon.totalStock,
  width: 140,
  cell: (row) => <StockBar row={row} />,
}
export const usedColumn: ColumnOf<Coupon> = {
  field: coupon.usedCount,
  width: 124,
  cell: (row) => <Share part={row.usedCount} whole={row.grantedCount} />,
}
export const nameColumn = (t: Translate, open: (id: string) => void): ColumnOf<Coupon> => ({
  field: coupon.couponName,
  width: 170,
  cell: (row) => (
    <CellLink aria-label={named(t('coupons.open'), row.couponName)} onClick={() => open(row.id)}>
      <bdi>{row.couponName}</bdi>
    </CellLink>
  ),
})
