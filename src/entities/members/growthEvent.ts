import { numberIn } from '@/lib/counts'
import { entity, enumeration, f, type RowOf } from '../field'

export const eventStatus = enumeration('growthEventStatus', { off: 0, on: [1, 'success'] })
export const eventType = enumeration('growthEventType', {
  daily: 1,
  community: 2,
  driving: 3,
  service: 4,
  invitation: 5,
})

/** Allowed event links: https, or a page of the app. */
export const EVENT_LINK = /^(https:\/\/\S+|\/\S*)$/i

export const growthEvent = entity('growthEvent', {
  id: f.id(),
  eventCode: f.text(),
  eventName: f.text({ required: true, min: 2, max: 12 }),
  eventType: f.enum(eventType),
  icon: f.image({ required: true }),
  energy: f.integer({ required: true, min: 1, max: 9999, sortable: true }),
  dayTimes: f.integer({ required: true, min: 1, max: 99 }),
  totalTimes: f.integer({ required: true, min: 0, max: 9999 }),
  expireHours: f.integer({ required: true, min: 1, max: 168 }),
  ownerOnly: f.switch(),
  jumpUrl: f.text({ max: 200 }),
  content: f.longtext({ required: true, max: 60 }),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  doneUsers: f.integer({ sortable: true }),
  todayEnergy: f.integer({ sortable: true }),
  sort: f.integer({ required: true, min: 0, max: 999 }),
  status: f.status(eventStatus),
  updateTime: f.dateTime(),
})
export type GrowthEvent = RowOf<typeof growthEvent>

/** Returns the maximum energy a person earns from an event per day, in g; null if a factor is unknown. */
export const dailyEnergy = ({ energy, dayTimes }: { energy?: unknown; dayTimes?: unknown }): number | null => {
  const [once, times] = [numberIn(energy), numberIn(dayTimes)]
  return once === null || times === null ? null : once * times
}
