import { cleanup, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { Profiler } from 'react'
import type { DataRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { AnyCall } from '@/api/call'
import { App } from '@/app/App'
import { useMessages } from '@/app/messages'
import { queryClient } from '@/app/queries'
import { makeRouter } from '@/app/router'
import { sessionHooks, start } from '@/app/start'
import { prop } from '@/lib/json'
import { dropWrites } from '@/session/drafts'
import { startSession } from '@/session/flow'
import { resetIdentity } from '@/session/identity'
import { useSettings } from '@/session/settings'
import type { Language } from '@/locales'
import { control, dispatch } from '../mocks'
import type { LogEntry } from '../mocks/core/control'
import { hosts } from './backEnd'
import { atRest, hands, settled } from './hands'
import { alsoReset } from './reset'
import { countRender, countVisit } from './visits'

export { control } from '../mocks'

let router: DataRouter | undefined
let started = false

const isStore = (value: unknown): value is typeof useMessages =>
  typeof value === 'function' && 'getInitialState' in value && 'setState' in value
const stores = Object.values(
  import.meta.glob<Record<string, unknown>>('../src/{app,kit,session}/**/*.{ts,tsx}', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isStore)

alsoReset(() => {
  router?.dispose()
  router = undefined
  queryClient.clear()
  dropWrites()
  for (const store of stores) store.setState(store.getInitialState(), true)
  history.replaceState({}, '', '/')
})

interface Opening {
  as?: string
  language?: Language
}

const tokenOf = async (username: string): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'client-id': 'test', 'client-secret': 'test' }
  const body = JSON.stringify({ username, password: 'Abc@12345' })
  const reply: unknown = await (
    await dispatch(new Request(`${hosts.main}/api-auth/oauth/user/token`, { method: 'POST', headers, body }))
  ).json()
  const token = prop(prop(reply, 'data'), 'access_token')
  if (typeof token !== 'string') throw new Error(`${username} cannot sign in: ${String(prop(reply, 'message'))}`)
  return token
}

const draw = async (at: DataRouter): Promise<void> => {
  render(
    // Without the library's styles, jsdom computes visibility and accessible names far faster.
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Profiler id="console" onRender={countRender}>
        <App router={at} />
      </Profiler>
    </ConfigProvider>,
  )
  await screen.findAllByRole('tabpanel')
  countVisit()
}

let opened: string | undefined
const ended = new Set<string>()

/**
 * Opens the console in jsdom at a path as an account of the demo (superadmin by default) and waits until it is idle.
 * The embedded back end replies over HTTP and restarts for every test. Returns user events and the router.
 */
export const openConsole = atRest(async (path: string, { as = 'superadmin', language = 'zh' }: Opening = {}) => {
  vi.stubEnv('VITE_MAIN_HOST', hosts.main)
  vi.stubEnv('VITE_SOCIAL_HOST', hosts.social)
  const token = await tokenOf(as)
  document.cookie = `access_token=${token}; path=/`
  if (opened !== undefined) ended.add(opened)
  opened = token
  control.clearLog()
  history.replaceState({}, '', path)
  if (started) {
    startSession(sessionHooks)
    router = makeRouter()
  } else router = await start()
  started = true
  useSettings.setState({ language })
  await draw(router)
  return { user: hands, router }
})

/** Recreates the console at the current address and session, like F5: storages stay, memory is lost. */
export const reloadConsole = async (): Promise<void> => {
  cleanup()
  router?.dispose()
  resetIdentity()
  queryClient.clear()
  router = makeRouter()
  await draw(router)
  await settled()
}

/**
 * Returns the requests for a call since the console was opened, oldest first. Late requests of an earlier console are
 * excluded.
 */
export const received = (call: AnyCall): LogEntry[] =>
  control
    .log()
    .filter((entry) => entry.method === call.method && entry.template === call.path && !ended.has(entry.token ?? ''))

export const toasts = (): string[] => useMessages.getState().past.map(({ text }) => text)
