import { Select } from 'antd'
import * as roles from '@/api/system/roles'
import { enableStatus } from '@/entities/shared/enums'
import type { Role } from '@/entities/shared/role'
import type { ControlProps } from '@/kit/form/controls'
import type { Filter } from '@/kit/list/filters'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { CLEAR } from '@/kit/show/boxIcons'
import { listOf } from '@/lib/listOf'

const ALL = 200

type Held = Pick<Role, 'id' | 'roleName'>

const useRoles = (shopType: number | undefined) => {
  const page = { pageNo: 1, pageSize: ALL }
  const query =
    shopType === undefined
      ? roles.list.query(page, { quiet: true })
      : roles.listByShopType.query({ ...page, shopType }, { quiet: true })
  return useLoad(query, { keep: false })
}

/**
 * Selects several roles by id: those for a kind of outlet, or all without `shopType`. Disabled ones are grey and can
 * only stay selected. `held` names roles that may be missing from the response.
 */
export const RoleSelect = ({
  shopType,
  held = [],
  max,
  value = [],
  onChange,
  label,
  placeholder,
  ...rest
}: ControlProps<string[]> & {
  shopType?: number
  held?: readonly Held[]
  max?: number
  label?: string
  placeholder?: string
}) => {
  const t = useT()
  const { data, error, loading, retry } = useRoles(shopType)
  const known = distinct(data?.records ?? [], ({ id }) => id)
  const gone = value.filter((id) => !known.some((role) => role.id === id))
  return (
    <Select
      {...rest}
      mode="multiple"
      allowClear={CLEAR}
      maxCount={max}
      aria-label={label}
      placeholder={placeholder}
      showSearch={BY_LABEL}
      value={value}
      onChange={onChange}
      options={[
        ...known.map((role) => ({
          value: role.id,
          label: role.roleName,
          disabled: role.status === enableStatus.disabled && !value.includes(role.id),
        })),
        ...gone.map((id) => ({
          value: id,
          label: held.find((role) => role.id === id)?.roleName ?? (loading ? '' : t('kit.gone', { value: id })),
        })),
      ]}
      {...optionsState({ loading, error, retry })}
    />
  )
}

const RoleNames = ({ ids, shopType }: { ids: readonly string[]; shopType: number | undefined }) => {
  const { data } = useRoles(shopType)
  return ids.map((id) => data?.records.find((role) => role.id === id)?.roleName ?? id).join(' / ')
}

export const roleFilter = (shopType?: number): Filter<'roles'> => ({
  key: 'roles',
  label: 'user.roles',
  instant: true,
  toQuery: (text) => ({ roles: listOf(text) }),
  describe: (text) => <RoleNames ids={listOf(text)} shopType={shopType} />,
  control: ({ value, onChange, label }) => (
    <RoleSelect
      shopType={shopType}
      value={listOf(value)}
      label={label}
      placeholder={label}
      onChange={(ids) => onChange(ids.join(','))}
    />
  ),
})
