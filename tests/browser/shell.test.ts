import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { goTo, openAt, openPage, overflowTabs, settled, startOver } from './harness'

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'
const DEALERS = '/system-management/distributorManagement'

const widthOf = async (part: Locator) => (await part.boundingBox())?.width
const tabNames = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').allInnerTexts()
const crumbs = async (page: Page) =>
  Promise.all(
    (await page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem').all()).map(async (item) => ({
      text: await item.innerText(),
      link: (await item.getByRole('link').count()) > 0,
    })),
  )
const goThrough = async (page: Page, ...paths: string[]) => {
  for (const path of paths) {
    await goTo(page, path)
    await settled(page)
  }
}
const inMenu = async (page: Page, tab: string, entry: string) => {
  await page.getByRole('tab', { name: tab }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

let shared: Page
const atHome = async (): Promise<Page> => {
  await startOver(shared)
  return shared
}
beforeAll(async () => {
  shared = await openAt('/home')
})

describe('sidebar', () => {
  it(
    'R-SHELL-05 R-SHELL-06 R-CONST-05 is 240 px wide and stays collapsed over a reload',
    { tags: ['core'] },
    async () => {
      const page = await atHome()
      const side = page.getByRole('complementary', { name: '侧边栏' })
      expect(await widthOf(side)).toBe(240)
      await page.getByRole('button', { name: '收起菜单' }).click()
      await expect.poll(() => widthOf(side)).toBe(64)
      await page.reload()
      await settled(page)
      expect(await widthOf(side)).toBe(64)
      await page.getByRole('button', { name: '展开菜单' }).click()
      await expect.poll(() => widthOf(side)).toBe(240)
    },
  )

  it('scrolls to the entry of the open page', async () => {
    const page = await openAt('/config-management-shop/integral-config')
    const inSight = () =>
      page.locator('.side-nav [aria-current=page]').evaluate((entry) => {
        const [at, box] = [entry, entry.closest('.side-scroll')].map((one) => one?.getBoundingClientRect())
        return at !== undefined && box !== undefined && at.top >= box.top && at.bottom <= box.bottom
      })
    await expect.poll(inSight, { timeout: 15_000 }).toBe(true)
  })

  it('R-SHELL-02 R-SHELL-03 R-ACC-09 leaves out hidden pages', async () => {
    const page = await atHome()
    const links = await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toContain('/workNoList/workNoList')
    expect(links).not.toContain('/workNoList/workNoDetail')
  })

  it('keeps the count of approvals over a reload of another page', async () => {
    const page = await atHome()
    const badge = page.locator('.side-nav a[href="/approval/approval-index"] .ant-badge')
    const count = await badge.innerText()
    expect(count).toMatch(/^\d+$/)
    await goThrough(page, USERS)
    await page.reload()
    await settled(page)
    expect(await badge.innerText()).toBe(count)
  })

  it(
    'R-SHELL-50 R-CONST-04 R-SHELL-07 R-SHELL-08 F-179 is a drawer below 992 px that closes when page or layout changes',
    { tags: ['core'] },
    async () => {
      const page = await atHome()
      const side = page.getByRole('complementary', { name: '侧边栏' })
      await page.setViewportSize({ width: 992, height: 800 })
      await side.waitFor()
      await page.setViewportSize({ width: 991, height: 800 })
      await side.waitFor({ state: 'detached' })
      const drawer = page.locator('.side-drawer').getByRole('dialog')
      await page.getByRole('button', { name: '打开菜单' }).click()
      await drawer.getByText('系统管理').click()
      await drawer.getByRole('link', { name: '角色管理' }).click()
      await page.waitForURL((place) => place.pathname === ROLES)
      await drawer.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: '打开菜单' }).click()
      await drawer.waitFor()
      await page.setViewportSize({ width: 1200, height: 800 })
      await drawer.waitFor({ state: 'hidden' })
      await page.setViewportSize({ width: 900, height: 800 })
      await page.getByRole('button', { name: '打开菜单' }).waitFor()
      expect(await drawer.isVisible()).toBe(false)
    },
  )
})

describe('header', () => {
  it('R-SHELL-10 R-SHELL-12 R-PERM-03 shows dealer, role and nickname, with a dash for an empty one', async () => {
    const page = await openAt('/home', { username: 'hq_clue' })
    const block = page.locator('.user-block')
    const [dealer, role, nickname] = (await block.locator('.user-parts > span').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    )
    expect(dealer).toMatch(/: —$/)
    expect(role).not.toMatch(/: —$/)
    expect(nickname).not.toMatch(/: —$/)
    expect(await page.getByRole('button', { name: '切换角色' }).count()).toBe(0)
    await block.click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((place) => place.pathname === '/login')
  })

  it(
    'R-SHELL-20 R-SHELL-21 R-SHELL-22 F-175 starts the breadcrumb at home and links neither groups nor the last item',
    { tags: ['core'] },
    async () => {
      const page = await atHome()
      await goThrough(page, USERS)
      expect(await crumbs(page)).toEqual([
        { text: '首页', link: true },
        { text: '系统管理', link: false },
        { text: '用户管理', link: false },
      ])
      await goThrough(page, '/home')
      expect(await crumbs(page)).toEqual([{ text: '首页', link: false }])
    },
  )

  it('R-GUARD-03 redirects a logged-in user from the log-in page to home', async () => {
    const page = await atHome()
    await page.goto('/login')
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/home')
  })
})

