import { userStatus } from '@/entities/shared/enums'
import { colors, picture, type Context } from '../../core/context'
import { accountOfName, personName } from '../../core/names'
import { need } from '../../core/random'
import type { RoleRow, UserRow } from './types'

const demoPassword = 'Abc@12345'

export interface UserSeed {
  username?: string
  nickname?: string
  phone?: string
  employeeNo?: string
  dealerType: number
  shopType: number
  deptId?: string
  dealerCode?: string
  dealerName?: string
  areaName?: string
  post: number
  roles: readonly string[]
  relatedDealerCodes?: readonly string[]
  parentId?: string
  status?: number
  /** Age of the password in days; -1 = initial, never changed. */
  passwordDays?: number
  /** True if the account is kept fresh: last sign-in yesterday, recent password. */
  demo?: boolean
  remark?: string
}

const remarks = [
  '试用期账号',
  '兼任区域培训讲师',
  '由原账号合并而来',
  '产假期间由同事代管，恢复时间待定',
  '外部审计临时账号，到期请停用',
]

/** Returns a factory that keeps accounts and ids unique across all users it makes. */
export const userFactory = (context: Context, roles: readonly RoleRow[], taken: Set<string>) => {
  const { random } = context
  const roleIds = new Map(roles.map((role) => [role.roleCode, role.id]))
  const repeats = new Map<string, number>()

  const account = (wish: string) => {
    let name = wish
    while (taken.has(name)) {
      const count = (repeats.get(wish) ?? 1) + 1
      repeats.set(wish, count)
      name = `${wish}${count}`
    }
    taken.add(name)
    return name
  }

  const drawStatus = () => (random.chance(0.88) ? 1 : random.pick([0, 0, 2, 3]))

  return (seed: UserSeed): UserRow => {
    const person = personName(random)
    const nickname = seed.nickname ?? person.name
    const pinyin = accountOfName(nickname) ?? person.account
    const number = context.next('user')
    const status = seed.status ?? drawStatus()
    const created = random.int(40, 720)
    const fresh = random.int(1, 85)
    const drawn = random.chance(0.05) ? -1 : random.chance(0.06) ? random.int(91, 300) : fresh
    const passwordDays = seed.passwordDays ?? (seed.demo ? 10 : drawn)
    const lastLogin = seed.demo
      ? context.time(0.9)
      : passwordDays < 0
        ? ''
        : status === userStatus.left
          ? context.timeBetween(created, 39)
          : context.timeBetween(Math.min(created, 30), 0.05)
    // Demo accounts get an hour more than whole days, so that the age in days is exact at any time of day.
    const passwordTime =
      passwordDays < 0
        ? ''
        : seed.demo
          ? context.time(passwordDays + 1 / 24)
          : context.workTime(Math.min(passwordDays, created) + 0.5)
    return {
      // Beyond 2^53 like the ids of the real back end: a client that parses them as numbers loses digits.
      id: `1804${String(100_000_000_000_000 + number * 4_194_304 + random.int(1, 4_194_303))}`,
      username: account(
        seed.username ?? (seed.dealerCode ? `${seed.dealerCode.toLowerCase()}.${pinyin.replace('.', '')}` : pinyin),
      ),
      password: demoPassword,
      passwordTime,
      nickname,
      headImgUrl: random.chance(0.45) ? picture(nickname.slice(0, 1), random.pick(colors)) : '',
      phone: seed.phone ?? context.phone(),
      email: random.chance(0.6) ? `${pinyin}${number % 100}@example.com` : '',
      employeeNo:
        seed.employeeNo ??
        (seed.dealerType <= 2
          ? `H${String(10_000 + number)}`
          : random.chance(0.3)
            ? ''
            : `E${String(500_000 + number)}`),
      dealerType: seed.dealerType,
      shopType: seed.shopType,
      deptId: seed.deptId ?? '',
      dealerCode: seed.dealerCode ?? '',
      dealerName: seed.dealerName ?? '',
      areaName: seed.areaName ?? '',
      post: seed.post,
      roleIds: seed.roles.map((code) => need(roleIds, code)),
      relatedDealerCodes: [...(seed.relatedDealerCodes ?? [])],
      parentId: seed.parentId ?? '',
      childAccountIds: [],
      status,
      lastLoginTime: lastLogin,
      createTime: context.workTime(Math.max(created, passwordDays) + 2),
      updateTime: context.timeBetween(Math.min(created, 200), 0.1),
      remark: seed.remark ?? (!seed.demo && random.chance(0.06) ? random.pick(remarks) : ''),
    }
  }
}

export type MakeUser = ReturnType<typeof userFactory>
