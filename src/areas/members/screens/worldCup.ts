import type { Screens } from '../..'
import CupActivityForm from '../worldCup/CupActivityForm'
import GuessList from '../worldCup/GuessList'
import MatchList from '../worldCup/MatchList'
import PrizeDrawBoard from '../worldCup/PrizeDrawBoard'

/** Guessing around the football tournament: matches, settings, guesses, draws. */
export const screens = {
  '/worldCupManagement/matchManagement': MatchList,
  '/worldCupManagement/activitySettings': CupActivityForm,
  '/worldCupManagement/guessDetails': GuessList,
  '/worldCupManagement/drawPrize': PrizeDrawBoard,
} satisfies Screens
