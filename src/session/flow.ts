import * as auth from '@/api/auth'
import { connect } from '@/api/client'
import { ApiError, isAborted } from '@/api/error'
import * as menusApi from '@/api/menus'
import { notify } from '@/api/notices'
import * as users from '@/api/users'
import type { ChildAccount, CurrentUser } from '@/entities/shared/user'
import { isRecord } from '@/lib/json'
import { clearStored, stored } from '@/lib/stored'
import { translate } from '@/locales'
import { type Identity, resetIdentity, useIdentity } from './identity'
import { writeDrafts } from './drafts'
import { forgetPassword, sealPassword, unsealPassword } from './secret'
import { hasToken, readToken, removeToken, writeToken } from './token'

const textList = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])
const asChildren = (value: unknown): ChildAccount[] | undefined =>
  // Our own store; rows are shown field by field and only the user name is sent.
  Array.isArray(value) ? (value.filter((one) => isRecord(one) && typeof one.username === 'string') as ChildAccount[]) : undefined

/** What is stored of a session (R-SESS-05, R-SESS-06), and the accounts of whoever logged in. */
const permissionsItem = stored('session.permissions', textList)
const dealerTypeItem = stored('session.dealerType', (value) => (typeof value === 'number' ? value : undefined))
const childrenItem = stored('session.children', asChildren)

/** What the app does for the session: it alone knows the router and the caches. */
export interface SessionHooks {
  /** Leaves for a path of this app, replacing the present place. */
  goTo: (path: string) => void
  /** The present place with its query and hash. */
  here: () => string
  /** Throws away everything loaded or kept alive for the identity. The list of open tabs stays for the same user, or is handed on to the next role. */
  wipe: (keepTabs: boolean | 'hand on') => void
}
let hooks: SessionHooks = { goTo: () => {}, here: () => '/home', wipe: () => {} }

let life = new AbortController()
/** The token this tab works under. */
let held: string | undefined
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

const sameIdentity = (): boolean => held === undefined || hasToken(held)
const becomeForeign = () => {
  if (useIdentity.getState().phase === 'in') useIdentity.setState({ phase: 'foreign' })
}
/** Notices that another tab logged out or switched: nothing more is sent under an identity that is not the one on screen. */
export const checkIdentity = (): void => {
  if (!sameIdentity()) becomeForeign()
}

/** Whether the log-out that this tab heard of was done by hand. */
let outByHand = false
const hearOther = ({ data }: MessageEvent): void => {
  outByHand = data === 'out'
  checkIdentity()
}

/** Ends what is under way; what is sent from now on ends with the new life. */
const beginLife = (): AbortController => {
  life.abort()
  life = new AbortController()
  return life
}

/**
 * Forgets the session whole: token, identity, stored data, kept password, everything loaded; ends what is under way. Token and stored data that another
 * tab wrote meanwhile are not ours to remove.
 */
const clear = (keepTabs: boolean) => {
  beginLife()
  const isOurs = sameIdentity() || readToken() === undefined
  held = undefined
  if (isOurs) {
    removeToken()
    permissionsItem.remove()
    dealerTypeItem.remove()
    childrenItem.remove()
    void forgetPassword()
  }
  resetIdentity()
  hooks.wipe(keepTabs)
}

const toLogin = (redirect: string) => hooks.goTo(`/login?redirect=${encodeURIComponent(redirect)}`)

/** Connects session, client and app; called once at start. */
export const startSession = (to: SessionHooks): void => {
  hooks = to
  connect({
    token: () => {
      if (!sameIdentity()) {
        becomeForeign()
        throw new ApiError('identity', translate('session.changed'))
      }
      // At the log-in page nobody is signed in, whatever the cookie holds: it may be another tab's.
      return held
    },
    life: () => life.signal,
    settled: () => switching,
    unauthorized: (token, message) => {
      if (token !== held) return
      // The token in the cookie is another tab's by now: not ours to remove.
      if (!sameIdentity()) return becomeForeign()
      // A log-in that is not through yet tells its own failure and stays where it is.
      if (useIdentity.getState().phase === 'out') return
      const here = hooks.here()
      writeDrafts()
      clear(true)
      notify('error', message)
      channel?.postMessage('changed')
      hooks.goTo(`/login?expired=1&redirect=${encodeURIComponent(here)}`)
    },
  })
  channel?.addEventListener('message', hearOther)
  // What another tab stores or removes tells the same, should its message not come through.
  window.addEventListener('storage', checkIdentity)
  window.addEventListener('pageshow', checkIdentity)
  document.addEventListener('visibilitychange', checkIdentity)
}

