import '../roles.css'
import { Alert, Empty, Form, Skeleton, Tag } from 'antd'
import { useMemo, useState } from 'react'
import { reportFailure } from '@/api/notices'
import * as menus from '@/api/system/menus'
import * as roles from '@/api/system/roles'
import { MenuIcon } from '@/business/icons/MenuIcon'
import { closed, grantable, isClosed, menuIndex, type MenuIndex } from '@/business/menuTicks'
import { is, isYes, optionOf } from '@/entities/field'
import { dataScope as dataScopes } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import { role } from '@/entities/shared/role'
import { Failed, useFresh } from '@/kit/data/load'
import { CANCELLED } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { FormTabs } from '@/kit/form/FormTabs'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { isTextKey, type Translate, useT } from '@/locales'
import { reloadMenus } from '@/session/flow'
import { useIdentity, useMay } from '@/session/identity'
import type { MenuItem } from '@/session/permissions'
import { differenceOf, holdsRolePage, type RoleInput, sidebarOf, toSave, unreachable } from '../rights'
import { BasicTab } from './BasicTab'
import { type Change, Difference } from './Difference'
import { RightsTab } from './RightsTab'
import { ScopeTab } from './ScopeTab'
import { changeRole, notSentIn } from './changeRole'

const REASONS = { parent: 'roles.whyParent', off: 'roles.whyOff', noPage: 'roles.whyNoPage' } as const

