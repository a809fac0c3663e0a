import { ApartmentOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { DndContext, DragOverlay, MeasuringStrategy, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { Button, Empty, Flex, Space, Spin, Typography } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { type MenuIndex, menuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import { Actions } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { type TreeState, TreeTable } from '@/kit/tree/TreeTable'
import type { TreeRow } from '@/kit/tree/tree'
import { useT } from '@/locales'
import { reloadMenus } from '@/session/flow'
import { useMay } from '@/session/identity'
import { HIDDEN_PAGE, type Move, placesAfter, stepOf, withPlaces } from '../tree'
import { MoveTo } from './MoveTo'
import { RouteCheck } from './RouteCheck'
import { changeMenu } from './changeMenu'
import { columnsOf } from './menuColumns'
import { byHeight, type Drop, dropAt, offersPlace } from './drag'
import { useNodeActions } from './useNodeActions'
import { useRows } from './useRows'

/**
 * Moves a node after confirmation. It is shown at its new place while parent and order of each changed node are saved
 * one after another. A failure restores the tree. `focus` returns the focus after a move by keyboard.
 */
const useMove = (saved: MenuNode[], savedIndex: MenuIndex, focus: (id: string) => void) => {
  const t = useT()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Move>()
  const [ahead, setAhead] = useState<MenuNode[]>()
  const index = useMemo(() => (ahead ? menuIndex(ahead) : savedIndex), [ahead, savedIndex])
  const node = asked && savedIndex.get(asked.id)
  const target = asked && savedIndex.get(asked.parentId)?.node
  const go = async () => {
    if (!asked) return
    const places = placesAfter(saved, savedIndex, asked)
    setAsked(undefined)
    setAhead(withPlaces(saved, places))
    await act(
      async () => {
        for (const place of places) await changeMenu(place.id, place)
      },
      { done: t('menus.saved') },
    )
    setAhead(undefined)
    // An element that moves in the document loses the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focus(asked.id)
    })
  }
  return {
    nodes: ahead ?? saved,
    index,
    busy,
    ask: setAsked,
    question: node && {
      title: node.node.title,
      effect:
        (node.parent?.id ?? '') === asked?.parentId
          ? undefined
          : t('menus.moveEffect', { parent: target?.title ?? t('menus.top') }),
    },
    cancel: () => setAsked(undefined),
    go: () => void go(),
  }
}

/**
 * Dragging works only with the pointer, so it needs no announcements. With the keyboard, Alt and arrow keys or the
 * menu move a row.
 */
const NOTHING = () => undefined
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: NOTHING, onDragOver: NOTHING, onDragEnd: NOTHING, onDragCancel: NOTHING },
}

interface ResourceTreeProps {
  nodes: MenuNode[]
  index: MenuIndex
  loading: boolean
  texts: Readonly<Record<string, string>>
  reset: () => void
  chosen: string
  open: (id: string) => void
  create: (type: number, parentId: string) => void
  createGroup: () => void
  /** True if a form is open beside the tree, which then has the only primary button. */
  isEditing: boolean
}

export const ResourceTree = ({
  nodes: saved,
  index: savedIndex,
  loading,
  texts,
  reset,
  chosen,
  open,
  create,
  createGroup,
  isEditing,
}: ResourceTreeProps) => {
  const t = useT()
  const mayMove = useMay()('menus.save')
  const box = useRef<HTMLElement>(null)
  const focus = (id: string) => box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
  const { nodes, index, ask, question, busy, cancel, go } = useMove(saved, savedIndex, focus)
  const { rows, searched, toggle } = useRows(nodes, index, texts, chosen)
  const [checking, setChecking] = useState(false)
  const [moving, setMoving] = useState<MenuNode>()
  const [dragged, setDragged] = useState<MenuNode>()
  const [drop, setDrop] = useState<Drop>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const actionsOf = useNodeActions({ nodes, index, open, create, move: ask, moveTo: setMoving })

  const isHiddenPage = (row: TreeRow<MenuNode>) => row.id.startsWith(HIDDEN_PAGE)
  const shift = (row: TreeRow<MenuNode>, by: -1 | 1) => {
    const to = isHiddenPage(row) ? undefined : stepOf(nodes, index, row.id, by)
    if (to) ask(to)
  }
  const stateOf = (row: TreeRow<MenuNode>): TreeState | undefined => {
    if (isHiddenPage(row)) return 'muted'
    if (!dragged) return is(row.node.status, enableStatus.disabled) ? 'muted' : undefined
    if (row.id === dragged.id) return 'dragged'
    if (drop?.overId === row.id && drop.move) return `drop-${drop.zone}`
    return offersPlace(nodes, index, dragged, row.id) ? undefined : 'forbidden'
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
      <section className="list-card" aria-label={t('menus.tab')} ref={box}>
        <Flex wrap gap={8} justify="space-between" align="center" className="list-tools">
          <Space wrap>
            <Actions
              items={[
                {
                  label: 'menus.newGroup',
                  can: 'menus.save',
                  primary: !isEditing,
                  icon: <PlusOutlined />,
                  run: createGroup,
                },
                { label: 'menus.check', icon: <ApartmentOutlined />, run: () => setChecking(true) },
                { label: 'menus.reload', icon: <ReloadOutlined />, run: reloadMenus, done: t('menus.reloaded') },
              ]}
            />
          </Space>
          <Flex wrap gap={12} align="center">
            {mayMove && (
              <Typography.Text type="secondary" className="move-hint">
                {t('menus.moveHint')}
              </Typography.Text>
            )}
            <Space.Compact>
              <Button onClick={() => toggle(index.keys(), true)}>{t('menus.expandAll')}</Button>
              <Button onClick={() => toggle(index.keys(), false)}>{t('menus.collapseAll')}</Button>
            </Space.Compact>
          </Flex>
        </Flex>
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
              columns={columnsOf({ t, query: texts.keyword ?? '', index, actionsOf, mayMove })}
              toggle={(id, to) => toggle([id], to)}
              pick={(row) => !isHiddenPage(row) && open(row.id)}
              move={mayMove ? shift : undefined}
              chosen={chosen || undefined}
              stateOf={stateOf}
              height={680}
              empty={
                <Empty description={t(searched ? 'list.emptyFiltered' : 'list.empty')} style={{ padding: '40px 0' }}>
                  {searched ? (
                    <Button onClick={reset}>{t('list.clearFilters')}</Button>
                  ) : (
                    <Actions
                      items={[{ label: 'menus.newGroup', can: 'menus.save', primary: true, run: createGroup }]}
                    />
                  )}
                </Empty>
              }
            />
          </Spin>
          <DragOverlay dropAnimation={null}>
            {dragged && <div className="menu-dragged">{dragged.title}</div>}
          </DragOverlay>
        </DndContext>
      </section>
      <ConfirmDialog
        question={question && { title: t('menus.askMove', { title: question.title }), effect: question.effect }}
        busy={busy}
        onCancel={cancel}
        onOk={go}
      />
      {moving && <MoveTo node={moving} nodes={nodes} index={index} move={ask} onClose={() => setMoving(undefined)} />}
      {checking && <RouteCheck index={index} onClose={() => setChecking(false)} />}
    </>
  )
}
