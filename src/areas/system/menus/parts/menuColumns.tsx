import { MenuIcon } from '@/business/icons/MenuIcon'
import type { MenuIndex } from '@/business/menuTicks'
import { menu, type MenuNode } from '@/entities/shared/menu'
import { type Action, RowActions } from '@/kit/actions/actions'
import { Value } from '@/kit/show/kinds'
import { Marked } from '@/kit/show/Marked'
import type { TreeColumn } from '@/kit/tree/TreeTable'
import type { TreeRow } from '@/kit/tree/tree'
import type { Translate } from '@/locales'
import { HIDDEN_PAGE, isSelf } from '../tree'
import { Handle } from './drag'

interface ColumnsOf {
  t: Translate
  query: string
  index: MenuIndex
  actionsOf: (node: MenuNode) => readonly (Action | false)[]
  mayMove: boolean
}

/** Returns the columns of the menu tree. A hidden page shows only its path. */
export const columnsOf = ({ t, query, index, actionsOf, mayMove }: ColumnsOf): TreeColumn<MenuNode>[] => {
  const isMenu = (row: TreeRow<MenuNode>) => !row.id.startsWith(HIDDEN_PAGE)
  const plain = (
    field:
      | typeof menu.type
      | typeof menu.sort
      | typeof menu.roleCount
      | typeof menu.status
      | typeof menu.shopTypes
      | typeof menu.hidden,
  ) => ({
    key: field.key,
    label: field.label,
    of: field === menu.type ? menu.type.of : undefined,
    cell: (row: TreeRow<MenuNode>) => isMenu(row) && <Value field={field} value={row.node[field.key]} />,
  })
  return [
    {
      key: menu.title.key,
      label: menu.title.label,
      width: 260,
      grow: true,
      fixed: 'start',
      cell: (row) => (
        <>
          {isMenu(row) && mayMove && <Handle id={row.id} fixed={isSelf(index, row.id)} />}
          <MenuIcon name={isMenu(row) ? row.node.icon : ''} />
          <bdi className="tree-text">
            <Marked text={row.node.title} query={query} />
          </bdi>
          {!isMenu(row) && <span className="menu-note">{t('menus.hiddenPage')}</span>}
        </>
      ),
    },
    { ...plain(menu.type), width: 96 },
    {
      key: menu.path.key,
      label: menu.path.label,
      width: 240,
      cell: ({ node }) => (
        <bdi className="tree-text">
          {node.path || node.url ? (
            <Marked text={node.path || node.url} query={query} />
          ) : (
            <Value field={menu.path} value="" />
          )}
        </bdi>
      ),
    },
    {
      key: menu.permission.key,
      label: menu.permission.label,
      width: 170,
      cell: ({ node }) => (
        <bdi className="tree-text">
          {node.permission ? (
            <Marked text={node.permission} query={query} />
          ) : (
            <Value field={menu.permission} value="" />
          )}
        </bdi>
      ),
    },
    { ...plain(menu.shopTypes), width: 200 },
    { ...plain(menu.sort), width: 80, numeric: true },
    { ...plain(menu.hidden), width: 96 },
    { ...plain(menu.roleCount), width: 96, numeric: true },
    { ...plain(menu.status), width: 88 },
    {
      key: 'actions',
      label: 'list.actions',
      width: 190,
      fixed: 'end',
      cell: (row) => isMenu(row) && <RowActions items={actionsOf(row.node)} name={row.node.title} />,
    },
  ]
}
