import { describe, expect, it } from 'vitest'
import { addressTo, groupOf, lineOf, NO_FILTER, normalPath, routes, titleKey, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { firstOf, permitted } from '@/session/permissions'

const lines = [
  { path: '/home', chunk: 'system', single: true, open: true, fixed: true },
  { path: '/login', chunk: 'system', single: true, hidden: true, public: true },
  { path: '/secret', chunk: 'system', single: true, hidden: true },
  { path: '/single', chunk: 'system', single: true },
  { path: '/chiefs', chunk: 'system', single: true, roles: ['chief', 'deputy'] },
  { path: '/hq/list', chunk: 'system' },
  { path: '/hq/form', chunk: 'system', hidden: true },
  { path: '/hq/report', chunk: 'system', roles: ['chief'] },
  { path: '/dealer/list', chunk: 'system' },
  { path: '/depth/form', chunk: 'system', hidden: true },
] satisfies RouteLine[]

const menu = (path: unknown, children?: unknown, more: object = {}) => ({
  path,
  title: `t ${String(path)}`,
  icon: `i${String(path).replaceAll('/', '-')}`,
  ...(children === undefined ? {} : { children }),
  ...more,
})
const tree = (menus: unknown, roles: string[] = []) => permitted(menus, roles, lines)
const pages = (menus: unknown, roles?: string[]) => [...tree(menus, roles).pages.keys()]
const items = (menus: unknown, roles?: string[]) =>
  tree(menus, roles).items.map(({ key, children }) => (children ? { [key]: children.map((child) => child.key) } : key))
const always = ['/home', '/secret']

describe('permitted routes', () => {
  it.each<[string, unknown, string[], unknown[]]>([
    ['R-ACC-02 a single page with its menu', [menu('/single')], ['/single'], ['/home', '/single']],
    ['R-ACC-02 a menu without a route is ignored', [menu('/unknown', [menu('/unknown/x')])], [], ['/home']],
    ['R-ACC-02 R-ACC-03 a child without its group in the menus', [menu('/hq/list')], [], ['/home']],
    [
      'R-ACC-03 R-ACC-04 a kept group: the child with a sub-menu, and the hidden one',
      [menu('/hq', [menu('/hq/list')])],
      ['/hq/list', '/hq/form'],
      ['/home', '/hq/list'],
    ],
    ['R-ACC-04 a group without sub-menus keeps its hidden pages alone', [menu('/hq')], ['/hq/form'], ['/home']],
    [
      'R-ACC-04 a hidden page needs no entry, and one adds it to no menu',
      [menu('/secret'), menu('/hq', [menu('/hq/form'), menu('/hq/list')])],
      ['/hq/list', '/hq/form'],
      ['/home', '/hq/list'],
    ],
    [
      'R-ACC-10 the variant of the dealers alone',
      [menu('/dealer', [menu('/dealer/list')])],
      ['/dealer/list'],
      ['/home', '/dealer/list'],
    ],
    ['F-153 a child under a foreign group', [menu('/hq', [menu('/dealer/list')])], ['/hq/form'], ['/home']],
    ['F-153 a public page is no part of the tree', [menu('/login')], [], ['/home']],
    ['F-150 an empty list', [], [], ['/home']],
    ['F-150 null', null, [], ['/home']],
    ['F-150 nothing', undefined, [], ['/home']],
    ['F-150 an object', { path: '/single' }, [], ['/home']],
    ['F-150 a text', '/single', [], ['/home']],
    [
      'F-150 null items, lists and texts among them',
      [null, 'x', [], 5, menu('/single'), {}],
      ['/single'],
      ['/home', '/single'],
    ],
    [
      'F-150 null among the children',
      [menu('/hq', [null, 'x', menu('/hq/list')])],
      ['/hq/list', '/hq/form'],
      ['/home', '/hq/list'],
    ],
    ['F-150 children that are no list', [menu('/hq', { 0: menu('/hq/list') })], ['/hq/form'], ['/home']],
    ['F-151 doubled pages', [menu('/single'), menu('/single')], ['/single'], ['/home', '/single']],
    [
      'F-151 doubled children',
      [menu('/hq', [menu('/hq/list'), menu('/hq/list')])],
      ['/hq/list', '/hq/form'],
      ['/home', '/hq/list'],
    ],
    [
      'F-151 F-159 a doubled link in a group',
      [menu('/hq', [menu('', [], { url: 'https://x.example' }), menu('', [], { url: 'https://x.example' })])],
      ['/hq/form'],
      ['/home', { '/hq': ['https://x.example'] }],
    ],
    [
      'F-159 a group whose children are all hidden',
      [menu('/hq', [menu('/hq/list', [], { hidden: 1 }), menu('/hq/form')])],
      ['/hq/list', '/hq/form'],
      ['/home'],
    ],
    [
      'F-154 slash at the end',
      [menu('/single/'), menu('/hq//', [menu('/hq/list/')])],
      ['/single', '/hq/list', '/hq/form'],
      ['/home', '/single', '/hq/list'],
    ],
    [
      'F-154 no slash in front',
      [menu('single'), menu('hq', [menu('hq/list')])],
      ['/single', '/hq/form'],
      ['/home', '/single'],
    ],
    ['F-154 a relative child', [menu('/hq', [menu('list')])], ['/hq/list', '/hq/form'], ['/home', '/hq/list']],
    [
      'F-154 spaces around, query and hash behind',
      [menu(' /single?x=1 '), menu('/hq#x', [menu('/hq/list?y')])],
      ['/single', '/hq/list', '/hq/form'],
      ['/home', '/single', '/hq/list'],
    ],
    ['F-154 another case is another path', [menu('/Single'), menu('/HQ', [menu('/HQ/list')])], [], ['/home']],
    ['F-154 paths that are no text', [menu(null), menu(5), menu({}), menu('')], [], ['/home']],
    [
      'F-158 hidden 1 and true open without showing',
      [menu('/single', undefined, { hidden: 1 }), menu('/hq', [menu('/hq/list', undefined, { hidden: 'true' })])],
      ['/single', '/hq/list', '/hq/form'],
      ['/home'],
    ],
    [
      'F-158 hidden 0, "0", "false" and null show',
      [
        menu('/single', undefined, { hidden: '0' }),
        menu('/hq', [menu('/hq/list', undefined, { hidden: 'false' })], { hidden: null }),
      ],
      ['/single', '/hq/list', '/hq/form'],
      ['/home', '/single', '/hq/list'],
    ],
    [
      'F-158 a hidden group opens without showing',
      [menu('/hq', [menu('/hq/list')], { hidden: true })],
      ['/hq/list', '/hq/form'],
      ['/home'],
    ],
  ])('%s', (_, menus, kept, shown) => {
    expect(pages(menus).toSorted()).toEqual([...always, ...kept].toSorted())
    expect(items(menus)).toEqual(shown)
  })

  it('F-153 follow the menus for every page of the route table', () => {
    const all: readonly RouteLine[] = routes
    const inTree = (menus: unknown) => [...permitted(menus, []).pages.keys()].toSorted()
    const free = all.filter((line) => !line.public && line.single && (line.open || line.hidden)).map(({ path }) => path)
    expect(inTree([])).toEqual(free.toSorted())
    for (const line of all) {
      const group = groupOf(line.path)
      const hidden = all
        .filter((one) => !one.public && !one.single && one.hidden && groupOf(one.path) === group)
        .map(({ path }) => path)
      const kept = line.public ? [] : line.single ? [line.path] : [line.path, ...hidden]
      expect(inTree([line.single ? menu(line.path) : menu(group, [menu(line.path)])]), line.path).toEqual(
        [...new Set([...free, ...kept])].toSorted(),
      )
    }
  })
  it('R-ACC-01 contain only the unrestricted pages if there are no menus', () => expect(pages([])).toEqual(always))
  it.each([
    [['chief'], true],
    [['deputy', 'x'], true],
    [['x'], false],
    [[], false],
  ])('R-ACC-06 R-ACC-07 roles %j may enter a page for chiefs and deputies: %s', (roles, may) =>
    expect(pages([menu('/chiefs')], roles).includes('/chiefs')).toBe(may),
  )
  it('R-ACC-07 contain a child page with roles only for holders of those roles', () => {
    const menus = [menu('/hq', [menu('/hq/list'), menu('/hq/report')])]
    expect(pages(menus, ['chief'])).toContain('/hq/report')
    expect(pages(menus, ['deputy'])).not.toContain('/hq/report')
  })
  it('R-ACC-08 contain a page without roles for a user without roles', () =>
    expect(pages([menu('/single')], [])).toContain('/single'))
  it('R-ACC-05 take icons and titles from the menus', () =>
    expect(tree([menu('/hq', [menu('/hq/list'), menu('/hq/report')])], ['chief']).items[1]).toEqual({
      key: '/hq',
      title: 't /hq',
      icon: 'i-hq',
      children: [
        { key: '/hq/list', title: 't /hq/list', icon: 'i-hq-list' },
        { key: '/hq/report', title: 't /hq/report', icon: 'i-hq-report' },
      ],
    }))
  it('F-156 F-157 leave icons and titles empty if they are not text', () => {
    const [, item] = tree([{ path: '/single', icon: { __proto__: 'x' }, title: 5 }]).items
    expect(item).toEqual({ key: '/single', title: '', icon: '' })
  })
  it('R-SHELL-03 F-159 replace a group by its only visible child, with the group icon if needed', () => {
    const [, item] = tree([menu('/hq', [menu('/hq/list', undefined, { icon: '' }), menu('/hq/form')])]).items
    expect(item).toEqual({ key: '/hq/list', title: 't /hq/list', icon: 'i-hq' })
  })
  it('R-SHELL-03 R-ACC-05 keep the own icon of the only visible child of a group', () =>
    expect(tree([menu('/hq', [menu('/hq/list')])]).items[1]).toEqual({
      key: '/hq/list',
      title: 't /hq/list',
      icon: 'i-hq-list',
    }))
  it('R-SHELL-04 F-159 show an external link once, at its position in the menus', () => {
    const link = menu('', undefined, { url: ' https://partner.example/x ' })
    expect(items([link, menu('/single'), link])).toEqual(['/home', 'https://partner.example/x', '/single'])
    expect(items([menu('/hq', [link])])).toEqual(['/home', { '/hq': ['https://partner.example/x'] }])
  })
  const ADDRESS = 'https://partner.example/x'
  it.each<[string, object]>([
    ['by type with the address in url', { type: 4, url: ADDRESS }],
    ['by type with the address in path and url', { type: 4, path: ADDRESS, url: ADDRESS }],
    ['by type as text with the address in path', { type: '4', path: ADDRESS, url: null }],
    ['by type with a console path', { type: 4, path: '/single', url: ADDRESS }],
    ['by an address in path', { path: ADDRESS }],
    ['by an address in url', { path: '/partner', url: ADDRESS }],
  ])('R-SHELL-04 recognise an external link %s', (_, entry) => {
    const link = { title: 't', ...entry }
    expect(items([link])).toEqual(['/home', ADDRESS])
    expect(items([menu('/hq', [menu('/hq/list'), menu('/hq/other'), link])])).toEqual([
      '/home',
      { '/hq': ['/hq/list', ADDRESS] },
    ])
    expect(tree([link]).items.at(-1)).toMatchObject({ external: true })
  })
  it('R-SHELL-04 omit an external link without an address', () => {
    const link = { title: 't', type: 4, path: 'javascript:alert(1)', url: '' }
    expect(items([link])).toEqual(['/home'])
    expect(items([menu('/hq', [menu('/hq/list'), menu('/hq/other'), link])])).toEqual(['/home', '/hq/list'])
  })
  it('R-SHELL-04 keep a console page that also has an external address', () =>
    expect(items([menu('/single', [], { type: 2, url: ADDRESS })])).toEqual(['/home', '/single']))
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x', 5, null, ' '])(
    'F-190 omit a link to %j',
    (url) =>
      expect(items([menu('', undefined, { url }), menu('/hq', [menu('', undefined, { url })])])).toEqual(['/home']),
  )
  it('F-158 follow the sort numbers and keep the order of equal or invalid ones', () => {
    const at = (sort: unknown, path: string) =>
      menu(path, path === '/single' ? undefined : [menu(`${path}/list`)], { sort })
    expect(items([at(2, '/single'), at('1', '/hq'), at(0, '/dealer')])).toEqual([
      '/home',
      '/dealer/list',
      '/hq/list',
      '/single',
    ])
    expect(items([at(null, '/single'), at('x', '/hq'), at(undefined, '/dealer')])).toEqual([
      '/home',
      '/single',
      '/hq/list',
      '/dealer/list',
    ])
  })
  it('R-ACC-01 do not modify the menus', () => {
    const menus = [menu('/single', undefined, { sort: 9 }), menu('/hq', [menu('/hq/list')], { sort: 1 })]
    const before = structuredClone(menus)
    tree(menus)
    expect(menus).toEqual(before)
  })
  it('R-ACC-01 keep /home at its position in the menus', () =>
    expect(items([menu('/single'), menu('/home')])).toEqual(['/single', '/home']))
})

