import { Button, Space } from 'antd'
import { Dialog } from '@/kit/dialog/dialog'
import { plain } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

/** Outcome of a batch: number of successes, and the failures. */
export interface Outcome {
  good: number
  failed: readonly { id: string; name: string; message: string }[]
  /** Retries the failed ones in the same way. */
  again?: () => void
}

/** Returns the outcome for rows from the failures that a call reports. */
export const outcomeOf = <Row,>(
  rows: readonly Row[],
  failed: readonly { id: string; message: string }[],
  of: { id: (row: Row) => string; name: (row: Row) => string },
): Outcome => ({
  good: rows.length - failed.length,
  failed: failed.map(({ id, message }) => {
    const row = rows.find((one) => of.id(one) === plain(id))
    return { id: plain(id), name: row ? of.name(row) : plain(id), message: plain(message) }
  }),
})

export const Failures = ({
  outcome: { good, failed, again },
  busy = false,
  onClose,
}: {
  outcome: Outcome
  busy?: boolean
  onClose: () => void
}) => {
  const t = useT()
  return (
    <Dialog
      open
      title={t('bulk.result', { good, bad: failed.length })}
      onClose={onClose}
      footer={
        again && (
          <Space>
            <Button type="primary" loading={busy} onClick={again}>
              {t('bulk.retry', { count: failed.length })}
            </Button>
            <Button onClick={onClose}>{t('bulk.close')}</Button>
          </Space>
        )
      }
    >
      <SmallTable
        rowKey="id"
        dataSource={[...failed]}
        columns={[
          { title: t('bulk.row'), dataIndex: 'name' },
          { title: t('bulk.reason'), dataIndex: 'message' },
        ]}
      />
    </Dialog>
  )
}
