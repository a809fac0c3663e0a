import { type ControlProps, NumberBox } from './controls'
import { useLanguage } from '@/locales'

/** A box for an amount in yuan, which stays text: no float comes near it. */
export const AmountBox = ({ id, value, onChange, disabled, ...rest }: ControlProps<string | null | undefined>) => {
  // As the formatter of money: in Japanese ¥ is the yen.
  const sign = useLanguage() === 'ja' ? { suffix: '元' } : { prefix: '¥' }
  return (
    <NumberBox<string>
      {...rest}
      id={id}
      value={value ?? null}
      onChange={onChange}
      disabled={disabled}
      stringMode
      controls={false}
      {...sign}
      className="full-width"
    />
  )
}
