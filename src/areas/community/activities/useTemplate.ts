import * as activities from '@/api/community/socialActivities'
import { useLoad } from '@/kit/data/load'

/** A template with its preset, by the id that the address of a new activity names; asks nothing without one. */
export const useTemplate = (id: string | null | undefined) =>
  useLoad(activities.getTemplate.query({ id: id ?? '' }, { quiet: true }), { enabled: !!id, keep: false })
