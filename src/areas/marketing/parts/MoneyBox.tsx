import type { ControlProps } from '@/kit/form/controls'
import { NumberBox } from '@/kit/form/controls'
import { useLanguage } from '@/locales'

/** Amount in yuan; the value is a string so that no cent is lost. */
export const MoneyBox = ({
  id,
  value,
  onChange,
  disabled,
  'aria-describedby': describedBy,
}: ControlProps<string | null | undefined>) => {
  // As in the money formatter: in Japanese ¥ means yen.
  const sign = useLanguage() === 'ja' ? { suffix: '元' } : { prefix: '¥' }
  return (
    <NumberBox<string>
      id={id}
      value={value}
      onChange={onChange}
      disabled={disabled}
      aria-describedby={describedBy}
      stringMode
      controls={false}
      {...sign}
      className="full-width"
    />
  )
}
