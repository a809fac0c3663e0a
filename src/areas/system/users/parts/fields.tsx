import { Tag, Tooltip } from 'antd'
import { type CurrentUser, type User, user } from '@/entities/shared/user'
import { dealerFilterOf } from '@/business/DealerSelect'
import { deptFilter } from '@/business/DeptSelect'
import { roleFilter } from '@/business/RoleSelect'
import { Blank, Words } from '@/kit/Blank'
import { Ago, CellLink, Face, Tags } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, filterOf, range, segmented, several, words } from '@/kit/list/filters'
import type { Sort } from '@/kit/list/state'
import { useT } from '@/locales'
import { isHeadquarters } from '@/session/identity'
import type { Open } from './open'
import { useIsOwn } from './who'

export const SORT: Sort = { field: 'createTime', order: 'desc' }

const keyword = words({ key: 'keyword', label: 'users.keyword' })
const common: readonly Filter[] = [roleFilter(), several(user.post), several(user.status), range(user.createTime)]

/** The filters for somebody: dealers see the own house only, so they are not asked for level, department or dealer; groups choose among their members. */
export const filtersFor = (me: CurrentUser | undefined): readonly Filter[] => {
  if (isHeadquarters(me)) return [segmented(user.dealerType), keyword, dealerFilterOf({ dealerType: [3, 4, 5] }), deptFilter, ...common].map(filterOf)
  return me?.dealerType === 5 ? [keyword, dealerFilterOf({ group: me.dealerCode }), ...common] : [keyword, ...common]
}

/** The name of an account with its picture; opens the detail. Child accounts and the own ones are marked. */
const NameCell = ({ row, open }: { row: User; open: Open }) => {
  const t = useT()
  const own = useIsOwn()
  return (
    <span className="user-name">
      <Face src={row.headImgUrl} name={row.nickname || row.username} />
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.nickname || row.username}</bdi>
      </CellLink>
      {row.parentId && <ChildTag row={row} />}
      {own(row) && <Tag color="processing">{t('users.mine')}</Tag>}
    </span>
  )
}

/** Marks a child account; on hover and focus its main account. */
export const ChildTag = ({ row }: { row: Pick<User, 'parentName' | 'parentId'> }) => {
  const t = useT()
  return (
    <Tooltip title={t('users.childOf', { name: row.parentName || row.parentId })}>
      <Tag tabIndex={0}>{t('user.childAccounts')}</Tag>
    </Tooltip>
  )
}

/** The columns of the list. */
export const columnsOf = (open: Open): readonly ColumnOf<User>[] => [
  { field: user.nickname, width: 220, cell: (row) => <NameCell row={row} open={open} /> },
  user.username,
  user.phone,
  { field: user.dealerType, width: 180 },
  { field: user.dealerCode, cell: (row) => <Words>{row.dealerName || row.dealerCode}</Words> },
  { field: user.deptId, cell: (row) => <Words>{row.deptName || row.deptId}</Words> },
  user.post,
  {
    field: user.roles,
    width: 230,
    cell: (row) => (row.roles?.length ? <Tags texts={row.roles.map(({ roleName }) => roleName)} /> : <Blank />),
  },
  {
    field: user.childAccounts,
    width: 88,
    cell: (row) => (row.childAccounts?.length ? <CellLink onClick={() => open('detail', row.id, 'children')}>{row.childAccounts.length}</CellLink> : <Blank />),
  },
  user.status,
  { field: user.lastLoginTime, width: 120, cell: (row) => <Ago value={row.lastLoginTime} /> },
  user.createTime,
]