describe('paths', () => {
  it.each([
    ['/a/b', '', '/a/b'],
    [' /a/b/ ', '', '/a/b'],
    ['b', '/a', '/a/b'],
    ['/b', '/a', '/b'],
    ['/a?x#y', '', '/a'],
    ['/', '', ''],
    ['', '/a', ''],
    [null, '', ''],
    [7, '', ''],
  ])('F-154 %j under "%s" is normalised to "%s"', (path, parent, normal) =>
    expect(normalPath(path, parent)).toBe(normal),
  )
  it('R-GUARD-11 a group leads to its first permitted visible page', () => {
    const real = permitted(
      [
        menu('/system-management', [
          menu('/system-management/roleManagement'),
          menu('/system-management/userManagement'),
        ]),
      ],
      [],
    )
    expect(firstOf('/system-management', real)).toBe('/system-management/roleManagement')
    expect(firstOf('/nothing', real)).toBeUndefined()
    expect(firstOf('/system-management', permitted([], []))).toBeUndefined()
  })
  const report = (...paths: string[]) =>
    firstOf(
      '/report',
      permitted(
        [
          menu(
            '/report',
            paths.map((path) => menu(`/report/${path}`)),
          ),
        ],
        [],
      ),
    )
  it('R-GUARD-11 /report leads to the list of reports if permitted, in any menu order', () => {
    const others = routes.filter(({ path }) => groupOf(path) === '/report' && path !== '/report/report-list')
    expect(others.length).toBeGreaterThan(1)
    expect(report(...others.map(({ path }) => path.slice('/report/'.length)), 'report-list')).toBe(
      '/report/report-list',
    )
  })
  it('R-GUARD-11 R-ACC-06 a group never leads to a hidden page', () => {
    const table = [
      { path: '/hq/form', chunk: 'system', hidden: true },
      { path: '/hq/list', chunk: 'system' },
      { path: '/hq/start', chunk: 'system', front: true },
    ] satisfies RouteLine[]
    const first = (...paths: string[]) =>
      firstOf(
        '/hq',
        permitted(
          [
            menu(
              '/hq',
              paths.map((path) => menu(path)),
            ),
          ],
          [],
          table,
        ),
      )
    expect(first('/hq/form', '/hq/list')).toBe('/hq/list')
    expect(first('/hq/form', '/hq/list', '/hq/start')).toBe('/hq/start')
    expect(first('/hq/form')).toBeUndefined()
  })
  it('R-GUARD-05 an unknown path has no route', () => {
    expect(lineOf('/nowhere')).toBeUndefined()
    expect(lineOf('/__proto__')).toBeUndefined()
    expect(lineOf('/home')).toMatchObject({ open: true, fixed: true })
    expect(groupOf('/a/b/c')).toBe('/a')
  })
  it('R-GUARD-01 exactly five pages are public', () =>
    expect(routes.filter((line) => 'public' in line).map(({ path }) => path)).toEqual([
      '/login',
      '/404',
      '/401',
      '/auth-redirect',
      '/redirect/:path',
    ]))
  it('F-154 every path is unique and normalised', () => {
    const paths = routes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => normalPath(path) !== path)).toEqual([])
  })
  it('R-GUARD-02 an address omits empty parameters', () => {
    expect(to('/home')).toBe('/home')
    expect(to('/home', { tab: undefined, name: '' })).toBe('/home')
    expect(to('/home', { id: 0, name: '张 &=?' })).toBe('/home?id=0&name=%E5%BC%A0+%26%3D%3F')
    expect(to('/home', { tab: 'a', day: null, count: Number.NaN })).toBe('/home?tab=a')
    expect(to('/home', { tab: 'a', createTime: NO_FILTER })).toBe('/home?tab=a&createTime=')
    // @ts-expect-error a path that no route has does not compile
    expect(to('/nowhere')).toBe('/nowhere')
  })
})

