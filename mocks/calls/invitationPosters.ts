import * as invitationPosters from '@/api/invitationPosters'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import type { Referred } from '@/entities/marketing/referred'
import type { Referrer } from '@/entities/marketing/referrer'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { InvitationRow, ReferredRow, ReferrerRow } from '../data/invitations'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { byPhone, collect, demandHeadquarters, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import { dropInvitation, invitations } from '../lib/invitations'
import { inOwnOrder, moveBy } from '../lib/ownOrder'
import { boxFault, periodFaults, sentBoxes } from '../lib/posterRules'
import { xlsFile } from '../lib/sheet'
import { newId } from '../lib/store'
import { between, exportable, like, masked, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const PAGE = '/marketing-management/invitation-index'
const [DOWN, UP, OVER] = [0, 1, 2]
const MEMBERS: Readonly<Record<number, string>> = { 1: '车主', 2: '粉丝', 3: '准车主' }
const [LEAD, TEST_DRIVE, BOUGHT, INVALID] = [2, 3, 5, 6]

/** Invitation posters are the business of headquarters. */
const enter = (user: UserRow): void => {
  demandPage(user, PAGE)
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const change = (user: UserRow, permission: string): void => {
  demand(user, permission)
  enter(user)
  demandHeadquarters(user)
}
const posterOf = (id: unknown): InvitationRow =>
  found(
    invitations().posters.find((row) => row.id === text(id)),
    '无权查看或数据不存在',
  )

/** Whether somebody who was invited came at least so far. */
const reached = (stage: number) => (row: ReferredRow) => row.stage >= stage && row.stage !== INVALID
const face = (row: InvitationRow): InvitationPoster => {
  const { referrers, referred } = invitations()
  const came = referred.filter(({ posterId }) => posterId === row.id)
  // The data holds only the values of the enumerations.
  return {
    ...row,
    inviteCount: referrers.reduce((sum, { invites }) => sum + invites.filter(({ posterId }) => posterId === row.id).length, 0),
    registerCount: came.length,
    dealCount: came.filter(reached(BOUGHT)).length,
  } as InvitationPoster // see above
}

const search = (input: Input): InvitationPoster[] => {
  const titled = like(input.title)
  const audience = oneOf(input.audience)
  const status = oneOf(input.status)
  const created = between(input.createTimeStart, input.createTimeEnd)
  const rows = invitations()
    .posters.filter((row) => titled(row.title) && audience(row.audience) && status(row.status) && created(row.createTime))
    .toSorted(inOwnOrder)
    .map(face)
  const sortable = ['inviteCount', 'registerCount', 'dealCount', 'createTime'] as const
  return text(input.sortField) === '' ? rows : rows.toSorted(ordered<InvitationPoster>(input, sortable, 'createTime'))
}

on(invitationPosters.list)((input: Input, { user }) => {
  enter(user)
  return paged(search(input), input, (row) => row)
})
on(invitationPosters.get)((input, { user }) => {
  enter(user)
  return face(posterOf(input.id))
})

const judge = (input: Input): void => {
  const fields: Record<string, string> = {}
  const audience = texts(input.audience)
  collect(fields, {
    imageUrl: text(input.imageUrl) === '' ? '请选择海报图' : undefined,
    qrPosition: boxFault(input.qrPosition),
    title: textFault(text(input.title), '海报名称', 30),
    audience: audience.length > 0 && audience.every((one) => one in MEMBERS) ? undefined : '请选择可邀请人群',
    shareTitle: textFault(text(input.shareTitle), '分享标题', 28),
    shareText: [...text(input.shareText)].length > 100 ? '分享文案不能超过100个字符' : undefined,
    rewardText: [...text(input.rewardText)].length > 200 ? '奖励说明不能超过200个字符' : undefined,
    ...periodFaults(input),
  })
  refuseFields(fields)
}
const valuesOf = (input: Input) => ({
  title: text(input.title),
  imageUrl: text(input.imageUrl),
  // Judged before.
  qrPosition: sentBoxes(input.qrPosition) ?? { x: 0, y: 0, size: 0 },
  showAvatar: whole(input.showAvatar) === 1 ? (1 as const) : (0 as const),
  audience: texts(input.audience).map(Number),
  shareTitle: text(input.shareTitle),
  shareText: text(input.shareText),
  rewardText: text(input.rewardText),
  startTime: text(input.startTime),
  endTime: text(input.endTime),
})

on(invitationPosters.create)((input: Input, { user, now }) => {
  change(user, 'invitationPosters.create')
  judge(input)
  const { posters } = invitations()
  const sort = Math.max(0, ...posters.map((row) => row.sort)) + 1
  const row: InvitationRow = { ...valuesOf(input), id: newId(), topFlag: 0, sort, status: DOWN, createBy: user.nickname, createTime: formatTime(now) }
  posters.push(row)
  return { id: row.id }
})
on(invitationPosters.update)((input: Input, { user, now }) => {
  change(user, 'invitationPosters.update')
  const row = posterOf(input.id)
  judge(input)
  Object.assign(row, valuesOf(input))
  if (row.status === OVER && (row.endTime === '' || row.endTime > formatTime(now))) row.status = DOWN
})
on(invitationPosters.remove)((input, { user }) => {
  change(user, 'invitationPosters.remove')
  const row = posterOf(input.id)
  if (row.status === UP) throw stale()
  dropInvitation(row)
})
on(invitationPosters.move)((input, { user }) => {
  change(user, 'invitationPosters.move')
  moveBy(invitations().posters, posterOf(input.id), input.direction)
})
on(invitationPosters.top)((input: Input, { user }) => {
  change(user, 'invitationPosters.top')
  const row = posterOf(input.id)
  if (row.status !== UP) throw stale()
  // There is one at most.
  for (const one of invitations().posters) one.topFlag = 0
  row.topFlag = whole(input.status) === 1 ? 1 : 0
})
on(invitationPosters.setShelf)((input: Input, { user, now }) => {
  change(user, 'invitationPosters.setShelf')
  const row = posterOf(input.id)
  const to = whole(input.status)
  if (to === UP && row.status === DOWN) {
    if (row.endTime !== '' && row.endTime <= formatTime(now)) throw new Refusal(409, '展示时间已结束，请先修改时间')
    row.status = UP
  } else if (to === DOWN && row.status === UP) Object.assign(row, { status: DOWN, topFlag: 0 })
  else throw stale()
})

on(invitationPosters.getVehicleInfo)((input, { user }) => {
  enter(user)
  return found(
    invitations().referrers.find(({ userId }) => userId === text(input.userId)),
    '用户不存在',
  ).vehicles
})

/** A referrer with what came of his invitations, of some posters or all. */
const referrerFace =
  (isMeant: (posterId: string) => boolean) =>
  (row: ReferrerRow): Referrer => {
    const invites = row.invites.filter(({ posterId }) => isMeant(posterId))
    const came = invitations().referred.filter(({ userId, posterId }) => userId === row.userId && isMeant(posterId))
    const { userId, nickname, phone, memberType } = row
    // The data holds only the values of the enumerations.
    return {
      ...{ userId, nickname, phone, memberType },
      inviteCount: invites.length,
      registerCount: came.length,
      testDriveCount: came.filter(reached(TEST_DRIVE)).length,
      dealCount: came.filter(reached(BOUGHT)).length,
      rewardPoints: came.reduce((sum, { rewardPoints }) => sum + rewardPoints, 0),
      lastTime:
        invites
          .map(({ time }) => time)
          .toSorted()
          .at(-1) ?? '',
    } as Referrer // see above
  }
const searchReferrers = (input: Input, posterIds: readonly string[] | undefined): Referrer[] => {
  const isMeant = (posterId: string) => posterIds === undefined || posterIds.includes(posterId)
  const phoned = byPhone(input.phone)
  const called = like(input.nickname)
  const member = oneOf(input.memberType)
  const sortable = ['inviteCount', 'registerCount', 'testDriveCount', 'dealCount', 'rewardPoints', 'lastTime'] as const
  return invitations()
    .referrers.filter((row) => phoned(row.phone) && called(row.nickname) && member(row.memberType))
    .map(referrerFace(isMeant))
    .filter(({ inviteCount }) => inviteCount > 0)
    .toSorted(ordered<Referrer>(input, sortable, 'lastTime'))
}
const meantPosters = (input: Input) => (text(input.posterId) === '' ? undefined : [posterOf(input.posterId).id])

on(invitationPosters.listReferrers)((input: Input, { user }) => {
  enter(user)
  return paged(searchReferrers(input, meantPosters(input)), input, (row) => row)
})
on(invitationPosters.exportReferrers)((input: Input, { user }) => {
  demand(user, 'invitationPosters.exportReferrers')
  enter(user)
  const head = ['用户ID', '推荐人', '手机号', '用户类型', '邀请次数', '注册人数', '试驾人数', '成交数', '奖励积分', '最近邀请']
  const posterIds = meantPosters(input) ?? search(input).map(({ id }) => id)
  return xlsFile(
    'excel.xls',
    head,
    exportable(searchReferrers(input, posterIds)).map((row) => [
      row.userId,
      row.nickname,
      masked(row.phone),
      MEMBERS[Number(row.memberType)] ?? '',
      row.inviteCount,
      row.registerCount,
      row.testDriveCount,
      row.dealCount,
      row.rewardPoints,
      row.lastTime,
    ]),
  )
})

on(invitationPosters.listReferred)((input: Input, { user }) => {
  enter(user)
  const posterIds = meantPosters(input)
  const phoned = byPhone(input.phone)
  const stage = oneOf(input.stage)
  const dealer = like(input.dealerName)
  const invitedBy = like(input.referrerName)
  const invited = between(input.inviteTimeStart, input.inviteTimeEnd)
  const { referred, referrers } = invitations()
  const names = new Map(referrers.map(({ userId, nickname }) => [userId, nickname]))
  const all = referred.filter(({ posterId }) => posterIds === undefined || posterIds.includes(posterId))
  const rows = all.filter(
    (row) => phoned(row.phone) && stage(row.stage) && dealer(row.dealerName) && invitedBy(names.get(row.userId) ?? '') && invited(row.inviteTime),
  )
  const shape = ({ posterId: _posterId, userId, ...row }: ReferredRow): Referred =>
    // The data holds only the values of the enumeration.
    ({ ...row, referrerName: names.get(userId) ?? '' }) as Referred
  return {
    ...paged(rows.toSorted(ordered<ReferredRow>(input, ['inviteTime'], 'inviteTime')), input, shape),
    summary: {
      registered: all.length,
      lead: all.filter(reached(LEAD)).length,
      testDrive: all.filter(reached(TEST_DRIVE)).length,
      deal: all.filter(reached(BOUGHT)).length,
    },
  }
})
