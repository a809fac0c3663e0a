import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  redirect,
  replace,
  type RouteObject,
} from 'react-router-dom'
import { inTime } from '@/lib/inTime'
import { safeRedirect } from '@/lib/safeRedirect'
import { loadTexts } from '@/locales'
import { normalPath } from '@/routes/paths'
import { adoptIdentity, checkIdentity, enter, isSwitching, presentToken } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { unsavedOf } from '@/session/dirty'
import Login from './login/Login'
import { requestEarly } from './login/useCaptcha'
import { preloadPage, loadShell } from './preload'
import { here, isAt, refuseAddress, setRouter } from './navigator'
import { LoadingPage, ErrorPage } from './ErrorPage'

/** Redirects without a second history entry for the same place. */
const sendOn = (request: Request, to: string) => {
  const url = new URL(request.url)
  return url.pathname + url.search === window.location.pathname + window.location.search ? replace(to) : redirect(to)
}

const loginLoader = async ({ request }: LoaderFunctionArgs) => {
  if (presentToken() !== undefined)
    return sendOn(request, safeRedirect(new URL(request.url).searchParams.get('redirect'), '/'))
  requestEarly()
  await loadTexts('login')
  return null
}

const SHELL = 'shell'

/** Guards all places but the public ones (R-GUARD-01, 02, 04, 06, 09). The shell decides about permissions. */
const shellLoader = async ({ request }: LoaderFunctionArgs) => {
  const path = normalPath(new URL(request.url).pathname) || '/'
  const { phase } = useIdentity.getState()
  if (isSwitching()) return null
  if (presentToken() === undefined) {
    if (path === '/404' || path === '/401') {
      await preloadPage(path)
      return null
    }
    if (phase === 'out' || phase === 'entering')
      return sendOn(request, `/login?redirect=${encodeURIComponent(path === '/' ? '/home' : here())}`)
    // The token disappeared: with unsaved input a dialog opens, else this navigates to log-in.
    if (unsavedOf().length) checkIdentity()
    else adoptIdentity()
    return null
  }
  if (path === '/') return sendOn(request, '/home')
  if (phase === 'in' || phase === 'superseded') {
    if (!isAt(SHELL)) await preloadPage(path)
    return null
  }
  const entered = enter(here()).then(
    () => true,
    () => false,
  )
  // A shell that fails to load rejects into the error page. A failed session does not: `enter` has reported it.
  await Promise.all([entered, preloadPage(path)])
  // A failed `enter` has navigated to log-in, unless another tab's token has arrived: that one enters by the log-in.
  return (await entered) || presentToken() === undefined
    ? null
    : sendOn(request, `/login?redirect=${encodeURIComponent(here())}`)
}

/** Handles /redirect/{path}: remounts the tab of that place. Places outside the app lead to /404. */
const redirectLoader = async ({ request }: LoaderFunctionArgs) => {
  const { remountTab } = await inTime(import('./remountTab'))
  return sendOn(request, await remountTab(safeRedirect(here().replace(/^\/redirect/, ''), '/404')))
}

export const makeRouter = (): DataRouter => {
  const common = { HydrateFallback: LoadingPage, ErrorBoundary: ErrorPage }
  const places: RouteObject[] = [
    { path: '/login', loader: loginLoader, Component: Login, ...common },
    {
      path: '/auth-redirect',
      loader: () => loadTexts('login').then(() => null),
      lazy: { Component: async () => (await import('./login/AuthRedirect')).default },
      ...common,
    },
    { path: '/redirect/*', loader: redirectLoader, element: null, ...common },
    {
      id: SHELL,
      path: '*',
      loader: shellLoader,
      lazy: { Component: async () => (await inTime(loadShell())).default },
      ...common,
    },
  ]
  refuseAddress()
  const router = createBrowserRouter([{ children: places, ...common }])
  setRouter(router)
  return router
}
