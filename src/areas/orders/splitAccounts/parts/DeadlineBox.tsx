import { Checkbox, Flex } from 'antd'
import { type ControlProps, Day } from '@/kit/form/controls'
import { useT } from '@/locales'
import { PERMANENT } from '../dates'

export const DeadlineBox = ({ value, onChange, disabled, ...rest }: ControlProps<string | undefined>) => {
  const t = useT()
  const isPermanent = value === PERMANENT
  return (
    <Flex gap={12} align="center" wrap>
      <Day {...rest} value={isPermanent ? undefined : value} onChange={onChange} disabled={disabled || isPermanent} />
      <Checkbox
        checked={isPermanent}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.checked ? PERMANENT : undefined)}
      >
        {t('account.permanent')}
      </Checkbox>
    </Flex>
  )
}
