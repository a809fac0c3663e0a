import { control, onReset } from '../core/control'
import { createContext } from '../data/context'
import { buildShareCards, type ShareCardRow } from '../data/shareCards'
import { reference } from './store'

let rows: ShareCardRow[] | undefined
onReset(() => {
  rows = undefined
})

/** The share cards as they are now; made when they are first asked for. */
export const shareCards = (): ShareCardRow[] => (rows ??= buildShareCards(createContext(reference(), 20_241_101, 300_001), control.volume()))
