import { Drawer, Layout as Frame } from 'antd'
import { memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { undoLast } from '@/kit/data/undo'
import { CopyDialog } from '@/kit/dialog/copy'
import { useMedia } from '@/kit/show/useMedia'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { useSettings } from '@/session/settings'
import { useTabs } from '@/session/tabs'
import { mustChangePassword, PASSWORD_PAGE, shouldChangePassword } from '../guard'
import { closeOverlay, openOverlay, useOverlay } from '../overlay'
import { useProductName } from '../productName'
import { Bars } from './Bars'
import { isListed, noteRecent, loadFavourites } from './favourites'
import { Frames } from './Frames'
import { KeysDialog } from './KeysDialog'
import { Logo } from './Logo'
import { Navbar } from './Navbar'
import { usePageTitle } from './pageTitle'
import { Palette } from './Palette'
import { Refusal } from './Refusal'
import { RoleDialog } from './RoleDialog'
import { SettingsDrawer } from './SettingsDrawer'
import { Sidebar } from './Sidebar'
import { Watermark } from './Watermark'
import { TabBar } from './TabBar'
import { UnsavedDialog } from './UnsavedDialog'
import { useHeadHeight } from './useHeadHeight'

/** Width of the sidebar in px (R-SHELL-05). */
const SIDE_WIDTH = 240
const SIDE = { body: 'side-body' }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The layout is mobile below 992 px (R-SHELL-50). */
const MOBILE = '(width < 992px)'

/** Handles the global keys: Ctrl/⌘K for the palette, '?' for the list of keys, Ctrl/⌘Z for the offered undo. */
const useKeys = (on: boolean): void => {
  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return
      const { open } = useOverlay.getState()
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && letterOf(event) === 'k') {
        event.preventDefault()
        if (open === 'palette') closeOverlay('palette')
        else if (open === undefined || open === 'keys' || open === 'menu') openOverlay('palette')
      } else if (
        (event.ctrlKey || event.metaKey) &&
        letterOf(event) === 'z' &&
        !event.shiftKey &&
        !isTyping(event.target)
      ) {
        if (undoLast()) event.preventDefault()
      } else if (event.key === '?' && open === undefined && !isTyping(event.target)) openOverlay('keys')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [on])
}

/** Sets the title of the browser tab to page title and product name (R-TITLE-01). Returns the page title. */
const useDocumentTitle = (): string => {
  const title = usePageTitle()
  const product = useProductName()
  useEffect(() => {
    document.title = product ? `${title} - ${product}` : title
  }, [title, product])
  return title
}

/** Records the recent pages for palette and menu, and closes the mobile sidebar on each navigation (R-SHELL-08). */
const usePlace = (): void => {
  const { pathname, key } = useLocation()
  const user = useIdentity((identity) => identity.user?.id)
  const listed = isListed(usePermitted(), pathname)
  useEffect(() => {
    if (user !== undefined) loadFavourites(user)
    if (user !== undefined && listed) noteRecent(pathname)
  }, [user, pathname, listed])
  useEffect(() => closeOverlay('menu'), [key])
}

const Place = () => {
  usePlace()
  return (
    <div className="hidden-text" role="status">
      {useDocumentTitle()}
    </div>
  )
}

// Constant elements, so that a rerender of the layout does not rerender them.
const PLACE = <Place />
const FRAMES = <Frames />
const BARS = <Bars />
const TABS = <TabBar />
const OVER = (
  <>
    <SettingsDrawer />
    <Palette />
    <KeysDialog />
    <RoleDialog />
    <UnsavedDialog />
    <CopyDialog />
    <Watermark />
  </>
)

/**
 * Frame around the page: sidebar, head, tabs and all overlays. `refused`: the place that is not shown. Navigation
 * does not rerender it.
 */
export const Layout = memo(({ refused }: { refused?: string }) => {
  const t = useT()
  const mobile = useMedia(MOBILE)
  const changesPassword = useTabs(({ tabs, active }) =>
    tabs.some(({ key, path }) => key === active && path === PASSWORD_PAGE),
  )
  const user = useIdentity((identity) => identity.user)
  const menuOpen = useOverlay(({ open }) => open === 'menu')
  const sidebarOpen = useSettings((settings) => settings.sidebarOpen)
  const tabsView = useSettings((settings) => settings.tabsView)
  const fixedHeader = useSettings((settings) => settings.fixedHeader)
  const main = useRef<HTMLElement>(null)
  const head = useRef<HTMLElement>(null)
  useHeadHeight(head, fixedHeader)
  const bare = mustChangePassword(user)
  useKeys(!bare)
  useEffect(() => {
    if (mobile) closeOverlay('menu')
  }, [mobile])
  const collapsed = !sidebarOpen || (shouldChangePassword(user) && changesPassword)
  return (
    <Frame hasSider className="shell" data-fixed={fixedHeader || undefined}>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('shell.skip')}
      </a>
      {!mobile && !bare && (
        <Frame.Sider
          className="side"
          classNames={SIDE}
          theme="light"
          width={SIDE_WIDTH}
          collapsedWidth={64}
          collapsed={collapsed}
          trigger={null}
          aria-label={t('shell.sidebar')}
        >
          <Sidebar collapsed={collapsed} />
        </Frame.Sider>
      )}
      <Frame hasSider={false} className="shell-body">
        {BARS}
        <Frame.Header ref={head} className="shell-top">
          <Navbar mobile={mobile} collapsed={collapsed} bare={bare} />
          {tabsView && !bare && TABS}
        </Frame.Header>
        <Frame.Content ref={main} id="main" tabIndex={-1} className="shell-main">
          {refused !== undefined && <Refusal path={refused} />}
          {FRAMES}
        </Frame.Content>
      </Frame>
      {mobile && (
        <Drawer
          open={menuOpen}
          placement="left"
          size={SIDE_WIDTH}
          title={<Logo small={false} />}
          classNames={{ root: 'side-drawer' }}
          onClose={() => closeOverlay('menu')}
        >
          <Sidebar collapsed={false} />
        </Drawer>
      )}
      {OVER}
      {PLACE}
    </Frame>
  )
})
