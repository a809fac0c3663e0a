import { AutoComplete, Form, Select, TreeSelect } from 'antd'
import { IconPicker } from '@/business/icons/IconPicker'
import type { MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { enableStatus, menuType, shopType } from '@/entities/shared/enums'
import { menu, type MenuNode } from '@/entities/shared/menu'
import { Choice, Choices, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { BY_TITLE } from '@/kit/form/search'
import { matchesWords } from '@/lib/foldText'
import { isTextKey, useT } from '@/locales'
import { groupOf, normalPath, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { menuDefaultsOf } from '@/routes/menuDefaults'
import { isSelf, mayHang, pathOf } from '../tree'
import type { NodeInput } from './NodePane'
import { parentOptions } from './parents'
import { CLEAR } from '@/kit/show/boxIcons'

const LINES: readonly RouteLine[] = routes
const GROUPS = [...new Set(LINES.filter((line) => !line.single).map((line) => groupOf(line.path)))]
const PAGES = LINES.filter((line) => !line.hidden && !line.public)
const ALL_TYPES = shopType.options.map(({ value }) => value)

const Proposed = ({ options, ...rest }: ControlProps<string> & { options: { value: string; label: string }[] }) => (
  <AutoComplete
    {...rest}
    allowClear={CLEAR}
    options={options}
    showSearch={{
      filterOption: (typed, option) => matchesWords(`${option?.value} ${option?.label}`, typed),
    }}
  />
)

export const NodeFields = ({
  Field,
  id,
  nodes,
  index,
}: {
  Field: FormField<NodeInput>
  id?: string
  nodes: readonly MenuNode[]
  index: MenuIndex
}) => {
  const t = useT()
  const form = Form.useFormInstance()
  const type = Number(Form.useWatch(menu.type.key))
  const parentId = String(Form.useWatch(menu.parentId.key) ?? '')
  const path = String(Form.useWatch(menu.path.key) ?? '')
  const parent = index.get(parentId)?.node
  const own = id !== undefined && isSelf(index, id)
  const others = [...index.values()].map(({ node }) => node).filter((node) => node.id !== id)
  const isPlace = type === menuType.group || type === menuType.page
  const standsOn = (kind: number) => (above: MenuNode | undefined) =>
    mayHang(index, { id: id ?? '', type: menuTypeOf(kind), shopTypes: [] }, above)
  const kinds = (menuType.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))
  const titleOf = (of: string) => (isTextKey(of) ? t(of) : of)
  const paths = (
    type === menuType.group
      ? GROUPS
      : PAGES.filter((line) =>
          parent ? groupOf(line.path) === pathOf(index, parent.id) && !line.single : line.single,
        ).map((line) => line.path)
  )
    .filter((one) => one === path || !others.some((node) => pathOf(index, node.id) === one))
    .map((value) => ({ value, label: `${titleOf(value)} ${value}` }))
  const full = normalPath(path, parent ? pathOf(index, parent.id) : '')
  const isKnown = full === '' || GROUPS.includes(full) || PAGES.some((line) => line.path === full)
  const calls = (parent && menuDefaultsOf(pathOf(index, parent.id)).calls) ?? []
  const brothers = others.filter((node) => (index.get(node.id)?.parent?.id ?? '') === parentId)
  const saved = id === undefined ? undefined : index.get(id)?.node
  // A saved permission stays valid, even if two pages already share it.
  const taken =
    (among: readonly MenuNode[], key: 'title' | 'path' | 'permission', text: string) => (value: unknown) => {
      const typed = typeof value === 'string' ? value.trim() : ''
      const isSaved = key === 'permission' && saved?.permission === typed
      return typed !== '' && !isSaved && among.some((node) => node[key] === typed) ? text : undefined
    }
  return (
    <>
      <div className="two-columns">
        <Field of={menu.type} disabled={id !== undefined}>
          <Select
            options={kinds}
            onChange={(kind: number) => {
              if (!standsOn(kind)(parent)) form.setFieldValue(menu.parentId.key, '')
            }}
          />
        </Field>
        {type !== menuType.group && (
          <Field of={menu.parentId} required={type === menuType.button} disabled={own}>
            <TreeSelect
              showSearch={BY_TITLE}
              treeDefaultExpandAll
              treeData={parentOptions(nodes, standsOn(type), t('menus.top'))}
            />
          </Field>
        )}
      </div>
      <Field of={menu.title} check={taken(brothers, 'title', t('menus.titleTaken'))} needs={[menu.parentId]} />
      {isPlace && (
        <Field
          of={menu.path}
          disabled={own}
          hint={isKnown ? undefined : <span className="menu-warning">{t('roles.whyNoPage')}</span>}
          check={taken(others, 'path', t('menus.pathTaken'))}
        >
          <Proposed options={paths} />
        </Field>
      )}
      {type === menuType.link && <Field of={menu.url} />}
      {type === menuType.button && (
        <Field of={menu.permission} check={taken(others, 'permission', t('menus.permissionTaken'))}>
          <Proposed
            options={calls
              .filter((call) => !others.some((node) => node.permission === call))
              .map((value) => ({ value, label: value }))}
          />
        </Field>
      )}
      {isPlace && (
        <Field of={menu.icon}>
          <IconPicker />
        </Field>
      )}
      <Field
        of={menu.shopTypes}
        hint={parent ? t('menus.withinParent') : undefined}
        needs={[menu.parentId]}
        check={(value) =>
          parent &&
          Array.isArray(value) &&
          value.some((one) => !parent.shopTypes?.some((of) => Number(of) === Number(one)))
            ? t('menus.tooWide')
            : undefined
        }
      >
        <Choices field={menu.shopTypes} allowed={parent?.shopTypes ? parent.shopTypes.map(Number) : ALL_TYPES} />
      </Field>
      <div className="two-columns">
        {type !== menuType.button && <Field of={menu.hidden} />}
        <Field of={menu.sort} />
      </div>
      <Field
        of={menu.status}
        check={(value) => (own && is(value, enableStatus.disabled) ? t('menus.self') : undefined)}
      >
        <Choice field={menu.status} />
      </Field>
      <Field of={menu.remark} />
    </>
  )
}

const menuTypeOf = (kind: number): MenuNode['type'] =>
  menuType.options.find(({ value }) => value === kind)?.value ?? menuType.page
