import { bench } from './bench/index.mjs'
import { takeContact } from './contact.mjs'
import { ensureChromium, ensurePackages } from './install.mjs'
import { serve } from './serve.mjs'
import { takeShots } from './shots.mjs'
import { ALL, CHECK, LONG, runSteps } from './steps.mjs'

/** The accounts of the demo, and what each can do. */
const ACCOUNTS = {
  superadmin: 'headquarters: everything',
  hq_clue: 'headquarters: leads, out-call tasks, evaluations, sales reports',
  hq_market: 'headquarters: campaigns, coupons, draws, materials',
  area_hd: 'a sales area: its leads, approvals, reports',
  dealer01: 'a dealer: sales manager, and marketing',
  market01: 'the same dealer: marketing manager',
  sale01: 'the same dealer: consultant',
  second01: 'a second-tier outlet: leads, users',
  group01: 'a dealer group: its dealers',
}
const PARTS = ['unit', 'back end', 'build', 'screens', 'browser']

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

const test = async ([part, ...filters]) => {
  if (part !== undefined && !PARTS.includes(part)) {
    console.error(`npm test -- [${PARTS.join(' | ')}] [filter …]`)
    process.exit(1)
  }
  ensurePackages()
  const steps = part === undefined ? ALL : [part]
  const chromium = steps.includes('browser') ? ensureChromium() : undefined
  process.exitCode = (await runSteps(steps, filters, chromium)) ? 0 : 1
}

/** Takes pictures of the built console. */
const pictures = async (take) => {
  ensurePackages()
  const chromium = ensureChromium()
  if (!chromium) process.exit(1)
  // A console that is served already: CONSOLE_URL=http://localhost:5173 npm run contact
  const url = process.env.CONSOLE_URL ?? (await serve('built')).url
  await take(url, chromium)
  process.exit(0)
}

const COMMANDS = {
  start: () => open('dev'),
  demo: () => open('built'),
  test,
  check: async () => {
    process.exitCode = (await runSteps(CHECK)) ? 0 : 1
  },
  bench: async (parts) => {
    ensurePackages()
    const chromium = ensureChromium()
    if (!chromium) process.exit(1)
    console.log(await bench(chromium, parts))
    process.exit(0)
  },
  long: async (parts) => {
    const names = Object.keys(LONG)
    if (parts.some((part) => !names.includes(part))) {
      console.error(`npm run test:long -- [${names.join(' | ')} …]`)
      process.exit(1)
    }
    ensurePackages()
    process.exitCode = (await runSteps(parts.length ? parts : names, [], ensureChromium())) ? 0 : 1
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
