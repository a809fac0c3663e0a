import type { SellOutConfig } from '@/entities/commerce/sellOut'
import { sellOutRule } from '@/entities/commerce/sellOut'
import { onReset } from '../../core/control'

/** The limit below which somebody is warned, where nobody has set one. */
const USUAL = 10
const NONE = { warnStock: USUAL, rule: sellOutRule.stay }
let kept: SellOutConfig | undefined
onReset(() => {
  kept = undefined
})

/** What becomes of what is sold out, as it was set; nobody has yet at first. */
export const sellOut = {
  kept: () => kept,
  config: (): Pick<SellOutConfig, 'warnStock' | 'rule'> => kept ?? NONE,
  keep: (config: SellOutConfig) => {
    kept = config
  },
}
