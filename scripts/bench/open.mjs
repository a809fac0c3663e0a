import { probe } from './probe.mjs'

const SLOW = { cpu: 4, mbit: 10, latency: 40 }
const PASSWORD = 'Abc@12345'

export const openFresh = async (browser, url, slow) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: url,
  })
  await context.addInitScript(probe)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const tools = await context.newCDPSession(page)
  if (slow) {
    const throughput = (SLOW.mbit * 1_000_000) / 8
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  const until = (state) => page.evaluate((name) => window.bench.until(name), state)
  return {
    page,
    tools,
    close: () => context.close(),
    until,
    /** Opens an address and returns the time until a state. */
    open: async (address, state) => {
      await page.goto(address, { waitUntil: 'commit' })
      return until(state)
    },
    reload: async (state) => {
      await page.reload({ waitUntil: 'commit' })
      return until(state)
    },
    /** Fills in the log-in, submits it after a human delay and returns the time until home. */
    logIn: () =>
      page.evaluate(async (password) => {
        const { type, after, tests } = window.bench
        type('#login-username', 'superadmin')
        await new Promise((resolve) => setTimeout(resolve, 3000))
        type('#login-password', password)
        type('#login-validateCode', '8888')
        return after(() => document.querySelector('button[type=submit]').click(), tests.home)
      }, PASSWORD),
    /**
     * Navigates to a page by a click on its link, after opening its menu group, and returns the time until its rows
     * or another state.
     */
    visit: async (path, state = 'list') => {
      const link = page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first()
      const closed = page.locator('nav [aria-expanded=false]').filter({ visible: true })
      while ((await link.count()) === 0 && (await closed.count()) > 0) await closed.first().click()
      await link.hover()
      await page.evaluate(() => window.bench.arm())
      const time = page.evaluate(
        ([to, name]) => window.bench.sinceLeaving(() => location.pathname === to && window.bench.tests[name]()),
        [path, state],
      )
      await page.mouse.down()
      await page.mouse.up()
      return time
    },
  }
}
