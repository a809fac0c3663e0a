import { describe, expect, it } from 'vitest'
import { control, goTo, logInByHand, openPage, settled, signIn, takeProblems, url } from './harness'
import { kept } from './kept'

describe('browser session', () => {
  it(
    'R-SESS-01 R-SESS-07 F-266 F-267 F-277 stores a strict cookie and never the password',
    { tags: ['core'] },
    async () => {
      const page = await openPage()
      await logInByHand(page, 'superadmin', '/system-management/userManagement?pageNo=1')
      await settled(page)
      expect(new URL(page.url()).pathname).toBe('/system-management/userManagement')
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({ name: 'access_token', path: '/', sameSite: 'Strict', secure: false })
      const everything = await kept(page)
      expect(everything).toContain('CryptoKey')
      expect(everything).not.toContain('Abc@12345')
      expect(
        (await control.log()).filter(({ path, query }) => `${path}${JSON.stringify(query)}`.includes('Abc@12345')),
      ).toEqual([])
    },
  )
  it(
    'R-SESS-11 R-SESS-12 F-26 F-278 leaves nothing of the user after log-out, even on Back',
    { tags: ['core'] },
    async () => {
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
    },
  )
  it(
    'R-SESS-13 F-01 F-11 ends at the log-in page with a redirect when the token expires',
    { tags: ['core'] },
    async () => {
      const page = await openPage()
      await signIn(page)
      await page.goto('/home')
      await settled(page)
      await control.inject({
        path: '/api-user/users/list',
        kind: 'code',
        status: 401,
        code: 401,
        message: '登录状态已失效',
        times: 1,
      })
      await goTo(page, '/system-management/userManagement?keyword=x')
      await page.waitForURL((place) => place.pathname === '/login')
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/system-management/userManagement?keyword=x')
      expect(takeProblems().filter((problem) => !problem.includes('401'))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    },
  )
  it('F-32 F-53 R-GUARD-03 redirects only to permitted pages of the console', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
    await page.waitForURL((place) => place.pathname === '/home')
    await settled(page)
    expect(new URL(page.url()).origin).toBe(url)
    await page.context().clearCookies()
    await logInByHand(page, 'hq_clue', '/system-management/userManagement?keyword=x')
    await page.waitForURL((place) => place.pathname === '/home')
    await settled(page)
    expect(await page.locator('.tab-head').count()).toBe(1)
  })
  it('F-31 handles failed, late and expired verification pictures', async () => {
    const page = await openPage()
    await page.clock.install()
    const path = '/api-auth/oauth/user/createGraph'
    await control.inject({ path, kind: 'code', code: 500, message: '服务异常', times: 1 })
    await page.goto('/login')
    const picture = page.locator('.login-image')
    await page.locator('.login-image[data-state=failed]').waitFor()
    const place = await picture.boundingBox()
    expect(await page.getByRole('alert').count()).toBe(0)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.locator('#login-username').fill('superadmin')
    await page.locator('#login-password').fill('Abc@12345')
    await page.locator('#login-validateCode').fill('8888')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.locator('#login-validateCode').evaluate((box) => box.getAttribute('aria-invalid')))
      .toBe('true')
    expect(sent.filter((to) => /\/token/.test(to))).toEqual([])
    await picture.focus()
    await page.keyboard.press('Enter')
    await page.locator('.login-image[data-state=ready]').waitFor()
    expect(await picture.boundingBox()).toEqual(place)
    const images: string[] = []
    let late = () => {}
    await page.route(`**${path}`, async (route) => {
      const image = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="n${images.push('')}"/>`
      if (images.length === 1) await new Promise<void>((resolve) => (late = resolve))
      await route.fulfill({ json: { code: 200, data: { image, channelCode: 'c', expireSeconds: 60 } } }).catch(() => {})
    })
    await picture.click()
    await expect.poll(() => images.length).toBe(1)
    await picture.click()
    await page.locator('.login-image img[src*=n2]').waitFor()
    late()
    await settled(page)
    expect(await picture.locator('img').getAttribute('src')).toContain('n2')
    await page.clock.fastForward(61_000)
    await page.locator('.login-image[data-state=expired]').waitFor()
  })
  it('F-14 F-41 keeps the layout with 500-character names and 200 accounts', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/home')
    await settled(page)
    const height = async () => (await page.locator('.navbar').boundingBox())?.height
    const before = await height()
    const long = '长'.repeat(500)
    const user = {
      id: '9',
      username: 'superadmin',
      nickname: long,
      roleName: long,
      dealerName: long,
      roles: ['SUPERADMIN'],
    }
    await control.inject({ path: '/api-user/users/current', kind: 'code', code: 200, data: user })
    const children = Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      username: `child${index}`,
      roleName: `${long}${index}`,
    }))
    await control.inject({ path: '/api-user/users/account/child', kind: 'code', code: 200, data: children })
    await page.evaluate(() => localStorage.removeItem('session.children'))
    await page.reload()
    await settled(page)
    expect(await height()).toBe(before)
    await page.getByRole('button', { name: '切换角色' }).click()
    const dialog = page.getByRole('dialog', { name: '切换角色' })
    await dialog.waitFor()
    const list = dialog.locator('.role-list')
    expect(
      await list.evaluate(
        (element) => element.scrollHeight > element.clientHeight && element.scrollWidth <= element.clientWidth + 1,
      ),
    ).toBe(true)
    await expect
      .poll(async () => (await dialog.getByRole('button', { name: '确定' }).boundingBox())?.y ?? 9999)
      .toBeLessThan(880)
    await control.lift()
  })
  it('F-160 F-279 keeps the page over a reload and requests user and menus again', async () => {
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
