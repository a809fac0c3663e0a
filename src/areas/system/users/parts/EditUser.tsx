import { Alert, Button, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { findById } from '@/api/findById'
import * as organisation from '@/api/system/organisation'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { useViewer } from '@/business/viewer'
import type { Dealer } from '@/entities/shared/dealer'
import { dealerType as dealerTypes } from '@/entities/shared/enums'
import type { Role } from '@/entities/shared/role'
import { user as fields, type User } from '@/entities/shared/user'
import { Failed, useFresh } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { type FormTab, FormTabs } from '@/kit/form/FormTabs'
import { useScreen } from '@/kit/page/screen'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { AccessFacts } from './AccessFacts'
import { BasicFields } from './BasicFields'
import { ChildAccounts } from './ChildAccounts'
import { DealersField } from './DealersField'
import { OrganisationFields } from './OrganisationFields'
import { takesDealers, useIsOwn } from './access'
import { firstValues, inputOf, type UserValues } from './userValues'

const ALL = 200

type HeldRole = Pick<Role, 'id' | 'roleName'>

/** True for a role that the server sent as a single string, either id or name. */
const isBare = ({ id, roleName }: HeldRole): boolean => !isGiven(id) || id === roleName

/** Resolves a role that was sent as a string: an id, or a name that only one role has. Undefined if there is no match. */
const found = (role: HeldRole, all: readonly HeldRole[]): HeldRole | undefined => {
  if (!isBare(role)) return role
  const named = all.filter(({ roleName }) => roleName === role.roleName)
  return all.find(({ id }) => id === role.id) ?? (named.length === 1 ? named[0] : undefined)
}

/** Loads the current roles of an account. `unknown` are strings that match no role; they are never saved. */
const useHeldRoles = (userId: string) => {
  const { data, error, retry } = useFresh(roles.listByUser.query({ userId }, { quiet: true }))
  const all = useFresh(roles.list.query({ pageNo: 1, pageSize: ALL }, { quiet: true }), {
    enabled: data?.some(isBare) ?? false,
  })
  if (!data || !(all.ready || all.error)) return { error, retry }
  const held = data.map((role): HeldRole & { isUnknown: boolean } => {
    const known = found(role, all.data?.records ?? [])
    return known ? { ...known, isUnknown: false } : { id: role.roleName, roleName: role.roleName, isUnknown: true }
  })
  return { held, unknown: held.filter(({ isUnknown }) => isUnknown).map(({ id }) => id), error, retry }
}

export const NewUser = ({ staffId, onClose }: { staffId?: string; onClose: () => void }) => {
  const t = useT()
  const viewer = useViewer()
  const {
    data: person,
    error,
    ready,
  } = useFresh(findById(organisation.listStaff, { id: staffId }), { enabled: staffId !== undefined })
  const empty = firstValues(viewer.hq ? undefined : viewer)
  if (!ready && !error)
    return (
      <Panel open title={t('users.new')} onClose={onClose}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Panel>
    )
  const { staffName, phone, employeeNo, post, dealerCode } = person ?? {}
  const initial: UserValues = person
    ? {
        ...empty,
        nickname: staffName ?? '',
        phone: phone ?? '',
        employeeNo: employeeNo ?? '',
        post,
        dealerType: dealerTypes.dealer,
        dealerCode,
      }
    : empty
  return <UserForm initial={initial} dealers={[]} held={[]} onClose={onClose} />
}

export const EditUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const takes = takesDealers(user)
  const heldRoles = useHeldRoles(user.id)
  const related = useFresh(users.listRelatedDealers.query({ userId: user.id }, { quiet: true }), { enabled: takes })
  // The initial values stay while the form is open; only the child accounts are reloaded.
  const [start, setStart] = useState<Pick<UserFormProps, 'initial' | 'dealers' | 'held' | 'unknown'>>()
  if (!start && heldRoles.held && related.ready)
    setStart({
      dealers: related.data ?? [],
      held: heldRoles.held,
      unknown: heldRoles.unknown,
      initial: firstValues({ ...user, roles: heldRoles.held }, related.data ?? []),
    })
  if (start) return <UserForm {...start} user={user} onClose={onClose} />
  const error = heldRoles.error ?? related.error
  return (
    <Panel open title={t('users.editOf', { name: user.nickname || user.username })} onClose={onClose}>
      {error ? (
        <Failed error={error} retry={() => (heldRoles.retry(), takes && related.retry())} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Panel>
  )
}

const sameCodes = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()

/**
 * Saves in two steps: the account, then its related dealers if they changed. Saved parts are not sent again, so a
 * failed second step can be retried alone.
 */
const useSaving = (user: User | undefined, dealers: readonly Dealer[], unknown: readonly string[]) => {
  const saved = useRef<{ id: string; text: string; codes: readonly string[] }>(undefined)
  const [unsavedDealers, setUnsavedDealers] = useState<string>()
  const { refresh } = useAction()
  const saveDealers = async ({ dealerType, relatedDealers }: UserValues) => {
    const now = saved.current
    if (!now || !takesDealers({ dealerType }) || sameCodes(relatedDealers ?? [], now.codes))
      return setUnsavedDealers(undefined)
    try {
      await users.saveRelatedDealers({ userId: now.id, dealerCodes: relatedDealers ?? [] }, { quiet: true })
      now.codes = relatedDealers ?? []
      setUnsavedDealers(undefined)
    } catch (error) {
      setUnsavedDealers(error instanceof Error ? error.message : '')
      refresh()
      throw error
    }
  }
  const save = async (values: UserValues) => {
    const input = inputOf(values, unknown)
    const text = JSON.stringify(input)
    const id = saved.current?.id ?? user?.id
    if (id === undefined) {
      const made = await users.create({ ...input, password: values.password })
      saved.current = { id: made.id, text, codes: [] }
    } else if (saved.current?.text !== text) {
      await users.update({ id, ...input })
      saved.current = { id, text, codes: saved.current?.codes ?? dealers.map(({ dealerCode }) => dealerCode) }
    }
    await saveDealers(values)
  }
  return { save, saveDealers, unsavedDealers }
}

interface UserFormProps {
  user?: User
  initial: UserValues
  dealers: readonly Dealer[]
  held: readonly HeldRole[]
  /** Roles of `held` that cannot be saved; while one is chosen, the roles stay unchanged. */
  unknown?: readonly string[]
  onClose: () => void
}
const UserForm = ({ user, initial, dealers, held, unknown = [], onClose }: UserFormProps) => {
  const t = useT()
  const own = useIsOwn()
  const { query, setQuery } = useScreen()
  const { save, unsavedDealers } = useSaving(user, dealers, unknown)
  const f = fields
  return (
    <FormPanel
      open
      title={user ? t('users.editOf', { name: user.nickname || user.username }) : t('users.new')}
      name={`user:${user?.id ?? 'new'}`}
      initial={initial}
      secret={['password']}
      save={save}
      done={t(user ? 'users.saved' : 'users.created')}
      onClose={onClose}
    >
      {(api) => {
        const tabs: FormTab<keyof UserValues>[] = [
          {
            key: 'basic',
            label: t('users.partBasic'),
            fields: [f.headImgUrl, f.nickname, f.username, f.password, f.phone, f.email, f.employeeNo, f.remark],
            children: <BasicFields Field={api.Field} user={user} />,
          },
          {
            key: 'organisation',
            label: t('users.partOrganisation'),
            fields: [f.dealerType, f.deptId, f.dealerCode, f.post, f.roles],
            children: (
              <OrganisationFields
                Field={api.Field}
                held={held}
                unknown={unknown}
                ownRoles={user !== undefined && own(user)}
                withPost
              />
            ),
          },
          {
            key: 'dealers',
            label: t('user.relatedDealers'),
            fields: [f.relatedDealers],
            children: <DealersField Field={api.Field} />,
          },
        ]
        if (user)
          tabs.push(
            {
              key: 'children',
              label: t('user.childAccounts'),
              children: <ChildAccounts user={user} />,
            },
            { key: 'access', label: t('users.partAccess'), children: <AccessFacts user={user} /> },
          )
        const part = tabs.find(({ key }) => key === query.get('part'))?.key ?? 'basic'
        return (
          <>
            {unsavedDealers !== undefined && (
              <Alert
                type="error"
                showIcon
                role="alert"
                className="space-below"
                title={t('users.dealersUnsaved')}
                description={unsavedDealers}
                action={
                  <Button size="small" loading={api.busy} onClick={api.submit}>
                    {t('kit.retry')}
                  </Button>
                }
              />
            )}
            <FormTabs
              api={api}
              tabs={tabs}
              active={part}
              onChange={(key) => setQuery({ part: key === 'basic' ? undefined : key })}
            />
          </>
        )
      }}
    </FormPanel>
  )
}
