// @module-tag sweep
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { WRONGS } from '../faultList'
import { control, takeProblems } from './harness'
import { begin, openHand, SCREENS, visit } from './matrix'

/**
 * FAULTS=all runs every fault on every page. Otherwise each fault runs once, on pages of all modules in turn, because
 * states.test.ts and the jsdom sweeps cover the basic failures of every page. FAULTS_PART=2/5 runs a part,
 * FAULTS_ONLY='dataNull|F-94' those faults, FAULTS_LOG logs progress.
 */
const ALL = process.env.FAULTS === 'all'
const [part = 1, parts = 1] = (process.env.FAULTS_PART ?? '1/1').split('/').map(Number)
const only = process.env.FAULTS_ONLY ? new RegExp(process.env.FAULTS_ONLY) : undefined
const HANDS = 3

afterAll(() => control.reset())

/** Rounds in which no page repeats, because a page caches its data: in round k, page i gets fault i + k. */
const rounds = () => {
  const wrongs = WRONGS.filter(({ name }) => !only || only.test(name))
  if (ALL)
    return wrongs
      .map((_, shift) => SCREENS.map((path, at) => ({ path, wrong: wrongs[(at + shift) % wrongs.length] })))
      .filter((_, at) => at % parts === part - 1)
  const pairs = wrongs.map((wrong, at) => ({ path: SCREENS[Math.floor((at * SCREENS.length) / wrongs.length)], wrong }))
  return Array.from({ length: Math.ceil(pairs.length / SCREENS.length) }, (_, at) =>
    pairs.slice(at * SCREENS.length, (at + 1) * SCREENS.length),
  )
}

it(
  'F-55 F-56 F-57 F-58 F-61 F-62 F-64 F-65 F-66 F-67 F-68 F-70 F-74 F-75 F-76 F-78 F-79 F-81 F-84 F-85 F-87 F-88 F-90 F-92 F-94 F-108 F-109 every page survives faults while it opens',
  { timeout: 7_200_000 },
  async () => {
    const start = performance.now()
    const found: string[] = []
    let visits = 0
    for (const round of rounds()) {
      const rest = [...round]
      await Promise.all(
        Array.from({ length: HANDS }, async () => {
          const hand = await openHand()
          await begin(hand)
          for (let pair = rest.shift(); pair; pair = rest.shift()) {
            if (!pair.path || !pair.wrong) continue
            const { wrong } = await visit(hand, pair.path, pair.wrong)
            visits++
            for (const one of wrong) found.push(`${pair.path} × ${pair.wrong.name}: ${one}`)
            if (wrong.length) {
              if (process.env.FAULTS_LOG) console.log(`${pair.path} × ${pair.wrong.name}:\n   ${wrong.join('\n   ')}`)
              if (wrong.some((one) => /broke|still/.test(one))) await begin(hand)
            }
          }
          await hand.page.context().close()
        }),
      )
    }
    takeProblems()
    const seconds = Math.round((performance.now() - start) / 1000)
    mkdirSync('.cache/tests', { recursive: true })
    writeFileSync(
      '.cache/tests/faults.json',
      JSON.stringify({ faults: WRONGS.length, routes: SCREENS.length, visits, violations: found, seconds }, null, 2),
    )
    console.log(
      `${WRONGS.length} faults × ${SCREENS.length} routes: ${visits} visits, ${found.length} violations, ${seconds} s`,
    )
    expect(found).toEqual([])
  },
)
