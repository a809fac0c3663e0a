import type { InspectItem } from '@/entities/vehicle/inspectItem'
import type { PreInspection } from '@/entities/vehicle/preInspection'
import { isGiven } from '@/lib/given'
import { isRecord, prop } from '@/lib/json'
import { get, io, type Query } from '../call'
import { type Counted, countedOf, type Page, pageOf } from '../reply'
import { listIn } from '../refs'

const inspections = countedOf<PreInspection>({ damages: [{ images: [] }] })
/** Reads pre-inspection sheets; the id of a reservation may be inside of the reference itself. */
const inspectionReply = (data: unknown): Counted<PreInspection> => {
  const answer = inspections(data)
  const sent = (listIn(data) ?? []).filter(isRecord)
  return {
    ...answer,
    records: answer.records.map((row, at) => {
      const nested = prop(sent[at]?.reserveNo, 'id')
      return isGiven(row.reserveId) || !isGiven(nested) ? row : { ...row, reserveId: String(nested) }
    }),
  }
}
/** The pre-inspection sheets; by `id` the one sheet, with the customer's name and phone in full. */
export const listReserves = get(
  '/api-star-web/reserve/page/list',
  io<Query<PreInspection> & { areaName?: string }, Counted<PreInspection>>(inspectionReply),
)
/** The checked items of a pre-inspection sheet. */
export const listReserveRecords = get(
  '/api-star-web/reserve/record/page/list',
  io<{ reserveId: string; pageSize: number }, Page<InspectItem>>(pageOf<InspectItem>({ images: [] })),
)
