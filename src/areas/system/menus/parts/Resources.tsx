import '../menus.css'
import { Skeleton } from 'antd'
import { useState } from 'react'
import * as menus from '@/api/system/menus'
import { menuIndex } from '@/business/menuTicks'
import { menuType } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { FilterBar } from '@/kit/list/FilterBar'
import { useListState } from '@/kit/list/state'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { SplitPane } from '@/kit/show/SplitPane'
import { useT } from '@/locales'
import { FILTERS } from './menuFilters'
import { NodePane, type NodeStart } from './NodePane'
import { ResourceTree } from './ResourceTree'

const NONE: MenuNode[] = []
const NO_TEXTS: Record<string, string> = {}

export const Resources = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const { data, error, loading, retry } = useLoad(menus.list.query())
  const { state, search, reset } = useListState(FILTERS, NO_TEXTS)
  const nodes = data ?? NONE
  const index = menuIndex(nodes)
  const [dirty, setDirty] = useState(false)
  const [leaving, setLeaving] = useState<() => void>()

  const id = query.get('node') ?? ''
  const under = query.get('under') ?? ''
  const type = Number(query.get('add') ?? 0)
  const start: NodeStart | undefined = type ? { type, parentId: under } : index.has(id) ? { id } : undefined
  const place = (to: NodeStart | undefined) =>
    setQuery({
      node: to && 'id' in to ? to.id : undefined,
      add: to && 'type' in to ? String(to.type) : undefined,
      under: (to && 'type' in to && to.parentId) || undefined,
    })
  const choose = (to: NodeStart | undefined) => {
    const go = () => {
      setDirty(false)
      place(to)
    }
    if (dirty) setLeaving(() => go)
    else go()
  }

  if (error && !data) return <Failed error={error} retry={retry} />
  const title = type ? t('menus.newTitle') : t('menus.editTitle', { title: index.get(id)?.node.title ?? '' })
  return (
    <>
      <OutdatedNote error={error} retry={retry} />
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <SplitPane
        name="menus"
        label={t('menus.resize')}
        title={title}
        onClose={() => choose(undefined)}
        main={
          data ? (
            <ResourceTree
              nodes={nodes}
              index={index}
              loading={loading}
              texts={state.texts}
              reset={reset}
              chosen={id}
              open={(to) => choose({ id: to })}
              create={(kind, parentId) => choose({ type: kind, parentId })}
              isEditing={start !== undefined}
              createGroup={() => choose({ type: menuType.group, parentId: '' })}
            />
          ) : (
            <div className="card">
              <Skeleton active paragraph={{ rows: 12 }} />
            </div>
          )
        }
        side={
          data &&
          start && (
            <NodePane
              key={JSON.stringify(start)}
              start={start}
              title={title}
              nodes={nodes}
              index={index}
              setDirty={setDirty}
              place={place}
              close={() => choose(undefined)}
            />
          )
        }
      />
      <ConfirmDialog
        question={
          leaving && {
            title: t('kit.leave'),
            more: <bdi>{title}</bdi>,
            okText: t('kit.discardChanges'),
            cancelText: t('kit.keepEditing'),
            danger: true,
          }
        }
        busy={false}
        onCancel={() => setLeaving(undefined)}
        onOk={() => {
          setLeaving(undefined)
          leaving?.()
        }}
      />
    </>
  )
}
