import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as menus from '@/api/system/menus'
import { type Path, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { button, fill, hands, sees, settled, sure, until } from '../actions'
import { control, openConsole } from '../harness'

const lines: readonly RouteLine<Path>[] = routes
const details = lines.filter(({ needs }) => needs)
const menuBar = () => screen.findByRole('navigation', { name: '主菜单' })
const linkNames = async () =>
  within(await menuBar())
    .queryAllByRole('link')
    .map((link) => link.querySelector('.side-title')?.textContent)
const withMenus = async (data: unknown, path = '/home') => {
  control.inject({ path: menus.getCurrent.path, kind: 'code', code: 200, data })
  return openConsole(path)
}
const menu = (path: string, more: object = {}) => ({ id: path, path, title: path, icon: 'HomeOutlined', ...more })
const link = (url: string, title: string) => ({ id: url, path: '', url, title, icon: '' })

describe('malformed menus', () => {
  it.each([[[]], [null], [{ path: '/x' }], ['text'], [[null, 'x', 5, [], {}]]])(
    'F-150 %j keep home and log-out available without a redirect loop',
    async (data) => {
      await withMenus(data)
      expect(await linkNames()).toEqual(['首页'])
      expect(location.pathname).toBe('/home')
      expect(control.log().filter(({ template }) => template === menus.getCurrent.path)).toHaveLength(1)
      await hands.click(sure(document.querySelector<HTMLElement>('.user-block')))
      await sees('退出登录')
    },
  )

  it('F-151 show duplicate entries once and open each group separately', async () => {
    const partner = link('https://partner.example/', '合作伙伴')
    const users = menu('/system-management/userManagement')
    const roles = menu('/system-management/roleManagement')
    const blacks = menu('/clue-management/phoneBlacklist')
    await withMenus([
      menu('/system-management', { children: [users, users, roles, partner, partner] }),
      menu('/system-management', { children: [users] }),
      menu('/clue-management', { children: [partner, blacks, blacks] }),
      partner,
      partner,
    ])
    const groups = () => [...document.querySelectorAll<HTMLElement>('.side-nav button.side-entry')]
    expect((await until(() => (expect(groups()).toHaveLength(2), groups()))).map((one) => one.textContent)).toEqual([
      '系统管理',
      '线索管理',
    ])
    await hands.click(sure(groups()[0]))
    expect(groups().map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
    expect(await linkNames()).toEqual(['首页', '用户管理', '角色管理', '合作伙伴', '合作伙伴'])
    await hands.click(sure(groups()[1]))
    await hands.click(sure(groups()[0]))
    expect(groups().map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    const search = await fill('搜索菜单', '合作')
    fireEvent.keyDown(search, { key: 'Escape', isComposing: true })
    await settled()
    expect(await linkNames()).toEqual(['合作伙伴'])
  })

  it('F-156 F-157 use a default icon for invalid ones and show titles as plain text', async () => {
    const icons = [
      'nowhere',
      '__proto__',
      'constructor',
      'toString',
      '<img src=x onerror=alert(1)>',
      'https://evil.example/x.png',
      '',
      5,
      null,
      {},
    ]
    const titles = [
      '名'.repeat(500),
      '😀👩‍👩‍👧‍👦',
      '\u202eolleh\u202c',
      'a\u200b\u200bb',
      '<b>x</b><script>alert(1)</script>',
      '{{x}} {x}',
      '$t(common:x)',
      '__proto__',
      ' ',
      '%s',
    ]
    await withMenus(titles.map((title, at) => ({ ...link(`https://partner.example/${at}`, title), icon: icons[at] })))
    const entries = within(await menuBar())
      .getAllByRole('link')
      .slice(1)
    expect(entries.map((one) => one.querySelector('.side-title')?.textContent)).toEqual(
      titles.map((title) => (title.trim() ? title : expect.any(String))),
    )
    expect(entries.every((one) => one.querySelectorAll('.anticon-link').length === 1)).toBe(true)
    expect((await menuBar()).querySelector('img, script, b, iframe')).toBeNull()
    expect(entries[0]?.title.startsWith(titles[0] ?? '')).toBe(true)
  })
})

describe('menu search', () => {
  it('F-178 accepts any text and finds pages by pinyin', async () => {
    await openConsole('/home')
    for (const odd of ['([.*', '\\', '?+', '角'.repeat(200), '%', '\u200b', '__proto__', "'", ' '.repeat(5)]) {
      await fill('搜索菜单', odd)
      expect(await menuBar()).toBeInTheDocument()
    }
    for (const pinyin of ['juese', 'JUESE', 'jsgl', 'jiaose']) {
      await fill('搜索菜单', pinyin)
      await until(async () => expect(await linkNames()).toContain('角色管理'))
    }
    await fill('搜索菜单', '')
    expect((await linkNames()).length).toBeGreaterThan(0)
  })
  it('F-178 finds pages by path but not by pinyin in English', async () => {
    await openConsole('/home', { language: 'en' })
    const found = () => [...document.querySelectorAll('.side-nav a .side-title')].map((one) => one.textContent)
    const search = await until(() =>
      sure(document.querySelector<HTMLInputElement>('.side-search input[placeholder^="Search"]')),
    )
    await hands.click(search)
    await hands.paste('jiaose')
    expect(found()).toEqual([])
    await hands.clear(search)
    await hands.click(search)
    await hands.paste('ROLEMAN')
    expect(found()).toHaveLength(1)
  })
})

describe('detail page', () => {
  const HOSTILE = ['..', '../../remove?x=1#y', '%2e%2e/remove', `😀\u202e\u0000${'9'.repeat(10_000)}`]
  const asked = () => {
    const entries = control.log()
    for (const { path, query, body } of entries) {
      expect(`${path} ${JSON.stringify(query)} ${JSON.stringify(body ?? null)}`).not.toMatch(
        /undefined|NaN|\[object|\/null\b/,
      )
    }
    return entries
  }

  const MAKES = '/task-system/taskHostDetails'

  it('F-162 reports a missing id without a request and leads back', async () => {
    expect(details.length).toBeGreaterThan(10)
    const { router } = await openConsole('/home')
    await settled()
    for (const { path, needs = [] } of details.filter((line) => line.path !== MAKES)) {
      for (const query of ['', ...needs.map((key) => `?${key}=`)]) {
        control.clearLog()
        await router.navigate(path + query)
        await until(() => expect(document.querySelector('[role=tabpanel] .frame-wait, .wait')).toBeNull())
        const frame = await until(() =>
          sure(
            document.getElementById(`page:${encodeURIComponent(path)}`) ??
              document.querySelector<HTMLElement>(`[id^="page:${encodeURIComponent(path)}"]`),
          ),
        )
        await until(() =>
          expect(frame.querySelector('.ant-result-title')?.textContent, path).toMatch(
            /缺少|无权|不存在|没有|未找到|找不到/,
          ),
        )
        await settled()
        expect(
          asked().map((entry) => entry.path),
          path,
        ).toEqual([])
        expect(
          frame.querySelectorAll('.ant-result-extra :is(button, a)').length,
          path + frame.textContent,
        ).toBeGreaterThan(0)
      }
    }
  })

  it('F-163 calls no other endpoint for an id that is a path', async () => {
    const { router } = await openConsole('/home')
    for (const { path, needs = [] } of details) {
      const ask = async (id: string) => {
        control.clearLog()
        await router.navigate(`${path}?${String(new URLSearchParams(needs.map((key) => [key, id])))}`)
        const frame = await until(() =>
          sure(document.querySelector<HTMLElement>(`.frame[id^="page:${encodeURIComponent(path)}"]`)),
        )
        await until(() =>
          expect(control.log().length + frame.querySelectorAll('.ant-result, [role=alert]').length).toBeGreaterThan(0),
        )
        await settled()
        const entries = asked()
        await hands.click(sure(document.querySelector<HTMLElement>('.tab-head[aria-selected=true] .tab-close')))
        await until(() => expect(location.pathname).toBe('/home'))
        await settled()
        return entries
      }
      const own = await ask('1')
      expect(own, path).not.toEqual([])
      const inPath = own.some((entry) => entry.path !== entry.template)
      for (const id of inPath ? HOSTILE : HOSTILE.slice(1, 2)) {
        const others = (await ask(id))
          .map(({ template }) => template)
          .filter((template) => !own.some((entry) => entry.template === template))
        expect(others, `${path} ${id.slice(0, 30)}`).toEqual([])
      }
    }
    expect(await button(/任务与消息/)).toBeInTheDocument()
  }, 120_000)
})
