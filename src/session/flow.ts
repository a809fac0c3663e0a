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
  // Our own store; rows are shown field by field and only the user name is sent.
  Array.isArray(value)
    ? (value.filter((one) => isRecord(one) && typeof one.username === 'string') as ChildAccount[])
    : undefined

/** What is stored of a session (R-SESS-05, R-SESS-06), the accounts of whoever logged in, and the one of them that is worked as. All of it goes with the token. */
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

/** What a tab tells the others: how the session of a token ended, or which token came. Tokens are told by their digests alone. */
interface News {
  how: Ending
  ended?: string
  began?: string
}
const announce = (news: News): void => channel?.postMessage(news)
const ENDINGS: readonly unknown[] = ['out', 'expired', 'password', 'changed', 'gone'] satisfies Ending[]
const isNews = (data: unknown): data is News => isRecord(data) && ENDINGS.includes(data.how)

/**
 * What was heard last, until the cookie can be trusted again: a browser may bring the change of a cookie later than the message about it.
 * `token` is the digest of the one that the cookie will hold, '' for none.
 */
let heard: { how: Ending; token: string } | undefined
const LOOKS_MS = [10, 100, 1000]
let looks: ReturnType<typeof setTimeout>[] = []

/** The token that the cookie holds, or will not hold much longer: then none. */
export const presentToken = (): string | undefined => {
  const token = readToken()
  return token !== undefined && heard && digest(token) !== heard.token ? undefined : token
}
const sameIdentity = (): boolean => held === undefined || (hasToken(held) && (!heard || digest(held) === heard.token))

const becomeForeign = () => {
  const { phase } = useIdentity.getState()
  if (phase !== 'in' && phase !== 'foreign') return
  const ending = heard?.how ?? (readToken() === undefined ? 'gone' : 'changed')
  if (phase === 'foreign') {
    // What was only seen is told by a message that comes later.
    if (heard) useIdentity.setState({ ending })
    return
  }
  if (ending === 'gone') forgetSession()
  writeDrafts()
  useIdentity.setState({ phase: 'foreign', ending, hasKept: unsavedOf().length > 0 && hasDrafts() })
}

/** A log-in of this tab that is under way. */
let signing: Promise<CurrentUser> | undefined
/** Notices that another tab logged out, in or switched: nothing more is sent under an identity that is not the one on screen; a waiting log-in page goes on. */
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

/** Looks at the cookie now and until a change of it must have come. */
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

