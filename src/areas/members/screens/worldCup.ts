import type { Screens } from '../..'
import ActivitySettings from '../worldCup/ActivitySettings'
import GuessList from '../worldCup/GuessList'
import MatchList from '../worldCup/MatchList'
import PrizeDraw from '../worldCup/PrizeDraw'

/** Guessing around the football tournament: matches, settings, guesses, draws. */
export const screens = {
  '/worldCupManagement/matchManagement': MatchList,
  '/worldCupManagement/activitySettings': ActivitySettings,
  '/worldCupManagement/guessDetails': GuessList,
  '/worldCupManagement/drawPrize': PrizeDraw,
} satisfies Screens
