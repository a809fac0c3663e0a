import { Progress } from 'antd'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { type TextKey, useT } from '@/locales'

/** Percentage as a bar with its number; `label` names it. Full above 100 %. */
export const RateBar = ({ label, value, decimals = 1 }: { label: TextKey; value: unknown; decimals?: 0 | 1 }) => {
  const t = useT()
  const { percent } = useFormats()
  const rate = numberIn(value)
  if (rate === null) return <Blank />
  return (
    <Progress
      percent={Math.min(rate, 100)}
      size="small"
      status="normal"
      format={() => percent(rate, decimals)}
      aria-label={t(label)}
    />
  )
}