const currentUser = async (): Promise<CurrentUser> => {
  const user: unknown = await users.getCurrent(undefined, { quiet: true })
  if (!isRecord(user) || !user.username) throw new ApiError('reply', translate('session.verificationFailed'))
  return {
    ...(user as Partial<CurrentUser>), // The server's own word beyond the fields read below.
    id: String(user.id ?? ''),
    username: String(user.username),
    nickname: typeof user.nickname === 'string' ? user.nickname : '',
    headImgUrl: typeof user.headImgUrl === 'string' ? user.headImgUrl : '',
    dealerCode: typeof user.dealerCode === 'string' ? user.dealerCode : '',
    dealerName: typeof user.dealerName === 'string' ? user.dealerName : '',
    areaName: typeof user.areaName === 'string' ? user.areaName : '',
    roleName: typeof user.roleName === 'string' ? user.roleName : '',
    dealerType: typeof user.dealerType === 'number' ? user.dealerType : 0,
    roles: textList(user.roles),
    permissions: textList(user.permissions),
    passwordDays: typeof user.passwordDays === 'number' ? user.passwordDays : 0,
    lastLoginTime: typeof user.lastLoginTime === 'string' ? user.lastLoginTime : '',
  }
}

const askMenus = (signal?: AbortSignal) => menusApi.getCurrent(undefined, { quiet: true, signal })

const settle = async (user: CurrentUser, fetched: ChildAccount[] | Promise<ChildAccount[]>, asked = askMenus()) => {
  const [children, menus] = await Promise.all([fetched, asked])
  if (!sameIdentity()) throw new ApiError('identity', translate('session.changed'))
  permissionsItem.set(user.permissions)
  dealerTypeItem.set(user.dealerType)
  childrenItem.set(children)
  useIdentity.setState({ phase: 'in', user, children, menus, permissions: user.permissions })
}

/** Loads the user, then child accounts and menus; anew when another tab signed in meanwhile, whose token is not ours to remove. */
const load = async (children: () => Promise<ChildAccount[]>): Promise<void> => {
  held = readToken()
  try {
    const user = await currentUser()
    await settle(user, children())
  } catch (error) {
    if (sameIdentity() || readToken() === undefined) throw error
    await load(children)
  }
}

const guard = async (redirect: string, act: () => Promise<void>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    const fault = error instanceof ApiError ? error.fault : undefined
    if (fault !== 'aborted' && useIdentity.getState().phase !== 'out') {
      clear(true)
      if (fault !== 'identity') notify('error', (error instanceof Error && error.message) || translate('session.hasError'))
      toLogin(redirect)
    }
    throw error
  }
}

let entering: Promise<void> | undefined
/** Enters once at a time. */
const enterBy = (redirect: string, act: () => Promise<void>): Promise<void> => {
  entering ??= guard(redirect, act).finally(() => {
    entering = undefined
  })
  return entering
}

/**
 * Loads who is signed in, on entering a route with a token but without user info: user, child accounts, menus (R-GUARD-06).
 * Once at a time. A failure resets the token, tells why and leaves for log-in (R-GUARD-08, R-GUARD-09); it rejects then.
 */
export const enter = (redirect = hooks.here()): Promise<void> =>
  enterBy(redirect, async () => {
    useIdentity.setState({ phase: 'entering' })
    await load(async () => {
      const fetched = await users.listChildAccounts(undefined, { quiet: true })
      return childrenItem.get() ?? fetched
    })
  })

export type LoginStep = 'signing' | 'user' | 'menus'
export interface Credentials {
  username: string
  password: string
  channelCode: string
  validateCode: string
}

/**
 * Signs in by hand: token, user, child accounts, the first child account if there is one (R-GUARD-07), menus. The user name is trimmed (R-SESS-04).
 * Rejects with the refusal of the log-in call, already told as a toast; later failures clear the session.
 */
export const logIn = async ({ username, password, ...rest }: Credentials, onStep: (step: LoginStep) => void): Promise<CurrentUser> => {
  onStep('signing')
  const reply: unknown = await auth.loginByCode({ username: username.trim(), password, ...rest }, { token: null })
  let sealed: Promise<void> | undefined
  try {
    takeToken(reply)
    onStep('user')
    sealed = sealPassword(password)
    let user = await currentUser()
    const fetched = users.listChildAccounts(undefined, { quiet: true })
    // Those of a child account are others: then these are dropped.
    const own = new AbortController()
    let menus: ReturnType<typeof askMenus> | undefined = askMenus(own.signal)
    menus.catch(() => {})
    const children = await fetched
    const first = children.find((child) => typeof child.username === 'string' && child.username !== user.username)
    if (first) {
      own.abort()
      menus = undefined
      takeToken(await auth.login({ username: first.username, password }, { quiet: true, token: null }))
      user = await currentUser()
    }
    onStep('menus')
    await Promise.all([settle(user, children, menus), sealed])
    channel?.postMessage('changed')
    return user
  } catch (error) {
    await sealed?.catch(() => {})
    clear(true)
    notify('error', (error instanceof Error && error.message) || translate('session.hasError'))
    throw error
  }
}

