import { Alert, Flex, Modal, Radio, Tag } from 'antd'
import { useRef, useState } from 'react'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { finishWork } from '@/session/beforeLeaving'
import { forgetRefused, isWrongPassword, switchRole } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { closeOverlay, useOverlay } from '../overlay'
import { mayLose } from '../unsaved'
import { roleNameOf } from './roleName'

const takeText = (input: HTMLInputElement | null | undefined): string | undefined => {
  if (!input) return undefined
  const text = input.value
  input.value = ''
  return text
}

const RoleForm = () => {
  const t = useT()
  const user = useIdentity((identity) => identity.user)
  const children = distinct(
    useIdentity((identity) => identity.children),
    ({ username }) => username,
  )
  const refused = useIdentity((identity) => identity.refused)
  const [chosen, setChosen] = useState(
    () =>
      (refused ? children.find(({ username }) => ![refused.username, user?.username].includes(username)) : user)
        ?.username,
  )
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const password = useRef<HTMLInputElement>(null)
  const cancel = () => {
    forgetRefused()
    closeOverlay('role')
  }
  const refusedOne = children.find(({ username }) => username === refused?.username)

  const confirm = async () => {
    const child = children.find(({ username }) => username === chosen)
    if (!child || child.username === user?.username || sending.current) return
    sending.current = true
    try {
      if (!(await mayLose())) return
      const given = asking ? takeText(password.current) : undefined
      if (asking && !given) return password.current?.focus()
      setBusy(true)
      await finishWork()
      const outcome = await switchRole(child, given)
      if (outcome === 'done') cancel()
      else setAsking(true)
    } catch (error) {
      // Already reported. The stored password may be outdated, so the current one is requested.
      if (isWrongPassword(error)) setAsking(true)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t('shell.switchRole')}
      width={460}
      okText={t('shell.confirm')}
      cancelText={t('shell.cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: chosen === undefined || chosen === user?.username }}
      cancelButtonProps={{ disabled: busy }}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      onOk={() => void confirm()}
      onCancel={cancel}
    >
      {refused && (
        <Alert
          type="warning"
          showIcon
          title={t('shell.firstRefused', {
            account: refusedOne ? roleNameOf(refusedOne) : refused.username,
            words: refused.message,
          })}
        />
      )}
      <Radio.Group
        className="role-list"
        value={chosen}
        disabled={busy}
        aria-label={t('shell.switchRole')}
        onChange={({ target }) => setChosen(target.value)}
      >
        {children.map((child) => (
          <Radio key={child.username} value={child.username}>
            <span className="role-name">{roleNameOf(child)}</span>
            {child.username === user?.username && <Tag color="processing">{t('shell.presentRole')}</Tag>}
            <small>{[child.nickname, child.dealerName].filter(Boolean).join(' · ')}</small>
          </Radio>
        ))}
      </Radio.Group>
      {asking && (
        <Flex vertical gap={4} className="role-password">
          <label htmlFor="role-password">{t('shell.passwordAsk')}</label>
          <input
            ref={password}
            id="role-password"
            type="password"
            autoComplete="current-password"
            className="plain-input"
            autoFocus
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) void confirm()
            }}
          />
        </Flex>
      )}
    </Modal>
  )
}

/**
 * Dialog for switching to another of the user's accounts (R-SESS-08..10). Repeated confirmation sends one request,
 * cancel changes nothing.
 */
export const RoleDialog = () => (useOverlay(({ open }) => open === 'role') ? <RoleForm /> : null)
