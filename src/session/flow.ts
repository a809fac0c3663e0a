import * as auth from '@/api/system/auth'
import { connect } from '@/api/client'
import { ApiError, isAborted } from '@/api/error'
import * as menusApi from '@/api/system/menus'
import { notify } from '@/api/notices'
import * as users from '@/api/system/users'
import type { ChildAccount, CurrentUser } from '@/entities/shared/user'
import { digest } from '@/lib/digest'
import { isRecord } from '@/lib/json'
import { clearStored, stored } from '@/lib/stored'
import { translate } from '@/locales'
import { unsavedOf } from './dirty'
import { dropWrites, hasDrafts, writeDrafts } from './drafts'
import { type Ending, type Identity, readPermissions, resetIdentity, useIdentity } from './identity'
import {
  forgetOldPassword,
  forgetPassword,
  type KeptPassword,
  PASSWORD_LIFE_MS,
  sealPassword,
  unsealPassword,
} from './secret'
import { hasToken, readToken, removeToken, writeToken } from './token'

const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const asChildren = (value: unknown): ChildAccount[] | undefined =>
  // Written by this app. Rows are shown field by field and only the user name is sent.
  Array.isArray(value)
    ? (value.filter((one) => isRecord(one) && typeof one.username === 'string') as ChildAccount[])
    : undefined

/**
 * Prefix of the stored session (R-SESS-05, R-SESS-06): permissions, level, accounts of the log-in, active account.
 * All keys are removed with the token.
 */
const SESSION = 'session.'
const permissionsItem = stored('session.permissions', textList)
const dealerTypeItem = stored('session.dealerType', (value) => (typeof value === 'number' ? value : undefined))
const childrenItem = stored('session.children', asChildren)
const roleItem = stored('session.role', (value) => (typeof value === 'string' ? value : undefined))
const removeStored = (): void => clearStored((key) => key.startsWith(SESSION))
const forgetSession = (): void => {
  removeStored()
  void forgetPassword()
}

/** Callbacks of the app, which owns the router and the caches. */
export interface SessionHooks {
  /** Navigates to a path of this app, replacing the history entry. */
  goTo: (path: string) => void
  /** Returns the current path with query and hash. */
  here: () => string
  /**
   * Drops everything loaded or kept alive for the identity. The open tabs are kept for the same user or handed on to
   * the next role.
   */
  wipe: (keepTabs: boolean | 'hand on') => void
}
let hooks: SessionHooks = { goTo: () => {}, here: () => '/home', wipe: () => {} }

let life = new AbortController()
let held: string | undefined
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Message to other tabs: the end of a token's session, or a new token. Tokens are sent as digests only. */
interface News {
  how: Ending
  ended?: string
  began?: string
}
const announce = (news: News): void => channel?.postMessage(news)
const ENDINGS: readonly unknown[] = ['out', 'expired', 'password', 'changed', 'gone'] satisfies Ending[]
const isNews = (data: unknown): data is News => isRecord(data) && ENDINGS.includes(data.how)

/**
 * Last message, until the cookie can be trusted again. The browser may apply a cookie change later than the message
 * arrives. `token` is the digest of the coming token, '' for none.
 */
let heard: { how: Ending; token: string } | undefined
const LOOKS_MS = [10, 100, 1000]
let looks: ReturnType<typeof setTimeout>[] = []

/** Returns the token in the cookie. Undefined if a message announced that it is about to change. */
export const presentToken = (): string | undefined => {
  const token = readToken()
  return token !== undefined && heard && digest(token) !== heard.token ? undefined : token
}
const sameIdentity = (): boolean => held === undefined || (hasToken(held) && (!heard || digest(held) === heard.token))

const becomeForeign = () => {
  const { phase } = useIdentity.getState()
  if (phase !== 'in' && phase !== 'superseded') return
  const ending = heard?.how ?? (readToken() === undefined ? 'gone' : 'changed')
  if (phase === 'superseded') {
    // The message may arrive after the change was noticed and corrects the reason.
    if (heard) useIdentity.setState({ ending })
    return
  }
  if (ending === 'gone') forgetSession()
  writeDrafts()
  useIdentity.setState({ phase: 'superseded', ending, hasKept: unsavedOf().length > 0 && hasDrafts() })
}