const takeToken = (reply: unknown): void => {
  const token = isRecord(reply) ? (reply.access_token ?? reply.token) : undefined
  held = undefined
  held = writeToken(token)
}

/** Done once the switch under way has its token: until then nobody is signed in, and what is asked meanwhile waits. */
let switching: Promise<void> | undefined
/** Whether a switch of roles waits for its token: the session has none meanwhile, and goes on all the same. */
export const isSwitching = (): boolean => switching !== undefined

/** The old session after a refused switch; foreign when another tab signed in meanwhile. */
const putBack = ({ identity, token }: { identity: Identity; token?: string }): void => {
  held = token
  if (token !== undefined && readToken() === undefined) writeToken(token)
  useIdentity.setState(identity, true)
  checkIdentity()
}

/**
 * Switches to another of the accounts (R-SESS-09): clears the session, logs in as the chosen one with the stored password, or the one given,
 * reloads user and menus. Answers 'password' when none is stored and it must be asked. A refusal puts the old session back and rejects.
 */
export const switchRole = async (child: Pick<ChildAccount, 'username'>, given?: string): Promise<'done' | 'password'> => {
  const password = given ?? (await unsealPassword())
  if (password === undefined) return 'password'
  checkIdentity()
  if (useIdentity.getState().phase !== 'in') throw new ApiError('identity', translate('session.changed'))
  const before = { identity: useIdentity.getState(), token: held }
  const own = beginLife()
  held = undefined
  removeToken()
  let decided = () => {}
  switching = new Promise((resolve) => {
    decided = resolve
  })
  try {
    const reply = await auth.login({ username: child.username, password }, { quiet: true, token: null })
    // In one go, so that nothing is sent under the new token while the old identity is on screen.
    takeToken(reply)
    clearForSwitch()
  } catch (error) {
    // A session that ended meanwhile stays ended.
    if (life === own) putBack(before)
    if (error instanceof Error && !isAborted(error)) notify('error', error.message)
    throw error
  } finally {
    switching = undefined
    decided()
  }
  if (given !== undefined) await sealPassword(given)
  await enterBy('/home', () => load(async () => before.identity.children))
  channel?.postMessage('changed')
  return 'done'
}

const clearForSwitch = () => {
  beginLife()
  permissionsItem.remove()
  dealerTypeItem.remove()
  useIdentity.setState({ phase: 'entering', user: undefined, menus: [], permissions: [] })
  hooks.wipe('hand on')
}

/** What a log-out by hand leaves in the browser: how the console looks and speaks, and the account name that the user asked to have remembered. */
const LEFT = ['settings', 'login.account']

/**
 * Logs out (R-SESS-11): the session is cleared at once, whatever the server says; then log-in with the way to home (R-SESS-12). Nothing of the user is
 * left, be it views, favourites, drafts or open tabs; a session that ends by a 401 keeps them for whoever comes back.
 */
export const logOut = (redirect = '/home'): void => {
  const token = held ?? readToken()
  if (token !== undefined && sameIdentity()) void auth.logout(undefined, { token, quiet: true }).catch(() => {})
  clear(false)
  clearStored(LEFT)
  channel?.postMessage('out')
  toLogin(redirect)
}

/** Fetches the menus again and rebuilds the tree, for whoever changed menus or the own role. Only code 200 counts. */
export const reloadMenus = async (): Promise<void> => {
  useIdentity.setState({ menus: await menusApi.getCurrent(undefined) })
}

/**
 * Renews the accounts to switch among after they were changed. A child account is answered none of its own (R-SESS-15), so that whoever knows those
 * of its main account gives them.
 */
export const reloadChildren = async (known?: ChildAccount[]): Promise<void> => {
  const children = known ?? (await users.listChildAccounts(undefined, { quiet: true }))
  childrenItem.set(children)
  useIdentity.setState({ children })
}

/** Leaves a tab whose identity another tab changed: loads the console anew under the present one. */
export const adoptIdentity = (): void => {
  held = undefined
  const isOut = readToken() === undefined
  resetIdentity(isOut ? 'out' : 'entering')
  hooks.wipe(!(isOut && outByHand))
  if (isOut && outByHand) clearStored(LEFT)
  if (isOut) toLogin(outByHand ? '/home' : hooks.here())
  else void enter('/home').catch(() => {})
}
