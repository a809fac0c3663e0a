import * as clubCalls from '@/api/community/clubs'
import { type Club, clubStatus } from '@/entities/community/club'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
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
on(clubCalls.list)((input) => {
  const rows = clubs().map(clubView)
  return { ...listedClubs.page(rows, input), summary: listedClubs.counts(rows, { ...input }, 'status', STATES) }
})
