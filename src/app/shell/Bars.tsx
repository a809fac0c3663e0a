import { Alert, Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { useT } from '@/locales'
import { useVersion } from '../version'
import { reload } from './tabMoves'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const Bars = () => {
  const t = useT()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { newer, broken } = useVersion()
  const button = (
    <Button size="small" onClick={() => void reload()}>
      {t('shell.reload')}
    </Button>
  )
  return (
    <div className="bars" role="status">
      {!online && <Alert banner type="warning" title={t('shell.offline')} />}
      {broken ? (
        <Alert banner type="error" title={t('shell.brokenPart')} action={button} />
      ) : (
        newer && <Alert banner type="info" title={t('shell.newVersion')} action={button} />
      )}
    </div>
  )
}
