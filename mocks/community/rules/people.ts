import type { SocialUser } from '@/entities/community/socialUser'
import { seeded } from '../../core/control'
import { org, reference } from '../../system/rules/store'
import { buildPeople, buildReaders, type PersonRow } from '../data/people'

const store = seeded('people', () => {
  const authors = buildPeople(reference())
  const rows = [...authors, ...buildReaders(reference(), org.carSeries)]
  return {
    authors,
    rows,
    byId: new Map(rows.map((row) => [row.userId, row])),
    byPhone: new Map(rows.map((row) => [row.phone, row])),
  }
})

export const authors = (): readonly PersonRow[] => store().authors
export const people = (): readonly PersonRow[] => store().rows
export const personOf = (userId: string): PersonRow | undefined => store().byId.get(userId)
export const personWithPhone = (phone: string): PersonRow | undefined => store().byPhone.get(phone)

export const socialUser = (userId: string): SocialUser => {
  const row = personOf(userId)
  return {
    userId,
    nickname: row?.nickname ?? `用户${userId.slice(-4)}`,
    avatar: row?.avatar ?? '',
    userType: row?.userType ?? 1,
  }
}
