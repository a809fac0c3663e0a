import { Empty } from 'antd'
import { useState } from 'react'
import * as interactions from '@/api/community/interactions'
import type { Page } from '@/api/reply'
import { like, shareRecord } from '@/entities/community/interactions'
import type { Field } from '@/entities/field'
import { Loaded, type Queried, useLoad } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { useColumn } from '@/kit/list/SubTable'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const SIZE = 20
const LIKE = [like.nickname, like.userType, like.source, like.ipRegion, like.suspectFlag, like.createTime]
const SHARE = [
  shareRecord.nickname,
  shareRecord.shareWay,
  shareRecord.viewCount,
  shareRecord.newCount,
  shareRecord.createTime,
]

const Doings = <Row extends object>({
  ask,
  fields,
}: {
  ask: (page: { pageNo: number; pageSize: number }) => Queried<Page<Row>>
  fields: readonly Field[]
}) => {
  const t = useT()
  const column = useColumn()
  const [pageNo, setPageNo] = useState(1)
  const load = useLoad(ask({ pageNo, pageSize: SIZE }))
  return (
    <Loaded load={load}>
      <SmallTable
        loading={load.loading}
        scroll={{ x: 720 }}
        dataSource={rowsOfPage(load.data?.records ?? [], pageNo, SIZE).map((row, key) => ({ ...row, key }))}
        columns={fields.map(column)}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
      />
      <PageButtons page={load.data} pageNo={pageNo} pageSize={SIZE} setPageNo={setPageNo} />
    </Loaded>
  )
}

export const Likes = ({ id }: { id: string }) => (
  <Doings ask={(page) => interactions.listLikes.query({ targetId: id, ...page }, { quiet: true })} fields={LIKE} />
)
export const Shares = ({ id }: { id: string }) => (
  <Doings ask={(page) => interactions.listShares.query({ targetId: id, ...page }, { quiet: true })} fields={SHARE} />
)
