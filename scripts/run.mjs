import { bench } from './bench/index.mjs'
import { takeContact } from './contact.mjs'
import { ensureChromium, ensureFonts, ensurePackages } from './install.mjs'
import { serve } from './serve.mjs'
import { takeShots } from './shots.mjs'
import { CHECK, CORE, PARTS, runSteps } from './steps.mjs'

const ACCOUNTS = {
  superadmin: 'headquarters: everything',
  hq_clue: 'headquarters: leads, out-call tasks, evaluations, sales reports',
  hq_market: 'headquarters: campaigns, coupons, draws, materials',
  hq_content: 'headquarters: news, channels, hot content, car pages of the app',
  hq_review1: 'headquarters: moderates posts, comments and clubs',
  hq_review2: 'headquarters: a second moderator, for two at once',
  hq_finance: 'headquarters: refunds, split accounts, payments; reads orders',
  hq_shop: 'headquarters: the shop, its pages, goods and orders',
  hq_vehicle: 'headquarters: connected cars, trips, remote stock, insurance',
  hq_points: 'headquarters: points, recommendations, growth planet, guessing, wish list',
  hq_voice: 'headquarters: feedback, notices, messages, questionnaires, stores',
  area_hd: 'a sales area: its leads, approvals, reports',
  dealer01: 'a dealer: sales manager, and marketing',
  market01: 'the same dealer: marketing manager',
  sale01: 'the same dealer: consultant',
  second01: 'a second-tier outlet: leads, users',
  group01: 'a dealer group: its dealers',
}
/** Modules of the product, as in tests/tags.ts. */
const MODULES = [
  'system',
  'leads',
  'marketing',
  'orders',
  'content',
  'community',
  'commerce',
  'vehicle',
  'members',
  'voice',
]

const open = async (how) => {
  ensurePackages()
  const { url, port } = await serve(how)
  if (port !== 5173) console.log(`Port 5173 is taken, so this is ${port}.`)
  console.log(`
  The console:        ${url}
  Password:           Abc@12345
  Verification code:  8888

${Object.entries(ACCOUNTS)
  .map(([name, can]) => `  ${name.padEnd(18)}  ${can}`)
  .join('\n')}

  Ctrl-C stops it.
`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
}

/**
 * Installs what the steps require. Returns the environment of their tests, or undefined without a required Chromium.
 */
const prepare = (steps) => {
  ensurePackages()
  if (!steps.includes('browser')) return {}
  // The headless shell needs half the processor time of the full browser.
  const chromium = ensureChromium('chromium-headless-shell')
  if (!chromium) return undefined
  ensureFonts()
  return { CHROMIUM: chromium }
}

const run = async (steps, options) => {
  const env = prepare(steps)
  process.exitCode = env && (await runSteps(steps, { ...options, env: { ...env, ...options.env } })) ? 0 : 1
}

/** Runs the tests tagged core: all, or those of a part in files whose path contains one of the other words. */
const test = ([part, ...filters]) => {
  if (part === undefined) return run(CORE, { tags: 'core' })
  if (PARTS.includes(part)) return run([part], { tags: 'core', filters })
  console.error(`npm test -- [${PARTS.join(' | ')}] [file …]`)
  process.exit(1)
}

/**
 * Runs every test: of some modules, in some parts, in files whose path contains one of the other words. `whole` runs
 * every sweep completely.
 */
const testAll = (words) => {
  const modules = words.filter((word) => MODULES.includes(word))
  const parts = words.filter((word) => PARTS.includes(word))
  const filters = words.filter((word) => ![...MODULES, ...PARTS, 'whole'].includes(word))
  const own = modules.length ? ['backEnd', 'screens', 'browser'] : PARTS
  return run(parts.length ? parts : own, {
    filters,
    tags: modules.length ? [...modules, 'sweep'].join(' || ') : undefined,
    env: {
      ...(modules.length && { MODULES: modules.join() }),
      ...(words.includes('whole') && { FAULTS: 'all' }),
    },
  })
}

const pictures = async (take) => {
  ensurePackages()
  const chromium = ensureChromium()
  if (!chromium) process.exit(1)
  // CONSOLE_URL is the address of a console that is already served.
  const url = process.env.CONSOLE_URL ?? (await serve('built')).url
  await take(url, chromium)
  process.exit(0)
}

const COMMANDS = {
  start: () => open('dev'),
  demo: () => open('built'),
  test,
  testAll,
  check: () => run(CHECK, {}),
  bench: async (parts) => {
    ensurePackages()
    const chromium = ensureChromium()
    if (!chromium) process.exit(1)
    console.log(await bench(chromium, parts))
    process.exit(0)
  },
  shots: () => pictures(takeShots),
  contact: (words) => pictures((url, chromium) => takeContact(url, chromium, words)),
}

const [command = '', ...words] = process.argv.slice(2)
const act = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
if (!act) {
  console.error(`node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`)
  process.exit(1)
}
await act(words)
