import { Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import { toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'

const TICK_MS = 10_000

/** Note with a button `now` to act immediately, shown once the time in the form field `at` has passed. */
export const PassedTime = ({ at, now, onNow }: { at: string; now: TextKey; onNow: () => void }) => {
  const t = useT()
  const time = toMillis(Form.useWatch(at))
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (time === undefined || time > Date.now()) return null
  return (
    <span role="status">
      {t('kit.timePassed')}{' '}
      <Button type="link" size="small" onClick={onNow}>
        {t(now)}
      </Button>
    </span>
  )
}
