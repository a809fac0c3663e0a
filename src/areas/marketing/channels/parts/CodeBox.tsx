import { Button, Input, Space } from 'antd'
import type { ControlProps } from '@/kit/form/controls'
import { randomText } from '@/lib/randomText'
import { useT } from '@/locales'

const LENGTH = 6
/** Capitals and figures that no eye takes for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTWXYZ2345678'

/** The code of a channel, with a button that makes one. */
export const CodeBox = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const t = useT()
  return (
    <Space.Compact block>
      <Input
        id={id}
        value={value}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {!disabled && (
        <Button onClick={() => onChange?.(randomText(LENGTH, SIGNS))}>{t('activityChannels.generate')}</Button>
      )}
    </Space.Compact>
  )
}