let signing: Promise<CurrentUser> | undefined
/**
 * Detects that another tab logged out, in or switched. It then blocks further requests, since they would not be sent
 * under the identity on screen. A waiting log-in page continues.
 */
export const checkIdentity = (): void => {
  if (!sameIdentity()) becomeForeign()
  else if (
    useIdentity.getState().phase === 'out' &&
    !signing &&
    presentToken() !== undefined &&
    hooks.here().startsWith('/login')
  )
    hooks.goTo(hooks.here())
}

/** Checks the cookie now and repeatedly until a change must have arrived. */
const lookAgain = (): void => {
  looks.forEach(clearTimeout)
  looks = LOOKS_MS.map((ms, index) =>
    setTimeout(() => {
      if (index === LOOKS_MS.length - 1) heard = undefined
      checkIdentity()
    }, ms),
  )
  checkIdentity()
}

const hearOther = ({ data }: MessageEvent<unknown>): void => {
  if (!isNews(data)) return lookAgain()
  const token = readToken()
  const present = heard?.token ?? (token === undefined ? '' : digest(token))
  // The message is about another session than the one in the cookie, so it does not end this one.
  if (data.began === undefined && present !== '' && present !== data.ended) return
  heard = { how: data.how, token: data.began ?? '' }
  lookAgain()
}

/** Aborts everything in progress and starts a new scope for the next requests. */
const beginLife = (): AbortController => {
  life.abort()
  life = new AbortController()
  return life
}

/**
 * Clears the session: token, identity, stored data, kept password and everything loaded. Aborts requests in progress.
 * Token and data that another tab has written meanwhile stay.
 */
const clear = (keepTabs: boolean) => {
  beginLife()
  untold = false
  const isOurs = sameIdentity() || (!heard && readToken() === undefined)
  held = undefined
  if (isOurs) {
    removeToken()
    forgetSession()
  }
  resetIdentity()
  hooks.wipe(keepTabs)
}

const toLogin = (redirect: string, isExpired = false) =>
  hooks.goTo(`/login?${isExpired ? 'expired=1&' : ''}redirect=${encodeURIComponent(redirect)}`)

const dropToken = (token: string): void => void auth.logout(undefined, { token, quiet: true }).catch(() => {})

const lookAround = (): void => {
  checkIdentity()
  void forgetOldPassword()
}

/** Connects session, client and app. Called once at start. */
export const startSession = (to: SessionHooks): void => {
  hooks = to
  connect({
    token: () => {
      if (!sameIdentity() || useIdentity.getState().phase === 'superseded') {
        becomeForeign()
        throw new ApiError('identity', translate('session.changed'))
      }
      // The log-in page sends no token. The one in the cookie may belong to another tab.
      return held
    },
    life: () => life.signal,
    settled: () => switching,
    unauthorized: (token, message) => {
      if (token !== held) return
      // The token in the cookie now belongs to another tab, so it must stay.
      if (!sameIdentity()) return becomeForeign()
      // A pending log-in reports its own failure and stays on its page.
      if (signing || useIdentity.getState().phase === 'out') return
      const here = hooks.here()
      writeDrafts()
      clear(true)
      notify('error', message)
      announce({ how: 'expired', ended: digest(token) })
      toLogin(here, true)
    },
  })
  heard = undefined
  // The cookie ended with the browser session, so remove the stored data of its user.
  if (readToken() === undefined) forgetSession()
  else void forgetOldPassword()
  channel?.addEventListener('message', hearOther)
  // Storage events reveal the change if the message is lost.
  window.addEventListener('storage', lookAgain)
  window.addEventListener('pageshow', checkIdentity)
  document.addEventListener('visibilitychange', lookAround)
}

const currentUser = async (): Promise<CurrentUser> => {
  const user: unknown = await users.getCurrent(undefined, { quiet: true })
  if (!isRecord(user) || !user.username) throw new ApiError('reply', translate('session.verificationFailed'))
  return {
    ...(user as Partial<CurrentUser>), // Fields not read below are passed on unchecked.
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
    permissions: readPermissions(user.permissions),
    passwordDays: typeof user.passwordDays === 'number' ? user.passwordDays : 0,
    lastLoginTime: typeof user.lastLoginTime === 'string' ? user.lastLoginTime : '',
  }
}

