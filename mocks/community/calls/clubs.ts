import * as clubCalls from '@/api/community/clubs'
import { clubStatus, joinWay, memberRole, memberStatus } from '@/entities/community/club'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { wireTime } from '../../core/context'
import { demand } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import { clubFor, clubsFor, clubView, clubViews, runningIn, type SeenClub } from '../rules/clubViews'
import { clubs } from '../rules/clubs'
import { demandHeadquarters } from '../rules/headquarters'
import { inClub, isIn, known, memberOf, members, memberView, trendOf } from '../rules/members'
import { demandReason, reasonWords } from '../rules/reason'
import { demandWhole, enter, isKept, preside, readClub } from '../rules/saveClub'
import { maskPhone } from '@/lib/masking'

const DAY = 86_400_000

const listed = listOf(clubCalls.list)<SeenClub>({
  is: ['id', 'status', 'clubType', 'joinMode', 'provinceCode', 'cityCode', 'seriesCode', 'dealerCode'],
  like: ['clubName', 'presidentName'],
  between: ['createTime'],
  sort: ['sort', 'memberCount', 'dynamicCount', 'createTime'],
  keepsOrder: true,
  where: {
    fullRate: (asked) => {
      const rate = integer(asked)
      return (row) => rate === undefined || row.memberCount * 100 >= row.memberLimit * rate
    },
  },
})
const STATES = clubStatus.options.map(({ value }) => value)
const idle = (rows: SeenClub[], days: number | undefined, now: number) =>
  days === undefined ? rows : rows.filter(({ lastPost }) => lastPost < now - days * DAY)
on(clubCalls.list)((input, { user, now }) => {
  const rows = idle(clubViews(clubsFor(user)), integer(input.idleDays), now)
  return {
    ...listed.page(rows, input, ({ lastPost: _last, ...row }) => ({
      ...row,
      presidentPhone: maskPhone(row.presidentPhone),
    })),
    summary: listed.counts(rows, { ...input }, 'status', STATES),
  }
})
on(clubCalls.get)(({ id }, { user, now }) => {
  const row = clubFor(id, user)
  const { lastPost: _last, ...view } = clubView(row)
  return { ...view, updateTime: row.updateTime, memberTrend: trendOf(row.id, now) }
})

on(clubCalls.create)((input, { user, now }) => {
  demandHeadquarters(user, 'clubs.create')
  const row = readClub({ ...input }, user)
  const id = newId()
  const time = formatTime(now)
  clubs().unshift({
    ...row,
    id,
    status: clubStatus.down,
    statusReason: '',
    createTime: time,
    disbandTime: '',
    disbandBy: '',
    updateBy: user.nickname,
    updateTime: time,
  })
  if (row.presidentId) enter(id, row.presidentId, now, joinWay.founder, memberRole.president)
  return { id }
})
on(clubCalls.update)((input, { user, now }) => {
  demandHeadquarters(user, 'clubs.update')
  const row = clubFor(input.id, user)
  refuseChanged(row, input)
  if (!isKept(row)) throw stale()
  const next = readClub({ ...input }, user, row)
  if (next.presidentId !== row.presidentId) preside(row.id, next.presidentId, now)
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
  if (row.status === clubStatus.up) demandWhole(row)
})
on(clubCalls.shelve)(({ id, status, ...why }, { user, now }) => {
  demandHeadquarters(user, 'clubs.shelve')
  const row = clubFor(id, user)
  if (integer(status) === 1) {
    if (row.status !== clubStatus.down) throw stale()
    demandWhole(row)
    Object.assign(row, { status: clubStatus.up, statusReason: '' })
  } else {
    if (row.status !== clubStatus.up) throw stale()
    demandReason(why)
    const running = runningIn(row.id, now)
    if (running > 0) throw new Refusal(409, `该车友会有 ${running} 个进行中的活动，请先处理`)
    Object.assign(row, { status: clubStatus.down, statusReason: reasonWords(why) })
  }
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(clubCalls.remove)(({ id, ...why }, { user, now }) => {
  demandHeadquarters(user, 'clubs.remove')
  const row = clubFor(id, user)
  demandReason(why)
  if (row.status === clubStatus.rejected) {
    clubs().splice(clubs().indexOf(row), 1)
    return
  }
  if (row.status !== clubStatus.down) throw stale()
  const time = formatTime(now)
  for (const member of inClub(row.id)) Object.assign(member, { status: memberStatus.left, left: now })
  Object.assign(row, {
    status: clubStatus.disbanded,
    statusReason: reasonWords(why),
    disbandTime: time,
    disbandBy: user.nickname,
    updateBy: user.nickname,
    updateTime: time,
  })
})

const listedMembers = listOf(clubCalls.listMembers)<ReturnType<typeof known>[number]>({
  is: ['id', 'clubId', 'userId', 'memberRole', 'userType', 'seriesCode', 'joinWay', 'status'],
  like: ['nickname'],
  phone: ['phone'],
  between: [{ joinTime: ({ joined }) => wireTime(joined) }, { lastActiveTime: ({ active }) => wireTime(active) }],
  order: ({ sortField, clubId }) => {
    const first = (row: { memberRole: number }) => (row.memberRole === memberRole.president ? 1 : 0)
    return (a, b) => (sortField || !clubId ? 0 : first(b) - first(a))
  },
  sort: [{ joinTime: ({ joined }) => joined }, { lastActiveTime: ({ active }) => active }, 'dynamicCount'],
})
const MEMBER_STATES = Object.values(memberStatus).filter((code) => typeof code === 'number')
on(clubCalls.listMembers)((input, { user, now }) => {
  const own = new Map(clubsFor(user).map((row) => [row.id, row]))
  const clubId = text(input.clubId)
  const days = integer(input.idleDays)
  const rows = known(
    members().filter(
      (row) =>
        own.has(row.clubId) &&
        (clubId === '' || row.clubId === clubId) &&
        (days === undefined || row.active < now - days * DAY),
    ),
  )
  return {
    ...listedMembers.page(rows, input, (row) => memberView(row, own.get(row.clubId))),
    summary: listedMembers.counts(rows, { ...input }, 'status', MEMBER_STATES),
    memberTrend: clubId !== '' && own.has(clubId) ? trendOf(clubId, now) : [],
  }
})
on(clubCalls.removeMember)(({ id, reason }, { user, now }) => {
  demand(user, 'clubs.removeMember')
  const row = memberOf(id)
  clubFor(row.clubId, user)
  const length = [...text(reason)].length
  refuseFields({ leaveReason: length < 5 || length > 100 ? '请填写 5-100 字说明' : undefined })
  if (row.memberRole === memberRole.president) throw new Refusal(409, '会长不可移出，请先在车友会详情更换会长')
  if (!isIn(row)) throw stale()
  Object.assign(row, { status: memberStatus.removed, left: now, leaveReason: text(reason) })
})
