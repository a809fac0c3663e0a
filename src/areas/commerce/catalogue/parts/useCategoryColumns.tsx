import { HolderOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { useViewer } from '@/business/viewer'
import { type Category, category } from '@/entities/commerce/category'
import { type Action, actionsWidth, RowActions } from '@/kit/actions/actions'
import { named, useFormats } from '@/kit/show/format'
import { Value, WIDTHS } from '@/kit/show/kinds'
import { Marked } from '@/kit/show/Marked'
import { Blank } from '@/kit/show/Blank'
import { Picture } from '@/kit/show/Picture'
import { useSortedRow } from '@/kit/show/Sortable'
import { PermittedLink } from '@/kit/show/PermittedLink'
import type { TreeRow } from '@/kit/tree/tree'
import type { TreeColumn } from '@/kit/tree/TreeTable'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { GOODS } from '../paths'
import { nameOf } from './categoryRules'
import { ShownSwitch } from './categorySwitches'
import { levelOf } from './categoryTree'

/** Drag handle of a category among its siblings. Keyboard: Space, arrows, Space. */
const Handle = ({ id, name, blocked }: { id: string; name: string; blocked: string | undefined }) => {
  const t = useT()
  const { row, handle } = useSortedRow(id, { disabled: blocked !== undefined })
  const button = (
    <button
      type="button"
      className="row-order-handle"
      aria-label={named(t('rowOrder.handle'), name)}
      aria-disabled={blocked === undefined ? undefined : true}
      {...(blocked === undefined ? handle : undefined)}
    >
      <HolderOutlined />
    </button>
  )
  return (
    <span {...row} className="category-handle">
      {blocked ? <Tooltip title={blocked}>{button}</Tooltip> : button}
    </span>
  )
}

export const useCategoryColumns = ({
  rows,
  parent,
  searched,
  blocked,
  canMove,
  actionsOf,
}: {
  rows: readonly TreeRow<Category>[]
  parent: Category
  searched: string
  blocked: string | undefined
  canMove: boolean
  actionsOf: (row: TreeRow<Category>) => readonly Action[]
}): TreeColumn<Category>[] => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { count } = useFormats()
  const plain = (key: keyof typeof category, width?: number): TreeColumn<Category> => {
    const field = category[key]
    return {
      key,
      label: field.label,
      width: width ?? WIDTHS[field.kind] ?? 140,
      cell: ({ node }) => <Value field={field} value={node[key]} />,
    }
  }
  return [
    {
      key: category.categoryName.key,
      label: category.categoryName.label,
      width: 220,
      grow: true,
      fixed: 'start',
      cell: (row) => (
        <>
          {canMove && <Handle id={row.id} name={nameOf(row.node)} blocked={blocked} />}
          <bdi className="tree-text">
            <Marked text={String(nameOf(row.node) ?? '')} query={searched} />
          </bdi>
        </>
      ),
    },
    {
      key: category.status.key,
      label: category.status.label,
      width: 72,
      cell: ({ node }) => <ShownSwitch row={node} can={hq} />,
    },
    {
      key: category.level.key,
      label: category.level.label,
      width: 64,
      numeric: true,
      cell: (row) => <Value field={category.level} value={levelOf(row)} />,
    },
    {
      key: category.cover.key,
      label: category.cover.label,
      width: 60,
      cell: ({ node }) =>
        node.cover ? <Picture src={node.cover} alt={t(category.cover.label)} width={32} height={32} /> : <Blank />,
    },
    { ...plain('childCount', 80), numeric: true },
    {
      key: category.goodsCount.key,
      label: category.goodsCount.label,
      width: 72,
      numeric: true,
      cell: ({ node, parent: above }) => (
        <PermittedLink
          digits
          text={count(node.goodsCount)}
          path={GOODS}
          query={{ categoryId: [parent.id, above?.id, node.id].filter(Boolean).join(',') }}
        />
      ),
    },
    plain('tagNames', 170),
    plain('taxItemName', 150),
    { ...plain('sort', 64), numeric: true },
    plain('updateTime'),
    {
      key: 'actions',
      label: 'list.actions',
      fixed: 'end',
      width: actionsWidth(rows.map(actionsOf), may, t),
      cell: (row) => <RowActions name={String(nameOf(row.node) ?? '')} items={actionsOf(row)} />,
    },
  ]
}
