import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Tooltip } from 'antd'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { findPages, usePageIndex } from '@/kit/page/pages'
import { usePinyin } from '@/kit/data/usePinyin'
import { useT } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { usePermitted } from '@/session/permitted'
import { useSettings } from '@/session/settings'
import { openOverlay } from '../overlay'
import { MenuIcon } from './icons'
import { Logo } from './Logo'
import { openPage, PageLink } from './PageLink'
import { SideGroup } from './SideGroup'
import { SideLink } from './SideLink'
import { CLEAR } from '@/kit/show/boxIcons'

const lines: readonly RouteLine[] = routes

/** The list a hidden page belongs to, or the path itself. */
export const listOf = (path: string): string => {
  const line = lines.find((one) => one.path === path)
  return line?.hidden ? (lines.find((one) => one.keepAliveFor?.includes(path))?.path ?? path) : path
}

/** The menu (R-SHELL-01..06): search, groups and pages; collapsed it shows icons with what they hold beside them. */
export const Sidebar = ({ collapsed }: { collapsed: boolean }) => {
  const t = useT()
  const { items } = usePermitted()
  const { pathname } = useLocation()
  const logo = useSettings((settings) => settings.sidebarLogo)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(false)
  const box = useRef<InputRef>(null)
  const pages = usePageIndex()
  const pinyin = usePinyin(wanted)
  const found = query.trim() ? findPages(pages, query, pinyin) : undefined
  const current = listOf(pathname)
  const done = () => setQuery('')
  return (
    <>
      {logo && <Logo small={collapsed} />}
      <div className="side-search">
        {collapsed ? (
          <Tooltip title={t('shell.search')} placement="right">
            <Button
              type="text"
              icon={<SearchOutlined />}
              aria-label={t('shell.search')}
              onClick={() => openOverlay('palette')}
            />
          </Tooltip>
        ) : (
          <Input
            ref={box}
            value={query}
            allowClear={CLEAR}
            maxLength={100}
            prefix={<SearchOutlined />}
            placeholder={t('shell.searchMenu')}
            aria-label={t('shell.searchMenu')}
            onFocus={() => setWanted(true)}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Escape') done()
              const first = found?.[0]
              if (key !== 'Enter' || nativeEvent.isComposing || !first || first.external) return
              done()
              openPage(first.key)
            }}
          />
        )}
      </div>
      <nav className="side-nav" aria-label={t('shell.menu')}>
        {found && !collapsed ? (
          <ul>
            {found.map((page) => (
              <li key={page.key}>
                <PageLink
                  to={page.key}
                  external={page.external}
                  className="side-entry"
                  title={page.title}
                  onClick={done}
                >
                  <MenuIcon name={page.icon} external={page.external} />
                  <span className="side-title">{page.title}</span>
                  {page.group && <small className="side-where">{page.group}</small>}
                </PageLink>
              </li>
            ))}
            {found.length === 0 && <li className="side-empty">{t('shell.nothingFound')}</li>}
          </ul>
        ) : (
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                {item.children ? (
                  <SideGroup item={item} items={item.children} current={current} collapsed={collapsed} />
                ) : (
                  <SideLink item={item} current={item.key === current} collapsed={collapsed} />
                )}
              </li>
            ))}
          </ul>
        )}
      </nav>
    </>
  )
}
