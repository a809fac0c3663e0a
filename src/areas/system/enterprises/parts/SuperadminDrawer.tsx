import { Alert, Button, Space } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import * as users from '@/api/system/users'
import { userStatus } from '@/entities/shared/enums'
import { type SuperAdmin, superAdmin } from '@/entities/shared/superAdmin'
import { type Action, Actions } from '@/kit/actions/actions'
import { copy } from '@/kit/dialog/copy'
import { Dialog } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { maskPhone } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useIdentity, useMay } from '@/session/identity'

/**
 * Shows a new password once, or the phone to which the server sent it. The password is written directly into the DOM
 * and removed with the dialog. It is in no state, attribute or cache.
 */
const NewPassword = ({
  told,
  secretRef,
  phone,
  onClose,
}: {
  /** `password`: available to copy; `sent`: sent to the phone. */
  told: 'password' | 'sent' | undefined
  secretRef: RefObject<string | undefined>
  phone: string
  onClose: () => void
}) => {
  const t = useT()
  const write = (element: HTMLElement | null) => {
    if (element) element.textContent = secretRef.current ?? ''
  }
  return (
    <Dialog
      open={told !== undefined}
      title={t('companies.newPassword')}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {told === 'sent' && (
        <Alert type="success" showIcon title={t('companies.passwordSent', { phone: maskPhone(phone) })} />
      )}
      {told === 'password' && (
        <Space orientation="vertical" size={12}>
          <Alert type="warning" showIcon title={t('companies.passwordOnce')} />
          <Space>
            <code ref={write} translate="no" className="digits" style={{ fontSize: 18 }} />
            <Button onClick={() => void copy(secretRef.current ?? '', t('kit.copied'))}>{t('kit.copy')}</Button>
          </Space>
        </Space>
      )}
    </Dialog>
  )
}

type Values = Pick<SuperAdmin, 'nickname' | 'phone' | 'email'>
const DAY = 86_400_000

/**
 * Superadmin of an enterprise: state, and a new password that is shown once. The own account cannot be disabled or
 * reset here.
 */
export const SuperadminDrawer = ({
  row,
  companyName,
  onClose,
}: {
  row: SuperAdmin
  companyName: string
  onClose: () => void
}) => {
  const t = useT()
  const may = useMay()
  const own = useIdentity(({ user }) => user?.username === row.username)
  // A password is neither state nor cached: it is passed from the response to the dialog and removed with it.
  const secretRef = useRef<string>(undefined)
  const [told, setTold] = useState<'password' | 'sent'>()
  const status = Number(row.status)
  const reset = async () => {
    const answer = await users.resetSuperadminPassword({ id: row.id })
    secretRef.current = typeof answer?.password === 'string' && answer.password !== '' ? answer.password : undefined
    setTold(secretRef.current ? 'password' : 'sent')
  }
  const forget = () => {
    secretRef.current = undefined
    setTold(undefined)
  }
  const setStatus = (to: 0 | 1) => users.updateSuperadmin({ id: row.id, status: to })
  const actions: Action[] = [
    {
      label: 'companies.adminDisable',
      can: 'users.updateSuperadmin',
      danger: true,
      hide: status !== userStatus.active || own,
      ask: { title: t('companies.askAdminDisable', { name: row.nickname }), effect: t('companies.adminDisableEffect') },
      run: () => setStatus(0),
      done: t('companies.adminDisabled'),
    },
    {
      label: 'companies.adminEnable',
      can: 'users.updateSuperadmin',
      hide: status !== userStatus.disabled,
      run: () => setStatus(1),
      done: t('companies.adminEnabled'),
    },
    {
      label: 'companies.reset',
      can: 'users.resetSuperadminPassword',
      danger: true,
      hide: own || status === userStatus.left,
      ask: { title: t('companies.askReset', { name: row.nickname }), effect: t('companies.resetEffect') },
      run: reset,
      done: t('companies.resetDone'),
    },
  ]
  const since = toMillis(row.passwordTime)
  const age =
    since === undefined
      ? t('companies.passwordInitial')
      : t('companies.passwordDays', { count: Math.max(0, Math.floor((Date.now() - since) / DAY)) })
  return (
    <FormPanel<Values>
      open
      width={560}
      readOnly={!may('users.updateSuperadmin')}
      name={`superadmin.${row.id}`}
      title={t('companies.adminOf', { name: companyName })}
      initial={{ nickname: row.nickname, phone: row.phone, email: row.email }}
      save={(values) => users.updateSuperadmin({ id: row.id, ...values })}
      done={t('companies.adminSaved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Space orientation="vertical" size={20} className="full-width">
            <Facts
              row={row}
              fields={[
                superAdmin.username,
                [superAdmin.status, <Value key="status" field={superAdmin.status} value={row.status} />],
                superAdmin.lastLoginTime,
                [superAdmin.passwordTime, <span key="age">{age}</span>],
              ]}
            />
            <Actions items={actions} />
            <div>
              <Field of={superAdmin.nickname} />
              <Field of={superAdmin.phone} />
              <Field of={superAdmin.email} />
            </div>
          </Space>
          <NewPassword told={told} secretRef={secretRef} phone={row.phone} onClose={forget} />
        </>
      )}
    </FormPanel>
  )
}
