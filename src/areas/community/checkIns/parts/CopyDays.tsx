import { Select } from 'antd'
import { useState } from 'react'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { CLEAR } from '@/kit/show/boxIcons'
import { plain, useFormats } from '@/kit/show/format'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { MAX_SESSIONS, type SessionOf, type SessionValues } from './sessionRules'
import { daysOf, type SessionDraft } from './signForm'

const DAY = 86_400_000
const MAX_LENGTH = 20

/** Returns a name for the copy: the name with month and day, and with a 2 if another session has that name. */
const nameOn = (name: string, day: string, taken: ReadonlySet<string>): string => {
  const end = ` ${day.slice(5)}`
  const made = `${[...name].slice(0, MAX_LENGTH - end.length).join('')}${end}`
  return taken.has(made) ? `${[...made].slice(0, MAX_LENGTH - 2).join('')} 2` : made
}

export const CopyDays = ({
  session,
  of,
  sessions,
  onCopy,
  onClose,
}: {
  session: SessionDraft
  of: SessionOf
  sessions: readonly SessionDraft[]
  onCopy: (copies: readonly SessionValues[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const { shortDay } = useFormats()
  const [chosen, setChosen] = useState<string[]>([])
  const own = formatTime(session.openTime, 'YYYY-MM-DD')
  const room = MAX_SESSIONS - sessions.length
  const [first, last] = [toMillis(of.startTime) ?? 0, toMillis(of.endTime) ?? 0]
  /** Moves the session to a day. Undefined if it is then outside the activity. */
  const movedTo = (day: string) => {
    const by = Math.round(((toMillis(day) ?? 0) - (toMillis(own) ?? 0)) / DAY) * DAY
    const [open, close] = [(toMillis(session.openTime) ?? 0) + by, (toMillis(session.closeTime) ?? 0) + by]
    return open >= first && close <= last ? { openTime: formatTime(open), closeTime: formatTime(close) } : undefined
  }
  const copy = () => {
    const taken = new Set(sessions.map((one) => plain(one.sessionName)))
    const { id: _id, key: _key, status: _status, signedCount: _count, ...values } = session
    onCopy(
      chosen.toSorted().flatMap((day) => {
        const times = movedTo(day)
        if (!times) return []
        const sessionName = nameOn(plain(session.sessionName), day, taken)
        taken.add(sessionName)
        return [{ ...values, ...times, sessionName }]
      }),
    )
    onClose()
  }
  return (
    <Dialog
      open
      title={t('checkIns.copyTo', { name: plain(session.sessionName) })}
      width={440}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('checkIns.copy')}
          disabled={chosen.length === 0 || chosen.length > room}
          onOk={copy}
          onClose={onClose}
        />
      }
    >
      <Select
        mode="multiple"
        allowClear={CLEAR}
        className="full-width"
        aria-label={t('checkIns.days')}
        placeholder={t('checkIns.days')}
        value={chosen}
        options={daysOf(of)
          .filter((day) => day !== own && movedTo(day))
          .map((day) => ({ value: day, label: shortDay(day) }))}
        onChange={setChosen}
      />
      {chosen.length > room && <p role="alert">{t('checkIns.maxSessions', { count: MAX_SESSIONS })}</p>}
    </Dialog>
  )
}
