import { Empty, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { Field, FieldOf } from '@/entities/field'
import { useT } from '@/locales'
import { NUMERIC, Value } from './kinds'
import { SmallTable } from './SmallTable'

interface FieldTableProps<Row extends object> extends Pick<TableProps<Row>, 'rowKey' | 'loading' | 'rowClassName'> {
  rows: readonly Row[]
  fields: readonly (FieldOf<Row> | readonly [Field, (row: Row) => ReactNode])[]
  empty?: string
}

export const FieldTable = <Row extends object>({ rows, fields, empty, ...props }: FieldTableProps<Row>) => {
  const t = useT()
  return (
    <SmallTable<Row>
      rowKey="id"
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty ?? t('list.empty')} /> }}
      {...props}
      dataSource={rows}
      columns={fields.map((one) => {
        const field: Field = 'key' in one ? one : one[0]
        return {
          key: field.key,
          title: t(field.label),
          align: NUMERIC.includes(field.kind) ? 'end' : 'start',
          render: (_, row) => ('key' in one ? <Value field={one} value={row[one.key]} full /> : one[1](row)),
        }
      })}
    />
  )
}
