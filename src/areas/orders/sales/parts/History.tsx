import { useState } from 'react'
import * as ats from '@/api/orders/ats'
import { atsHistory } from '@/entities/orders/atsHistory'
import { Loaded, useLoad } from '@/kit/data/load'
import { useColumn } from '@/kit/list/SubTable'
import { SmallTable } from '@/kit/show/SmallTable'

const PAGE = 20
const FIELDS = [
  atsHistory.createTime,
  atsHistory.action,
  atsHistory.fieldName,
  atsHistory.oldValue,
  atsHistory.newValue,
  atsHistory.createBy,
] as const

/** What was changed of a sale, newest first, a page at a time. */
export const History = ({ id }: { id: string }) => {
  const column = useColumn()
  const [pageNo, setPage] = useState(1)
  const load = useLoad(ats.listHistory.query({ id, pageNo, pageSize: PAGE }, { quiet: true }))
  const total = load.data?.total ?? 0
  return (
    <Loaded load={load}>
      <SmallTable
        rowKey="id"
        loading={load.loading}
        dataSource={load.data?.records ?? []}
        columns={FIELDS.map((field) => column(field))}
        scroll={{ x: 'max-content' }}
        pagination={
          total > PAGE ? { current: pageNo, pageSize: PAGE, total, showSizeChanger: false, onChange: setPage } : false
        }
      />
    </Loaded>
  )
}
