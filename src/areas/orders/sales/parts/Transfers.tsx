import { type Transfer, ownerTransfer } from '@/entities/orders/transfer'
import { transferRecord } from '@/entities/orders/transferRecord'
import { FieldTable } from '@/kit/show/FieldTable'
import { Value } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Files } from './Application'

const OWNERS = { ...ownerTransfer.customerName, key: 'owners', label: 'ats.owners' } as const

/** The transfers of a car, newest first: from whom to whom, why, how far, and what was carried out. */
export const Transfers = ({ rows }: { rows: readonly Transfer[] }) => {
  const t = useT()
  return (
    <FieldTable
      rows={rows}
      empty={t('ats.noTransfers')}
      fields={[
        [
          OWNERS,
          (row) => (
            <bdi key="owners">
              {plain(row.oldOwnerName)} → {plain(row.customerName)}
            </bdi>
          ),
        ],
        ownerTransfer.status,
        ownerTransfer.transferType,
        ownerTransfer.applyNo,
        ownerTransfer.createBy,
        ownerTransfer.createTime,
        ...([transferRecord.transferDate, transferRecord.plate, transferRecord.invoiceNo] as const).map(
          (field) =>
            [
              field,
              (row: Transfer) => <Value key={field.key} field={field} value={row.record?.[field.key]} full />,
            ] as const,
        ),
        [
          transferRecord.certificate,
          (row) => (
            <Files key="files" urls={row.record?.certificate ?? []} label={t(transferRecord.certificate.label)} />
          ),
        ],
      ]}
    />
  )
}
