import { control, seeded } from '../../core/control'
import { createContext } from '../../core/context'
import { buildShareCards, type ShareCardRow } from '../data/shareCards'
import { reference } from '../../system/rules/store'

export const shareCards = seeded('share cards', (): ShareCardRow[] =>
  buildShareCards(createContext(reference(), 20_241_101, 300_001), control.volume()),
)
