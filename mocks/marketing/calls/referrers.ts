import * as invitationPosters from '@/api/marketing/invitationPosters'
import type { ReferrerGroup } from '@/api/marketing/invitationPosters'
import { referStage } from '@/entities/marketing/posterEnums'
import { invalidReason as invalidReasons, referred, type Referred } from '@/entities/marketing/referred'
import { type Referrer, referrer } from '@/entities/marketing/referrer'
import { on } from '../../core/dispatcher'
import { found, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { shopUserById } from '../../members/data/shopUsers'
import { vehiclesOf } from '../../members/rules/userVehicles'
import { demand, demandOnePage } from '../../system/rules/access'
import type { UserRow } from '../../system/data/types'
import type { ReferredRow } from '../data/invitations'
import { invitations } from '../rules/invitations'
import { reached, referredView, referrerView, seesDealerNamed, titleOf } from '../rules/referrals'
import { posterIdsOf, posterOf } from './invitationPosters'

type Input = Record<string, unknown>
const LISTS = [
  '/marketing-management/invitation-index',
  '/starRecommendation/recommender',
  '/starRecommendation/recommended',
]
on(invitationPosters.getVehicleInfo)((input, { user }) => {
  demandOnePage(user, [...LISTS, '/user-management-shop/user-management'])
  return vehiclesOf(found(shopUserById(text(input.userId)), '用户不存在'))
})

const referrers = listOf(invitationPosters.listReferrers)<Referrer & { dealerCode: string }>({
  is: ['userId', 'memberType', 'promoterFlag', 'riskFlag', 'dealerCode'],
  like: ['nickname', 'dealerName'],
  phone: ['phone'],
  within: ['dealCount'],
  between: ['lastTime'],
  sort: ['lastTime', 'inviteCount', 'registerCount', 'clueCount', 'testDriveCount', 'dealCount', 'rewardPoints'],
})
const referrersOf = (user: UserRow, posterIds: readonly string[] | undefined) => {
  const sees = seesDealerNamed(user)
  return invitations()
    .referrers.map(referrerView((posterId) => posterIds === undefined || posterIds.includes(posterId), sees))
    .filter(({ inviteCount, dealerName }) => inviteCount > 0 && sees(dealerName))
}
const meantPosters = (input: Input) => (text(input.posterId) === '' ? undefined : [posterOf(input.posterId).id])

const groupsOf = (
  came: readonly ReferredRow[],
  keyOf: (row: ReferredRow) => string,
  nameOf: (key: string) => string,
): ReferrerGroup[] => {
  const groups = new Map<string, ReferrerGroup>()
  for (const row of came) {
    const key = keyOf(row)
    const group = groups.get(key) ?? { key, name: nameOf(key), registerCount: 0, dealCount: 0 }
    groups.set(key, group)
    group.registerCount += 1
    if (reached(referStage.won)(row)) group.dealCount += 1
  }
  return [...groups.values()]
}
const WEEKS = 26
const mondayOf = (time: string): string => {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

on(invitationPosters.listReferrers)((input: Input, { user }) => {
  demandOnePage(user, LISTS)
  const rows = referrersOf(user, meantPosters(input))
  const fitting = referrers.fitting(rows, input)
  const total = (
    key: 'inviteCount' | 'registerCount' | 'clueCount' | 'testDriveCount' | 'dealCount' | 'rewardPoints',
  ) => fitting.reduce((sum, row) => sum + row[key], 0)
  const ids = new Set(fitting.map(({ userId }) => userId))
  const sees = seesDealerNamed(user)
  const came = invitations().referred.filter(({ userId, dealerName }) => ids.has(userId) && sees(dealerName))
  return {
    ...referrers.page(rows, input, ({ dealerCode: _dealer, ...row }) => row),
    summary: {
      people: fitting.length,
      invited: total('inviteCount'),
      registered: total('registerCount'),
      leads: total('clueCount'),
      drives: total('testDriveCount'),
      deals: total('dealCount'),
      points: total('rewardPoints'),
    },
    weeks: groupsOf(
      came,
      ({ inviteTime }) => mondayOf(inviteTime),
      (key) => key,
    )
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .slice(-WEEKS),
    posters: groupsOf(came, ({ posterId }) => posterId, titleOf).toSorted((a, b) => b.registerCount - a.registerCount),
  }
})

const listedReferred = listOf(invitationPosters.listReferred)<Referred & { dealerCode: string }>({
  is: ['id', 'referrerId', 'stage', 'rewardStatus', 'dealerCode'],
  like: ['dealerName', 'referrerName'],
  phone: ['phone', 'referrerPhone'],
  between: ['inviteTime', 'dealTime'],
  sort: ['inviteTime', 'dealTime'],
})
const referredOf = (user: UserRow, posterIds: readonly string[] | undefined) => {
  const sees = seesDealerNamed(user)
  return invitations().referred.filter(
    ({ posterId, dealerName }) => (posterIds === undefined || posterIds.includes(posterId)) && sees(dealerName),
  )
}
on(invitationPosters.listReferred, {
  whole: { why: 'the detail of one friend, whom headquarters calls back', when: 'asked by id' },
})((input: Input, { user }) => {
  demandOnePage(user, LISTS)
  const all = referredOf(user, meantPosters(input))
  const rows = all.map(referredView)
  const states = referStage.options.map(({ value }) => value)
  const invalid = listedReferred.fitting(rows, { ...input, stage: referStage.invalid })
  return {
    ...listedReferred.page(rows, input, ({ dealerCode: _dealer, ...row }) => row),
    summary: {
      registered: all.length,
      lead: all.filter(reached(referStage.lead)).length,
      testDrive: all.filter(reached(referStage.driven)).length,
      deal: all.filter(reached(referStage.won)).length,
      ...listedReferred.counts(rows, input, 'stage', states),
      all: listedReferred.fitting(rows, { ...input, stage: undefined }).length,
      ...Object.fromEntries(
        invalidReasons.options.map(({ value }) => [
          `reason:${value}`,
          invalid.filter((row) => row.invalidReason === value).length,
        ]),
      ),
    },
  }
})

on(invitationPosters.exportReferrers)((input: Input, { user }) => {
  demand(user, 'invitationPosters.exportReferrers')
  demandOnePage(user, LISTS)
  if (text(input.view) === 'referred')
    return sheetOf(
      listedReferred.exported(referredOf(user, meantPosters(input)).map(referredView), input),
      columnsOf(
        referred,
        ...(['id', 'nickname', 'userName', 'phone', 'referrerName', 'referrerPhone', 'posterTitle'] as const),
        ...(['inviteTime', 'stage', 'invalidReason', 'seriesName', 'cityName', 'dealerName', 'clueId'] as const),
        ...(['rewardStatus', 'rewardPoints', 'dealTime'] as const),
      ),
    )
  const posterIds = text(input.view) === 'referrer' ? undefined : (meantPosters(input) ?? posterIdsOf(input))
  return sheetOf(
    referrers.exported(referrersOf(user, posterIds), input),
    columnsOf(
      referrer,
      ...(['userId', 'nickname', 'phone', 'memberType', 'promoterFlag', 'seriesName', 'cityName'] as const),
      ...(['dealerName', 'inviteCount', 'registerCount', 'clueCount', 'testDriveCount', 'dealCount'] as const),
      ...(['rewardPoints', 'riskFlag', 'lastTime'] as const),
    ),
  )
})
