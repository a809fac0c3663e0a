import { ApartmentOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { DndContext, DragOverlay, MeasuringStrategy, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { Alert, Button, Empty, Flex, Space, Spin } from 'antd'
import { useMemo, useState } from 'react'
import type { MenuIndex } from '@/business/menuTicks'
import type { MenuNode } from '@/entities/shared/menu'
import { Actions } from '@/kit/actions/actions'
import { Ask } from '@/kit/actions/ask'
import { above, found, type TreeRow, rowsOf } from '@/kit/tree/tree'
import { TreeTable } from '@/kit/tree/TreeTable'
import { isTextKey, useT } from '@/locales'
import { reloadMenus } from '@/session/flow'
import { useMay } from '@/session/identity'
import { GROUP, HIDDEN_PAGE, hiddenPages, pathOf } from '../tree'
import { columnsOf } from './columns'
import { byHeight, type Drop, dropAt, offersPlace } from './drag'
import { wanted } from './filters'
import { MoveTo } from './MoveTo'
import { RouteCheck } from './RouteCheck'
import { useMove } from './useMove'
import { useNodeActions } from './useNodeActions'

/** Dragging is for the pointer alone, so it has nothing to read out: the menu of a row moves by keyboard. */
const NOTHING = () => undefined
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: NOTHING, onDragOver: NOTHING, onDragEnd: NOTHING, onDragCancel: NOTHING },
}

/** Up to so many nodes the tree is shown open. */
const OPEN_UP_TO = 100

interface ResourceTreeProps {
  nodes: MenuNode[]
  index: MenuIndex
  failure?: string
  loading: boolean
  reload: () => void
  /** The texts of the filters, and the way to empty them. */
  texts: Readonly<Record<string, string>>
  reset: () => void
  chosen: string
  open: (id: string) => void
  create: (type: number, parentId: string) => void
  createGroup: () => void
}

