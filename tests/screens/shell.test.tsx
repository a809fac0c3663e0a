// @module-tag core
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as auth from '@/api/system/auth'
import * as roles from '@/api/system/roles'
import * as menus from '@/api/system/menus'
import * as users from '@/api/system/users'
import { PageTrouble } from '@/app/shell/PageBoundary'
import { ErrorPage } from '@/app/ErrorPage'
import { loadChunk } from '@/areas'
import { PageIcon } from '@/areas/system/home/parts/PageIcon'
import { changeLanguage, LANGUAGES, loadTexts, translate } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { useIdentity } from '@/session/identity'
import { readToken, removeToken, writeToken } from '@/session/token'
import { find, hands, press, sent, settled, sure, until } from '../actions'
import { openConsole, received, toasts } from '../harness'

describe('console', () => {
  it('R-GUARD-06 R-SHELL-01 opens a page by its address with its menu entry, tab and title', async () => {
    await openConsole('/system-management/userManagement')
    expect(await screen.findByRole('tab', { name: /用户管理/, selected: true })).toBeInTheDocument()
    expect(within(screen.getByRole('navigation', { name: /菜单/ })).getByText('用户管理')).toBeInTheDocument()
    expect(document.title).toMatch(/^用户管理 - /)
    expect([users.getCurrent, users.listChildAccounts, menus.getCurrent].map((call) => received(call).length)).toEqual([
      1, 1, 1,
    ])
    expect(toasts()).toEqual([])
  })
  it('R-GUARD-05 has exactly one screen for each non-public page', async () => {
    await openConsole('/home')
    const lines: readonly RouteLine[] = routes
    for (const chunk of new Set(lines.map((line) => line.chunk)))
      expect(Object.keys(await loadChunk(chunk)).toSorted(), chunk).toEqual(
        lines
          .filter((line) => line.chunk === chunk && !line.public)
          .map(({ path }) => path)
          .toSorted(),
      )
  })
  it('R-GUARD-04 opens the home page at the root address for a dealer', async () => {
    await openConsole('/', { as: 'dealer01' })
    expect(await screen.findByRole('tab', { name: /首页/, selected: true })).toBeInTheDocument()
  })
  it('F-284 shows the address but no code or host names when a tab fails', async () => {
    await loadTexts('common')
    const error = new Error('Cannot read id of https://gateway.example.com/api')
    render(<PageTrouble error={error} onRetry={() => {}} />)
    expect(document.body.textContent).toContain(location.pathname)
    expect(document.body.textContent).not.toMatch(/gateway|Cannot read|\bat \w+|\.tsx?|node_modules|Mozilla/)
  })
  it('R-GEN-04 R-CONST-09 shows filter controls in medium size', async () => {
    await openConsole('/system-management/userManagement')
    const all = (selector: string) => document.querySelectorAll(`main ${selector}`)
    await until(() => expect(all('.filters .ant-btn').length).toBeGreaterThan(0))
    expect(all('.filters .ant-input-outlined').length).toBeGreaterThan(0)
    expect(all('.filters .ant-select').length).toBeGreaterThan(0)
    for (const kind of ['btn', 'input', 'input-affix-wrapper', 'select', 'picker'])
      for (const size of ['sm', 'lg'])
        expect(
          all(`.filters .ant-${kind}-${size}, .filters .ant-${kind}-${size === 'sm' ? 'small' : 'large'}`),
        ).toHaveLength(0)
  })
  it('R-SESS-10 keeps the session unchanged when a role switch is cancelled', async () => {
    await openConsole('/clue-management/clueList', { as: 'dealer01' })
    await settled()
    const before = { token: readToken(), identity: useIdentity.getState(), place: location.href }
    for (const way of ['button', 'cross']) {
      await press('切换角色')
      await hands.click(await find('.role-list input[type=radio]', /服务经理/))
      if (way === 'button') await hands.click(await find('.ant-modal-footer button', '取消'))
      else await hands.click(sure(document.querySelector('.ant-modal-close')))
      await until(() => expect(document.querySelector('.role-list')).toBeNull())
      expect({ token: readToken(), identity: useIdentity.getState(), place: location.href }).toEqual(before)
    }
    expect([auth.login, auth.logout].flatMap(received)).toEqual([])
    await press('刷新')
    await settled()
    expect(received(users.getCurrent)).toHaveLength(1)
    expect(toasts()).toEqual([])
  })
  it('R-GEN-02 shows the home page in English', async () => {
    await openConsole('/home', { language: 'en' })
    expect(await screen.findByRole('tab', { name: /Home/, selected: true })).toBeInTheDocument()
  })
})

describe('error page of the console', () => {
  afterEach(removeToken)
  const broken = () => {
    const fail = () => {
      throw new Error('no such part')
    }
    render(
      <RouterProvider
        router={createMemoryRouter([
          { path: '*', loader: fail, ErrorBoundary: ErrorPage, HydrateFallback: () => null, element: null },
        ])}
      />,
    )
  }
  it.each(LANGUAGES)('F-284 offers a link to the home page and copyable details in %s', async (language) => {
    await changeLanguage(language)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    writeToken('abc')
    broken()
    await loadTexts('common')
    expect(await screen.findByRole('heading', { name: translate('shell.trouble') })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: translate('page.goHome') })).toHaveAttribute('href', '/home')
    expect(document.body.textContent).not.toMatch(/no such part|…/)
    await hands.click(screen.getByRole('button', { name: translate('shell.copyDetails') }))
    expect(write.mock.calls[0]?.[0]).toMatch(/no such part/)
  })
  it('R-GUARD-02 links to the login page if nobody is logged in', async () => {
    broken()
    await loadTexts('common')
    expect(await screen.findByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login')
  })
})

describe('parts of the shell', () => {
  it('R-SHELL-10 show a dash in the user block for a user without a dealer', async () => {
    await openConsole('/home', { as: 'hq_clue' })
    expect((await find('.user-block', /./)).querySelector('.user-parts > span')).toHaveTextContent(/: —$/)
  })
  it('R-FILE-03 name the source page of a download', async () => {
    await openConsole('/system-management/roleManagement')
    await settled()
    await press(/导出/)
    await sent(roles.exportList)
    await press('任务与消息')
    expect(await find('.tray-line', /^角色列表/)).toHaveTextContent('角色管理')
  })
  it('R-ACC-05 include a specific icon for every page of the menu', async () => {
    const lines: readonly RouteLine[] = routes
    const paths = lines
      .filter(({ hidden, path, ...line }) => !hidden && !line.public && path !== '/home')
      .map(({ path }) => path)
    const without = paths.filter((path) => {
      const { container, unmount } = render(<PageIcon path={path} />)
      const isBare = container.querySelector('[data-icon=appstore]') !== null
      unmount()
      return isBare
    })
    expect(without).toEqual([])
  })
})