/**
 * Requests the user of the current token and the menus in parallel. The caller that awaits the menus reports their
 * failure.
 */
const askAccount = (signal?: AbortSignal) => {
  const token = held
  const user = currentUser()
  const menus = menusApi.getCurrent(undefined, { quiet: true, signal })
  menus.catch(() => {})
  return { token, user, menus }
}
type Account = ReturnType<typeof askAccount>

/** True while a new token has not been announced to the other tabs. */
let untold = false

const store = ({ user, children, permissions }: Pick<Identity, 'user' | 'children' | 'permissions'>): void => {
  if (!user) return
  permissionsItem.set(textList(permissions))
  dealerTypeItem.set(user.dealerType)
  childrenItem.set(children)
  roleItem.set(user.username)
}

/** Shows an account that was loaded in the scope `own`. Rejects if another tab or a log-in of this one came first. */
const settle = async (
  own: AbortController,
  account: Account,
  children: ChildAccount[],
  refused?: Identity['refused'],
): Promise<CurrentUser> => {
  const [user, menus] = await Promise.all([account.user, account.menus])
  if (life !== own || held !== account.token || !sameIdentity())
    throw new ApiError('identity', translate('session.changed'))
  store({ user, children, permissions: user.permissions })
  useIdentity.setState({
    ...{ phase: 'in', user, children, menus, permissions: user.permissions, refused },
    byLogIn: untold,
  })
  if (untold && held !== undefined) announce({ how: 'changed', began: digest(held) })
  untold = false
  return user
}

/** Switches to the first child account. Returns the refusal, which leaves the main account unchanged. */
const becomeFirst = async (
  { username }: ChildAccount,
  { password, until }: KeptPassword,
): Promise<Identity['refused']> => {
  const main = held
  try {
    takeToken(await auth.login({ username, password }, { quiet: true, token: null }))
    void sealPassword(password, until)
    return undefined
  } catch (error) {
    if (isAborted(error)) throw error
    held = main
    if (main !== undefined && readToken() === undefined) writeToken(main)
    return { username, message: (error instanceof Error && error.message) || translate('session.hasError') }
  }
}

/**
 * Loads the user, its child accounts (R-GUARD-06) and the menus. A main account switches once to its first child
 * account with the log-in password (R-GUARD-07), and stays active if that is refused. The server returns no children
 * for a child account, so those of its log-in are kept (R-SESS-15).
 */
const loadAccounts = async (
  own: AbortController,
  kept: () => Promise<KeptPassword | undefined>,
  onMenus = () => {},
): Promise<CurrentUser> => {
  // A switch to the child account makes the menus of the main account obsolete.
  const early = new AbortController()
  let account = askAccount(early.signal)
  const user = await account.user
  const fetched = await users.listChildAccounts(undefined, { quiet: true })
  const before = childrenItem.get() ?? []
  const isChild = before.some(({ username }) => username === user.username)
  const children = isChild && !fetched.length ? before : fetched
  const first = children.find(({ username }) => typeof username === 'string' && username !== user.username)
  const password = first && !isChild && roleItem.get() !== user.username ? await kept() : undefined
  let refused: Identity['refused']
  if (first && password) {
    refused = await becomeFirst(first, password)
    if (!refused) {
      early.abort()
      account = askAccount()
      await account.user
    }
  }
  onMenus()
  return settle(own, account, children, refused)
}

/**
 * Loads under the token of the cookie, again if another tab signed in meanwhile. Waits for a pending log-in, because
 * two parallel loads would each switch to a child account.
 */
const load = async (loadUser: (own: AbortController) => Promise<unknown>): Promise<void> => {
  if (signing)
    try {
      return void (await signing)
    } catch (error) {
      if (presentToken() === undefined) throw error
    }
  const own = life
  held = presentToken()
  try {
    await loadUser(own)
  } catch (error) {
    if (presentToken() === undefined || (life === own && sameIdentity())) throw error
    await load(loadUser)
  }
}

const guard = async (redirect: string, act: () => Promise<void>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    const fault = error instanceof ApiError ? error.fault : undefined
    if (fault !== 'aborted' && useIdentity.getState().phase !== 'out') {
      clear(true)
      if (fault !== 'identity')
        notify('error', (error instanceof Error && error.message) || translate('session.hasError'))
      toLogin(redirect)
    }
    throw error
  }
}

