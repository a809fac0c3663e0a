import { KeyOutlined, LogoutOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Dropdown, type MenuProps, Tooltip } from 'antd'
import { DASH } from '@/kit/show/format'
import { isPictureUrl } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { finishWork } from '@/session/beforeLeaving'
import { logOut } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { openRoleSwitch } from '../overlay'
import { mayLose } from '../unsaved'
import { openPage } from './PageLink'

let isLeaving = false
/** Logs out, after a confirmation if unsaved input would be lost. */
export const leave = async (): Promise<void> => {
  if (!(await mayLose()) || isLeaving) return
  isLeaving = true
  await finishWork()
  isLeaving = false
  logOut()
}

/** Current user (R-SHELL-10), switch of roles if there are child accounts (R-SHELL-11), and log-out (R-SHELL-12). */
export const UserBlock = ({ mobile }: { mobile: boolean }) => {
  const t = useT()
  const user = useIdentity((identity) => identity.user)
  const hasChildren = useIdentity((identity) => identity.children.length > 0)
  const { pages } = usePermitted()
  const parts = [
    { label: t('shell.dealer'), value: user?.dealerName.trim() || DASH },
    { label: t('shell.role'), value: user?.roleName.trim() || DASH },
    { label: t('shell.nickname'), value: user?.nickname.trim() || DASH },
  ]
  const items: MenuProps['items'] = [
    ...(mobile
      ? [
          ...parts.map(({ label, value }) => ({
            key: label,
            disabled: true,
            className: 'user-fact',
            label: `${label}: ${value}`,
          })),
          { type: 'divider' as const, key: 'line' },
        ]
      : []),
    ...(mobile && hasChildren
      ? [{ key: 'role', icon: <SwapOutlined />, label: t('shell.switchRole'), onClick: openRoleSwitch }]
      : []),
    ...(pages.has('/updatePassword')
      ? [
          {
            key: 'password',
            icon: <KeyOutlined />,
            label: t('shell.changePassword'),
            onClick: () => openPage('/updatePassword'),
          },
        ]
      : []),
    { key: 'out', icon: <LogoutOutlined />, label: t('shell.logOut'), onClick: () => void leave() },
  ]
  return (
    <>
      {hasChildren && !mobile && (
        <Tooltip title={t('shell.switchRole')}>
          <Button type="text" icon={<SwapOutlined />} aria-label={t('shell.switchRole')} onClick={openRoleSwitch} />
        </Tooltip>
      )}
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" classNames={{ root: 'user-menu' }}>
        <button
          type="button"
          className="user-block"
          aria-haspopup="menu"
          title={parts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        >
          <Avatar
            size={28}
            src={user?.headImgUrl && isPictureUrl(user.headImgUrl) ? user.headImgUrl : undefined}
            icon={<UserOutlined />}
            alt=""
          />
          {mobile ? (
            <span className="hidden-text">{t('shell.account')}</span>
          ) : (
            <span className="user-parts">
              {parts.map(({ label, value }) => (
                <span key={label}>
                  <span className="hidden-text">{label}: </span>
                  {value}
                </span>
              ))}
            </span>
          )}
        </button>
      </Dropdown>
    </>
  )
}
