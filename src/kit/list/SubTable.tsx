import { Empty, Skeleton } from 'antd'
import type { TableColumnsType } from 'antd'
import type { Field } from '@/entities/field'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { Value } from '../show/kinds'
import { Failed, type useLoad } from '../data/load'
import { SmallTable } from '../show/SmallTable'

const NARROWEST = 84

/** Short list in a drawer with its own loading, error and retry states. */
export const SubTable = <Row extends object>({
  load,
  rowKey,
  columns,
}: {
  load: ReturnType<typeof useLoad<Row[]>>
  rowKey: string
  columns: TableColumnsType<Row>
}) => {
  const t = useT()
  const { data, error, first, loading, retry } = load
  if (error) return <Failed error={error} retry={retry} />
  if (first) return <Skeleton active paragraph={{ rows: 5 }} />
  return (
    <SmallTable<Row>
      className="sub-table"
      tableLayout="fixed"
      rowKey={rowKey}
      loading={loading}
      dataSource={data ?? []}
      columns={columns}
      scroll={{ x: columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : NARROWEST), 0) }}
      locale={{ emptyText: <Empty description={t('list.empty')} /> }}
    />
  )
}

export const useColumn = () => {
  const t = useT()
  return (field: Field) => ({
    key: field.key,
    title: t(field.label),
    render: (_: unknown, row: object) => <Value field={field} value={isRecord(row) ? row[field.key] : undefined} />,
  })
}
