import { LinkOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import { is } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import type { ChildAccount, User } from '@/entities/shared/user'
import { RowActions } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { reloadChildren } from '@/session/flow'
import { useIdentity, useMay } from '@/session/identity'
import { AttachChild } from './AttachChild'
import { ChildTable } from './ChildTable'
import { NewChild } from './NewChild'
import { useIsOwn } from './access'

/**
 * Reloads the accounts of the account switcher if those of the current user changed. For a child account these are
 * the ones of its main account.
 */
const useRenewOwn = (main: User) => {
  const me = useIdentity((identity) => identity.user)
  const own = useIsOwn()
  return async () => {
    if (!own(main)) return
    if (main.username === me?.username) return reloadChildren()
    const { childAccounts } = await users.get({ id: main.id })
    await reloadChildren((childAccounts ?? []).filter(({ status }) => is(status, userStatus.active)))
  }
}

/** Child accounts: each change is saved at once, separately from the surrounding form. */
export const ChildAccounts = ({ user }: { user: User }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const renewOwn = useRenewOwn(user)
  const [open, setOpen] = useState<'new' | 'attach'>()
  const [order, setOrder] = useState<readonly string[]>()
  if (user.parentId)
    return (
      <Alert
        type="info"
        showIcon
        title={t('users.childOf', { name: user.parentName || user.parentId })}
        description={t('users.childNoChildren')}
      />
    )
  const children = user.childAccounts ?? []
  const rows = order ? children.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : children
  const close = () => setOpen(undefined)
  const move = async (from: number, to: number) => {
    const ids = rows.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    setOrder(ids)
    await act(() => users.update({ id: user.id, childAccounts: ids }).then(renewOwn), { done: t('users.sorted') })
    setOrder(undefined)
  }
  const detach = (row: ChildAccount) => (
    <RowActions
      name={row.nickname || row.username}
      items={[
        {
          label: 'users.detach',
          can: 'users.update',
          danger: true,
          ask: { title: t('users.detachAsk', { name: row.nickname || row.username }), effect: t('users.detachEffect') },
          run: () => users.update({ id: row.id, parentId: '' }).then(renewOwn),
          done: t('users.detached'),
        },
      ]}
    />
  )
  return (
    <Space orientation="vertical" size={12} className="full-width">
      <Alert type="info" showIcon title={t('users.childHint')} />
      <Space wrap>
        {may('users.create') && (
          <Button icon={<PlusOutlined />} onClick={() => setOpen('new')}>
            {t('users.childNew')}
          </Button>
        )}
        {may('users.update') && (
          <Button icon={<LinkOutlined />} onClick={() => setOpen('attach')}>
            {t('users.childAttach')}
          </Button>
        )}
      </Space>
      <ChildTable rows={rows} editing={{ busy, move: (from, to) => void move(from, to), actions: detach }} />
      {open === 'new' && <NewChild main={user} onSaved={renewOwn} onClose={close} />}
      <AttachChild main={user} open={open === 'attach'} onSaved={renewOwn} onClose={close} />
    </Space>
  )
}
