import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as menus from '@/api/menus'
import * as users from '@/api/users'
import { PageTrouble } from '@/app/shell/PageBoundary'
import { loadArea } from '@/areas'
import { loadTexts } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { openConsole, received, toasts } from '../harness'

describe('the console as a whole', () => {
  it('R-GUARD-06 R-SHELL-01 opens a page at its address with menu, tab and title, after user, child accounts and menus', async () => {
    await openConsole('/system-management/userManagement')
    expect(await screen.findByRole('tab', { name: /用户管理/, selected: true })).toBeInTheDocument()
    expect(within(screen.getByRole('navigation', { name: /菜单/ })).getByText('用户管理')).toBeInTheDocument()
    expect(document.title).toMatch(/^用户管理 - /)
    expect([users.getCurrent, users.listChildAccounts, menus.getCurrent].map((call) => received(call).length)).toEqual([1, 1, 1])
    expect(toasts()).toEqual([])
  })
  it('R-GUARD-05 every page that opens as a tab has a screen in its area, and no screen is without a page', async () => {
    await openConsole('/home')
    const lines: readonly RouteLine[] = routes
    for (const area of new Set(lines.map((line) => line.area)))
      expect(Object.keys(await loadArea(area)).toSorted(), area).toEqual(
        lines
          .filter((line) => line.area === area && !line.public)
          .map(({ path }) => path)
          .toSorted(),
      )
  })
  it('R-GUARD-04 the root is the home page, for a dealer too', async () => {
    await openConsole('/', { as: 'dealer01' })
    expect(await screen.findByRole('tab', { name: /首页/, selected: true })).toBeInTheDocument()
  })
  it('F-284 the page of a failed tab tells when and where, and nothing of the code or the hosts behind it', async () => {
    await loadTexts('common')
    const error = new Error('Cannot read id of https://gateway.example.com/api')
    render(<PageTrouble error={error} onRetry={() => {}} />)
    expect(document.body.textContent).toContain(location.pathname)
    expect(document.body.textContent).not.toMatch(/gateway|Cannot read|\bat \w+|\.tsx?|node_modules|Mozilla/)
  })
  it('R-GEN-02 the same page in English', async () => {
    await openConsole('/home', { language: 'en' })
    expect(await screen.findByRole('tab', { name: /Home/, selected: true })).toBeInTheDocument()
  })
})