let entering: Promise<void> | undefined
const enterBy = (redirect: string, act: () => Promise<void>): Promise<void> => {
  entering ??= guard(redirect, act).finally(() => {
    entering = undefined
  })
  return entering
}

/**
 * Loads user, child accounts and menus on entering a route with a token but without a user (R-GUARD-06). Concurrent
 * calls share one run. A failure resets the token, is reported, leads to log-in and rejects (R-GUARD-08, R-GUARD-09).
 */
export const enter = (redirect = hooks.here()): Promise<void> =>
  enterBy(redirect, async () => {
    useIdentity.setState({ phase: 'entering' })
    await load((own) => loadAccounts(own, unsealPassword))
  })

export type LoginStep = 'signing' | 'user' | 'menus'
export interface Credentials {
  username: string
  password: string
  channelCode: string
  validateCode: string
}

const signIn = async (
  { username, password, ...rest }: Credentials,
  onStep: (step: LoginStep) => void,
): Promise<CurrentUser> => {
  onStep('signing')
  const reply: unknown = await auth.loginByCode({ username: username.trim(), password, ...rest }, { token: null })
  try {
    removeStored()
    // Responses for the previous token must not be shown under the new one.
    const own = beginLife()
    if (useIdentity.getState().phase !== 'out') {
      resetIdentity('entering')
      hooks.wipe(true)
    }
    takeToken(reply)
    onStep('user')
    const kept = { password, until: Date.now() + PASSWORD_LIFE_MS }
    void sealPassword(password, kept.until)
    return await loadAccounts(
      own,
      () => Promise.resolve(kept),
      () => onStep('menus'),
    )
  } catch (error) {
    clear(true)
    notify('error', (error instanceof Error && error.message) || translate('session.hasError'))
    throw error
  }
}

/**
 * Logs in by hand: token, user, child accounts, the first child account if there is one (R-GUARD-07), menus. Trims
 * the user name (R-SESS-04). Rejects with the refusal, which a toast has already reported. Later failures clear the
 * session.
 */
export const logIn = (credentials: Credentials, onStep: (step: LoginStep) => void): Promise<CurrentUser> => {
  signing = signIn(credentials, onStep).finally(() => {
    signing = undefined
  })
  return signing
}

const takeToken = (reply: unknown): void => {
  // Some servers return the bare token.
  const token = isRecord(reply) ? (reply.access_token ?? reply.token) : reply === 'undefined' ? undefined : reply
  held = undefined
  held = writeToken(token)
  heard = undefined
  untold = true
}

/** Resolves once the pending role switch has its token or is refused. Until then requests wait. */
let switching: Promise<void> | undefined
/** True while a role switch waits for its token. The session has none in the meantime but continues. */
export const isSwitching = (): boolean => switching !== undefined

/** Restores the session after a refused switch. `checkIdentity` ends it if another tab signed in meanwhile. */
const putBack = ({ identity, token, kept }: { identity: Identity; token?: string; kept?: KeptPassword }): void => {
  held = token
  if (token !== undefined && readToken() === undefined) {
    writeToken(token)
    // Another tab may have found no token and removed the stored session and the password.
    store(identity)
    if (kept) void sealPassword(kept.password, kept.until)
  }
  useIdentity.setState(identity, true)
  checkIdentity()
}

/** True if the refusal of a log-in is a wrong password, by a 401, its field or the message. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.fault === 'refused' || error.fault === 'http') &&
  (String(error.code) === '401' ||
    error.fields.password !== undefined ||
    /密码|口令|password|credential|contraseña|パスワード/i.test(error.message))

export const forgetRefused = (): void => useIdentity.setState({ refused: undefined })

/**
 * Switches to another account (R-SESS-09): clears the session, logs in with the stored or given password, reloads
 * user and menus. Returns 'password' if none is stored. A refusal restores the old session and rejects.
 */
