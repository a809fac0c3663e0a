import { TreeSelect } from 'antd'
import { type ReactNode, useState } from 'react'
import * as goods from '@/api/commerce/goods'
import type { TaxNode } from '@/entities/commerce/taxItem'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { optionsState, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { CLEAR } from '@/kit/show/boxIcons'
import { isBlank } from '@/lib/given'

interface Choice {
  value: string
  title: string
  words: string
  disabled: boolean
  children?: Choice[]
}

/** Returns the enabled items of the lowest level and their groups. */
const choices = (nodes: readonly TaxNode[]): Choice[] =>
  nodes.flatMap(({ taxCode, taxName, status, children }) => {
    const isLeaf = children.length === 0
    const below = choices(children)
    if (isLeaf ? is(status, enableStatus.disabled) : below.length === 0) return []
    // A group without a code cannot be a tree node, but its children can.
    if (isBlank(taxCode)) return below
    return [
      {
        value: taxCode,
        title: taxName,
        words: isLeaf ? `${taxName} ${taxCode}` : taxName,
        disabled: !isLeaf,
        children: isLeaf ? undefined : below,
      },
    ]
  })
const groupsOf = (nodes: readonly Choice[]): string[] =>
  nodes.flatMap(({ value, children }) => (children ? [value, ...groupsOf(children)] : []))
const nameOf = (nodes: readonly Choice[] | undefined, code: string): string | undefined => {
  for (const node of nodes ?? []) {
    const name = node.value === code ? node.title : nameOf(node.children, code)
    if (name) return name
  }
  return undefined
}

/**
 * Tax item by code, chosen from the enabled leaves of the tree and searched by name or code. `name` is the display
 * name of the value from the record.
 */
export const TaxPicker = ({
  value,
  name,
  onChange,
  label,
  ...rest
}: Omit<ControlProps<string | undefined>, 'onChange'> & {
  name?: string
  label?: string
  placeholder?: string
  onChange?: (taxCode: string | undefined, taxName?: string) => void
}) => {
  const [asked, setAsked] = useState(false)
  const { data, error, loading, retry } = useLoad(goods.getTaxTree.query(undefined, { quiet: true }), {
    enabled: asked,
  })
  const [searched, setSearched] = useState(false)
  const [open, setOpen] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<{ value: string; title: string }>()
  const tree = data && choices(data)
  return (
    <TreeSelect
      {...rest}
      labelInValue
      value={
        value
          ? { value, label: chosen?.value === value ? chosen.title : (name ?? nameOf(tree, value) ?? value) }
          : undefined
      }
      onChange={(one: { value: string; label: ReactNode } | undefined) => {
        const title = one && nameOf(tree, one.value)
        setChosen(one && title ? { value: one.value, title } : undefined)
        onChange?.(one?.value, title)
      }}
      onOpenChange={(shown) => {
        if (shown) setAsked(true)
        else setSearched(false)
      }}
      treeData={tree}
      showSearch={{ treeNodeFilterProp: 'words', onSearch: (text) => setSearched(text !== '') }}
      // Expands the matches, even if the tree loads after the search text was typed.
      treeExpandedKeys={searched && tree ? groupsOf(tree) : [...open]}
      onTreeExpand={(keys) => setOpen(keys.map(String))}
      virtual
      listHeight={320}
      popupMatchSelectWidth={480}
      allowClear={CLEAR}
      aria-label={label}
      {...optionsState({ loading, error, retry })}
    />
  )
}
