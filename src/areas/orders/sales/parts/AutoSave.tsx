import { useEffect, useRef, useState } from 'react'
import type { FormApi } from '@/kit/form/Form'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const EVERY_MS = 60_000

/** Saves what was typed each minute without a word, and says when it last did. What the server does not take is left for the user's own save. */
export const AutoSave = <V extends object>({
  api,
  save,
}: {
  api: FormApi<V>
  save: (values: V) => Promise<unknown>
}) => {
  const t = useT()
  const [at, setAt] = useState<number>()
  const latest = useRef({ api, save })
  useEffect(() => {
    latest.current = { api, save }
  })
  useEffect(() => {
    const run = async () => {
      const { api: now, save: send } = latest.current
      if (!now.dirty || now.busy) return
      const values: V = now.form.getFieldsValue(true)
      const before = JSON.stringify(values)
      try {
        await send(values)
      } catch {
        return
      }
      setAt(Date.now())
      // What was typed meanwhile is still unsaved.
      if (JSON.stringify(now.form.getFieldsValue(true)) === before) latest.current.api.markSaved()
    }
    const timer = setInterval(() => void run(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="quiet sale-saved" role="status">
      {at === undefined ? '' : t('ats.savedAt', { time: formatTime(at, 'HH:mm') })}
    </span>
  )
}
