import { Button } from 'antd'
import { createContext, use } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '@/locales'

export const FootPlace = createContext<HTMLElement | null>(null)

/**
 * Back and next buttons of a form in steps. Next is the primary button, also on Enter; set `ahead` of the
 * `FormScreen` while steps follow.
 */
export const FormTurn = ({
  step,
  last,
  go,
  busy = false,
}: {
  step: number
  last: number
  go: (step: number) => void
  busy?: boolean
}) => {
  const t = useT()
  const foot = use(FootPlace)
  return (
    foot &&
    createPortal(
      <>
        {step > 0 && <Button onClick={() => go(step - 1)}>{t('kit.stepBack')}</Button>}
        {step < last && (
          <Button
            type="primary"
            htmlType="submit"
            loading={busy}
            onClick={(event) => {
              event.preventDefault()
              go(step + 1)
            }}
          >
            {t('kit.stepNext')}
          </Button>
        )}
      </>,
      foot,
    )
  )
}