/** The tree of menus as a table: searched, opened, moved by drag or through the row's menu. */
export const ResourceTree = ({
  nodes: saved,
  index: savedIndex,
  failure,
  loading,
  reload,
  texts,
  reset,
  chosen,
  open,
  create,
  createGroup,
}: ResourceTreeProps) => {
  const t = useT()
  const may = useMay()
  const { nodes, index, ask, question, busy, cancel, go } = useMove(saved, savedIndex, reload)
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(index.size <= OPEN_UP_TO ? index.keys() : []))
  // What is chosen from elsewhere, or was just made, is brought into sight once.
  const [seen, setSeen] = useState('')
  if (seen !== chosen) {
    setSeen(chosen)
    setOpened(new Set([...opened, ...above(index, chosen).map(({ id }) => id)]))
  }
  const [checking, setChecking] = useState(false)
  const [moving, setMoving] = useState<MenuNode>()
  const [dragged, setDragged] = useState<MenuNode>()
  const [drop, setDrop] = useState<Drop>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const actionsOf = useNodeActions({ nodes, index, open, create, move: ask, moveTo: setMoving })

  const fits = useMemo(() => wanted(texts), [texts])
  const rows = useMemo(() => {
    if (fits) return rowsOf(nodes, 'all', found(nodes, fits))
    const withHidden = nodes.map((node) => {
      const pages = Number(node.type) === GROUP ? hiddenPages(pathOf(index, node.id)) : []
      const lines = pages.map((line) => ({
        ...node,
        id: HIDDEN_PAGE + line.path,
        parentId: node.id,
        title: isTextKey(line.path) ? t(line.path) : line.path,
        path: line.path,
        children: undefined,
      }))
      return lines.length ? { ...node, children: [...(node.children ?? []), ...lines] } : node
    })
    return rowsOf(withHidden, opened)
  }, [nodes, index, fits, opened, t])

  const isHiddenPage = (row: TreeRow<MenuNode>) => row.id.startsWith(HIDDEN_PAGE)
  const classOf = (row: TreeRow<MenuNode>) => {
    if (isHiddenPage(row)) return 'is-muted'
    if (!dragged) return Number(row.node.status) === 0 ? 'is-muted' : undefined
    if (row.id === dragged.id) return 'is-dragged'
    if (drop?.overId === row.id && drop.move) return `drop-${drop.zone}`
    return offersPlace(nodes, index, dragged, row.id) ? undefined : 'is-forbidden'
  }
  const overPart = (data: unknown) => {
    const part: unknown = data && typeof data === 'object' && 'part' in data ? data.part : undefined
    return typeof part === 'number' ? part : 0.5
  }
  const end = () => {
    setDragged(undefined)
    setDrop(undefined)
  }
  return (
    <>
      <section className="list-card" aria-label={t('menus.tab')}>
        <Flex wrap gap={8} justify="space-between" align="center" className="list-tools">
          <Space wrap>
            <Actions
              items={[
                { label: 'menus.newGroup', can: 'menus.save', primary: true, icon: <PlusOutlined />, run: createGroup },
                { label: 'menus.check', icon: <ApartmentOutlined />, run: () => setChecking(true) },
                { label: 'menus.reload', icon: <ReloadOutlined />, run: reloadMenus, done: t('menus.reloaded') },
              ]}
            />
          </Space>
          <Space.Compact>
            <Button onClick={() => setOpened(new Set(index.keys()))}>{t('menus.expandAll')}</Button>
            <Button onClick={() => setOpened(new Set())}>{t('menus.collapseAll')}</Button>
          </Space.Compact>
        </Flex>
        {failure && (
          <Alert
            type="warning"
            showIcon
            title={t('kit.loadFailed')}
            description={failure}
            style={{ marginBottom: 12 }}
            action={
              <Button size="small" onClick={reload}>
                {t('kit.retry')}
              </Button>
            }
          />
        )}
        <DndContext
          sensors={sensors}
          collisionDetection={byHeight}
          measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
          accessibility={SILENT}
          onDragStart={({ active }) => setDragged(index.get(String(active.id))?.node)}
          onDragMove={({ collisions }) => {
            const over = collisions?.[0]
            setDrop(over && dragged ? dropAt(nodes, index, dragged, String(over.id), overPart(over.data)) : undefined)
          }}
          onDragCancel={end}
          onDragEnd={() => {
            if (drop?.move) ask(drop.move)
            end()
          }}
        >
          <Spin spinning={busy || loading} delay={200}>
            <TreeTable
              label={t('menus.tab')}
              rows={rows}
              columns={columnsOf({ t, query: texts.keyword ?? '', index, actionsOf, mayMove: may('menus.save') })}
              toggle={(id, to) => setOpened(new Set(to ? [...opened, id] : [...opened].filter((one) => one !== id)))}
              pick={(row) => !isHiddenPage(row) && open(row.id)}
              chosen={chosen || undefined}
              classOf={classOf}
              height={680}
              empty={
                <Empty description={t(fits ? 'list.emptyFiltered' : 'list.empty')} style={{ padding: '40px 0' }}>
                  {fits ? (
                    <Button onClick={reset}>{t('list.clearFilters')}</Button>
                  ) : (
                    <Actions items={[{ label: 'menus.newGroup', can: 'menus.save', primary: true, run: createGroup }]} />
                  )}
                </Empty>
              }
            />
          </Spin>
          <DragOverlay dropAnimation={null}>{dragged && <div className="menu-dragged">{dragged.title}</div>}</DragOverlay>
        </DndContext>
      </section>
      <Ask question={question && { title: t('menus.askMove', { title: question.title }), effect: question.effect }} busy={busy} onCancel={cancel} onOk={go} />
      {moving && <MoveTo node={moving} nodes={nodes} index={index} move={ask} onClose={() => setMoving(undefined)} />}
      {checking && <RouteCheck index={index} onClose={() => setChecking(false)} />}
    </>
  )
}
