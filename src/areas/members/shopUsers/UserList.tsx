import { Space } from 'antd'
import { useMemo } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import { memberType } from '@/entities/marketing/memberType'
import { shopUser as user, type ShopUser } from '@/entities/marketing/shopUser'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { type Open, useOpened } from '@/kit/page/opened'
import { plain } from '@/kit/show/format'
import { Avatar, CellLink } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { Balance } from './parts/Balance'
import { isClosed, nameOfUser, UserPanel, useUserLinks } from './parts/UserPanel'

const SORT = { field: user.createTime.key, order: 'desc' } as const
const FILTERS = [
  phoneFilter(user.phone),
  containsFilter(user.nickname),
  containsFilter(user.userId),
  choicesFilter(user.memberType),
  choicesFilter(user.memberLevel),
  choicesFilter(user.source),
  choicesFilter(user.status),
  spanFilter(user.createTime),
]
const TILES: readonly SummaryTile[] = [
  { label: 'shopUsers.users', name: 'all' },
  { label: 'shopUsers.owners', name: 'owners', filters: { memberType: String(memberType.owner) } },
  { label: 'shopUsers.newToday', name: 'newToday', filters: { createTime: 'today' } },
  { label: 'shopUsers.active', name: 'active' },
]

const columnsOf = (t: Translate, open: Open): ColumnOf<ShopUser>[] => [
  {
    field: user.nickname,
    width: 210,
    below: user.phone,
    cell: (row) => (
      <Space size={8}>
        <Avatar src={plain(row.headImgUrl)} name={nameOfUser(row, t)} />
        <CellLink to={isClosed(row) ? '' : undefined} onClick={() => open('detail', row.userId)}>
          <bdi>{nameOfUser(row, t)}</bdi>
        </CellLink>
      </Space>
    ),
  },
  user.status,
  { field: user.memberType, width: 100 },
  { field: user.memberLevel, width: 110 },
  { field: user.balance, width: 110, cell: ({ userId }) => <Balance userId={userId} /> },
  user.orderCount,
  user.orderAmount,
  { field: user.seriesName, width: 120 },
  user.createTime,
  user.lastLoginTime,
  user.source,
  { field: user.cityName, width: 110 },
  user.userId,
]

export default function UserList() {
  const t = useT()
  const { open } = useOpened()
  const linksOf = useUserLinks()
  const columns = useMemo(() => columnsOf(t, open), [t, open])
  return (
    <>
      <ListScreen
        load={shopUsers.list}
        rowKey={user.userId}
        nameOf={(row) => nameOfUser(row, t)}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        above={() => <SummaryTiles label="shopUsers.sums" of={TILES} />}
        actions={(row) =>
          isClosed(row) ? [] : [{ label: 'kit.detail', run: () => open('detail', row.userId) }, ...linksOf(row)]
        }
      />
      <UserPanel />
    </>
  )
}
