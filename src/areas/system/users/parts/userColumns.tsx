import { Tag, Tooltip } from 'antd'
import type { Viewer } from '@/business/viewer'
import { type User, user } from '@/entities/shared/user'
import { dealerFilterOf } from '@/business/DealerSelect'
import { deptFilter } from '@/business/DeptSelect'
import { roleFilter } from '@/business/RoleSelect'
import { dealerType } from '@/entities/shared/enums'
import { Blank, Words } from '@/kit/show/Blank'
import { Ago, CellLink, Avatar, Tags } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, dateRangeFilter, segmentedFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { useT } from '@/locales'
import type { Open } from '@/kit/page/opened'
import { useIsOwn } from './access'

export const SORT = { field: 'createTime', order: 'desc' } as const

const keyword = containsFilter({ key: 'keyword', label: 'users.keyword' })
const common = [roleFilter(), choicesFilter(user.post), choicesFilter(user.status), dateRangeFilter(user.createTime)]

/**
 * Returns the filters of a viewer; dealers have no level, department or dealer filter, groups choose among their
 * members.
 */
export const filtersFor = ({ hq, group, dealerCode }: Viewer) => {
  if (hq)
    return [
      segmentedFilter(user.dealerType),
      keyword,
      dealerFilterOf({ dealerType: [dealerType.dealer, dealerType.second, dealerType.group] }),
      deptFilter,
      ...common,
    ].map(filterOf)
  return group ? [keyword, dealerFilterOf({ group: dealerCode }), ...common] : [keyword, ...common]
}

const NameCell = ({ row, open }: { row: User; open: Open }) => {
  const t = useT()
  const own = useIsOwn()
  return (
    <span className="user-name">
      <Avatar src={row.headImgUrl} name={row.nickname || row.username} />
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.nickname || row.username}</bdi>
      </CellLink>
      {row.parentId && <ChildTag row={row} />}
      {own(row) && <Tag color="processing">{t('users.mine')}</Tag>}
    </span>
  )
}

export const ChildTag = ({ row }: { row: Pick<User, 'parentName' | 'parentId'> }) => {
  const t = useT()
  return (
    <Tooltip title={t('users.childOf', { name: row.parentName || row.parentId })}>
      <Tag tabIndex={0}>{t('user.childAccounts')}</Tag>
    </Tooltip>
  )
}

export const columnsOf = (open: Open): readonly ColumnOf<User>[] => [
  { field: user.nickname, width: 220, cell: (row) => <NameCell row={row} open={open} /> },
  user.status,
  {
    field: user.roles,
    width: 230,
    cell: (row) => (row.roles?.length ? <Tags texts={row.roles.map(({ roleName }) => roleName)} /> : <Blank />),
  },
  { field: user.dealerCode, cell: (row) => <Words>{row.dealerName || row.dealerCode}</Words> },
  { field: user.dealerType, width: 180 },
  user.post,
  user.phone,
  user.username,
  { field: user.deptId, cell: (row) => <Words>{row.deptName || row.deptId}</Words> },
  {
    field: user.childAccounts,
    width: 88,
    cell: (row) =>
      row.childAccounts?.length ? (
        <CellLink onClick={() => open('detail', row.id, 'children')}>{row.childAccounts.length}</CellLink>
      ) : (
        <Blank />
      ),
  },
  { field: user.lastLoginTime, width: 120, cell: (row) => <Ago value={row.lastLoginTime} /> },
  user.createTime,
]
