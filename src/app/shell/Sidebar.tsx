import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, Tooltip } from 'antd'
import { memo, useEffect, useState } from 'react'
import { findPages, type PageEntry, usePageIndex } from '@/kit/page/pages'
import { usePinyin } from '@/kit/data/usePinyin'
import { useT } from '@/locales'
import { usePermitted } from '@/session/permissions'
import { useSettings } from '@/session/settings'
import { openOverlay } from '../overlay'
import { MenuIcon } from './icons'
import { Logo } from './Logo'
import { openPage, PageLink } from './PageLink'
import { preloadLikely } from './preloadPages'
import { SideMenu } from './SideMenu'
import { CLEAR } from '@/kit/show/boxIcons'

const Found = ({ pages, query, done }: { pages: readonly PageEntry[]; query: string; done: () => void }) => {
  const t = useT()
  return (
    <nav className="side-nav side-scroll" aria-label={t('shell.menu')}>
      <ul>
        {pages.map((page) => (
          <li key={page.key}>
            <PageLink to={page.key} external={page.external} className="side-entry" title={page.title} onClick={done}>
              <MenuIcon name={page.icon} external={page.external} />
              <span className="side-title">{page.title}</span>
              {page.group && <small className="side-where">{page.group}</small>}
            </PageLink>
          </li>
        ))}
        {pages.length === 0 && <li className="side-empty">{t('shell.nothingFound')}</li>}
        <li>
          <button type="button" className="side-entry" onClick={() => openOverlay('palette', query)}>
            <SearchOutlined />
            <span className="side-title">{t('shell.searchAll')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

/**
 * The menu (R-SHELL-01..06): search, groups and pages. Collapsed it shows icons with fly-outs. Navigation does not
 * rerender it.
 */
export const Sidebar = memo(({ collapsed }: { collapsed: boolean }) => {
  const t = useT()
  const logo = useSettings((settings) => settings.sidebarLogo)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(false)
  const pages = usePageIndex()
  const { items } = usePermitted()
  useEffect(() => preloadLikely(items), [items])
  const pinyin = usePinyin(wanted)
  const found = query.trim() ? findPages(pages, query, pinyin) : undefined
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
            value={query}
            allowClear={CLEAR}
            maxLength={100}
            prefix={<SearchOutlined />}
            placeholder={t('shell.searchMenu')}
            aria-label={t('shell.searchMenu')}
            onFocus={() => setWanted(true)}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (nativeEvent.isComposing) return
              if (key === 'Escape') done()
              if (key !== 'Enter' || !found) return
              const [first] = found
              if (!first) openOverlay('palette', query)
              else if (!first.external) {
                done()
                openPage(first.key)
              }
            }}
          />
        )}
      </div>
      {found && !collapsed ? <Found pages={found} query={query} done={done} /> : <SideMenu collapsed={collapsed} />}
    </>
  )
})
