import { Select } from 'antd'
import type { Field } from '@/entities/field'
import { menu, type MenuNode } from '@/entities/shared/menu'
import { codesOf, type Filter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { foldText } from '@/lib/foldText'
import { useT } from '@/locales'
import { CLEAR } from '@/kit/show/boxIcons'

const One = ({
  field,
  value,
  onChange,
  label,
}: {
  field: Field
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const t = useT()
  return (
    <Select
      allowClear={CLEAR}
      placeholder={label}
      aria-label={label}
      value={value || null}
      options={field.of?.options.map((option) => ({ value: String(option.value), label: t(option.label) }))}
      onChange={(code: string | null) => onChange(code ?? '')}
    />
  )
}

const shopTypeFilter: Filter<'shopTypes'> = {
  ...choicesFilter(menu.shopTypes),
  control: (props) => <One field={menu.shopTypes} {...props} />,
}

export const FILTERS = [
  containsFilter({ key: 'keyword', label: 'menus.keyword' }),
  choicesFilter(menu.type),
  shopTypeFilter,
  choicesFilter(menu.status),
]

/** Returns the predicate of the search; undefined if no filter is set. */
export const wanted = (texts: Readonly<Record<string, string>>): ((node: MenuNode) => boolean) | undefined => {
  const keyword = foldText((texts.keyword ?? '').trim())
  const codes = (key: string) => codesOf(texts[key] ?? '').map(String)
  const [types, shops, states] = [codes('type'), codes('shopTypes'), codes('status')]
  if (!keyword && !types.length && !shops.length && !states.length) return undefined
  return (node) =>
    (!keyword ||
      [node.title, node.path, node.permission, node.url].some((text) => foldText(text ?? '').includes(keyword))) &&
    (!types.length || types.includes(String(node.type))) &&
    (!shops.length || (node.shopTypes ?? []).some((one) => shops.includes(String(one)))) &&
    (!states.length || states.includes(String(node.status)))
}
