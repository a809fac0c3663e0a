// @module-tag members
import { beforeAll, describe, expect, it } from 'vitest'
import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { formatTime } from '@/lib/time'
import { control } from '../../mocks'
import { people } from '../../mocks/community/rules/people'
import { shopUserById, shopUsers } from '../../mocks/members/data/shopUsers'
import { invitations } from '../../mocks/marketing/rules/invitations'
import { holders } from '../../mocks/marketing/rules/coupons'

describe('the users of the App', () => {
  beforeAll(() => control.reset())

  it('are 12,000 of all types and states, each with an own id and phone', () => {
    const rows = shopUsers()
    expect([
      rows.length,
      new Set(rows.map(({ userId }) => userId)).size,
      new Set(rows.map(({ phone }) => phone)).size,
    ]).toEqual([12_000, 12_000, 12_000])
    expect(new Set(rows.map((row) => row.memberType)).size).toBe(memberType.options.length)
    expect(new Set(rows.map((row) => row.status)).size).toBe(shopUserStatus.options.length)
  })

  it('hold those who have coupons, invite others and write in the community, by their ids and phones', () => {
    for (const { userId, phone, nickname } of [...holders(), ...invitations().referrers, ...people()])
      expect(shopUserById(userId)).toMatchObject({ phone, nickname })
  })

  it('registered before they were seen last, and not ahead of now', () => {
    const now = formatTime(control.now())
    for (const { createTime, lastLoginTime } of shopUsers())
      expect(createTime <= lastLoginTime && lastLoginTime <= now).toBe(true)
  })
})
