import { named } from '@/kit/show/format'
import { Button, Space, Tag } from 'antd'
import { useCallback, useMemo } from 'react'
import { reportFailure } from '@/api/notices'
import * as roles from '@/api/system/roles'
import { is, isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type Role, role } from '@/entities/shared/role'
import { type Action, Toggle } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, segmentedFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { reloadMenus } from '@/session/flow'
import { useIdentity, useMay } from '@/session/identity'
import { changeRole } from './parts/changeRole'
import { Members } from './parts/Members'
import { RoleEditor } from './parts/RoleEditor'
import { ShopTypeFilter } from './parts/ShopTypeFilter'

const byShopType = segmentedFilter(role.shopTypes)
const shopTypeFilter: Filter<'shopType', typeof byShopType.key> = {
  ...byShopType,
  toQuery: (text) => ({ shopType: Number(text) }),
  control: (props) => <ShopTypeFilter {...props} />,
}
const FILTERS = [shopTypeFilter, role.roleName, role.roleCode, role.dataScope, role.status]
/** Roles of one type of outlet have a call of their own. */
const callFor = (search: Record<string, unknown>) => (search.shopType === undefined ? roles.list : roles.listByShopType)
const SORT = { field: role.updateTime.key, order: 'desc' } as const
const isOn = (row: Role) => is(row.status, enableStatus.enabled)
const isBuiltin = (row: Role) => isYes(row.builtin)
const nameOf = (row: Role) => row.roleName

/** What is open over the list, as the address has it. */
type Mode = 'new' | 'edit' | 'copy' | 'members'

/** The roles: for which outlets, with which menus and data (R-PERM-04). Which role is open over the list stands in the address. */
export default function RoleList() {
  const t = useT()
  const may = useMay()
  const mine = useIdentity((identity) => identity.user?.roles)
  const { query, setQuery } = useScreen()
  const [mode, id] = [query.get('mode'), query.get('role') ?? '']
  const open = useCallback(
    (to: Mode, of?: string) => setQuery({ mode: to, role: of, part: undefined }, true),
    [setQuery],
  )
  const close = () => setQuery({ mode: undefined, role: undefined, part: undefined })

  const columns = useMemo(() => {
    const setStatus = async (row: Role, on: boolean) => {
      await changeRole(row.id, { status: on ? enableStatus.enabled : enableStatus.disabled })
      // The client tells it when the menus cannot be had; the role is saved all the same.
      if (mine?.includes(row.roleCode)) await reloadMenus().catch((error: unknown) => reportFailure(error, 'read'))
    }
    const list: ColumnOf<Role>[] = [
      {
        field: role.roleName,
        width: 250,
        cell: (row) => (
          <Space size={6}>
            <bdi>{row.roleName}</bdi>
            {isBuiltin(row) && <Tag>{t('role.builtin')}</Tag>}
            {mine?.includes(row.roleCode) && <Tag color="processing">{t('roles.mine')}</Tag>}
          </Space>
        ),
      },
      {
        field: role.status,
        cell: (row) => (
          <Toggle
            on={isOn(row)}
            name={named(t('role.status'), row.roleName)}
            can="roles.save"
            disabled={isBuiltin(row)}
            ask={(to) => (to ? undefined : disabling(row))}
            change={(to) => setStatus(row, to)}
            done={(to) => t(to ? 'roles.enabled' : 'roles.disabled')}
          />
        ),
      },
      {
        field: role.userCount,
        cell: (row) => (
          <Button
            type="link"
            size="small"
            aria-label={t('roles.membersOf', { name: row.roleName, count: row.userCount })}
            onClick={() => open('members', row.id)}
          >
            {row.userCount}
          </Button>
        ),
      },
      role.dataScope,
      role.shopTypes,
      { field: role.roleCode, width: 210, cell: (row) => row.roleCode },
      role.remark,
      role.sort,
      role.updateBy,
      role.updateTime,
    ]
    const disabling = (row: Role) => ({
      title: t('roles.askDisable', { name: row.roleName }),
      effect: t('roles.disableEffect', { count: row.userCount }),
      danger: true,
    })
    const actions = (row: Role): (Action | false)[] => [
      { label: 'roles.members', run: () => open('members', row.id) },
      { label: may('roles.save') ? 'roles.edit' : 'roles.view', run: () => open('edit', row.id) },
      { label: 'roles.copy', can: 'roles.save', run: () => open('copy', row.id) },
      {
        label: 'roles.disable',
        can: 'roles.save',
        danger: true,
        hide: !isOn(row) || isBuiltin(row),
        ask: disabling(row),
        run: () => setStatus(row, false),
        done: t('roles.disabled'),
      },
      {
        label: 'roles.enable',
        next: true,
        can: 'roles.save',
        hide: isOn(row),
        run: () => setStatus(row, true),
        done: t('roles.enabled'),
      },
      {
        label: 'roles.delete',
        can: 'roles.remove',
        danger: true,
        hide: isOn(row) || isBuiltin(row) || Number(row.userCount) > 0,
        ask: {
          title: t('roles.askDelete', { name: row.roleName }),
          effect: t('roles.deleteEffect'),
          typed: row.roleName,
        },
        run: () => roles.remove({ id: row.id }),
        done: t('roles.deleted'),
      },
    ]
    return { list, actions }
  }, [t, may, mine, open])

  return (
    <>
      <ListScreen
        load={callFor}
        rowKey={role.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns.list}
        sort={SORT}
        actions={columns.actions}
        create={{ label: 'roles.new', can: 'roles.save', run: () => open('new') }}
        toolbar={<Export from={roles.exportList} can="roles.exportList" />}
      />
      {mode === 'members' && <Members key={id} id={id} onClose={close} />}
      {mode === 'edit' && <RoleEditor key={id} id={id} onClose={close} />}
      {mode === 'copy' && may('roles.save') && <RoleEditor key={id} id={id} copy onClose={close} />}
      {mode === 'new' && may('roles.save') && <RoleEditor onClose={close} />}
    </>
  )
}
