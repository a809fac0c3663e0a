import { Button } from 'antd'
import { createContext, use } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '@/locales'

/** The place for the buttons of a form in steps at the foot of its `FormScreen`. */
export const FootPlace = createContext<HTMLElement | null>(null)

/** Back and next of a form in steps, at its foot. Next is its primary button, also for Enter; the `FormScreen` has `ahead` while steps follow. */
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
            // Enter in a field presses the first submit button of a form: it goes on and saves nothing.
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
