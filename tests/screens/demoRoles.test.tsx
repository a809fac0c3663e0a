// @module-tag system, content, community, orders, commerce, vehicle, members
import { expect, it } from 'vitest'
import { permitted } from '@/session/permissions'
import { useIdentity } from '@/session/identity'
import { type Path, routes, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { hosts } from '../backEnd'
import { settled, sure } from '../actions'
import { SAMPLES, source } from '../browser/samples'
import { control, openConsole, toasts } from '../harness'
import { takeConsoleErrors } from '../setup'
import { enter } from '../sweep'

const TRACE = /.{0,30}(?:\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]).{0,30}/

it.each(['hq_content', 'hq_review1', 'hq_review2', 'hq_finance', 'hq_shop', 'hq_vehicle', 'hq_points'])(
  '%s opens every reachable page without an error',
  { timeout: 600_000 },
  async (as) => {
    const { router } = await openConsole('/home', { as })
    await settled()
    source.url = hosts.main
    source.social = hosts.social
    source.token = () => Promise.resolve(/access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const { menus, user } = useIdentity.getState()
    const { pages } = permitted(menus, user?.roles ?? [])
    // A hidden page is kept with its group (R-ACC-04). The page of a list that the account lacks is reachable by its
    // address only.
    const lists = (routes as readonly RouteLine<Path>[]).filter(({ keepAliveFor }) => keepAliveFor) // the table's own type has no optional keys to read
    const isReached = (path: Path) => {
      const from = lists.filter(({ keepAliveFor }) => keepAliveFor?.includes(path))
      return from.length === 0 || from.some((line) => pages.has(line.path))
    }
    const paths = ([...pages.keys()] as Path[]).filter(isReached) // keys of the route table
    expect(paths.length).toBeGreaterThan(5)
    const found: string[] = []
    for (const path of paths) {
      const query = await SAMPLES[path]?.()
      await enter(router, to(path, query))
      await settled()
      const refused = control
        .log()
        .flatMap(({ method, template, code = 200 }) => (code >= 400 ? [`${method} ${template} ${code}`] : []))
      const words = sure(document.body).textContent
      found.push(
        ...[
          ...refused,
          ...takeConsoleErrors(),
          ...(TRACE.exec(words)?.slice(0, 1) ?? []),
          ...[...document.querySelectorAll('.trouble, .page-trouble')].map(({ textContent }) => textContent),
        ].map((one) => `${path} ${one}`),
      )
    }
    expect(toasts()).toEqual([])
    expect(found).toEqual([])
  },
)
