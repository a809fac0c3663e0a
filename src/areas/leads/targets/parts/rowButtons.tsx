import { useCallback, useRef, useState } from 'react'
import { type Action, confirmationOf, RowMenu } from '@/kit/actions/actions'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { named } from '@/kit/show/format'

export type Start = (action: Action, name: string) => void

/**
 * Row actions of a large grid with one shared confirmation dialog: `start` runs an action, `host` has to be rendered
 * once. Actions with a `done` text run one after the other and are not started again while queued or running. Actions
 * without one only navigate and run at once.
 */
export const useRowActions = () => {
  const t = useT()
  const { act } = useAction()
  const [asked, setAsked] = useState<{ action: Action; name: string }>()
  const [busy, setBusy] = useState(false)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const under = useRef(new Set<string>())
  const run = useCallback<Start>(
    (action, name) => {
      if (action.done === undefined) return void action.run()
      const key = `${action.label} ${name}`
      if (under.current.has(key)) return
      under.current.add(key)
      setBusy(true)
      last.current = last.current
        .then(() => act(() => action.run(), { done: action.done }))
        .finally(() => {
          under.current.delete(key)
          setBusy(under.current.size > 0)
          setAsked((now) => (now?.action === action ? undefined : now))
        })
    },
    [act],
  )
  const start = useCallback<Start>(
    (action, name) => (action.ask ? setAsked({ action, name }) : run(action, name)),
    [run],
  )
  const host = (
    <ConfirmDialog
      question={asked && confirmationOf(asked.action, t)}
      busy={busy}
      onCancel={() => setAsked(undefined)}
      onOk={() => asked && run(asked.action, asked.name)}
    />
  )
  return { start, host }
}

/** Starts an action that neither sends a request nor requires confirmation. */
export const begin = (action: Action): void => void action.run()

/**
 * Actions of a row as plain buttons, dangerous ones in a menu. Cheap to render, because hundreds of rows pass on
 * scrolling.
 */
export const RowButtons = ({ items, name, start }: { items: readonly Action[]; name: string; start: Start }) => {
  const t = useT()
  const may = useMay()
  const offered = items.filter(({ hide, can }) => !hide && may(can))
  const dangerous = offered.filter(({ danger }) => danger)
  return (
    <span className="target-actions">
      {offered
        .filter(({ danger }) => !danger)
        .map((action) => (
          <button
            key={action.label}
            type="button"
            aria-label={named(t(action.label), name)}
            onClick={() => start(action, name)}
          >
            {t(action.label)}
          </button>
        ))}
      {dangerous.length > 0 && <RowMenu actions={dangerous} name={name} start={(action) => start(action, name)} />}
    </span>
  )
}
