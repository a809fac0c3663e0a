import { useMemo } from 'react'
import { reportFailure } from '@/api/notices'
import { totalIn } from '@/api/reply'
import * as roles from '@/api/system/roles'
import { is, isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type Role, role } from '@/entities/shared/role'
import type { Action } from '@/kit/actions/actions'
import { useLoads } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, segmentedFilter } from '@/kit/list/filters'
import { useList } from '@/kit/list/place'
import { statePair } from '@/kit/list/statePair'
import { useOpened } from '@/kit/page/opened'
import { named } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { reloadMenus } from '@/session/flow'
import { useIdentity, useMay } from '@/session/identity'
import { Members } from './parts/Members'
import { RoleEditor } from './parts/RoleEditor'
import { changeRole } from './parts/changeRole'

const TYPES = [undefined, ...(role.shopTypes.of?.options ?? []).map(({ value }) => Number(value))]

const ShopTypeFilter = (props: Parameters<Filter['control']>[0]) => {
  const { rows } = useList()
  // Loaded after the list, since each of these responses would restart the rendering of the rows.
  const counts = useLoads(
    (rows ? TYPES : []).map((shopType) =>
      shopType === undefined
        ? roles.list.query({ pageSize: 1 }, { quiet: true })
        : roles.listByShopType.query({ shopType, pageSize: 1 }, { quiet: true }),
    ),
  )
  const suffix = (code: string | number | undefined) => {
    const count = totalIn(counts[TYPES.findIndex((type) => String(type) === String(code))]?.data)
    return count === undefined ? '' : ` ${count}`
  }
  return segmentedFilter(role.shopTypes, suffix).control(props)
}

const byShopType = segmentedFilter(role.shopTypes)
const shopTypeFilter: Filter<'shopType', typeof byShopType.key> = {
  ...byShopType,
  toQuery: (text) => ({ shopType: Number(text) }),
  control: (props) => <ShopTypeFilter {...props} />,
}
const FILTERS = [shopTypeFilter, role.roleName, role.roleCode, role.dataScope, role.status]
/** The server has a separate call for the roles of one outlet type. */
const callFor = (search: Record<string, unknown>) => (search.shopType === undefined ? roles.list : roles.listByShopType)
const SORT = { field: role.updateTime.key, order: 'desc' } as const
const isOn = (row: Role) => is(row.status, enableStatus.enabled)
const isBuiltin = (row: Role) => isYes(row.builtin)
const nameOf = (row: Role) => row.roleName

/** Roles with outlet types, menus and data scope (R-PERM-04). The open role is in the address. */
export default function RoleList() {
  const t = useT()
  const may = useMay()
  const mine = useIdentity((identity) => identity.user?.roles)
  const { mode, id, open, close } = useOpened()

  const columns = useMemo(() => {
    const state = statePair<Role>(t, {
      can: 'roles.save',
      isOn,
      set: async (row, on) => {
        await changeRole(row.id, { status: on ? enableStatus.enabled : enableStatus.disabled })
        // The role is saved even if the menus cannot be reloaded; that failure is reported.
        if (mine?.includes(row.roleCode)) await reloadMenus().catch((error: unknown) => reportFailure(error, 'read'))
      },
      on: { label: 'kit.enable', done: t('roles.enabled'), next: true },
      off: {
        label: 'kit.disable',
        done: t('roles.disabled'),
        danger: true,
        when: (row) => !isBuiltin(row),
        ask: (row) => ({
          title: t('roles.askDisable', { name: row.roleName }),
          effect: t('roles.disableEffect', { count: row.userCount }),
        }),
      },
    })
    const list: ColumnOf<Role>[] = [
      {
        field: role.roleName,
        width: 250,
        cell: (row) => (
          <span className="marks">
            <bdi>{row.roleName}</bdi>
            {isBuiltin(row) && <Mark>{t('role.builtin')}</Mark>}
            {mine?.includes(row.roleCode) && <Mark tone="processing">{t('roles.mine')}</Mark>}
          </span>
        ),
      },
      {
        field: role.status,
        cell: (row) => state.toggle(row, named(t('role.status'), row.roleName)),
      },
      {
        field: role.userCount,
        cell: (row) => (
          <CellLink
            digits
            aria-label={t('roles.membersOf', { name: row.roleName, count: row.userCount })}
            onClick={() => open('members', row.id)}
          >
            {row.userCount}
          </CellLink>
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
    const actions = (row: Role): (Action | false)[] => [
      { label: 'roles.members', run: () => open('members', row.id) },
      { label: may('roles.save') ? 'kit.edit' : 'roles.view', run: () => open('edit', row.id) },
      { label: 'kit.duplicate', can: 'roles.save', run: () => open('copy', row.id) },
      ...state.actions(row),
      {
        label: 'kit.delete',
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
