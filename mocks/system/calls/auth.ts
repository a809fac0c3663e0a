import * as auth from '@/api/system/auth'
import { enableStatus, userStatus } from '@/entities/shared/enums'
import { validatePassword } from '@/lib/password'
import { randomText } from '@/lib/randomText'
import { formatTime } from '@/lib/time'
import { control, onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { rolesOf } from '../rules/access'
import { refuseFields, text } from '../../core/input'
import {
  clearFailures,
  closeSession,
  countFailure,
  endSessions,
  isLocked,
  openSession,
  releaseLocks,
  TRIES,
} from '../rules/sessions'
import { familyOf, mainOf, org } from '../rules/store'
import { drawCaptcha } from './captcha'

const CAPTCHA_SECONDS = 300
/** Letters and digits that are not easily confused in a picture. */
const ALPHABET = 'ACDEFHJKMNPQRTWXY34679'
const KEPT_PASSWORDS = 3

let captchas = new Map<string, { text: string; expires: number }>()
/** Number of wrong old passwords by main account. */
let oldFailures = new Map<string, number>()
/** Former passwords by main account, newest first. */
let history = new Map<string, string[]>()
onReset(() => {
  captchas = new Map()
  oldFailures = new Map()
  history = new Map()
})

on(auth.getCaptcha, { open: true })((input, { now }) => {
  for (const [code, { expires }] of captchas) if (expires <= now) captchas.delete(code)
  const channelCode = text(input.channelCode) || randomText(32)
  const captcha = randomText(4, ALPHABET)
  captchas.set(channelCode, { text: captcha, expires: now + CAPTCHA_SECONDS * 1000 })
  return { channelCode, image: drawCaptcha(captcha), expireSeconds: CAPTCHA_SECONDS }
})

/** Validates and consumes the captcha of a channel. 8888 is always right, 0000 is always expired. */
const checkCaptcha = (channelCode: string, answer: string, now: number): void => {
  const captcha = captchas.get(channelCode)
  captchas.delete(channelCode)
  if (answer === '8888') return
  if (answer === '0000' || !captcha || captcha.expires <= now) throw new Refusal(4002, '验证码已过期，请重新获取')
  if (answer.toUpperCase() !== captcha.text) throw new Refusal(4001, '验证码错误')
}

const locked = () => new Refusal(4004, '密码错误次数过多，账号已锁定，请30分钟后重试')

const companyIsOff = (user: UserRow) =>
  org.companies.some((company) => company.dealerCode === user.dealerCode && company.status === enableStatus.disabled)

/**
 * Checks lock, name, password, status, enterprise and roles in this order, so that states other than the lock are
 * disclosed only after a correct password.
 */
const signIn = (username: string, password: unknown, now: number): { access_token: string } => {
  releaseLocks(now)
  const user = org.users.find((one) => one.username === username)
  if (isLocked(username) || user?.status === userStatus.locked) throw locked()
  const main = user && mainOf(user)
  if (!user || !main || password !== main.password) {
    const left = countFailure(username, now)
    throw left > 0 ? new Refusal(4003, `账号或密码错误，还可尝试${left}次`) : locked()
  }
  if (user.status === userStatus.left || main.status === userStatus.left) throw new Refusal(4006, '该账号已离职')
  if (user.status === userStatus.disabled || main.status === userStatus.disabled)
    throw new Refusal(4005, '账号已停用，请联系管理员')
  if (companyIsOff(user)) throw new Refusal(4008, '所属企业已停用')
  if (rolesOf(user).length === 0) throw new Refusal(4007, '账号未分配角色，请联系管理员')
  clearFailures(username)
  const token = openSession(user, now)
  user.lastLoginTime = formatTime(now)
  return { access_token: token }
}

on(auth.loginByCode, { open: true })((input, { now }) => {
  checkCaptcha(text(input.channelCode), text(input.validateCode), now)
  return signIn(text(input.username), input.password, now)
})
on(auth.login, { open: true })((input, { now }) => signIn(text(input.username), input.password, now))
on(auth.logout, { open: true })((_, { token }) => closeSession(token))

on(auth.updatePassword)((input, { user, token, now }) => {
  if (text(input.username) !== user.username) throw new Refusal(403, '只能修改本人密码')
  const main = mainOf(user)
  if (input.oldPassword !== main.password) {
    const failures = (oldFailures.get(main.id) ?? 0) + 1
    oldFailures.set(main.id, failures)
    if (failures >= TRIES) {
      oldFailures.delete(main.id)
      endSessions(familyOf(user))
      throw new Refusal(401, '原密码错误次数过多，请重新登录', 401)
    }
    refuseFields({ oldPassword: '原密码错误' })
  }
  const next = typeof input.newPassword === 'string' ? input.newPassword : ''
  const fault = validatePassword(next)
  const used = [main.password, ...(history.get(main.id) ?? [])].slice(0, KEPT_PASSWORDS)
  if (fault)
    refuseFields({ newPassword: fault === 'chinese' ? '密码不能包含中文' : '密码为数字+字母+特殊字符，且不少于8位' })
  if (next.length > 64) refuseFields({ newPassword: '密码不能超过64位' })
  if (next.toLowerCase().includes(user.username.toLowerCase())) refuseFields({ newPassword: '密码不能包含账号' })
  if (next === main.password) refuseFields({ newPassword: '新密码不能与原密码相同' })
  if (used.includes(next)) refuseFields({ newPassword: '不能使用最近3次使用过的密码' })
  history.set(main.id, used)
  main.password = next
  main.passwordTime = formatTime(now)
  oldFailures.delete(main.id)
  endSessions(familyOf(user), token)
})

/** Returns the age of a user's password in whole days. -1 is an initial password that must be changed. */
export const passwordDays = (user: UserRow): number => {
  const since = mainOf(user).passwordTime
  return since === '' ? -1 : Math.floor((control.now() - Date.parse(`${since.replace(' ', 'T')}+08:00`)) / 86_400_000)
}
