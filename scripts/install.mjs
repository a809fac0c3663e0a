import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether node_modules holds exactly what package-lock.json asks for; optional packages may be missing. */
const isInstalled = () => {
  try {
    const there = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, wanted]) => path === '' || wanted.optional || there[path]?.version === wanted.version,
    )
  } catch {
    return false
  }
}

/** Installs the packages of the lock file unless they are there. Ends the process when they cannot be had. */
export const ensurePackages = () => {
  if (isInstalled()) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (status === 0) return
  console.error('npm ci failed: see above.')
  process.exit(1)
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages of Debian. */
const install = (...packages) => {
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' },
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Installs a font with Chinese and Japanese signs and one with emoji where apt can. No test depends on them, but pages look as their users see them. */
export const ensureFonts = () => {
  const fonts = (query) => spawnSync('fc-list', [query], { encoding: 'utf8' }).stdout ?? ''
  if (fonts(':lang=zh-cn') && fonts(':lang=ja')) return
  if (canInstall()) {
    console.log('Installing fonts (apt-get) …')
    install('fontconfig', 'fonts-noto-cjk', 'fonts-noto-color-emoji')
  } else console.log('No font has Chinese signs; on Debian: apt-get install fonts-noto-cjk.')
}

const packaged = (name) => [`/usr/bin/${name}`].find((path) => existsSync(path))

/**
 * The path of a Chromium: Debian's package of that name, the one of CHROMIUM, the package that apt installs now (as root), or Debian's whole browser.
 * Undefined, with words why, when there is none.
 */
export const ensureChromium = (name = 'chromium') => {
  const there = packaged(name) ?? [process.env.CHROMIUM].find((path) => path && existsSync(path))
  if (there) return there
  if (canInstall()) {
    console.log(`Installing ${name} (apt-get) …`)
    install(name)
  }
  const path = packaged(name) ?? packaged('chromium')
  if (!path)
    console.error(
      `The browser tests need Chromium: install it (Debian: apt-get install ${name}), or set CHROMIUM to the path of a Chromium or Chrome.`,
    )
  return path
}
