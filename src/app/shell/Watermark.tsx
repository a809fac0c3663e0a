import { Watermark as Stamped } from 'antd'
import { useEffect, useState } from 'react'
import { formatTime } from '@/lib/time'
import { useIdentity } from '@/session/identity'
import { useSettings } from '@/session/settings'
import { useDark } from '../Providers'

const MINUTE_MS = 60_000

/**
 * Watermark over the page with user and time to the minute. It is a layer of its own, so that the screens keep their
 * state when it is toggled.
 */
export const Watermark = () => {
  const on = useSettings((settings) => settings.watermark)
  const user = useIdentity((identity) => identity.user)
  const dark = useDark()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!on) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [on])
  if (!on || !user) return null
  return (
    <div className="stamp" aria-hidden>
      <Stamped
        className="stamp-fill"
        content={[`${user.nickname} ${user.username}`.trim(), formatTime(now, 'YYYY-MM-DD HH:mm')]}
        font={{ color: dark ? 'rgba(255,255,255,0.07)' : 'rgba(0,0,0,0.07)' }}
      />
    </div>
  )
}