describe('address with a required parameter', () => {
  it.each([undefined, null, '', 'undefined', 'null', Number.NaN])('is empty if the parameter is %s', (id) => {
    expect(to('/marketing-management/drawRecordsDetail', { id })).toBe('')
    expect(to('/marketing-management/drawRecords', { drawId: id, status: 1 })).toBe('')
    expect(to('/task-system/dealerDetails', { id: '1', dealerCode: id })).toBe('')
    expect(addressTo('/elsewhere/detail', { orderNo: id })).toBe('')
  })
})

describe('page titles', () => {
  const goods: RouteLine = { path: '/shop/addGoods', chunk: 'system', titles: [{ when: ['id'], title: 'goods.edit' }] }
  const reward: RouteLine = {
    path: '/shop/addReward',
    chunk: 'system',
    titles: [
      { when: ['id', 'toDetail'], title: 'reward.detail' },
      { when: ['id'], title: 'reward.edit' },
    ],
  }
  it.each([
    ['R-TITLE-02 R-TITLE-03 R-TITLE-06 R-TITLE-07 F-174', goods, 'id=1', 'goods.edit'],
    ['R-TITLE-02 R-TITLE-03 R-TITLE-06 R-TITLE-07', goods, '', '/shop/addGoods'],
    ['R-TITLE-03', goods, 'id=', '/shop/addGoods'],
    ['R-TITLE-03', goods, 'other=1', '/shop/addGoods'],
    ['R-TITLE-04 R-TITLE-05 F-174', reward, 'id=1&toDetail=1', 'reward.detail'],
    ['R-TITLE-04 R-TITLE-05', reward, 'toDetail=1&id=1', 'reward.detail'],
    ['R-TITLE-04 R-TITLE-05', reward, 'id=1', 'reward.edit'],
    ['R-TITLE-04 R-TITLE-05', reward, 'toDetail=1', '/shop/addReward'],
    ['R-TITLE-04 R-TITLE-05', reward, '', '/shop/addReward'],
  ])('%s %#: the title of %o with "%s" is %s', (_, line, query, title) =>
    expect(titleKey(line.path, new URLSearchParams(query), line)).toBe(title),
  )
  it('distinguish a new record from an existing one on the same page', () => {
    const article = '/marketing-management/article-details'
    const key = (query: string) => titleKey(article, new URLSearchParams(query))
    expect(['', 'copyId=1', 'id=', 'id=1', 'id=1&mode=edit'].map(key)).toEqual([
      `${article}#new`,
      `${article}#new`,
      `${article}#new`,
      article,
      article,
    ])
  })
  it('R-TITLE-01 use the path as text key if there are no rules', () => {
    expect(titleKey('/home', new URLSearchParams('id=1'))).toBe('/home')
    expect(titleKey('/nowhere', new URLSearchParams())).toBe('/nowhere')
  })
})
