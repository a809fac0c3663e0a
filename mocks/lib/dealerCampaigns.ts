import { Refusal } from '../core/types'
import type { UserRow } from '../data/types'

type Input = Record<string, unknown>
const notYet = () => new Refusal(404, '无权查看或数据不存在')

/** Saves a new campaign of the user's dealer, as activities.create does with uploadType 2. */
export const createDealerCampaign = (_input: Input, _user: UserRow, _now: number): { id: string } => {
  throw notYet()
}
/** Changes a campaign of the user's dealer, as activities.update does with uploadType 2. */
export const updateDealerCampaign = (_input: Input, _user: UserRow, _now: number): { id: string } => {
  throw notYet()
}
/** Ends a campaign of a dealer, as activities.end does; undefined where the id is none of them. */
export const endDealerCampaign = (_input: Input, _user: UserRow, _now: number): true | undefined => undefined
