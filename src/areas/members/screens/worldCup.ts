import type { Screens } from '../..'
import CupActivityForm from '../worldCup/CupActivityForm'
import GuessList from '../worldCup/GuessList'
import MatchList from '../worldCup/MatchList'
import PrizeDrawBoard from '../worldCup/PrizeDrawBoard'

export const screens = {
  '/worldCupManagement/matchManagement': MatchList,
  '/worldCupManagement/activitySettings': CupActivityForm,
  '/worldCupManagement/guessDetails': GuessList,
  '/worldCupManagement/drawPrize': PrizeDrawBoard,
} satisfies Screens
