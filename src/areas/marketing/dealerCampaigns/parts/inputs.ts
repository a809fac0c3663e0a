import type { DealerActivityInput } from '@/api/marketing/activities'
import { uploadType } from '@/entities/leads/enums'
import type { Activity } from '@/entities/marketing/activity'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'

export type Draft = Partial<Omit<DealerActivityInput, 'uploadType'>>

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

/** Returns the request body: empty fields are '' and no limit is 0. */
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

/** Returns the values that a dealer campaign takes from the headquarters campaign it joins. */
export const takenFrom = ({ typeId, seriesName, cover, content }: Activity): Pick<Draft, (typeof TAKEN)[number]> => ({
  typeId,
  seriesName: seriesName || undefined,
  cover,
  content,
})
/** True if taking over these values would replace other input. */
export const wouldLose = (draft: Draft, taken: Pick<Draft, (typeof TAKEN)[number]>): boolean =>
  TAKEN.some((key) => (draft[key] ?? '') !== '' && (draft[key] ?? '') !== (taken[key] ?? ''))
