import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Returns true if node_modules matches package-lock.json. Optional packages may be missing. */
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

/** Installs the packages of the lock file if they are missing. Ends the process on failure. */
export const ensurePackages = () => {
  if (isInstalled()) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (status === 0) return
  console.error('npm ci failed: see above.')
  process.exit(1)
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const install = (...packages) => {
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' },
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * Installs fonts with Chinese and Japanese glyphs and emoji if apt is available. No test depends on them, but pages
 * look as they do for users.
 */
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
 * Returns the path of a Chromium: Debian's package of that name, CHROMIUM, the package that apt installs now (as
 * root), or Debian's full browser. Returns undefined and prints the reason if there is none.
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
