import type { StockGroup } from '@/api/leads/saleReports'
import { useViewer } from '@/business/viewer'
import { remoteStockStatus as states } from '@/entities/shared/enums'
import { remoteStock } from '@/entities/shared/remoteStock'
import { Chart } from '@/kit/chart/Chart'
import { useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { BRACKETS, bracketOf, stacksOf } from './depots'

const MAX_SERIES = 8
/** The filters that the figures set. */
const NONE = { status: undefined, age: undefined, dealerCode: undefined }
/** The days in stock from which a car is urgent, as the filter has them. */
export const URGENT = '91-'

/** The cars of the search by what can be done with them; a press narrows the list to some, another one widens it again. */
export const StockFigures = () => {
  const t = useT()
  const { ownDealer } = useViewer()
  const { count, oneDecimal } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const tile = (filters: Readonly<Record<string, string>>) => {
    const on = Object.entries(filters).every(([key, value]) => query.get(key) === value)
    // The dealer that headquarters chose is no figure's.
    const { dealerCode, ...others } = NONE
    const none = ownDealer ? { ...others, dealerCode } : others
    return { on, run: () => setQuery({ ...none, ...(!on && filters), page: undefined }) }
  }
  return (
    <Tiles label={t('remoteStocks.figures')}>
      <Tile label={t('remoteStocks.all')} value={count(summary.all)} />
      {ownDealer && (
        <Tile label={t('remoteStocks.own')} value={count(summary.own)} {...tile({ dealerCode: ownDealer })} />
      )}
      <Tile
        label={t('remoteStockStatus.available')}
        value={count(summary.available)}
        {...tile({ status: String(states.available) })}
      />
      <Tile
        label={t('remoteStockStatus.reserved')}
        value={count(summary.reserved)}
        {...tile({ status: String(states.reserved) })}
      />
      <Tile
        label={t('remoteStockStatus.onHold')}
        value={count(summary.blocked)}
        bad={(summary.blocked ?? 0) > 0}
        {...tile({ status: String(states.onHold) })}
      />
      <Tile
        label={t('remoteStocks.over90')}
        value={count(summary.old)}
        bad={(summary.old ?? 0) > 0}
        {...tile({ age: URGENT })}
      />
      <Tile label={t('remoteStocks.averageDays')} value={oneDecimal(summary.averageDays)} />
    </Tiles>
  )
}

/** The cars by days in stock, stacked by series; a press narrows the list to a bracket. */
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
