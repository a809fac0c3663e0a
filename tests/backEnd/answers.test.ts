// @module-tag sweep
import { expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import { prop } from '@/lib/json'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { answered, dispatch } from '../../mocks'

const lines: readonly RouteLine[] = routes
const isCall = (value: unknown): value is AnyCall => typeof value === 'function' && 'method' in value && 'path' in value
const id = ({ method, path }: AnyCall) => `${method} ${path}`

it('R-REQ-01 the embedded back end answers every call', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true })
  const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall))
  const has = new Set(answered().map(id))
  expect(calls.length).toBeGreaterThan(700)
  expect(calls.map(id).filter((one) => !has.has(one))).toEqual([])
})

it('R-ACC-01 the embedded back end has a menu entry for every page of the menu', async () => {
  const send = async (path: string, headers: Record<string, string>, body?: object): Promise<unknown> => {
    const reply = await dispatch(
      new Request(`http://localhost${path}`, {
        method: body ? 'POST' : 'GET',
        body: body && JSON.stringify(body),
        headers: { 'client-id': 'x', 'client-secret': 'x', ...headers },
      }),
    )
    return prop(await reply.json(), 'data')
  }
  const token = prop(
    await send('/api-auth/oauth/user/token', {}, { username: 'superadmin', password: 'Abc@12345' }),
    'access_token',
  )
  const menus = await send('/api-user/menus/current', { authorization: `Bearer ${String(token)}` })
  const paths = new Set<unknown>()
  const collect = (nodes: unknown): void => {
    if (!Array.isArray(nodes)) return
    for (const node of nodes) {
      paths.add(prop(node, 'path'))
      collect(prop(node, 'children'))
    }
  }
  collect(menus)
  expect(
    lines.filter((line) => !line.public && !line.hidden && !line.open && !paths.has(line.path)).map(({ path }) => path),
  ).toEqual([])
})
