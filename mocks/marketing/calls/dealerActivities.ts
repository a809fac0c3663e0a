import * as activities from '@/api/marketing/activities'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { CAMPAIGN_STATES, ofType } from '../rules/campaigns'
import { heldView, heldFor, heldOf, shelve } from '../rules/dealerCampaigns'

type Input = Record<string, unknown>
const listed = listOf(activities.listDealer)({
  is: ['status', 'seriesName', 'dealerCode', 'hostId', 'areaName', 'offBy'],
  like: ['title'],
  between: ['startTime'],
  where: { typeId: ofType },
  sort: ['createTime', 'viewCount', 'joinCount', 'newClueCount'],
})

on(activities.listDealer)((input: Input, { user, now }) => {
  const rows = heldFor(user, now).map(heldView)
  return { ...listed.page(rows, input), summary: listed.counts(rows, input, 'status', CAMPAIGN_STATES) }
})
on(activities.getDealer)((input, { user, now }) => heldView(heldOf(input.id, user, now)))
on(activities.setDealerShelf)((input, { user, now }) => shelve(input, user, now))