/** Decides by what the message of another tab says. */
const hearOther = ({ data }: MessageEvent<unknown>): void => {
  if (!isNews(data)) return lookAgain()
  // Of another session than the one in the cookie: nothing that is on screen here ends by it.
  const token = readToken()
  const present = heard?.token ?? (token === undefined ? '' : digest(token))
  if (data.began === undefined && present !== '' && present !== data.ended) return
  heard = { how: data.how, token: data.began ?? '' }
  lookAgain()
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

/** Tells the server that a token is done with, whatever it answers. */
const dropToken = (token: string): void => void auth.logout(undefined, { token, quiet: true }).catch(() => {})

const lookAround = (): void => {
  checkIdentity()
  void forgetOldPassword()
}

/** Connects session, client and app; called once at start. */
export const startSession = (to: SessionHooks): void => {
  hooks = to
  connect({
    token: () => {
      if (!sameIdentity() || useIdentity.getState().phase === 'foreign') {
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
  // Whose cookie is gone, with the browser that was closed, leaves nothing to whoever comes next.
  if (readToken() === undefined) forgetSession()
  else void forgetOldPassword()
  channel?.addEventListener('message', hearOther)
  // What another tab stores or removes tells the same, should its message not come through.
  window.addEventListener('storage', lookAgain)
  window.addEventListener('pageshow', checkIdentity)
  document.addEventListener('visibilitychange', lookAround)
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
    permissions: readPermissions(user.permissions),
    passwordDays: typeof user.passwordDays === 'number' ? user.passwordDays : 0,
    lastLoginTime: typeof user.lastLoginTime === 'string' ? user.lastLoginTime : '',
  }
}

/** Asks for the user of the present token and, beside it, for the menus, whose failure is told by whoever waits for them. */
const askAccount = (signal?: AbortSignal) => {
  const token = held
  const user = currentUser()
  const menus = menusApi.getCurrent(undefined, { quiet: true, signal })
  menus.catch(() => {})
  return { token, user, menus }
}
type Account = ReturnType<typeof askAccount>

/** Whether this tab was given a token that the others are still to be told of. */
let untold = false

const store = ({ user, children, permissions }: Pick<Identity, 'user' | 'children' | 'permissions'>): void => {
  if (!user) return
  permissionsItem.set(textList(permissions))
  dealerTypeItem.set(user.dealerType)
  childrenItem.set(children)
  roleItem.set(user.username)
}

/** Brings an account on screen that was loaded in the life `own`; rejects when another tab, or a log-in of this one, came first. */
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

/** Takes over the first child account; answers its refusal, which leaves the main account as it was. */
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
 * Loads the user, then its child accounts (R-GUARD-06), and the menus beside both. A main account goes on as its first child account, once and with the password
 * of the log-in (R-GUARD-07); refused, it stays the main account. A child account is answered none of its own and keeps those of its log-in (R-SESS-15).
 */
const loadAccounts = async (
  own: AbortController,
  kept: () => Promise<KeptPassword | undefined>,
  onMenus = () => {},
): Promise<CurrentUser> => {
  // The menus of a main account are dropped when it goes on as its child account.
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
 * Loads under the token of the cookie; anew when another tab signed in meanwhile, whose token is not ours to remove. A log-in of this tab loads for
 * itself: one that is under way is waited for, since two that load side by side would each go on as a child account.
 */
const load = async (loadUser: (own: AbortController) => Promise<unknown>): Promise<void> => {
  if (signing)
    try {
      return void (await signing)
    } catch (error) {
      // A refused log-in leaves the token of another tab alone.
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
    // What is still on its way for another token would come on screen beside the requests of this one.
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
 * Signs in by hand: token, user, child accounts, the first child account if there is one (R-GUARD-07), menus. The user name is trimmed (R-SESS-04).
 * Rejects with the refusal of the log-in call, already told as a toast; later failures clear the session.
 */
export const logIn = (credentials: Credentials, onStep: (step: LoginStep) => void): Promise<CurrentUser> => {
  signing = signIn(credentials, onStep).finally(() => {
    signing = undefined
  })
  return signing
}

const takeToken = (reply: unknown): void => {
  // Some servers answer the token itself.
  const token = isRecord(reply) ? (reply.access_token ?? reply.token) : reply === 'undefined' ? undefined : reply
  held = undefined
  held = writeToken(token)
  heard = undefined
  untold = true
}

/** Done once the switch under way has its token: until then nobody is signed in, and what is asked meanwhile waits. */
let switching: Promise<void> | undefined
/** Whether a switch of roles waits for its token: the session has none meanwhile, and goes on all the same. */
export const isSwitching = (): boolean => switching !== undefined

/** The old session after a refused switch; foreign when another tab signed in meanwhile. */
const putBack = ({ identity, token, kept }: { identity: Identity; token?: string; kept?: KeptPassword }): void => {
  held = token
  if (token !== undefined && readToken() === undefined) {
    writeToken(token)
    // Another tab may have found no token meanwhile, and forgotten them.
    store(identity)
    if (kept) void sealPassword(kept.password, kept.until)
  }
  useIdentity.setState(identity, true)
  checkIdentity()
}

/** Whether a refused log-in says that the password was wrong: by a 401, by its field, or in the words of the server. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.fault === 'refused' || error.fault === 'http') &&
  (String(error.code) === '401' ||
    error.fields.password !== undefined ||
    /密码|口令|password|credential|contraseña|パスワード/i.test(error.message))

/** The refusal of the first child account was read. */
export const forgetRefused = (): void => useIdentity.setState({ refused: undefined })

/**
 * Switches to another of the accounts (R-SESS-09): clears the session, logs in as the chosen one with the stored password, or the one given,
 * reloads user and menus. Answers 'password' when none is stored and it must be asked. A refusal puts the old session back and rejects.
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
    // In one go, so that nothing is sent under the new token while the old identity is on screen.
    takeToken(reply)
    clearForSwitch()
    void sealPassword(password, kept?.until)
  } catch (error) {
    // A session that ended meanwhile stays ended.
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
 * What a log-out by hand leaves in the browser, by the beginnings of keys: how the console looks and speaks, the account name that the user asked to have
 * remembered, and what each account arranged for itself: saved views, columns, favourites, the parts of its home; and which cars it has looked at.
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
 * Logs out (R-SESS-11): the session is cleared at once, whatever the server says; then log-in with the way to home (R-SESS-12). Tabs, drafts, data, token
 * and kept password go; a session that ends by a 401 keeps tabs and drafts for whoever comes back.
 */
export const logOut = (redirect = '/home'): void => {
  const token = held ?? presentToken()
  if (token !== undefined && sameIdentity()) dropToken(token)
  clear(false)
  clearAfterHand()
  if (token !== undefined) announce({ how: 'out', ended: digest(token) })
  toLogin(redirect)
}

/** Has the same user log in anew after the password was changed, back at a place: tabs and drafts wait. */
export const logInAgain = (redirect: string): void => {
  const token = held
  if (token === undefined || !sameIdentity()) return checkIdentity()
  writeDrafts()
  dropToken(token)
  clear(true)
  announce({ how: 'password', ended: digest(token) })
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

/**
 * Leaves a tab whose identity has ended: loads the console anew under the present one, or leads to log-in. What was typed here and is kept as drafts waits
 * for its user, though the log-out elsewhere was done by hand, unless it is to go.
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
