import '../roles.css'
import { Alert, Skeleton, Tabs } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '@/api/error'
import * as menus from '@/api/menus'
import * as roles from '@/api/roles'
import { closed, grantable, isClosed, menuIndex } from '@/business/menuTicks'
import { optionOf } from '@/entities/field'
import type { MenuNode } from '@/entities/shared/menu'
import { type Role, role } from '@/entities/shared/role'
import { Panel } from '@/kit/dialog'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { Failed, useFresh } from '@/kit/load'
import { useT } from '@/locales'
import { reloadMenus } from '@/session/flow'
import { useIdentity, useMay } from '@/session/identity'
import { differenceOf, holdsRolePage, type RoleInput, toSave } from '../rights'
import { BasicTab } from './BasicTab'
import { type Change, Difference } from './Difference'
import { PreviewTab } from './PreviewTab'
import { RightsTab } from './RightsTab'
import { ScopeTab } from './ScopeTab'

const WIDTH = 960
const TAB_OF: Record<string, string> = { menuIds: 'rights', dataScope: 'scope', scopeAreas: 'scope', scopeDealers: 'scope' }
const tabOf = (field: string) => TAB_OF[field] ?? 'basic'

/** The editor of a role; without `id` a new one, with `copy` a new one with the rights of that role. Read first, then shown. */
export const RoleEditor = ({ id, copy = false, onClose }: { id?: string; copy?: boolean; onClose: () => void }) => {
  const t = useT()
  const before = useFresh(roles.get.query({ id: id ?? '' }, { quiet: true }), { enabled: id !== undefined })
  const tree = useFresh(menus.list.query(undefined, { quiet: true }))
  const title = t(copy ? 'roles.copyTitle' : id === undefined ? 'roles.newTitle' : 'roles.editTitle')
  const failed = before.error ? before : tree.error ? tree : undefined
  if (failed?.error || !before.ready || !tree.data)
    return (
      <Panel open title={title} width={WIDTH} onClose={onClose}>
        {failed?.error ? <Failed error={failed.error} retry={failed.retry} /> : <Skeleton active paragraph={{ rows: 10 }} />}
      </Panel>
    )
  return <Editor title={title} from={before.data} copy={copy} nodes={tree.data} onClose={onClose} />
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** What the form starts with: of the saved menus the lowest ones and what stands above them; a choice with gaps is shown as it is. */
const initialOf = (from: Role | undefined, nodes: readonly MenuNode[]): Partial<RoleInput> => {
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

const Editor = ({ title, from, copy, nodes, onClose }: { title: string; from?: Role; copy: boolean; nodes: MenuNode[]; onClose: () => void }) => {
  const t = useT()
  const may = useMay()
  const mine = useIdentity((identity) => identity.user?.roles)
  const edited = copy ? undefined : from
  const own = edited !== undefined && (mine?.includes(edited.roleCode) ?? false)
  const fixed = edited !== undefined && Number(edited.builtin) === 1
  const readOnly = !may('roles.save')
  const index = useMemo(() => menuIndex(nodes), [nodes])
  const [asked, setAsked] = useState<{ change: Change; answer: (go: boolean) => void }>()
  const [initial] = useState(() => {
    const start = initialOf(from, nodes)
    return copy ? { ...start, roleName: [...t('roles.copyName', { name: start.roleName })].slice(0, 20).join(''), roleCode: '' } : start
  })

  const scopeText = (value: unknown) => t(optionOf(role.dataScope.of, value)?.label ?? 'kit.unknown', { value: String(value) })
  const agree = (values: RoleInput, menuIds: string[]): Promise<boolean> => {
    if (!edited) return Promise.resolve(true)
    const scoped = Number(values.dataScope) !== Number(edited.dataScope)
    const change: Change = {
      ...differenceOf(list(edited.menuIds), menuIds),
      scope: scoped ? { from: scopeText(edited.dataScope), to: scopeText(values.dataScope) } : undefined,
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
    if (edited && fixed) return roles.save({ id: edited.id, sort: values.sort, remark: values.remark })
    const chosenScope = Number(values.dataScope) === 7
    const menuIds = toSave(values.menuIds, index, new Set(menuIndex(grantable(nodes, values.shopTypes.map(Number))).keys()))
    if (!(await agree(values, menuIds))) throw new ApiError('aborted', '')
    await roles.save({
      ...values,
      ...(edited ? { id: edited.id } : {}),
      menuIds,
      scopeAreas: chosenScope ? values.scopeAreas : [],
      scopeDealers: chosenScope ? values.scopeDealers : [],
    })
    // The client tells it when the menus cannot be had; the role is saved all the same.
    if (own) await reloadMenus().catch(() => {})
    return undefined
  }
  const checkMenus = (ids: string[]) => {
    if (ids.length === 0) return t('roles.noMenus')
    return own && holdsRolePage(index, list(edited?.menuIds)) && !holdsRolePage(index, ids) ? t('roles.keepRolePage') : undefined
  }

  return (
    <FormPanel<RoleInput>
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
          {own && !readOnly && <Alert type="warning" showIcon title={t('roles.own')} style={{ marginBottom: 16 }} />}
          {fixed && <Alert type="info" showIcon title={t('roles.builtinNote')} style={{ marginBottom: 16 }} />}
          <RoleTabs
            api={api}
            panes={{
              basic: <BasicTab of={edited} fixed={fixed} readOnly={readOnly} />,
              rights: <RightsTab nodes={nodes} index={index} readOnly={fixed || readOnly} check={checkMenus} />,
              scope: <ScopeTab readOnly={fixed || readOnly} />,
              preview: <PreviewTab nodes={nodes} index={index} />,
            }}
          />
          <Difference change={asked?.change} index={index} users={Number(edited?.userCount ?? 0)} own={own} answer={(go) => asked?.answer(go)} />
        </>
      )}
    </FormPanel>
  )
}

const TABS = ['basic', 'rights', 'scope', 'preview'] as const

/** The four tabs; one with a field in error carries a dot, and the first such field is opened when saving fails. */
const RoleTabs = ({ api, panes }: { api: FormApi<RoleInput>; panes: Record<(typeof TABS)[number], React.ReactNode> }) => {
  const t = useT()
  const { fault, faulty, form } = api
  const [tab, setTab] = useState<string>('basic')
  useEffect(() => {
    if (!fault) return
    setTab(tabOf(fault.field))
    const timer = setTimeout(() => form.scrollToField(fault.field, { block: 'center', focus: true }))
    return () => clearTimeout(timer)
  }, [fault, form])
  return (
    <Tabs
      activeKey={tab}
      onChange={setTab}
      items={TABS.map((key) => ({
        key,
        forceRender: key !== 'preview',
        children: panes[key],
        label: (
          <>
            {t(`roles.tab.${key}`)}
            {faulty.some((field) => tabOf(field) === key) && (
              <span className="tab-fault" role="img" aria-label={t('roles.tabFault')}>
                {' ●'}
              </span>
            )}
          </>
        ),
      }))}
    />
  )
}
