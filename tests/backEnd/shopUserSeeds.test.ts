// @module-tag members
import { beforeAll, describe, expect, it } from 'vitest'
import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { formatTime } from '@/lib/time'
import { control } from '../../mocks'
import { people } from '../../mocks/community/rules/people'
import { shopUserById, shopUsers } from '../../mocks/members/data/shopUsers'
import { codeOf } from '../../mocks/members/data/starPromoters'
import { invitations } from '../../mocks/marketing/rules/invitations'
import { holders } from '../../mocks/marketing/rules/coupons'

describe('demo app users', () => {
  beforeAll(() => control.reset())

  it('cover every type and state with 12,000 unique ids and phones', () => {
    const rows = shopUsers()
    expect([
      rows.length,
      new Set(rows.map(({ userId }) => userId)).size,
      new Set(rows.map(({ phone }) => phone)).size,
    ]).toEqual([12_000, 12_000, 12_000])
    expect(new Set(rows.map((row) => row.memberType)).size).toBe(memberType.options.length)
    expect(new Set(rows.map((row) => row.status)).size).toBe(shopUserStatus.options.length)
  })

  it('include everyone in coupons, invitations and the community', () => {
    for (const { userId, phone, nickname } of [...holders(), ...invitations().referrers, ...people()])
      expect(shopUserById(userId)).toMatchObject({ phone, nickname })
  })

  it('registered before their last log-in, which is not in the future', () => {
    const now = formatTime(control.now())
    for (const { createTime, lastLoginTime } of shopUsers())
      expect(createTime <= lastLoginTime && lastLoginTime <= now).toBe(true)
  })
})

describe('promoter code', () => {
  const codes = Array.from({ length: 5000 }, (_, at) => codeOf(at))
  it('has none of the easily confused 0, 1, O and I', () =>
    expect(codes.filter((code) => /[01OI]/.test(code))).toEqual([]))
  it('is different for each number', () => expect(new Set(codes).size).toBe(codes.length))
})
