import { Checkbox } from 'antd'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

/** A box that says something is as it is with the legal representative; not while the number to be copied is masked. */
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
