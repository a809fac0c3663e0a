import { TreeSelect } from 'antd'
import { useState } from 'react'
import * as categories from '@/api/commerce/categories'
import type { Category } from '@/entities/commerce/category'
import { CLEAR } from '@/kit/show/boxIcons'
import type { ControlProps } from '@/kit/form/controls'
import { tagsOf } from '@/kit/form/tags'
import { optionsState, useLoad, useLoads } from '@/kit/data/load'
import { BY_TITLE } from '@/kit/form/search'

interface Node {
  value: string
  title: string
  isLeaf: boolean
  children?: Node[]
}

/** Goods categories by id from the shop's tree. Children load on expansion. `known` names the selected ones. */
export const CategoryPicker = ({
  value = [],
  onChange,
  known = [],
  label,
  ...rest
}: ControlProps<string[]> & { known?: readonly { value: string; label: string }[]; label: string }) => {
  const { data, error, loading, retry } = useLoad(categories.list.query(undefined, { quiet: true }))
  const [opened, setOpened] = useState<readonly string[]>([])
  const below = useLoads(opened.map((queryId) => categories.listChildren.query({ queryId }, { quiet: true })))
  const names = new Map(known.map((one) => [one.value, one.label]))
  const nodeOf = ({ id, categoryName, childCount }: Category): Node => {
    names.set(id, categoryName)
    return {
      value: id,
      title: categoryName,
      isLeaf: !(Number(childCount) > 0),
      children: below[opened.indexOf(id)]?.data?.map(nodeOf),
    }
  }
  const tree = (data ?? []).map(nodeOf)
  return (
    <TreeSelect
      {...rest}
      treeCheckable
      treeCheckStrictly
      showSearch={BY_TITLE}
      value={value.map((id) => ({ value: id, label: names.get(id) ?? id }))}
      onChange={(chosen: readonly { value: string }[]) => onChange?.(chosen.map((one) => one.value))}
      treeData={tree}
      loadData={async ({ value: id }) => setOpened((now) => (now.includes(String(id)) ? now : [...now, String(id)]))}
      allowClear={CLEAR}
      {...tagsOf(value.length)}
      aria-label={label}
      placeholder={label}
      {...optionsState({ loading, error, retry })}
    />
  )
}
