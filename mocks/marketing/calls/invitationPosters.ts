import * as invitationPosters from '@/api/marketing/invitationPosters'
import { isYes } from '@/entities/field'
import { type InvitationPoster, invitationPoster } from '@/entities/marketing/invitationPoster'
import { invitationStatus, referStage } from '@/entities/marketing/posterEnums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { InvitationRow } from '../data/invitations'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { refuseFields, integer, withId } from '../../core/input'
import { dropInvitation, invitations } from '../rules/invitations'
import { inOwnOrder, moveBy } from '../rules/ownOrder'
import { validateBox, validatePeriod, sentBoxes } from '../rules/posterRules'
import { reached } from '../rules/referrals'
import { newId } from '../../system/rules/store'

type Input = Record<string, unknown>
const PAGE = '/marketing-management/invitation-index'

const enter = (user: UserRow): void => {
  demandPage(user, PAGE)
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const change = (user: UserRow, permission: string): void => {
  demand(user, permission)
  enter(user)
  demandHeadquarters(user)
}
export const posterOf = (id: unknown): InvitationRow => withId(invitations().posters, id, '无权查看或数据不存在')

const viewOf = (row: InvitationRow): InvitationPoster => {
  const { referrers, referred } = invitations()
  const came = referred.filter(({ posterId }) => posterId === row.id)
  // The data holds only the values of the enumerations.
  return {
    ...row,
    inviteCount: referrers.reduce(
      (sum, { invites }) => sum + invites.filter(({ posterId }) => posterId === row.id).length,
      0,
    ),
    registerCount: came.length,
    dealCount: came.filter(reached(referStage.won)).length,
  } as InvitationPoster // see above
}

const listed = listOf(invitationPosters.list)({
  is: ['audience', 'status'],
  like: ['title'],
  between: ['createTime'],
  sort: ['createTime', 'inviteCount', 'registerCount', 'dealCount'],
  keepsOrder: true,
})
const rows = (): InvitationPoster[] => invitations().posters.toSorted(inOwnOrder).map(viewOf)

on(invitationPosters.list)((input: Input, { user }) => {
  enter(user)
  return listed.page(rows(), input)
})
on(invitationPosters.get)((input, { user }) => {
  enter(user)
  return viewOf(posterOf(input.id))
})

const read = (input: Input) => {
  const { values, faults } = readInto(
    invitationPoster,
    ['title', 'imageUrl', 'showAvatar', 'audience', 'shareTitle', 'shareText', 'rewardText', 'startTime', 'endTime'],
    input,
    {},
  )
  refuseFields({ ...faults, qrPosition: validateBox(input.qrPosition), ...validatePeriod(input) })
  return { ...values, qrPosition: sentBoxes(input.qrPosition) ?? { x: 0, y: 0, size: 0 } }
}

on(invitationPosters.create)((input: Input, { user, now }) => {
  change(user, 'invitationPosters.create')
  const values = read(input)
  const { posters } = invitations()
  const sort = Math.max(0, ...posters.map((row) => row.sort)) + 1
  const row: InvitationRow = {
    ...values,
    id: newId(),
    topFlag: 0,
    sort,
    status: invitationStatus.down,
    createBy: user.nickname,
    createTime: formatTime(now),
  }
  posters.push(row)
  return { id: row.id }
})
on(invitationPosters.update)((input: Input, { user, now }) => {
  change(user, 'invitationPosters.update')
  const row = posterOf(input.id)
  Object.assign(row, read(input))
  if (row.status === invitationStatus.ended && (row.endTime === '' || row.endTime > formatTime(now)))
    row.status = invitationStatus.down
})
on(invitationPosters.remove)((input, { user }) => {
  change(user, 'invitationPosters.remove')
  const row = posterOf(input.id)
  if (row.status === invitationStatus.up) throw stale()
  dropInvitation(row)
})
on(invitationPosters.move)((input, { user }) => {
  change(user, 'invitationPosters.move')
  moveBy(invitations().posters, posterOf(input.id), input.direction)
})
on(invitationPosters.top)((input: Input, { user }) => {
  change(user, 'invitationPosters.top')
  const row = posterOf(input.id)
  if (row.status !== invitationStatus.up) throw stale()
  // At most one poster is on top.
  for (const one of invitations().posters) one.topFlag = 0
  row.topFlag = isYes(input.status) ? 1 : 0
})
on(invitationPosters.setShelf)((input: Input, { user, now }) => {
  change(user, 'invitationPosters.setShelf')
  const row = posterOf(input.id)
  const to = integer(input.status)
  if (to === invitationStatus.up && row.status === invitationStatus.down) {
    if (row.endTime !== '' && row.endTime <= formatTime(now)) throw new Refusal(409, '展示时间已结束，请先修改时间')
    row.status = invitationStatus.up
  } else if (to === invitationStatus.down && row.status === invitationStatus.up)
    Object.assign(row, { status: invitationStatus.down, topFlag: 0 })
  else throw stale()
})
export const posterIdsOf = (input: Input): string[] => listed.fitting(rows(), input).map(({ id }) => id)
