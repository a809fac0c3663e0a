import type { DealerActivityInput } from '@/api/marketing/activities'
import { uploadType } from '@/entities/leads/enums'
import type { Activity } from '@/entities/marketing/activity'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'

/** What the form of a campaign holds. */
export type Draft = Partial<Omit<DealerActivityInput, 'uploadType'>>

/** A campaign as the form begins with it. */
export const draftOf = (row: DealerActivity): Draft => {
  const { title, typeId, hostId, seriesName, cover, startTime, endTime, address, contactPhone, content, joinLimit } =
    row
  return {
    ...{ title, hostId, cover, address, contactPhone, content, joinLimit },
    typeId: typeId || undefined,
    seriesName: seriesName || undefined,
    startTime: startTime || undefined,
    endTime: endTime || undefined,
  }
}

/** What is sent of the values of the form: nothing is '' and no limit is 0. */
export const inputOf = (draft: Draft): DealerActivityInput => ({
  uploadType: uploadType.dealer,
  ...(draft.dealerCode && { dealerCode: draft.dealerCode }),
  title: draft.title ?? '',
  typeId: draft.typeId ?? '',
  hostId: draft.hostId ?? '',
  seriesName: draft.seriesName ?? '',
  cover: draft.cover ?? '',
  startTime: draft.startTime ?? '',
  endTime: draft.endTime ?? '',
  address: draft.address ?? '',
  contactPhone: draft.contactPhone ?? '',
  content: draft.content ?? '',
  joinLimit: draft.joinLimit ?? 0,
})

const TAKEN = ['typeId', 'seriesName', 'cover', 'content'] as const

/** What a campaign of headquarters gives to those that join it. */
export const takenFrom = ({ typeId, seriesName, cover, content }: Activity): Pick<Draft, (typeof TAKEN)[number]> => ({
  typeId,
  seriesName: seriesName || undefined,
  cover,
  content,
})
/** Whether taking that over would lose something that was filled in otherwise. */
export const wouldLose = (draft: Draft, taken: Pick<Draft, (typeof TAKEN)[number]>): boolean =>
  TAKEN.some((key) => (draft[key] ?? '') !== '' && (draft[key] ?? '') !== (taken[key] ?? ''))
