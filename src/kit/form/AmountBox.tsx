import { type ControlProps, NumberBox } from './controls'
import { useLanguage } from '@/locales'

/** Input for an amount in yuan. The value stays text to avoid floats. */
export const AmountBox = ({ id, value, onChange, disabled, ...rest }: ControlProps<string | null | undefined>) => {
  // Same as the money format: in Japanese ¥ means yen.
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
