import type { StockGroup } from '@/api/leads/saleReports'
import { useViewer } from '@/business/viewer'
import type { Code } from '@/entities/field'
import { remoteStockStatus as states } from '@/entities/shared/enums'
import { IN_DEPOT, remoteStock } from '@/entities/shared/remoteStock'
import { Chart } from '@/kit/chart/Chart'
import { useSummary } from '@/kit/list/place'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { BRACKETS, bracketOf, URGENT } from './ages'
import { stacksOf } from './depots'

const MAX_SERIES = 8
const ofState = (label: SummaryTile['label'], name: string, ...codes: readonly Code[]): SummaryTile => ({
  label,
  name,
  filters: { status: codes.join(',') },
  bad: codes[0] === states.onHold,
})

/** Cars of the search by availability; a click filters the list, a second one removes the filter. */
export const StockFigures = () => {
  const { ownDealer } = useViewer()
  const { oneDecimal } = useFormats()
  const days = useSummary()?.averageDays
  return (
    <SummaryTiles
      label="remoteStocks.figures"
      of={[
        // A dealer chosen by headquarters is kept, since no tile sets it for them.
        {
          label: 'remoteStocks.all',
          name: 'all',
          filters: { status: '', age: '', ...(ownDealer && { dealerCode: '' }) },
        },
        ...(ownDealer
          ? [{ label: 'remoteStocks.own', name: 'own', filters: { dealerCode: ownDealer } } as const]
          : [ofState('remoteStocks.inStock', 'inStock', ...IN_DEPOT)]),
        ofState('remoteStockStatus.available', 'available', states.available),
        ofState('remoteStockStatus.reserved', 'reserved', states.reserved),
        ofState('remoteStockStatus.onHold', 'blocked', states.onHold),
        { label: 'remoteStocks.over90', name: 'old', filters: { age: URGENT }, bad: true },
        { label: 'remoteStocks.averageDays', name: 'averageDays', value: oneDecimal(days) },
      ]}
    />
  )
}

export const StockChart = ({ groups = [] }: { groups: readonly StockGroup[] | undefined }) => {
  const t = useT()
  const { setQuery } = useScreen()
  return (
    <div className="charts">
      <Chart
        title={t('remoteStocks.byAge')}
        of={t(remoteStock.stockDays.label)}
        categories={BRACKETS.map(([from, to]) => (to ? `${from}–${to}` : `${from}+`))}
        series={stacksOf(groups, MAX_SERIES).map(({ seriesName, values }) => ({
          name: seriesName ?? t('remoteStocks.others'),
          stack: 'series',
          values,
        }))}
        onPick={(at) => {
          const bracket = BRACKETS[at]
          if (bracket) setQuery({ age: bracketOf(bracket), page: undefined })
        }}
      />
    </div>
  )
}
