import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  SearchOutlined,
  SettingOutlined,
  StarFilled,
  StarOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { memo, useEffect, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useT } from '@/locales'
import { usePermitted } from '@/session/permissions'
import { useSettings } from '@/session/settings'
import { openOverlay } from '../overlay'
import { useLocation } from 'react-router-dom'
import { isListed, toggleFavourite, useFavourites } from './favourites'
import { usePageTitle } from './pageTitle'
import { Breadcrumb } from './Breadcrumb'
import { Tray } from './Tray'
import { UserBlock } from './UserBlock'

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

const FullScreen = () => {
  const t = useT()
  const [full, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  if (!document.fullscreenEnabled) return null
  const name = t(full ? 'shell.leaveFullScreen' : 'shell.fullScreen')
  const turn = () =>
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={name}
        onClick={turn}
      />
    </Tooltip>
  )
}

const LanguageChoice = () => {
  const t = useT()
  const language = useLanguage()
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectedKeys: [language],
        items: LANGUAGES.map((one) => ({
          key: one,
          label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
          onClick: () => useSettings.setState({ language: one }),
        })),
      }}
    >
      <Button
        type="text"
        icon={<TranslationOutlined />}
        aria-label={t('shell.language')}
        aria-haspopup="menu"
        title={t('shell.language')}
      />
    </Dropdown>
  )
}

const Star = () => {
  const t = useT()
  const { pathname } = useLocation()
  const tree = usePermitted()
  const marked = useFavourites((shelf) => shelf.favourites.includes(pathname))
  if (!isListed(tree, pathname)) return null
  const name = t(marked ? 'shell.unstarPage' : 'shell.starPage')
  return (
    <Button
      type="text"
      icon={marked ? <StarFilled /> : <StarOutlined />}
      aria-label={name}
      title={name}
      onClick={() => toggleFavourite(pathname)}
    />
  )
}

const PageTitle = () => <span className="navbar-title">{usePageTitle()}</span>

interface NavbarProps {
  mobile: boolean
  collapsed: boolean
  /** True while the first password must be changed: all links are hidden. */
  bare: boolean
}

export const Navbar = memo(({ mobile, collapsed, bare }: NavbarProps) => {
  const t = useT()
  const turnName = t(mobile ? 'shell.openMenu' : collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  const turn = () => (mobile ? openOverlay('menu') : useSettings.setState({ sidebarOpen: collapsed }))
  const search = t('shell.search')
  const keys = isMac ? '⌘K' : 'Ctrl K'
  return (
    <div className="navbar">
      {!bare && (
        <Button
          type="text"
          icon={mobile ? <MenuOutlined /> : collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          aria-label={turnName}
          aria-expanded={mobile ? undefined : !collapsed}
          title={turnName}
          onClick={turn}
        />
      )}
      {mobile ? <PageTitle /> : <Breadcrumb />}
      {!bare && !mobile && <Star />}
      {!bare && (
        <Button
          type="text"
          className="navbar-search"
          icon={<SearchOutlined />}
          aria-label={mobile ? search : `${search} ${keys}`}
          onClick={() => openOverlay('palette')}
        >
          {!mobile && <kbd>{keys}</kbd>}
        </Button>
      )}
      {!mobile && <FullScreen />}
      <Tray />
      {!mobile && <LanguageChoice />}
      <Button
        type="text"
        icon={<SettingOutlined />}
        aria-label={t('shell.settings')}
        title={t('shell.settings')}
        onClick={() => openOverlay('settings')}
      />
      <UserBlock mobile={mobile} />
    </div>
  )
})
