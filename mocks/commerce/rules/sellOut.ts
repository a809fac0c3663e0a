import type { SellOutConfig } from '@/entities/commerce/sellOut'
import { sellOutRule } from '@/entities/commerce/sellOut'
import { onReset } from '../../core/control'

/** Default stock at or below which goods count as low in stock. */
const USUAL = 10
const NONE = { warnStock: USUAL, rule: sellOutRule.stay }
let kept: SellOutConfig | undefined
onReset(() => {
  kept = undefined
})

/**
 * Settings for goods that are sold out. `kept` is undefined until the first save, `config` returns the defaults until
 * then.
 */
export const sellOut = {
  kept: () => kept,
  config: (): Pick<SellOutConfig, 'warnStock' | 'rule'> => kept ?? NONE,
  keep: (config: SellOutConfig) => {
    kept = config
  },
}
