import { CloseOutlined } from '@ant-design/icons'
import { Button, Input, Tag } from 'antd'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { numbersOf } from './numbers'

/** Numbers typed or pasted as they come, and below them one chip each: wrong ones red, with how often they stand there where it is more than once. */
export const NumbersBox = ({ value = '', onChange, ...rest }: ControlProps<string>) => {
  const t = useT()
  const typed = numbersOf(value)
  return (
    <div>
      <Input.TextArea
        {...rest}
        value={value}
        rows={4}
        inputMode="tel"
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {typed.length > 0 && (
        <>
          <ul className="number-chips" aria-label={t('blacklist.numbers', { count: typed.length })}>
            {typed.map(({ phone, times, good }) => (
              <li key={phone}>
                <Tag color={good ? undefined : 'error'}>
                  <bdi className="digits">{phone}</bdi>
                  {times > 1 && ` ×${times}`}
                  {!good && ` ${t('blacklist.badNumber')}`}
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    disabled={rest.disabled}
                    aria-label={t('blacklist.drop', { phone })}
                    onClick={() =>
                      onChange?.(
                        typed
                          .filter((one) => one.phone !== phone)
                          .map((one) => one.phone)
                          .join('\n'),
                      )
                    }
                  />
                </Tag>
              </li>
            ))}
          </ul>
          <small className="quiet">{t('blacklist.numbers', { count: typed.length })}</small>
        </>
      )}
    </div>
  )
}
