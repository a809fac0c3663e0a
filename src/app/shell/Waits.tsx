import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWaits } from '@/api/waits'
import { useT } from '@/locales'

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

/** Notice that a request has had no response for ten seconds, with a button to cancel all such requests (F-88). */
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
