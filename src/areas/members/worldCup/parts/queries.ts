import type { SendOptions } from '@/api/client'
import * as worldCup from '@/api/members/worldCup'
import type { CupActivity } from '@/entities/members/cupActivity'
import type { MatchDetail } from '@/entities/members/cupMatch'
import { derived } from '@/kit/data/load'

const QUIET = { quiet: true } as const

/** Queries one match in full. The response for a match always has this type. */
export const matchQuery = (id: string) =>
  derived(worldCup.get.query({ target: 'match', id }, QUIET), 'match', (reply) => reply as MatchDetail) // See above.
export const readMatch = async (id: string, options: SendOptions = QUIET) =>
  (await worldCup.get({ target: 'match', id }, options)) as MatchDetail // As above.
/**
 * Queries the activity with the number of people with at least `minRight` correct guesses. The response for the
 * activity always has this type.
 */
export const activityQuery = (minRight?: number) =>
  derived(worldCup.get.query({ target: 'activity', minRight }, QUIET), 'activity', (reply) => reply as CupActivity) // See above.
export const readActivity = async (options: SendOptions = QUIET) =>
  (await worldCup.get({ target: 'activity' }, options)) as CupActivity // As above.

/** All matches; they fit on one page. */
export const ALL_MATCHES = worldCup.list.query({ pageNo: 1, pageSize: 100 }, QUIET)