export const switchRole = async (
  child: Pick<ChildAccount, 'username'>,
  given?: string,
): Promise<'done' | 'password'> => {
  const kept = given === undefined ? await unsealPassword() : undefined
  const password = given ?? kept?.password
  if (password === undefined) return 'password'
  checkIdentity()
  if (useIdentity.getState().phase !== 'in') throw new ApiError('identity', translate('session.changed'))
  const before = { identity: useIdentity.getState(), token: held, kept }
  const own = beginLife()
  held = undefined
  removeToken()
  let decided = () => {}
  switching = new Promise((resolve) => {
    decided = resolve
  })
  try {
    const reply = await auth.login({ username: child.username, password }, { quiet: true, token: null })
    // Synchronous, so that no request is sent under the new token while the old identity is on screen.
    takeToken(reply)
    clearForSwitch()
    void sealPassword(password, kept?.until)
  } catch (error) {
    // A session that has ended meanwhile must not be restored.
    if (life === own) putBack(before)
    if (error instanceof Error && !isAborted(error)) notify('error', error.message)
    throw error
  } finally {
    switching = undefined
    decided()
  }
  await enterBy('/home', () => load(async (now) => settle(now, askAccount(), before.identity.children)))
  return 'done'
}

const clearForSwitch = () => {
  beginLife()
  permissionsItem.remove()
  dealerTypeItem.remove()
  useIdentity.setState({ phase: 'entering', user: undefined, menus: [], permissions: [], refused: undefined })
  hooks.wipe('hand on')
}

/**
 * Prefixes of storage keys that survive a manual log-out: settings, the remembered account name, and preferences of
 * the browser or an account, such as saved views, columns, favourites and the home layout.
 */
export const LEFT = [
  'settings',
  'login.account',
  'views:',
  'columns:',
  'pages.',
  'metrics:',
  'wall:',
  'carsSeen:',
  'home.',
  'fold:',
  'split:',
  'quickTexts:',
  'reviewMode:',
] as const
const clearAfterHand = (): void => {
  dropWrites()
  clearStored((key) => !LEFT.some((start) => key.startsWith(start)))
}

/**
 * Logs out (R-SESS-11): clears the session at once, whatever the server responds, then opens log-in with a redirect,
 * by default to home (R-SESS-12). Removes tabs, drafts, data, token and kept password. A session that ends by a 401
 * keeps tabs and drafts.
 */
export const logOut = (redirect = '/home'): void => {
  const token = held ?? presentToken()
  if (token !== undefined && sameIdentity()) dropToken(token)
  clear(false)
  clearAfterHand()
  if (token !== undefined) announce({ how: 'out', ended: digest(token) })
  toLogin(redirect)
}

/** Requires a new log-in of the same user after a password change and returns to a path. Tabs and drafts are kept. */
export const logInAgain = (redirect: string): void => {
  const token = held
  if (token === undefined || !sameIdentity()) return checkIdentity()
  writeDrafts()
  dropToken(token)
  clear(true)
  announce({ how: 'password', ended: digest(token) })
  toLogin(redirect)
}

/** Reloads the menus and rebuilds the tree, after a change of menus or of the own role. Only code 200 counts. */
export const reloadMenus = async (): Promise<void> => {
  useIdentity.setState({ menus: await menusApi.getCurrent(undefined) })
}

/**
 * Reloads the accounts to switch among. The server returns none for a child account (R-SESS-15), so the caller passes
 * the known ones.
 */
export const reloadChildren = async (known?: ChildAccount[]): Promise<void> => {
  const children = known ?? (await users.listChildAccounts(undefined, { quiet: true }))
  childrenItem.set(children)
  useIdentity.setState({ children })
}

/**
 * Replaces an identity that has ended: loads the one of the cookie or opens log-in. Drafts are kept for their user
 * even after a manual log-out in another tab, unless `keep` is false.
 */
export const adoptIdentity = (keep = true): void => {
  checkIdentity()
  const { ending, hasKept } = useIdentity.getState()
  const isOut = presentToken() === undefined
  const isByHand = isOut && ending === 'out' && !(keep && hasKept)
  held = undefined
  resetIdentity(isOut ? 'out' : 'entering')
  hooks.wipe(!isByHand)
  if (isByHand) clearAfterHand()
  if (isOut) toLogin(isByHand ? '/home' : hooks.here(), ending === 'gone' || ending === 'expired')
  else void enter('/home').catch(() => {})
}