describe('tabs', () => {
  let page: Page
  beforeAll(async () => {
    page = await atHome()
  })

  it('R-SHELL-31 F-167 include a fixed home tab that cannot be closed', async () => {
    await goThrough(page, USERS, ROLES, DEALERS)
    expect(await tabNames(page)).toEqual(['首页', '用户管理', '角色管理', '经销商管理'])
    const home = page.getByRole('tab', { name: '首页' })
    await home.click({ button: 'right' })
    await settled(page)
    expect(await page.getByRole('menuitem', { name: '关闭', exact: true }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await home.focus()
    await page.keyboard.press('Delete')
    await settled(page)
    expect(await tabNames(page)).toHaveLength(4)
  })

  it('R-SHELL-32 R-SHELL-36 R-CONST-07 F-167 F-169 have a 105 px wide menu that closes one, the other or all tabs', async () => {
    await page.getByRole('tab', { name: '用户管理' }).click({ button: 'right' })
    await settled(page)
    expect(await widthOf(page.locator('.tab-menu'))).toBe(105)
    await page.keyboard.press('Escape')
    await inMenu(page, '角色管理', '关闭')
    expect(await tabNames(page)).toEqual(['首页', '用户管理', '经销商管理'])
    await inMenu(page, '用户管理', '关闭其他')
    expect(await tabNames(page)).toEqual(['首页', '用户管理'])
    await settled(page)
    await goThrough(page, ROLES)
    await inMenu(page, '角色管理', '关闭全部')
    await page.waitForURL((place) => place.pathname === '/home')
    expect(await tabNames(page)).toEqual(['首页'])
  })

  it('R-SHELL-33 R-SHELL-34 F-167 activate the last remaining tab, or home, when the active one closes', async () => {
    await goThrough(page, USERS, ROLES, DEALERS)
    await page.getByRole('tab', { name: '用户管理' }).click()
    await inMenu(page, '用户管理', '关闭')
    await page.waitForURL((place) => place.pathname === DEALERS)
    await settled(page)
    await inMenu(page, '经销商管理', '关闭')
    await page.waitForURL((place) => place.pathname === ROLES)
    await settled(page)
    await inMenu(page, '角色管理', '关闭')
    await page.waitForURL((place) => place.pathname === '/home')
  })

  it('R-SHELL-32 reload their page on a refresh', async () => {
    await goThrough(page, USERS)
    await page.getByPlaceholder('姓名、账号或手机号').fill('half')
    await inMenu(page, '用户管理', '刷新')
    await settled(page)
    expect(await page.getByPlaceholder('姓名、账号或手机号').inputValue()).toBe('')
  })

  it(
    'R-SHELL-35 R-CONST-06 scroll to an active tab out of sight, at least 4 px from the edge',
    { tags: ['core'] },
    async () => {
      const narrow = await atHome()
      await narrow.setViewportSize({ width: 1000, height: 800 })
      await overflowTabs(narrow)
      const gap = () =>
        narrow.locator('.tab-list').evaluate((list) => {
          const head = list.querySelector('[role=tab][aria-selected=true]')
          return head ? Math.round(list.getBoundingClientRect().right - head.getBoundingClientRect().right) : undefined
        })
      await expect.poll(gap).toBeLessThanOrEqual(12)
      expect(await gap()).toBeGreaterThanOrEqual(4)
      expect(await narrow.locator('.tab-list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    },
  )
})

describe('settings', () => {
  it(
    'R-SHELL-40 R-SHELL-45 R-CONST-08 offer eight theme colours and keep the chosen one over a reload',
    { tags: ['core'] },
    async () => {
      const page = await atHome()
      await page.getByRole('button', { name: '界面设置' }).click()
      const colors = page
        .getByRole('dialog', { name: '界面设置' })
        .getByRole('group', { name: '主题色' })
        .getByRole('radio')
      expect(
        (await Promise.all((await colors.all()).map((one) => one.inputValue()))).map((value) => value.toLowerCase()),
      ).toEqual(expect.arrayContaining(['#409eff', '#51adc6']))
      expect(await colors.count()).toBe(8)
      expect(await colors.first().isChecked()).toBe(true)
      const primary = () =>
        page.locator('.tab-head[aria-selected=true]').evaluate((tab) => getComputedStyle(tab).borderColor)
      const before = await primary()
      await colors.nth(4).check()
      await expect.poll(primary).not.toBe(before)
      const chosen = await primary()
      await page.reload()
      await settled(page)
      expect(await primary()).toBe(chosen)
    },
  )

  it('R-SHELL-41 R-SHELL-42 R-SHELL-43 R-CONST-09 have the specified defaults and apply each switch at once', async () => {
    const page = await atHome()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    await page.getByRole('button', { name: '界面设置' }).click()
    const drawer = page.getByRole('dialog', { name: '界面设置' })
    const flag = (name: string) => drawer.getByRole('switch', { name })
    expect(await Promise.all(['多标签页', '固定顶部', '侧边栏标志'].map((name) => flag(name).isChecked()))).toEqual([
      true,
      false,
      false,
    ])
    await flag('多标签页').click()
    await page.locator('.tab-list').waitFor({ state: 'detached' })
    await flag('侧边栏标志').click()
    await page.locator('.side .side-logo').waitFor()
    const position = () => page.locator('.shell-top').evaluate((head) => getComputedStyle(head).position)
    expect(await position()).not.toBe('sticky')
    await flag('固定顶部').click()
    await expect.poll(position).toBe('sticky')
  })

  it('R-SHELL-44 offer to turn off the pinyin search of the menu only in Chinese', async () => {
    const page = await openAt('/home')
    const search = page.getByPlaceholder('搜索菜单')
    await search.fill('yonghu')
    const found = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /用户管理/ })
    await found.waitFor()
    await search.fill('')
    await page.getByRole('button', { name: '界面设置' }).click()
    const pinyin = page.getByRole('dialog', { name: '界面设置' }).getByRole('switch', { name: /拼音/ })
    await pinyin.click()
    await page.keyboard.press('Escape')
    await search.fill('yonghu')
    await page.getByText('没有找到').waitFor()
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    const drawer = page.getByRole('dialog', { name: 'Settings' })
    await drawer.waitFor()
    expect(await drawer.getByRole('switch', { name: /pinyin/i }).count()).toBe(0)
  })
})

describe('page under a dialog', () => {
  it('keeps its position under a window and under a drawer', async () => {
    const page = await openAt('/system-management/userManagement?size=50')
    await page.getByRole('button', { name: '界面设置' }).click()
    await page.getByRole('dialog', { name: '界面设置' }).getByRole('switch', { name: '固定顶部' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '界面设置' }).waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo(0, 500))
    const places = () =>
      page.evaluate(() =>
        ['.side', '.side-scroll', '.shell-top', '.data-head', '.shell-main', '.data-body'].map((part) => {
          const { x, y, width } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(-1)
          return [part, x, y, width].map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' ')
        }),
      )
    const before = await places()
    expect(before).toContain('.side 0 0 240')
    const rests = async (name: string, opened: () => Promise<unknown>) => {
      await opened()
      const over = page.getByRole('dialog').filter({ visible: true })
      await over.first().waitFor()
      expect(await places(), name).toEqual(before)
      await page.mouse.move(400, 600)
      await page.mouse.wheel(0, 400)
      expect(await places(), `${name}, by the wheel`).toEqual(before)
      await page.keyboard.press('Escape')
      await over.first().waitFor({ state: 'hidden' })
      expect(await places(), `after ${name}`).toEqual(before)
    }
    await rests('a window', () => page.keyboard.press('ControlOrMeta+K'))
    await rests('a drawer', () => page.getByRole('button', { name: '界面设置' }).click())
  })
})

describe('product name', () => {
  it('follows the language on log-in page, page title and logo', async () => {
    const names = {
      zh: '星途助手后台系统',
      en: 'EXEED Assistant Console',
      es: 'Consola del asistente EXEED',
      ja: 'EXEEDアシスタント管理システム',
    }
    const page = await openPage({ language: 'es' })
    await page.goto('/login')
    await page.getByRole('heading', { name: names.es }).waitFor()
    expect(await page.title()).toContain(names.es)
    const console = await openAt('/home', { language: 'en' })
    await expect.poll(() => console.title()).toBe(`Home - ${names.en}`)
    await console.getByRole('button', { name: 'Settings' }).click()
    await console.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: /logo/i }).click()
    await settled(console)
    expect(await console.locator('.side .side-logo').innerText()).toBe(names.en)
    await console.keyboard.press('Escape')
    await console.getByRole('button', { name: 'Language' }).click()
    await console.getByRole('menuitem', { name: '日本語' }).click()
    await expect.poll(() => console.title()).toContain(names.ja)
    expect(await console.locator('.side .side-logo').innerText()).toBe(names.ja)
  })
})
