import { Badge, Tooltip } from 'antd'
import { memo } from 'react'
import { menuTitle } from '@/kit/page/pages'
import { useT } from '@/locales'
import { useBadges } from '@/session/badges'
import { useIdentity } from '@/session/identity'
import type { MenuItem } from '@/session/permissions'
import { MenuIcon } from './icons'
import { PageLink } from './PageLink'

interface SideLinkProps {
  item: MenuItem
  current: boolean
  collapsed?: boolean
  inner?: boolean
}

/** A page of the menu, or an external link. Rerenders only when it becomes or stops being the current page. */
export const SideLink = memo(({ item, current, collapsed = false, inner = false }: SideLinkProps) => {
  const t = useT()
  const title = menuTitle(t, item)
  const user = useIdentity((identity) => identity.user?.id)
  const waiting = useBadges(({ owner, counts }) => (owner === user ? (counts[item.key] ?? 0) : 0))
  const link = (
    <PageLink
      to={item.key}
      external={item.external}
      className={inner ? 'side-entry side-inner' : 'side-entry'}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? undefined : title}
    >
      {!inner && <MenuIcon name={item.icon} external={item.external} />}
      <span className="side-title">{title}</span>
      {!collapsed && waiting > 0 && <Badge count={waiting} size="small" />}
      {item.external && <span className="hidden-text">{t('shell.opensNewTab')}</span>}
    </PageLink>
  )
  return collapsed ? (
    <Tooltip title={title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
})
