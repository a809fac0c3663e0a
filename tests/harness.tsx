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

/** Stores of the app hold what a console leaves behind; each knows its own beginning. */
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
  /** An account of the demo; undefined is nobody. */
  as?: string
  language?: Language
}

/** A token of an account, given by the back end itself. Throws when it refuses. */
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
    // jsdom renders nothing: without the library's styles it answers far faster what is visible and what is called how.
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Profiler id="console" onRender={countRender}>
        <App router={at} />
      </Profiler>
    </ConfigProvider>,
  )
  await screen.findAllByRole('tabpanel')
  countVisit()
}

/** The token of the console that is open, and those of the ones before it. */
let opened: string | undefined
const ended = new Set<string>()

/**
 * Opens the whole console in jsdom at a path with its query, signed in as an account of the demo (superadmin unless said otherwise), and waits until it is idle.
 * The embedded back end answers over HTTP; it starts anew for every test. Returns the hands of a user and the router.
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

/** Makes the console anew at the present address under the same session, as F5 does: storages stay, what was in memory is gone. */
export const reloadConsole = async (): Promise<void> => {
  cleanup()
  router?.dispose()
  resetIdentity()
  queryClient.clear()
  router = makeRouter()
  await draw(router)
  await settled()
}

/** The requests that the back end got for a call since the console was opened, oldest first; what a console before it sent and comes late is none of them. */
export const received = (call: AnyCall): LogEntry[] =>
  control
    .log()
    .filter((entry) => entry.method === call.method && entry.template === call.path && !ended.has(entry.token ?? ''))

/** The toasts on screen and gone, newest first. */
export const toasts = (): string[] => useMessages.getState().past.map(({ text }) => text)
