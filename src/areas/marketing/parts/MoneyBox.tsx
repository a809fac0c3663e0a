import type { ControlProps } from '@/kit/form/controls'
import { NumberBox } from '@/kit/form/controls'
import { useLanguage } from '@/locales'

/** A box for an amount in yuan; its value is text, so that no cent is lost. */
export const MoneyBox = ({
  id,
  value,
  onChange,
  disabled,
  'aria-describedby': describedBy,
}: ControlProps<string | null | undefined>) => {
  // As the formatter of money: in Japanese ¥ is the yen.
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
