import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

const SHOTS = [
  {
    file: 'docs/screenshot.png',
    user: 'superadmin',
    path: '/system-management/userManagement',
    width: 1440,
    height: 900,
  },
]

export const takeShots = async (url, executablePath) => {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const { file, user, path, width, height } of SHOTS) {
      const page = await browser.newPage({ viewport: { width, height }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
      await page.goto(`${url}/login?redirect=${encodeURIComponent(path)}`)
      await page.locator('input[autocomplete=username]').fill(user)
      await page.locator('input[type=password]').fill('Abc@12345')
      await page.locator('input[name=validateCode]').fill('8888')
      await page.keyboard.press('Enter')
      await page.waitForURL((place) => place.pathname === path)
      await page.locator('.data-row').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(500)
      mkdirSync(dirname(file), { recursive: true })
      await page.screenshot({ path: file })
      console.log(file)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
