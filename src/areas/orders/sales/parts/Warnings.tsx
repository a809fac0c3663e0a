import { Alert } from 'antd'
import type { SaleDetail } from '@/entities/orders/actualSale'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { pricesDiffer } from '../rules'

const MANY_SALES = 3

/** What a reviewer is to look at twice: a price that is not the invoice's, an invoice after the sale, a phone of many owners, a car of another dealer. */
export const Warnings = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const { money } = useFormats()
  const day = (value: unknown) => formatTime(value, 'YYYY-MM-DD')
  const isLate = day(row.invoiceDate) !== '' && day(row.saleDate) !== '' && day(row.invoiceDate) > day(row.saleDate)
  const sales = numberIn(row.phoneCount)
  const said = [
    pricesDiffer(row.invoiceAmount, row.dealPrice) &&
      t('ats.warnPrice', { invoice: money(row.invoiceAmount), deal: money(row.dealPrice) }),
    isLate && t('ats.warnInvoice', { invoice: day(row.invoiceDate), sale: day(row.saleDate) }),
    sales !== null && sales >= MANY_SALES && t('ats.warnPhone', { count: sales }),
    row.shippedDealerName && t('ats.warnShipped', { dealer: row.shippedDealerName }),
  ].filter((text): text is string => !!text)
  if (said.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('ats.warnings')}
      description={
        <ul className="sale-warnings">
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  )
}
