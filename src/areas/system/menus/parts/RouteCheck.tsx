import { Alert, Button, Empty, Skeleton, Space, Tag, Typography } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import * as menus from '@/api/system/menus'
import type { MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { enableStatus, menuType, shopType } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { groupOf } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { menuDefaultsOf } from '@/routes/menuDefaults'
import { useMay } from '@/session/identity'
import { checkRoutes, pathOf } from '../tree'

type Titles = Readonly<Record<string, string>>
type State = 'running' | 'done' | { failed: string }

/** Loads the Chinese titles by path; menus are in Chinese in every language. */
const useTitles = (): Titles | undefined => {
  const [titles, setTitles] = useState<Titles>()
  useEffect(() => {
    void import('@/locales/zh/titles.json').then((file) => setTitles(file.default))
  }, [])
  return titles
}

/** Creates the menus of the pages one after another, missing groups first, and reports each state. */
const createMissing = async (
  lines: readonly RouteLine[],
  index: MenuIndex,
  titles: Titles,
  tell: (path: string, state: State) => void,
): Promise<void> => {
  const groups = new Map(
    [...index.values()].flatMap(({ node }) =>
      is(node.type, menuType.group) ? [[pathOf(index, node.id), node] as const] : [],
    ),
  )
  const made = new Map<string, string>()
  const create = async (
    path: string,
    type: typeof menuType.group | typeof menuType.page,
    parent: { id: string; shopTypes: MenuNode['shopTypes'] } | undefined,
  ) => {
    const reply = await menus.save(
      {
        type,
        parentId: parent?.id ?? '',
        title: titles[path] ?? path,
        path,
        icon: menuDefaultsOf(path).icon ?? '',
        shopTypes: parent?.shopTypes ?? [shopType.headquarters],
        hidden: 0,
        status: enableStatus.enabled,
      },
      { quiet: true },
    )
    return String(reply?.id ?? '')
  }
  for (const line of lines) {
    tell(line.path, 'running')
    try {
      const group = groupOf(line.path)
      if (!line.single && !groups.has(group) && !made.has(group))
        made.set(group, await create(group, menuType.group, undefined))
      const old = groups.get(group)
      const parent = line.single
        ? undefined
        : { id: old?.id ?? made.get(group) ?? '', shopTypes: old?.shopTypes ?? [shopType.headquarters] }
      await create(line.path, menuType.page, parent)
      tell(line.path, 'done')
    } catch (error) {
      tell(line.path, { failed: error instanceof Error ? error.message : '' })
    }
  }
}

export const RouteCheck = ({ index, onClose }: { index: MenuIndex; onClose: () => void }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const titles = useTitles()
  const [chosen, setChosen] = useState<string[]>([])
  const [states, setStates] = useState<Readonly<Record<string, State>>>({})
  // Compares with the tree at opening, so that the rows keep their results.
  const [before] = useState(index)
  const result = useMemo(() => titles && checkRoutes(before, titles), [before, titles])
  const lines = result?.missing.filter((line) => chosen.includes(line.path) && states[line.path] !== 'done') ?? []
  const create = () =>
    void act(
      () =>
        titles && createMissing(lines, index, titles, (path, state) => setStates((now) => ({ ...now, [path]: state }))),
    ).then(() => setChosen([]))
  const counted = (title: string, count: number) => `${title} (${count})`
  const named = (list: readonly MenuNode[], note?: (node: MenuNode) => string) => (
    <ul className="route-list">
      {list.map((node) => (
        <li key={node.id}>
          <bdi>{node.title}</bdi> <Typography.Text type="secondary">{node.path}</Typography.Text> {note?.(node)}
        </li>
      ))}
    </ul>
  )
  const stateOf = (state: State | undefined) => {
    if (!state) return <Tag>{t('menus.waiting')}</Tag>
    if (state === 'running') return <Tag color="processing">{t('menus.creating')}</Tag>
    return state === 'done' ? (
      <Tag color="success">{t('menus.created')}</Tag>
    ) : (
      <Tag color="error">{state.failed || t('error.generic')}</Tag>
    )
  }
  const clean =
    result && !result.missing.length && !result.dead.length && !result.retitled.length && !result.childless.length
  return (
    <Dialog
      open
      title={t('menus.check')}
      width={820}
      onClose={() => !busy && onClose()}
      footer={
        <Space>
          <Button onClick={onClose} disabled={busy}>
            {t('kit.close')}
          </Button>
          {may('menus.save') && (
            <Button type="primary" disabled={!lines.length} loading={busy} onClick={create}>
              {t('menus.createMissing', { count: lines.length })}
            </Button>
          )}
        </Space>
      }
    >
      {!result && <Skeleton active paragraph={{ rows: 6 }} />}
      {clean && <Empty description={t('menus.checkClean')} />}
      {result && !clean && (
        <div className="route-check" aria-live="polite">
          {result.missing.length > 0 && (
            <section>
              <h3 className="section-title">{counted(t('menus.missing'), result.missing.length)}</h3>
              <Alert type="warning" showIcon title={t('menus.missingNote')} className="space-below-sm" />
              <SmallTable
                rowKey="path"
                scroll={{ x: 520, y: 280 }}
                dataSource={result.missing}
                rowSelection={{
                  selectedRowKeys: chosen,
                  onChange: (keys) => setChosen(keys.map(String)),
                  // antd types these as its own checkbox props and passes them on unchanged.
                  getCheckboxProps: ({ path }) =>
                    ({ disabled: busy || states[path] === 'done', 'aria-label': path }) as object,
                  getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }) as object, // As above.
                }}
                columns={[
                  { title: t('menu.title'), render: (_, { path }) => titles?.[path] ?? path },
                  { title: t('menu.path'), dataIndex: 'path' },
                  { title: t('menus.result'), width: 180, render: (_, { path }) => stateOf(states[path]) },
                ]}
              />
            </section>
          )}
          {result.dead.length > 0 && (
            <section>
              <h3 className="section-title">{counted(t('menus.dead'), result.dead.length)}</h3>
              {named(result.dead)}
            </section>
          )}
          {result.retitled.length > 0 && (
            <section>
              <h3 className="section-title">{counted(t('menus.retitled'), result.retitled.length)}</h3>
              {named(
                result.retitled.map(({ node }) => node),
                (node) => `→ ${result.retitled.find((one) => one.node === node)?.title ?? ''}`,
              )}
            </section>
          )}
          {result.childless.length > 0 && (
            <section>
              <h3 className="section-title">{counted(t('menus.childless'), result.childless.length)}</h3>
              {named(result.childless)}
            </section>
          )}
        </div>
      )}
    </Dialog>
  )
}
