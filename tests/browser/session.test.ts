import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { control, goTo, logInByHand, openPage, settled, signIn, takeProblems } from './harness'

/** Everything a browser keeps for the console, as text: storages, cookies, databases, history, document. */
const kept = async (page: Page): Promise<string> =>
  (await page.evaluate(async () => {
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => resolve(all.result))
        })
        for (const row of rows)
          databases.push(Object.values(row as object).map((value) => (value instanceof ArrayBuffer ? new TextDecoder().decode(value) : String(value)))) // a row of the sealed password
      }
      database.close()
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      location.href,
      history.state,
      document.documentElement.outerHTML,
    ])
  })) + JSON.stringify(await page.context().cookies())

describe('a session in the browser', () => {
  it('R-SESS-01 R-SESS-07 F-266 F-267 F-277 a log-in by hand leaves a strict cookie, and the password nowhere', async () => {
    const page = await openPage()
    await logInByHand(page, 'superadmin', '/system-management/userManagement?pageNo=1')
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/system-management/userManagement')
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'access_token', path: '/', sameSite: 'Strict', secure: false })
    const everything = await kept(page)
    expect(everything).toContain('CryptoKey')
    expect(everything).not.toContain('Abc@12345')
    expect((await control.log()).filter(({ path, query }) => `${path}${JSON.stringify(query)}`.includes('Abc@12345'))).toEqual([])
  })
  it('R-SESS-11 R-SESS-12 F-26 F-278 after a log-out nothing of the user is left, and Back shows nothing', async () => {
    const page = await openPage()
    await logInByHand(page)
    await settled(page)
    await goTo(page, '/system-management/roleManagement')
    await settled(page)
    await page.locator('.navbar .ant-dropdown-trigger').last().click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((place) => place.pathname === '/login')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/home')
    await settled(page)
    expect(await page.context().cookies()).toEqual([])
    const everything = await kept(page)
    expect(everything).not.toMatch(/CryptoKey|session\./)
    await page.goBack()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
  it('R-SESS-13 F-01 F-11 a token that ends leads to log-in, which leads back', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/home')
    await settled(page)
    await control.inject({ path: '/api-user/users/list', kind: 'code', status: 401, code: 401, message: '登录状态已失效', times: 1 })
    await goTo(page, '/system-management/userManagement?keyword=x')
    await page.waitForURL((place) => place.pathname === '/login')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/system-management/userManagement?keyword=x')
    expect(takeProblems().filter((problem) => !problem.includes('401'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
  it('F-160 F-279 a reload keeps session and place, and asks the server again', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/system-management/roleManagement')
    await settled(page)
    await page.evaluate(() => localStorage.setItem('session.permissions', '{"value":[]}'))
    await control.clear()
    await page.reload()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/system-management/roleManagement')
    expect((await control.log()).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api-user/users/current', '/api-user/users/account/child', '/api-user/menus/current']),
    )
    expect(await page.evaluate(() => localStorage.getItem('session.permissions'))).not.toBe('{"value":[]}')
  })
})
