import type { SellOutConfig } from '@/entities/commerce/sellOut'
import { sellOutRule } from '@/entities/commerce/sellOut'
import { onReset } from '../../core/control'

/** Default stock below which a warning is shown. */
const USUAL = 10
const NONE = { warnStock: USUAL, rule: sellOutRule.stay }
let kept: SellOutConfig | undefined
onReset(() => {
  kept = undefined
})

/** Settings for goods that are sold out. Undefined until they are first saved. */
export const sellOut = {
  kept: () => kept,
  config: (): Pick<SellOutConfig, 'warnStock' | 'rule'> => kept ?? NONE,
  keep: (config: SellOutConfig) => {
    kept = config
  },
}
