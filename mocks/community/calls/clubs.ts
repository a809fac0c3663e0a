import * as clubCalls from '@/api/community/clubs'
import { type Club, clubStatus } from '@/entities/community/club'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { areaOf } from '../../leads/rules/leads'
import { seesRecord } from '../../system/rules/access'
import { clubs } from '../rules/clubs'
import { clubView } from '../rules/clubViews'

const listedClubs = listOf(clubCalls.list)<Club>({
  is: ['id', 'status', 'clubType', 'joinMode', 'provinceCode', 'cityCode', 'seriesCode', 'dealerCode'],
  like: ['clubName', 'presidentName'],
  between: ['createTime'],
  sort: ['sort', 'memberCount', 'dynamicCount', 'createTime'],
  keepsOrder: true,
})
const STATES = clubStatus.options.map(({ value }) => value)
on(clubCalls.list)((input, { user }) => {
  const sees = seesRecord(user)
  // A dealer knows the clubs that it sponsors, a sales area those of its dealers.
  const rows = clubs()
    .map(clubView)
    .filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
  return { ...listedClubs.page(rows, input), summary: listedClubs.counts(rows, { ...input }, 'status', STATES) }
})
