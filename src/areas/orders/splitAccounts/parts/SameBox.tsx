import { Checkbox } from 'antd'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

/** Checkbox that copies the legal representative; disabled while the number to copy is masked. */
export const SameBox = ({ value, onChange, id, masked }: ControlProps<boolean> & { masked: boolean }) => {
  const t = useT()
  return (
    <Checkbox
      id={id}
      checked={value === true}
      disabled={masked && value !== true}
      onChange={({ target }) => onChange?.(target.checked)}
    >
      {t('account.sameAsLegal')}
      {masked && value !== true && <span className="quiet"> {t('account.sameNeedsNumber')}</span>}
    </Checkbox>
  )
}
