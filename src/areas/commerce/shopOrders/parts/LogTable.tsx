import { shopInvoice, type ShopInvoice } from '@/entities/commerce/shopInvoice'
import { shopOrderLog as log, type ShopOrderLog } from '@/entities/commerce/shopOrderLog'
import { Empty } from 'antd'
import { Facts } from '@/kit/show/Facts'
import { Value } from '@/kit/show/kinds'
import { OutLink } from '@/kit/show/OutLink'
import { SmallTable } from '@/kit/show/SmallTable'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'

const FIELDS = [log.createTime, log.createBy, log.action, log.content] as const

/** Log of an order, newest first. Entries without a user are the server's. */
export const LogTable = ({ rows }: { rows: readonly ShopOrderLog[] }) => {
  const t = useT()
  return (
    <SmallTable
      rowKey={(row) => `${row.id} ${row.createTime}`}
      dataSource={rows}
      scroll={{ x: 'max-content' }}
      columns={FIELDS.map((field) => ({
        key: field.key,
        title: t(field.label),
        render: (_: unknown, row: ShopOrderLog) =>
          field === log.createBy && isBlank(row.createBy) ? (
            t('orderDesk.server')
          ) : (
            <Value field={field} value={row[field.key]} full />
          ),
      }))}
    />
  )
}

export const Invoice = ({ row }: { row: ShopInvoice | null }) => {
  const t = useT()
  if (!row) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orderDesk.noInvoice')} />
  const { invoiceType, invoiceTitle, taxNo, amount, invoiceNo, fileUrl, status } = shopInvoice
  return (
    <Facts<ShopInvoice>
      row={row}
      fields={[
        status,
        invoiceType,
        invoiceTitle,
        taxNo,
        amount,
        invoiceNo,
        ...(isBlank(row.fileUrl)
          ? []
          : [
              [
                fileUrl,
                <OutLink key="file" href={row.fileUrl}>
                  {t('orderDesk.openInvoice')}
                </OutLink>,
              ] as const,
            ]),
      ]}
    />
  )
}
