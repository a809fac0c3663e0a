import { Alert, Form } from 'antd'
import { useMemo } from 'react'
import { MenuPicker } from '@/business/MenuPicker'
import { grantable, type MenuIndex, menuIndex } from '@/business/menuTicks'
import type { MenuNode } from '@/entities/shared/menu'
import { role } from '@/entities/shared/role'
import type { FormField } from '@/kit/form/Form'
import { useT } from '@/locales'
import { type RoleInput, toSave } from '../rights'

/** Menus and buttons of a role: those allowed for all its outlet types. `check` gets the ids that would be saved. */
export const RightsTab = ({
  Field,
  nodes,
  index,
  readOnly,
  check,
}: {
  Field: FormField<RoleInput>
  nodes: readonly MenuNode[]
  index: MenuIndex
  readOnly: boolean
  check: (ids: string[]) => string | undefined
}) => {
  const t = useT()
  const shopTypes: unknown = Form.useWatch(role.shopTypes.key)
  const chosen: unknown = Form.useWatch(role.menuIds.key)
  const types = JSON.stringify(Array.isArray(shopTypes) ? shopTypes.map(Number) : [])
  const offered = useMemo(() => grantable(nodes, JSON.parse(types)), [nodes, types])
  const ids = Array.isArray(chosen) ? chosen.map(String) : []
  const keys = useMemo(() => new Set(menuIndex(offered).keys()), [offered])
  const lost = ids.length - toSave(ids, index, keys).length
  return (
    <>
      {lost > 0 && (
        <Alert type="warning" showIcon title={t('roles.notGrantable', { count: lost })} className="space-below-md" />
      )}
      <Field
        of={role.menuIds}
        disabled={readOnly}
        needs={[role.shopTypes]}
        check={(value) => check(toSave(Array.isArray(value) ? value.map(String) : [], index, keys))}
      >
        <MenuPicker nodes={offered} />
      </Field>
    </>
  )
}
