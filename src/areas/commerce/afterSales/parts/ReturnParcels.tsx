import { type AfterSaleDetail, afterSaleType, shopAfterSaleStatus as states } from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import { useT } from '@/locales'
import { TraceTimeline } from '../../parts/TraceTimeline'

export const ReturnParcels = ({ row }: { row: AfterSaleDetail }) => {
  const t = useT()
  const isDone = is(row.status, states.done)
  return (
    <div className="two-columns">
      <section aria-label={t('afterSales.returnWay')}>
        <h3 className="section-title">{t('afterSales.returnWay')}</h3>
        <TraceTimeline carrier={row.returnName} trackingNo={row.returnNo} traces={row.returnTraces} signed={isDone} />
      </section>
      {is(row.afterSaleType, afterSaleType.exchange) && (
        <section aria-label={t('afterSales.resendWay')}>
          <h3 className="section-title">{t('afterSales.resendWay')}</h3>
          <TraceTimeline carrier={row.resendName} trackingNo={row.resendNo} traces={row.resendTraces} signed={isDone} />
        </section>
      )}
    </div>
  )
}
