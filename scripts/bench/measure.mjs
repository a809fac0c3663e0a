import { openFresh } from './open.mjs'
import { textsOf } from './texts.mjs'

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'
const STAFF = '/system-management/userInformation'

export const measureFloor = async (browser, url, slow) => {
  const { open, reload, logIn, visit, close } = await openFresh(browser, url, slow)
  const row = { login: await open('/login', 'login') }
  row.home = await logIn()
  row.reload = await reload('home')
  row.first = await visit('/users')
  row.second = await visit('/roles')
  row.again = await visit('/users')
  await close()
  return row
}

export const measureConsole = async (browser, url, slow) => {
  const { page, open, reload, until, logIn, visit, close } = await openFresh(browser, url, slow)
  const row = { login: await open('/login', 'login') }
  row.home = await logIn()
  row.loaded = await page.evaluate(() => window.bench.loaded())
  row.reload = await reload('home')
  row.numbers = await until('numbers')
  await page.waitForTimeout(slow ? 3000 : 1000)
  row.first = await visit(USERS)
  row.second = await visit(ROLES)
  await visit(USERS)
  row.kept = await visit(ROLES)
  row.shift = await page.evaluate(() => window.bench.shift)
  await close()
  return row
}

export const measureMany = async (browser, url, slow) => {
  const { open, logIn, close } = await openFresh(browser, url, slow)
  await open('/login', 'login')
  const time = await logIn()
  await close()
  return time
}

const CLICKED = {
  floor: ['/users', '/roles', '/users', '/roles', '/users', '/roles', '/users', '/roles'],
  console: [
    USERS,
    ROLES,
    STAFF,
    '/clue-management/clueList',
    '/system-management/distributorManagement',
    USERS,
    ROLES,
    STAFF,
  ],
}
/**
 * Returns the time in ms until a click on a menu link is painted (98th percentile), and the sum of all long tasks of
 * the clicks.
 */
export const measureClicks = async (browser, url, slow, which) => {
  const { page, open, logIn, visit, close } = await openFresh(browser, url, slow)
  await open('/login', 'login')
  await logIn()
  await page.waitForTimeout(slow ? 3000 : 1000)
  await page.evaluate(() => window.bench.forget())
  for (let turn = 0; turn < 2; turn++) for (const path of CLICKED[which]) await visit(path)
  await page.waitForTimeout(300)
  const row = await page.evaluate(() => ({
    click: window.bench.paints.toSorted((a, b) => a - b)[Math.floor((window.bench.paints.length - 1) * 0.98)] ?? 0,
    tasks: window.bench.tasks.reduce((sum, task) => sum + task, 0),
  }))
  await close()
  return row
}

/** Measures typical work on a warm page at full speed: interactions, switches, and lists over ten thousand rows. */
export const measureUse = async (browser, url) => {
  const { page, open, until, logIn, visit, close } = await openFresh(browser, url, false)
  const row = {}
  await open('/login', 'login')
  await logIn()
  for (const path of [STAFF, ROLES, USERS]) await visit(path)
  await page.evaluate(() => window.bench.forget())
  for (let turn = 0; turn < 3; turn++)
    for (const path of [STAFF, ROLES, USERS]) {
      await page
        .locator('.tab-head')
        .nth([STAFF, ROLES, USERS].indexOf(path) + 1)
        .click()
      await page.evaluate(() =>
        document.querySelectorAll('[data-old]').forEach((one) => one.removeAttribute('data-old')),
      )
      await until('list')
      await page.waitForTimeout(200)
    }
  Object.assign(
    row,
    await page.evaluate(() => ({
      task: Math.max(0, ...window.bench.tasks),
      delay: Math.max(0, ...window.bench.delays),
    })),
  )

  await page.getByRole('button', { name: textsOf('common')['shell.language'] }).click()
  await page.getByRole('menuitem', { name: 'English' }).waitFor()
  await page.waitForTimeout(400)
  row.language = await page.evaluate(() => {
    const item = [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) =>
      textContent.includes('English'),
    )
    return window.bench.after(() => item.click(), window.bench.tests.english)
  })
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.locator('.settings .ant-segmented-item').nth(1).waitFor()
  await page.waitForTimeout(800)
  row.theme = await page.evaluate(() => {
    const dark = document.querySelectorAll('.settings .ant-segmented-item input')[1]
    return window.bench.longest(() => dark.click(), window.bench.tests.dark)
  })
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  row.search = await page.evaluate(async () => {
    const field = '.side-search input'
    document.querySelector(field).focus()
    await new Promise((resolve) => setTimeout(resolve, 500))
    return window.bench.longest(
      () => window.bench.type(field, 'management'),
      () => document.querySelectorAll('.side-nav li').length > 3,
    )
  })

  await page.evaluate(() => window.bench.type('.side-search input', ''))
  await page.evaluate((to) => window.bench.go(`${to}?size=100`), USERS)
  await page.waitForFunction(() => document.querySelectorAll('.data-row').length >= 100 && window.bench.tests.list())
  await page.waitForTimeout(500)
  row.scroll = await page.evaluate(async () => {
    window.bench.tasks.length = 0
    for (let step = 0; step < 40; step++) {
      window.scrollBy(0, 120)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    return Math.max(0, ...window.bench.tasks)
  })
  row.page = await page.evaluate(() =>
    window.bench.longest(
      () => window.bench.visible('.ant-pagination-next button').click(),
      () => location.search.includes('page=2') && window.bench.tests.list(),
    ),
  )
  row.filter = await page.evaluate(() =>
    window.bench.longest(
      () => {
        window.bench.type('.filters input', '1')
        window.bench.visible('.filter-buttons .ant-btn-primary').click()
      },
      () => !location.search.includes('page=2') && window.bench.tests.list(),
    ),
  )
  await close()
  return row
}

/**
 * Returns the memory held by the page after 20 and after 200 screens, cycling through the paths: megabytes of heap,
 * elements in the document, and all nodes that are not collected.
 */
export const measureMemory = async (browser, url, paths) => {
  const { page, tools, open, logIn, close } = await openFresh(browser, url, false)
  await tools.send('Performance.enable')
  await open('/login', 'login')
  await logIn()
  const walk = async (count) => {
    for (let at = 0; at < count; at++) {
      await page.evaluate((to) => window.bench.go(to), paths[at % paths.length])
      await page.waitForTimeout(400)
    }
    for (let turn = 0; turn < 3; turn++) await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    const of = (name) => metrics.find((metric) => metric.name === name).value
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), elements }
  }
  const row = { after20: await walk(20), after200: await walk(180) }
  await close()
  return row
}
