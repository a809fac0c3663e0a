import { DownOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { CallId } from '@/api/callIds'
import { type TextKey, type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useAction } from '../data/useAction'
import { DASH, named } from '../show/format'
import { useKeyless } from '../data/keyless'
import { textWidth } from '../show/width'
import { Blank } from '../show/Blank'
import { ConfirmDialog, type Confirmation } from '../dialog/ConfirmDialog'

/** Action of a user. Omitted if excluded by its permission or by `hide`. */
export interface Action {
  label: TextKey
  /** Permission: the id of the call, 'users.update'. */
  can?: CallId
  hide?: boolean
  disabled?: boolean
  danger?: boolean
  primary?: boolean
  /** Next step in this state, placed first in a row. */
  next?: boolean
  icon?: ReactNode
  /**
   * Confirmation before the action. The button has the action's label, red if dangerous, unless the question
   * overrides it.
   */
  ask?: Confirmation
  /**
   * Opens something or, with `done`, sends a call, once even on repeated clicks. `reason` is the text entered in the
   * confirmation.
   */
  run: (reason?: string) => unknown
  /**
   * Message shown after success. Without it the action only opens something: it runs without a lock, and nothing is
   * reloaded.
   */
  done?: string
  /** Navigates after success; the next page loads the changed data. */
  leave?: () => void
}

export const confirmationOf = ({ label, danger, ask }: Action, t: Translate): Confirmation | undefined =>
  ask && { okText: t(label), danger, ...ask }

/**
 * Runs actions after their confirmation. The confirmation closes if the action is no longer offered, for example
 * after a change by somebody else, unless a reason can be entered in it.
 */
const useRunner = (offered: readonly Action[]) => {
  const t = useT()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Action>()
  if (asked && !busy && !asked.ask?.reason && !offered.some(({ label }) => label === asked.label)) setAsked(undefined)
  const start = (action: Action) => {
    if (action.ask) setAsked(action)
    else run(action, '')
  }
  const run = (action: Action, reason: string) => {
    if (action.done === undefined) void action.run(reason)
    // On failure the confirmation stays open with its input, for another attempt.
    else
      void act(() => action.run(reason), { done: action.done, leave: action.leave }).then(
        (good) => good && setAsked((now) => (now === action ? undefined : now)),
      )
  }
  const host = (
    <ConfirmDialog
      question={asked && confirmationOf(asked, t)}
      busy={busy}
      onCancel={() => setAsked(undefined)}
      onOk={(reason) => {
        if (!asked) return
        run(asked, reason)
        if (asked.done === undefined) setAsked(undefined)
      }}
    />
  )
  return { start, busy, host }
}

export type Items = readonly (Action | false | undefined)[]

const offeredOf = (actions: Items, may: (can?: CallId) => boolean): Action[] =>
  actions.filter((action): action is Action => !!action && !action.hide && may(action.can))
export const useAvailableActions = (actions: Items): Action[] => offeredOf(actions, useMay())

/**
 * Buttons of a page, a panel or a detail header; those beyond `max` move to a menu. One has the primary style: the
 * `next` step, else the first marked `primary`; none with `plain`, for forms with their own primary button. Dangerous
 * actions are red in the confirmation and in the menu only.
 */
export const Actions = ({ items, max = 6, plain = false }: { items: Items; max?: number; plain?: boolean }) => {
  const t = useT()
  const offered = useAvailableActions(items)
  const { start, busy, host } = useRunner(offered)
  const main = plain ? undefined : (offered.find(({ next }) => next) ?? offered.find(({ primary }) => primary))
  const rest = offered.slice(max)
  return (
    <Space wrap>
      {offered.slice(0, max).map((action) => (
        <Button
          key={action.label}
          type={action === main ? 'primary' : 'default'}
          icon={action.icon}
          disabled={action.disabled}
          loading={busy && action.done !== undefined}
          onClick={() => start(action)}
        >
          {t(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          menu={{
            items: rest.map((action) => ({
              key: action.label,
              label: t(action.label),
              danger: action.danger,
              disabled: action.disabled,
            })),
            onClick: ({ key }) => rest.filter((action) => action.label === key).forEach(start),
          }}
          trigger={['click']}
        >
          <Button>
            {t('kit.more')} <DownOutlined />
          </Button>
        </Dropdown>
      )}
      {host}
    </Space>
  )
}

const ROOM = 180
const MENU = 28
const BUTTON = 15
const CELL = 33

/**
 * Returns the visible actions of a row and the column width in px: at most two, or one if their labels are long, the
 * next step first. A dangerous action is never visible.
 */
const inSightOf = (offered: readonly Action[], t: Translate): { inSight: readonly Action[]; width: number } => {
  const safe = offered
    .filter(({ danger }) => !danger)
    .toSorted((a, b) => Number(b.next ?? false) - Number(a.next ?? false))
    .slice(0, 2)
  const widthOf = (shown: readonly Action[]) =>
    shown.reduce(
      (all, { label }) => all + Math.ceil(textWidth(t(label))) + BUTTON,
      shown.length < offered.length ? MENU : 0,
    )
  const inSight = widthOf(safe) > ROOM ? safe.slice(0, 1) : safe
  return { inSight, width: widthOf(inSight) + CELL }
}

/** Returns the column width that fits the actions of all given rows, in px. */
export const actionsWidth = (rows: readonly Items[], may: (can?: CallId) => boolean, t: Translate): number =>
  rows.reduce((widest, items) => Math.max(widest, inSightOf(offeredOf(items, may), t).width), 96)

/**
 * Menu with the remaining actions of a row, including all dangerous ones. Created on first use, since a page has up
 * to a hundred rows.
 */
export const RowMenu = ({
  actions,
  name,
  start,
}: {
  actions: readonly Action[]
  name: string
  start: (action: Action) => void
}) => {
  const t = useT()
  const [open, setOpen] = useState<boolean>()
  const made = open !== undefined
  const button = (
    <button
      type="button"
      className="row-action"
      autoFocus={made}
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      aria-label={named(t('kit.more'), name)}
      onClick={made ? undefined : () => setOpen(true)}
    >
      <MoreOutlined />
    </button>
  )
  if (!made) return button
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      menu={{
        items: actions.map((action) => ({
          key: action.label,
          label: t(action.label),
          danger: action.danger,
          disabled: action.disabled,
        })),
        onClick: ({ key }) => actions.filter((action) => action.label === key).forEach(start),
      }}
    >
      {button}
    </Dropdown>
  )
}

/**
 * Actions of a row: up to two visible, the others and all dangerous ones in a menu named after the row. Uses plain
 * buttons, since antd buttons would make up half of a list's rendering time.
 */
export const RowActions = ({ items, name }: { items: Items; name: string }) => {
  const t = useT()
  const isKeyless = useKeyless()
  const offered = useAvailableActions(items)
  const { start, busy, host } = useRunner(offered)
  const { inSight } = inSightOf(offered, t)
  const rest = offered.filter((action) => !inSight.includes(action))
  if (isKeyless) return <Blank />
  return (
    <span className="row-actions">
      {inSight.map((action) => (
        <button
          key={action.label}
          type="button"
          className="row-action"
          data-next={action.next}
          disabled={action.disabled}
          aria-disabled={busy || undefined}
          onClick={() => start(action)}
          aria-label={named(t(action.label), name)}
        >
          {t(action.label)}
        </button>
      ))}
      {rest.length > 0 && <RowMenu actions={rest} name={name} start={start} />}
      {host}
    </span>
  )
}

/**
 * Switch that saves at once. A plain button, because a list has one in each row: locked while sending, restored if rejected. It can be undone if neither direction
 * requires confirmation. Read-only without permission.
 */
export const Toggle = ({
  on,
  name,
  can,
  disabled,
  ask,
  change,
  done,
  after = false,
}: {
  on: boolean
  name: string
  can?: CallId
  disabled?: boolean
  ask?: (to: boolean) => Confirmation | undefined
  change: (to: boolean) => unknown
  done: (to: boolean) => string
  /** Changes only after the server has confirmed, for changes it may reject. */
  after?: boolean
}) => {
  const t = useT()
  const may = useMay()
  const isKeyless = useKeyless()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Confirmation>()
  const [to, setTo] = useState<boolean>()
  const sending = useRef(false)
  // Reloading remounts the row, so the notice keeps the undo and works without this switch.
  const undoOf = (next: boolean) =>
    ask?.(next) || ask?.(!next)
      ? undefined
      : { label: t('kit.undo'), name: named(t('kit.undo'), name), run: () => void send(!next, false) }
  const send = async (next: boolean, undoable = true) => {
    // Clicks can be faster than the lock is rendered.
    if (sending.current) return
    sending.current = true
    setTo(next)
    const good = await act(() => change(next), { done: done(next), undo: undoable ? undoOf(next) : undefined })
    sending.current = false
    setTo(undefined)
    if (good) setAsked(undefined)
  }
  return (
    <>
      <button
        type="button"
        role="switch"
        className="toggle"
        aria-checked={(after ? undefined : to) ?? on}
        aria-busy={busy || undefined}
        aria-label={named(name) || DASH}
        disabled={disabled || isKeyless || !may(can)}
        onClick={() => {
          if (busy) return
          const question = ask?.(!on)
          if (question) setAsked(question)
          else void send(!on)
        }}
      />
      <ConfirmDialog question={asked} busy={busy} onCancel={() => setAsked(undefined)} onOk={() => void send(!on)} />
    </>
  )
}
