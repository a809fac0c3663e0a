import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Blank } from '@/kit/Blank'
import { useFormats } from '@/kit/format'
import { useLanguage, useT } from '@/locales'
import { useDecimal } from './figures'

/** A change with its arrow: a rise is red and a fall green in Chinese, the other way round elsewhere. In percent, or between rates in points. */
export const Trend = ({ value, points = false }: { value: number | null | undefined; points?: boolean }) => {
  const t = useT()
  const decimal = useDecimal()
  const { percentSign } = useFormats()
  const isRedUp = useLanguage() === 'zh'
  if (value === null || value === undefined) return <Blank />
  const size = decimal(Math.abs(value))
  const text = points ? t('sales.points', { value: size }) : `${size}${percentSign}`
  if (value === 0) return <span className="digits">{text}</span>
  return (
    <span className="digits sales-trend" data-good={value > 0 !== isRedUp}>
      {value > 0 ? <ArrowUpOutlined aria-label={t('sales.rise')} /> : <ArrowDownOutlined aria-label={t('sales.fall')} />} {text}
    </span>
  )
}
