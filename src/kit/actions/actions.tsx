import { DownOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space, Switch } from 'antd'
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

/** Something a user may do. What the permission or `hide` rules out is not there. */
export interface Action {
  label: TextKey
  /** Its permission: the id of its call, 'users.update'. */
  can?: CallId
  /** Not offered in this state. */
  hide?: boolean
  disabled?: boolean
  danger?: boolean
  primary?: boolean
  /** The next step in this state: the first of a row. */
  next?: boolean
  icon?: ReactNode
  /** Asked first, with a button that says the label, red for what is dangerous, unless the question says otherwise. */
  ask?: Confirmation
  /** Opens something, or sends a call; then it is one request however often it is pressed. `reason` is what its question was given. */
  run: (reason?: string) => unknown
  /** Told after it went well; without it nothing is read again either (it only opened something). */
  done?: string
  /** Leads elsewhere after it went well: the page that comes reads what was changed. */
  leave?: () => void
}

/** What an action asks before it is run: its button says the action's label and has its danger, unless the question says otherwise. */
export const confirmationOf = ({ label, danger, ask }: Action, t: Translate): Confirmation | undefined =>
  ask && { okText: t(label), danger, ...ask }

/** Runs actions, asking first. A question goes with its action: when that is no longer offered, as somebody else was quicker - unless a reason may be typed in it. */
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
    // A failure leaves the question, and what was typed into it, for another try.
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
/** The actions that a user may take in this state. */
export const useAvailableActions = (actions: Items): Action[] => offeredOf(actions, useMay())

/** Buttons of a page, a panel or a detail head; beyond `max` they go into a menu. One of them is primary: the next step, else the first that is meant to be. `plain` where a form has its own primary button. Danger shows in the question it asks, and in the menu. */
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

/** The actions of a row that are in sight - the next step, then the first others; two, one where the words are long, and never what is dangerous - and how wide a column of them is in px. */
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

/** How wide the column of actions must be for all of some rows, in px. */
export const actionsWidth = (rows: readonly Items[], may: (can?: CallId) => boolean, t: Translate): number =>
  rows.reduce((widest, items) => Math.max(widest, inSightOf(offeredOf(items, may), t).width), 96)

/** The actions of a row that are not in sight, all that is dangerous among them. Its menu is made when it is first opened: a page has a hundred rows. */
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
      // What opened the menu keeps the focus.
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

/** The actions of one row: two in sight; the rest, and all that is dangerous, behind a menu named after the row. Plain buttons: they are half of what a list renders. */
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
          // It keeps the focus while what was done is read again.
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

/** A switch that acts at once: locked while sending, back to the server's state on refusal; where neither way asks first it can be taken back. Without permission it only shows. */
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
  /** It flips only once the server has done it: for what the server may refuse for reasons of its own. */
  after?: boolean
}) => {
  const t = useT()
  const may = useMay()
  const isKeyless = useKeyless()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Confirmation>()
  const [to, setTo] = useState<boolean>()
  const sending = useRef(false)
  // What was read anew renders the row anew: the way back is held by the notice, and works without this switch.
  const undoOf = (next: boolean) =>
    ask?.(next) || ask?.(!next)
      ? undefined
      : { label: t('kit.undo'), name: named(t('kit.undo'), name), run: () => void send(!next, false) }
  const send = async (next: boolean, undoable = true) => {
    // Clicks faster than the lock is rendered.
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
      <Switch
        size="small"
        checked={(after ? undefined : to) ?? on}
        loading={busy}
        disabled={disabled || isKeyless || !may(can)}
        aria-label={named(name) || DASH}
        onChange={(next) => {
          const question = ask?.(next)
          if (question) setAsked(question)
          else void send(next)
        }}
      />
      <ConfirmDialog question={asked} busy={busy} onCancel={() => setAsked(undefined)} onOk={() => void send(!on)} />
    </>
  )
}
