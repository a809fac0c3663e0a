import * as activities from '@/api/activities'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { on } from '../core/dispatcher'
import { byStatus, store } from '../lib/campaigns'
import { heldFace, heldFor, heldOf, shelve } from '../lib/dealerCampaigns'
import { text, texts } from '../lib/input'
import { between, like, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const SORTABLE = ['viewCount', 'joinCount', 'newClueCount', 'createTime'] as const

on(activities.listDealer)((input: Input, { user, now }) => {
  const titled = like(input.title)
  const wanted = texts(input.typeId)
  const types = new Set(store().types.flatMap((row) => (wanted.includes(row.id) || wanted.includes(row.parentId) ? row.id : [])))
  const status = oneOf(input.status)
  const starts = between(input.startTimeStart, input.startTimeEnd)
  const tests = (['seriesName', 'dealerCode', 'hostId', 'areaName', 'offBy'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: DealerActivity) => test(row[key])
  })
  const fitting = heldFor(user, now)
    .filter((row) => titled(row.title) && (wanted.length === 0 || types.has(row.typeId)))
    .filter((row) => (text(input.startTimeStart) === '' || row.startTime !== '') && starts(row.startTime))
    .map(heldFace)
    .filter((row) => tests.every((test) => test(row)))
  const rows = fitting.filter((row) => status(row.status))
  return { ...paged(rows, input, (row) => row, ordered<DealerActivity>(input, SORTABLE, 'createTime')), summary: byStatus(fitting) }
})
on(activities.getDealer)((input, { user, now }) => heldFace(heldOf(input.id, user, now)))
on(activities.setDealerShelf)((input, { user, now }) => shelve(input, user, now))
