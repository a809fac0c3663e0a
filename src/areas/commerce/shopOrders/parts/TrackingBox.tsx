import { Input } from 'antd'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

/** Box for a tracking number. The Enter key of a scanner moves the focus to the next box and does not submit. */
export const TrackingBox = ({
  value,
  onChange,
  label,
  odd,
  ...rest
}: ControlProps<string | undefined> & { label: string; odd: boolean }) => {
  const t = useT()
  return (
    <>
      <Input
        {...rest}
        value={value ?? ''}
        maxLength={30}
        autoComplete="off"
        data-tracking
        aria-label={label}
        onChange={(event) => onChange?.(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const boxes = [...document.querySelectorAll<HTMLElement>('[data-tracking]')]
          boxes[boxes.indexOf(event.currentTarget) + 1]?.focus()
        }}
      />
      {odd && <small className="late">{t('orderDesk.oddNumber')}</small>}
    </>
  )
}