const PreviewTab = ({ nodes, index }: { nodes: readonly MenuNode[]; index: MenuIndex }) => {
  const t = useT()
  const chosen: unknown = Form.useWatch(role.menuIds.key)
  const [items, lost] = useMemo(() => {
    const ids = new Set(Array.isArray(chosen) ? chosen.map(String) : [])
    return [sidebarOf(nodes, ids), unreachable(nodes, index, ids)]
  }, [nodes, index, chosen])
  const titleOf = (item: MenuItem) => (isTextKey(item.key) ? t(item.key) : item.title || item.key)
  return (
    <div className="role-preview">
      <section aria-label={t('roles.sidebar')}>
        <h3 className="section-title">{t('roles.sidebar')}</h3>
        <ul className="role-sidebar">
          {items.map((item) => (
            <li key={item.key}>
              <span>
                <MenuIcon name={item.icon} /> {titleOf(item)}
              </span>
              {item.children && (
                <ul>
                  {item.children.map((child) => (
                    <li key={child.key}>{titleOf(child)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('roles.unreachable')}>
        <h3 className="section-title">{t('roles.unreachable')}</h3>
        {lost.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('roles.allReachable')} />
        ) : (
          <ul className="difference">
            {lost.map(({ node, why }) => (
              <li key={node.id}>
                <bdi>{node.title}</bdi> <Tag color="warning">{t(REASONS[why])}</Tag>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const WIDTH = 1280
const BASIC = [role.roleName, role.roleCode, role.shopTypes, role.homeVariant, role.sort, role.remark]
const SCOPE = [role.dataScope, role.scopeAreas, role.scopeDealers]

/** Editor of a role; without `id` a new one, with `copy` a new one with the rights of that role. */
export const RoleEditor = ({ id, copy = false, onClose }: { id?: string; copy?: boolean; onClose: () => void }) => {
  const t = useT()
  const before = useFresh(roles.get.query({ id: id ?? '' }, { quiet: true }), { enabled: id !== undefined })
  const tree = useFresh(menus.list.query(undefined, { quiet: true }))
  const title = t(copy ? 'roles.copyTitle' : id === undefined ? 'roles.newTitle' : 'roles.editTitle')
  // A reload that fails keeps the editor with its input.
  const failed = [before, tree].find(({ data, error }) => error && !data)
  if (failed?.error || !before.ready || !tree.data)
    return (
      <Panel open title={title} width={WIDTH} onClose={onClose}>
        {failed?.error ? (
          <Failed error={failed.error} retry={failed.retry} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </Panel>
    )
  const missing = before.data && notSentIn(before.data)
  if (missing)
    return (
      <Panel open title={title} width={WIDTH} onClose={onClose}>
        <Alert type="error" showIcon title={t('system.notSent', { field: t(missing.label) })} />
      </Panel>
    )
  return <Editor title={title} from={before.data} copy={copy} nodes={tree.data} onClose={onClose} />
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const MAX = 20

const copyName = (t: Translate, name: string): string => {
  const room = MAX - [...t('roles.copyName', { name: '' })].length
  return t('roles.copyName', { name: [...name].slice(0, room).join('') })
}

/** Returns the initial values: the saved leaf menus with their ancestors. An inconsistent selection is kept as it is. */
const initialOf = (from: roles.RoleDetail | undefined, nodes: readonly MenuNode[]): Partial<RoleInput> => {
  if (!from) return { shopTypes: [], menuIds: [], scopeAreas: [], scopeDealers: [], remark: '' }
  const index = menuIndex(nodes)
  const saved = new Set(list(from.menuIds))
  const { roleName, roleCode, shopTypes, homeVariant, sort, remark, dataScope } = from
  return {
    roleName,
    roleCode,
    shopTypes,
    homeVariant,
    sort,
    remark,
    dataScope,
    menuIds: [...(isClosed(index, saved) ? closed(index, saved) : saved)],
    scopeAreas: list(from.scopeAreas),
    scopeDealers: list(from.scopeDealers),
  }
}

const Editor = ({
  title,
  from,
  copy,
  nodes,
  onClose,
}: {
  title: string
  from?: roles.RoleDetail
  copy: boolean
  nodes: MenuNode[]
  onClose: () => void
}) => {
  const t = useT()
  const may = useMay()
  const mine = useIdentity((identity) => identity.user?.roles)
  const edited = copy ? undefined : from
  const own = edited !== undefined && (mine?.includes(edited.roleCode) ?? false)
  const fixed = edited !== undefined && isYes(edited.builtin)
  const readOnly = !may('roles.save')
  const { query, setQuery } = useScreen()
  const part = query.get('part') ?? 'basic'
  const index = useMemo(() => menuIndex(nodes), [nodes])
  const [asked, setAsked] = useState<{ change: Change; answer: (go: boolean) => void }>()
  const start = initialOf(from, nodes)
  const initial = copy ? { ...start, roleName: copyName(t, start.roleName ?? ''), roleCode: '' } : start

  const scopeText = (of: Pick<roles.RoleDetail, 'dataScope' | 'scopeAreas' | 'scopeDealers'>) => {
    const text = t(optionOf(role.dataScope.of, of.dataScope)?.label ?? 'kit.unknown', { value: String(of.dataScope) })
    return is(of.dataScope, dataScopes.custom)
      ? `${text} (${[...list(of.scopeAreas), ...list(of.scopeDealers)].join(t('kit.listComma'))})`
      : text
  }
  const agree = (values: RoleInput, menuIds: string[]): Promise<boolean> => {
    if (!edited) return Promise.resolve(true)
    const scope = { from: scopeText(edited), to: scopeText(values) }
    const change: Change = {
      ...differenceOf(list(edited.menuIds), menuIds),
      scope: scope.from === scope.to ? undefined : scope,
    }
    if (!change.added.length && !change.removed.length && !change.scope) return Promise.resolve(true)
    return new Promise((resolve) => {
      setAsked({
        change,
        answer: (go) => {
          setAsked(undefined)
          resolve(go)
        },
      })
    })
  }
  const save = async (values: RoleInput) => {
    if (edited && fixed) return changeRole(edited.id, { sort: values.sort, remark: values.remark })
    const chosenScope = is(values.dataScope, dataScopes.custom)
    const menuIds = toSave(
      values.menuIds,
      index,
      new Set(menuIndex(grantable(nodes, values.shopTypes.map(Number))).keys()),
    )
    if (!(await agree(values, menuIds))) return CANCELLED
    await roles.save({
      ...values,
      ...(edited ? { id: edited.id } : {}),
      menuIds,
      scopeAreas: chosenScope ? values.scopeAreas : [],
      scopeDealers: chosenScope ? values.scopeDealers : [],
    })
    // The role is saved even if the menus cannot be reloaded; that failure is reported.
    if (own) await reloadMenus().catch((error: unknown) => reportFailure(error, 'read'))
    return undefined
  }
  const checkMenus = (ids: string[]) => {
    if (fixed) return undefined
    if (ids.length === 0) return t('roles.noMenus')
    return own && holdsRolePage(index, list(edited?.menuIds)) && !holdsRolePage(index, ids)
      ? t('roles.keepRolePage')
      : undefined
  }

  return (
    <FormPanel
      open
      title={edited ? `${title} · ${edited.roleName}` : title}
      name={`role:${edited?.id ?? (copy ? `copy:${from?.id}` : 'new')}`}
      width={WIDTH}
      readOnly={readOnly}
      initial={initial}
      save={save}
      done={t(edited ? 'roles.saved' : 'roles.created')}
      onClose={onClose}
    >
      {(api) => (
        <>
          {own && !readOnly && <Alert type="warning" showIcon title={t('roles.own')} className="space-below" />}
          {fixed && <Alert type="info" showIcon title={t('roles.builtinNote')} className="space-below" />}
          <FormTabs
            api={api}
            active={part}
            onChange={(key) => setQuery({ part: key === 'basic' ? undefined : key })}
            tabs={[
              {
                key: 'basic',
                label: t('roles.tab.basic'),
                fields: BASIC,
                children: <BasicTab Field={api.Field} of={edited} fixed={fixed} readOnly={readOnly} />,
              },
              {
                key: 'rights',
                label: t('roles.tab.rights'),
                fields: [role.menuIds],
                children: (
                  <RightsTab
                    Field={api.Field}
                    nodes={nodes}
                    index={index}
                    readOnly={fixed || readOnly}
                    check={checkMenus}
                  />
                ),
              },
              {
                key: 'scope',
                label: t('roles.tab.scope'),
                fields: SCOPE,
                children: <ScopeTab Field={api.Field} readOnly={fixed || readOnly} />,
              },
              {
                key: 'preview',
                label: t('roles.tab.preview'),
                children: part === 'preview' && <PreviewTab nodes={nodes} index={index} />,
              },
            ]}
          />
          <Difference
            change={asked?.change}
            index={index}
            users={edited === undefined ? 0 : numberIn(edited.userCount)}
            own={own}
            answer={(go) => asked?.answer(go)}
          />
        </>
      )}
    </FormPanel>
  )
}
