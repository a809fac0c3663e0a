import type { CustomMsg, CustomMsgDetail, LostChannel, TargetRule } from '@/entities/voice/customMsg'
import type { MsgReach, ReachGroup } from '@/entities/voice/msgReach'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { codes, listIn } from '../refs'
import { type Counted, countedOf, ifGiven, type Parts, record, records } from '../reply'
import { type AudienceMade, audienceMade } from './audience'

const lostChannels = (list: unknown): LostChannel[] =>
  (listIn(list) ?? [])
    .map((one) => ({ channel: Number(isRecord(one) ? one.channel : one), count: numberIn(prop(one, 'count')) }))
    .filter(({ channel }) => channel > 0)
const MESSAGE: Parts<CustomMsg> = { channels: [], retryable: ifGiven(lostChannels) }
const RULE: Parts<TargetRule> = { series: codes, cities: codes, memberType: [], userIds: [] }

export const list = get('/api-star-web/customMsg/list', io<Query<CustomMsg>, Counted<CustomMsg>>(countedOf(MESSAGE)))

export type MsgInput = Partial<
  Pick<
    CustomMsg,
    | 'title'
    | 'msgType'
    | 'channels'
    | 'content'
    | 'cover'
    | 'jumpType'
    | 'jumpValue'
    | 'jumpTitle'
    | 'targetType'
    | 'sendTime'
  >
> & { targetRule?: Partial<TargetRule>; fileId?: string }
export interface MsgMade extends AudienceMade {
  /** For marketing: people in the audience, with or without consent. */
  matchedCount: number | null
}
/**
 * With `checkOnly` nothing is stored or sent: people are counted and an imported list is checked. A `requestNo` is
 * sent only once.
 */
export const create = post(
  '/api-star-web/customMsg/insert',
  io<MsgInput & { checkOnly?: 1; requestNo?: string }, MsgMade>((data) => ({
    ...audienceMade(data),
    matchedCount: numberIn(prop(data, 'matchedCount')),
  })),
)
const detail = get(
  '/api-star-web/customMsg/get',
  io<{ id: string }, CustomMsgDetail>(
    record<CustomMsgDetail>({
      ...MESSAGE,
      targetRule: RULE,
      seriesNames: [],
      cityNames: [],
      userNames: [],
      failures: [{}],
      channelStat: [{}],
    }),
  ),
)
/** Pushes again to the people these channels did not reach and still may reach. */
export const repush = post('/api-star-web/customMsg/repush', about<{ id: string; channels: number[] }>('id'))
/** Returns the number of people who had received the message, or null if the server sent none. */
export const withdraw = post(
  '/api-star-web/customMsg/withdraw',
  about<{ id: string; reason: string }, number | null>('id', (data) => numberIn(prop(data, 'reachedCount'))),
)

/** `merged`: one line for each message, with all its channels and each person once. `groupBy`: sums instead of lines. */
export type ReachQuery = Query<MsgReach> & { merged?: 1; groupBy?: 'day' | 'channel' | 'reason' | 'hour' }
export interface ReachAnswer extends Counted<MsgReach> {
  groups: ReachGroup[]
}
export const listReach = get(
  '/api-star-web/customMsg/reach/list',
  io<ReachQuery, ReachAnswer>((data) => ({
    ...countedOf<MsgReach>({ channels: [] })(data),
    groups: records<ReachGroup>({})(prop(data, 'groups')),
  })),
)
export const exportReach = download('GET', '/api-star-web/customMsg/reach/excel', io<ReachQuery, Blob>())
export { detail as get }
