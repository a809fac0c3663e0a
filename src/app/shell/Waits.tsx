import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWaits } from '@/api/waits'
import { useT } from '@/locales'

/** The window on top, out of which the focus cannot go. */
const onTop = () =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].findLast((one) => one.checkVisibility())
const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const Bar = ({ waits }: { waits: readonly (() => void)[] }) => {
  const t = useT()
  const place = useSyncExternalStore(subscribe, onTop)
  return createPortal(
    <div className="waits">
      {t('kit.stillWaiting')}
      <Button size="small" onClick={() => waits.forEach((stop) => stop())}>
        {t('kit.stopWaiting')}
      </Button>
    </div>,
    place ?? document.body,
  )
}

/** Says when the server has left anything - a list, a record, a save - without an answer for ten seconds, and offers to wait no longer (F-88). */
export const Waits = () => {
  const t = useT()
  const waits = useWaits((state) => state.waits)
  return (
    <>
      <div role="status" className="hidden-text">
        {waits.length > 0 && t('kit.stillWaiting')}
      </div>
      {waits.length > 0 && <Bar waits={waits} />}
    </>
  )
}
