import { useEffect, useState } from 'react'
import { NOTICE_MS, type Notice, onNotice } from '@/api/notices'

/**
 * Toasts of the log-in page, each shown for 1500 ms (R-REPLY-02) and announced. Other pages have those of the app.
 */
export const Toasts = () => {
  const [notices, setNotices] = useState<Notice[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = onNotice((notice) => {
      setNotices((present) => [...present, notice])
      timers.add(setTimeout(() => setNotices((present) => present.filter(({ id }) => id !== notice.id)), NOTICE_MS))
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  return (
    <div className="toasts">
      {notices.map(({ id, tone, text }) => (
        <div key={id} role="alert" className="toast" data-tone={tone}>
          {text}
        </div>
      ))}
    </div>
  )
}
