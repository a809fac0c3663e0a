import './menuPicker.css'
import { Button, Checkbox, Empty, Flex, Input, Space, Switch, Tag } from 'antd'
import { useMemo, useState } from 'react'
import { is } from '@/entities/field'
import { enableStatus, menuType } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import { Marked } from '@/kit/show/Marked'
import type { ControlProps } from '@/kit/form/controls'
import { found, type TreeRow, rowsOf } from '@/kit/tree/tree'
import { type TreeColumn, TreeTable } from '@/kit/tree/TreeTable'
import { textWidth } from '@/kit/show/width'
import { useMedia } from '@/kit/show/useMedia'
import { usePinyin } from '@/kit/data/usePinyin'
import { foldText } from '@/lib/foldText'
import { useT } from '@/locales'
import { buttonsOf, closed, countOf, isClosed, menuIndex, standOf, ticked } from './menuTicks'
import { MenuIcon } from './icons/MenuIcon'
import { CLEAR } from '@/kit/show/boxIcons'

const TICK = 46
const MIN = 300

const NARROW = '(width < 768px)'

/**
 * Selects menus by id: groups and pages as a tree, the buttons of a page in its row. Parents and children are linked
 * (the value then holds every group and page that a choice needs) unless the switch unlinks them. Searches by title,
 * path, permission or pinyin; long trees are virtualized.
 */
export const MenuPicker = ({
  nodes,
  value = [],
  onChange,
  disabled = false,
  height = 460,
}: ControlProps<string[]> & { nodes: readonly MenuNode[]; height?: number }) => {
  const t = useT()
  const narrow = useMedia(NARROW)
  const index = useMemo(() => menuIndex(nodes), [nodes])
  const ids = useMemo(() => new Set(value), [value])
  const [linked, setLinked] = useState(() => isClosed(index, ids))
  const [onlyTicked, setOnlyTicked] = useState(false)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const pinyin = usePinyin(query !== '')
  const needle = foldText(query.trim())

  const rows = useMemo(() => {
    const all = [...index.values()].map(({ node }) => node)
    const isRow = new Set(all.filter(({ type }) => !is(type, menuType.button)).map(({ id }) => id))
    const hits = (node: MenuNode) =>
      [node.title, node.path, node.permission].some((text) => foldText(text ?? '').includes(needle)) ||
      (pinyin?.(node.title, needle) ?? false)
    const searched = needle ? found(nodes, hits, true) : isRow
    const chosen = onlyTicked ? found(nodes, ({ id }) => ids.has(id)) : isRow
    const shown = new Set([...isRow].filter((id) => searched.has(id) && chosen.has(id)))
    return rowsOf(nodes, needle || onlyTicked ? 'all' : open, shown)
  }, [nodes, index, ids, needle, pinyin, onlyTicked, open])

  const tick = (id: string, on: boolean) => onChange?.([...ticked(index, ids, id, on, linked)])
  const stand = (node: MenuNode) => standOf(node, ids, linked)
  const flip = ({ node }: TreeRow<MenuNode>) => !disabled && tick(node.id, stand(node) !== 'on')
  const link = (to: boolean) => {
    setLinked(to)
    if (to) onChange?.([...closed(index, ids)])
  }
  const count = countOf(nodes, ids)
  const widest = useMemo(
    () =>
      [...index.values()].reduce(
        (max, { node }) =>
          Math.max(
            max,
            buttonsOf(node).reduce((sum, { title }) => sum + textWidth(title) + TICK, 0),
          ),
        MIN,
      ),
    [index],
  )
  const buttons = (node: MenuNode) => (
    <div className="menu-buttons" data-own>
      {buttonsOf(node).map((button) => (
        <Checkbox
          key={button.id}
          checked={ids.has(button.id)}
          disabled={disabled}
          onChange={(event) => tick(button.id, event.target.checked)}
        >
          <Marked text={button.title} query={query} />
        </Checkbox>
      ))}
    </div>
  )
  const page = (node: MenuNode) => (
    <>
      <Checkbox
        checked={stand(node) === 'on'}
        indeterminate={stand(node) === 'half'}
        disabled={disabled}
        onChange={() => tick(node.id, stand(node) !== 'on')}
        tabIndex={-1}
      >
        <Space size={6}>
          {!is(node.type, menuType.button) && <MenuIcon name={node.icon} />}
          <Marked text={node.title} query={query} />
        </Space>
      </Checkbox>
      {is(node.status, enableStatus.disabled) && <Tag>{t('enableStatus.disabled')}</Tag>}
    </>
  )
  const columns: TreeColumn<MenuNode>[] = narrow
    ? [
        {
          key: 'title',
          label: 'menus.menuAndButtons',
          width: 260,
          grow: true,
          cell: ({ node }) => (
            <div style={{ minWidth: 0 }}>
              <div>{page(node)}</div>
              {buttons(node)}
            </div>
          ),
        },
      ]
    : [
        { key: 'title', label: 'menuType.page', width: 300, fixed: 'start', cell: ({ node }) => page(node) },
        { key: 'buttons', label: 'menuType.button', width: widest, grow: true, cell: ({ node }) => buttons(node) },
      ]
  return (
    <div>
      <Flex wrap gap={12} align="center" className="menu-picker-tools">
        <Input
          value={query}
          allowClear={CLEAR}
          style={{ width: 'min(260px, 100%)' }}
          placeholder={t('menus.search')}
          aria-label={t('menus.search')}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Space.Compact>
          <Button onClick={() => setOpen(new Set(index.keys()))}>{t('menus.expandAll')}</Button>
          <Button onClick={() => setOpen(new Set())}>{t('menus.collapseAll')}</Button>
        </Space.Compact>
        <label>
          <Switch size="small" checked={onlyTicked} onChange={setOnlyTicked} /> {t('menus.onlyTicked')}
        </label>
        <label>
          <Switch size="small" checked={linked} disabled={disabled} onChange={link} /> {t('menus.linked')}
        </label>
        <output style={{ marginInlineStart: 'auto' }}>
          {t('menus.counted', { menus: count.menus, buttons: count.buttons })}
        </output>
      </Flex>
      <TreeTable
        label={t('role.menuIds')}
        rows={rows}
        columns={columns}
        height={height}
        rowHeight={narrow ? 76 : 40}
        toggle={(id, to) => setOpen(new Set(to ? [...open, id] : [...open].filter((one) => one !== id)))}
        pick={flip}
        empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('menus.nothingFound')} />}
      />
    </div>
  )
}
