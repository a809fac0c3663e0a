import { Empty } from 'antd'
import { type Transfer, ownerTransfer } from '@/entities/orders/transfer'
import { transferRecord } from '@/entities/orders/transferRecord'
import { SmallTable } from '@/kit/show/SmallTable'
import { StatusTag, Value } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Files } from './Application'

/** The transfers of a car, newest first: from whom to whom, why, how far, and what was carried out. */
export const Transfers = ({ rows }: { rows: readonly Transfer[] }) => {
  const t = useT()
  return (
    <SmallTable
      rowKey="id"
      dataSource={[...rows]}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('ats.noTransfers')} /> }}
      columns={[
        {
          key: 'owners',
          title: t('ats.owners'),
          render: (_, row) => (
            <bdi>
              {plain(row.oldOwnerName)} → {plain(row.customerName)}
            </bdi>
          ),
        },
        {
          key: 'status',
          title: t(ownerTransfer.status.label),
          render: (_, row) => <StatusTag field={ownerTransfer.status} value={row.status} />,
        },
        ...(
          [ownerTransfer.transferType, ownerTransfer.applyNo, ownerTransfer.createBy, ownerTransfer.createTime] as const
        ).map((field) => ({
          key: field.key,
          title: t(field.label),
          render: (_: unknown, row: Transfer) => <Value field={field} value={row[field.key]} full />,
        })),
        ...([transferRecord.transferDate, transferRecord.plate, transferRecord.invoiceNo] as const).map((field) => ({
          key: field.key,
          title: t(field.label),
          render: (_: unknown, row: Transfer) => <Value field={field} value={row.record?.[field.key]} full />,
        })),
        {
          key: 'certificate',
          title: t(transferRecord.certificate.label),
          render: (_, row) => (
            <Files urls={row.record?.certificate ?? []} label={t(transferRecord.certificate.label)} />
          ),
        },
      ]}
    />
  )
}
