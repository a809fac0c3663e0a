import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'
import { maskBankNo } from '@/lib/masks'
import { useT } from '@/locales'

/** The number of a bank account: what is saved shows its first and last four digits until the eye is pressed, and can be changed then. */
export const AccountBox = ({ value = '', onChange, saved, ...rest }: ControlProps<string> & { saved: string }) => {
  const t = useT()
  const [shown, show] = useState(saved === '')
  const hidden = !shown && value === saved
  return (
    <Space.Compact className="full-width">
      <Input
        {...rest}
        value={hidden ? maskBankNo(value) : value}
        readOnly={hidden}
        maxLength={30}
        inputMode="numeric"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {saved !== '' && (
        <Button
          icon={hidden ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          aria-label={t(hidden ? 'supply.showAccount' : 'supply.hideAccount')}
          aria-pressed={!hidden}
          disabled={rest.disabled}
          onClick={() => show(hidden)}
        />
      )}
    </Space.Compact>
  )
}
