import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const OUT = '.cache/contact'
const PER_SHEET = 12
const MAX_HEIGHT = 2400

const load = async (file) => {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(resolve(file), {
    root: resolve('.'),
    logLevel: 'error',
    resolve: { alias: { '@': resolve('src') } },
  })
  return module
}

/** Parses the arguments into languages, widths and themes. Any other word filters the paths. */
const wishes = (words) => {
  const among = (...known) => {
    const found = words.filter((word) => known.includes(word))
    return found.length ? found : known.slice(0, 1)
  }
  const widths = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const parts = words.filter((word) => !/^(zh|en|es|ja|light|dark|\d+)$/.test(word))
  return {
    languages: among('zh', 'en', 'es', 'ja'),
    themes: among('light', 'dark'),
    widths: widths.length ? widths : [1440],
    wants: (path) => parts.length === 0 || parts.some((part) => path.toLowerCase().includes(part.toLowerCase())),
  }
}

const tokenAt = async (url) => {
  const reply = await fetch(`${url}/api-auth/oauth/user/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-id': 'contact', 'client-secret': 'contact' },
    body: JSON.stringify({ username: 'superadmin', password: 'Abc@12345' }),
  })
  return (await reply.json()).data.access_token
}

const settled = async (page) => {
  const waits = page
    .locator('.wait, .frame-wait, .ant-skeleton-active, .ant-spin-spinning, [aria-busy=true]')
    .filter({ visible: true })
  await page.waitForLoadState('networkidle')
  for (let turn = 0; turn < 50 && (await waits.count()) > 0; turn++) await page.waitForTimeout(100)
  await page.waitForTimeout(150)
}

const takeSheet = async (browser, folder, name, shots, width) => {
  const thumb = width > 600 ? 620 : 300
  const cells = shots
    .map(
      ({ path, file }) => `<figure><img src="${String(pathToFileURL(file))}"><figcaption>${path}</figcaption></figure>`,
    )
    .join('')
  const html = join(folder, `${name}.html`)
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><style>
      body { margin: 16px; background: #888; font: 15px system-ui; display: grid; grid-template-columns: repeat(${width > 600 ? 3 : 6}, ${thumb}px); gap: 16px }
      figure { margin: 0 } img { width: 100%; max-height: ${width > 600 ? 560 : 760}px; object-fit: cover; object-position: top; display: block } figcaption { color: #fff; overflow-wrap: anywhere }
    </style>${cells}`,
  )
  const page = await browser.newPage({ viewport: { width: 1960, height: 400 } })
  await page.goto(String(pathToFileURL(html)))
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}

/**
 * Takes a screenshot of every screen of a running console, and a sheet of thumbnails for each twelve. Example:
 * `npm run contact -- es 390 dark clue` (Spanish, 390 px wide, dark, paths with `clue` in them).
 */
export const takeContact = async (url, executablePath, words) => {
  const { languages, themes, widths, wants } = wishes(words)
  const { routes } = await load('src/routes/index.ts')
  const { SAMPLES, source } = await load('tests/browser/samples.ts')
  const token = await tokenAt(url)
  const social = `http://localhost${process.env.VITE_SOCIAL_HOST ?? ':5174'}`
  Object.assign(source, { url, social, token: () => Promise.resolve(token) })
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const language of languages)
      for (const dark of themes)
        for (const width of widths) {
          const folder = resolve(OUT, `${language}-${width}-${dark}`)
          const usual = width > 600 ? 900 : 844
          rmSync(folder, { recursive: true, force: true })
          mkdirSync(folder, { recursive: true })
          const context = await browser.newContext({
            viewport: { width, height: usual },
            locale: 'zh-CN',
            timezoneId: 'Asia/Shanghai',
            reducedMotion: 'reduce',
            baseURL: url,
          })
          await context.addInitScript(
            (value) => {
              sessionStorage.clear()
              localStorage.setItem('settings', JSON.stringify({ value }))
            },
            { language, dark },
          )
          const page = await context.newPage()
          const shots = []
          for (const { path, public: open } of routes.filter((line) => wants(line.path) && !line.path.includes(':'))) {
            await context.clearCookies()
            if (!open) await context.addCookies([{ name: 'access_token', value: token, url, sameSite: 'Strict' }])
            const query = (await SAMPLES[path]?.()) ?? {}
            await page.goto(`${path}?${new URLSearchParams(query)}`)
            await settled(page)
            const file = join(folder, `${String(shots.length + 1).padStart(2, '0')}${path.replaceAll('/', '_')}.png`)
            // In a full-page screenshot sticky elements would cover the middle, so the window is as tall as the page.
            const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT)
            await page.setViewportSize({ width, height: Math.max(height, usual) })
            await page.waitForTimeout(250)
            await page.screenshot({ path: file })
            await page.setViewportSize({ width, height: usual })
            shots.push({ path, file })
          }
          for (let at = 0; at < shots.length; at += PER_SHEET)
            await takeSheet(browser, folder, `sheet-${at / PER_SHEET + 1}`, shots.slice(at, at + PER_SHEET), width)
          await context.close()
          console.log(`${folder}: ${shots.length}`)
        }
  } finally {
    await browser.close()
  }
}
