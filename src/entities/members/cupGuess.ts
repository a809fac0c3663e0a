import { entity, enumeration, f, type RowOf } from '../field'
import { memberType } from '../marketing/memberType'

export const guessResult = enumeration('guessResult', { home: 'H', draw: 'D', away: 'A' })
export const guessStatus = enumeration('guessStatus', {
  waiting: [0, 'processing'],
  result: [1, 'success'],
  exact: [2, 'success'],
  wrong: 3,
  returned: [4, 'warning'],
})
export const cupPrizeStatus = enumeration('cupPrizeStatus', {
  none: 0,
  toCollect: [1, 'warning'],
  collected: [2, 'success'],
  expired: [3, 'error'],
})

/** Guess of an App user. For a cancelled match the points won are the returned stake. */
export const cupGuess = entity('cupGuess', {
  id: f.id(),
  matchNo: f.ref(),
  homeTeam: f.text(),
  awayTeam: f.text(),
  userId: f.text(),
  nickname: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  guessResult: f.enum(guessResult),
  guessScore: f.text(),
  stakePoints: f.points(),
  status: f.status(guessStatus),
  winPoints: f.points({ sortable: true }),
  prizeName: f.text(),
  prizeStatus: f.status(cupPrizeStatus),
  createTime: f.dateTime({ sortable: true }),
})
export interface CupGuess extends RowOf<typeof cupGuess> {
  matchId: string
  homeFlag?: string
  awayFlag?: string
}
