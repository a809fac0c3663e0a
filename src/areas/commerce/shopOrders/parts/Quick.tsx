import '../shopOrders.css'
import { shopOrder } from '@/entities/commerce/shopOrder'
import { orderAfterSale } from '@/entities/commerce/shared'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { type Quick, QuickFilter, QuickFilters } from '@/kit/list/QuickFilters'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** The filters that are set by the buttons above the list of orders. */
export const QUICK_FILTERS = [
  elsewhereFilter<'overdue'>({ key: 'overdue', label: 'orderDesk.overdue' }, (_, t) => t('kit.yes')),
  elsewhereFilter<'hasRemark'>({ key: 'hasRemark', label: 'orderDesk.withNote' }, (_, t) => t('kit.yes')),
  elsewhereFilter<'afterSaleState'>(shopOrder.afterSaleState, (_, t) => t('orderAfterSale.open')),
]

const QUICK: readonly Quick[] = [
  { filters: { afterSaleState: String(orderAfterSale.open) }, label: 'orderDesk.inCases' },
  { filters: { hasRemark: '1' }, label: 'orderDesk.withNote' },
]

/** What order clerks look for most: what waits for more than two days, with its number in red, open cases, notes of buyers. */
export const OrderQuick = ({ overdue }: { overdue: number | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <QuickFilters
      className="space-below"
      first={
        <QuickFilter filters={{ overdue: '1' }}>
          {t('orderDesk.overdue')}{' '}
          {overdue !== undefined && <b className={overdue > 0 ? 'urgent-count' : undefined}>{count(overdue)}</b>}
        </QuickFilter>
      }
      of={QUICK}
    />
  )
}
