import * as socialActivities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { stageStatus } from '@/entities/community/shared'
import { type Vote, type VoteRecord, voteRecord } from '@/entities/community/vote'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { demand } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import { onCheck, warning } from '../rules/checks'
import { demandHeadquarters } from '../rules/headquarters'
import { demandReason } from '../rules/reason'
import { demandChangeable, demandPublishable, sentVote, voteFaults } from '../rules/saveVote'
import { resultOf } from '../rules/voteResult'
import { countedOptions, recordsOf, recordView, voteOf, voteRecords, votes, voteView } from '../rules/votes'

/** Warns about running votes with the same title, which confuse voters. */
onCheck(checkType.vote, ({ id, title }, now) =>
  votes(now).some((row) => row.status === stageStatus.running && row.id !== text(id) && row.title === text(title))
    ? [warning('title', '已有同名投票正在进行')]
    : [],
)

const STATES = stageStatus.options.map(({ value }) => value)
const listed = listOf(socialActivities.listVotes)<Vote>({
  is: ['id', 'status', 'voteType', 'selectMode', 'joinScope', 'plateId'],
  like: ['title', 'createBy'],
  between: ['startTime'],
  sort: ['createTime', 'startTime', 'endTime', 'joinCount', 'voteCount'],
})
on(socialActivities.listVotes)((input, { now }) => {
  const rows = votes(now).map(voteView)
  return { ...listed.page(rows, input), summary: listed.counts(rows, { ...input }, 'status', STATES) }
})
on(socialActivities.getVote)(({ id }) => {
  const row = voteOf(id)
  return { ...voteView(row), options: countedOptions(row, recordsOf(row.id)) }
})

on(socialActivities.createVote)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createVote')
  const row = sentVote({ ...input })
  refuseFields(voteFaults(row, false, now))
  const [id, time] = [newId(), formatTime(now)]
  const who = { createBy: user.nickname, createTime: time, updateBy: user.nickname, updateTime: time }
  votes().push({ ...row, ...who, id, viewCount: 0, status: stageStatus.draft })
  return { id }
})
on(socialActivities.updateVote)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.updateVote')
  const row = voteOf(input.id)
  refuseChanged(row, input)
  const next = sentVote({ ...input }, row)
  demandChangeable(row, next)
  refuseFields(voteFaults(next, row.status === stageStatus.announced || row.status === stageStatus.running, now))
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(socialActivities.removeVote)(({ id, reason }, { user }) => {
  demandHeadquarters(user, 'socialActivities.removeVote')
  const row = voteOf(id)
  if (row.status !== stageStatus.draft && row.status !== stageStatus.down) throw stale()
  if (recordsOf(row.id).length > 0) throw new Refusal(409, '已有用户参与，不能删除')
  if (text(reason) === '') throw new Refusal(400, '请填写删除原因')
  votes().splice(votes().indexOf(row), 1)
})
on(socialActivities.shelveVote)(({ id, status, ...why }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.shelveVote')
  const row = voteOf(id)
  if (integer(status) === 1) {
    if (row.status !== stageStatus.draft && row.status !== stageStatus.down) throw stale()
    demandPublishable(row, now)
    row.status = row.startTime <= formatTime(now) ? stageStatus.running : stageStatus.announced
  } else {
    if (row.status !== stageStatus.announced && row.status !== stageStatus.running) throw stale()
    demandReason(why)
    row.status = stageStatus.down
  }
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
})

const listedRecords = listOf(socialActivities.listVoteRecords)<VoteRecord>({
  is: ['userType', 'source', 'status', 'optionName'],
  like: ['nickname'],
  phone: ['phone'],
  sort: ['createTime'],
})
const recordsAsked = (input: Record<string, unknown>): VoteRecord[] => {
  const [from, until] = [toMillis(input.createTimeStart), toMillis(input.createTimeEnd)]
  const about = text(input.voteId)
  return (about === '' ? voteRecords() : recordsOf(about))
    .filter(({ moment }) => (from === undefined || moment >= from) && (until === undefined || moment < until + 1000))
    .map(recordView)
}
on(socialActivities.listVoteRecords)((input) => listedRecords.page(recordsAsked({ ...input }), input))
on(socialActivities.exportVoteRecords)((input, { user }) => {
  demand(user, 'socialActivities.exportVoteRecords')
  return sheetOf(listedRecords.exported(recordsAsked({ ...input }), input), {
    ...columnsOf(voteRecord, 'recordId', 'title', 'optionName', 'nickname', 'phone', 'seriesName'),
    IP属地: 'ipRegion',
    ...columnsOf(voteRecord, 'points', 'status', 'createTime'),
  })
})

on(socialActivities.getVoteResult)((input, { now }) => resultOf(voteOf(input.id), { ...input }, now))
