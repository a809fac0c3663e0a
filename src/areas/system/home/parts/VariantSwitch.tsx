import { Segmented } from 'antd'
import { type TextKey, useT } from '@/locales'
import type { Variant } from '../variant'

const LABELS: Record<Variant, TextKey> = { hq: 'homeVariant.hq', dealer: 'homeVariant.dealer' }

interface Props {
  variant: Variant
  variants: readonly Variant[]
  onChange: (variant: Variant) => void
}

/** The choice between the start pages of whoever has both. */
export const VariantSwitch = ({ variant, variants, onChange }: Props) => {
  const t = useT()
  return (
    <Segmented
      aria-label={t('role.homeVariant')}
      value={variant}
      onChange={onChange}
      options={variants.map((value) => ({ value, label: t(LABELS[value]) }))}
    />
  )
}
