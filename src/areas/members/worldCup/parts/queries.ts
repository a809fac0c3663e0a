import type { SendOptions } from '@/api/client'
import * as worldCup from '@/api/members/worldCup'
import type { CupActivity } from '@/entities/members/cupActivity'
import type { MatchDetail } from '@/entities/members/cupMatch'
import { derived } from '@/kit/data/load'

const QUIET = { quiet: true } as const

/** One match in full. A reply about a match is one. */
export const matchQuery = (id: string) =>
  derived(worldCup.get.query({ target: 'match', id }, QUIET), 'match', (reply) => reply as MatchDetail) // see above
export const readMatch = async (id: string, options: SendOptions = QUIET) =>
  (await worldCup.get({ target: 'match', id }, options)) as MatchDetail // as above
/** The activity, with the number of people with at least so many right guesses. A reply about the activity is one. */
export const activityQuery = (minRight?: number) =>
  derived(worldCup.get.query({ target: 'activity', minRight }, QUIET), 'activity', (reply) => reply as CupActivity) // see above
export const readActivity = async (options: SendOptions = QUIET) =>
  (await worldCup.get({ target: 'activity' }, options)) as CupActivity // as above

/** All matches, which fit on one page. */
export const ALL_MATCHES = worldCup.list.query({ pageNo: 1, pageSize: 100 }, QUIET)
