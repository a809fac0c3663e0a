import * as ads from '@/api/content/ads'
import * as advertisements from '@/api/content/advertisements'
import type { CallId } from '@/api/callIds'
import { useViewer } from '@/business/viewer'
import { shelfStatus, showPhase } from '@/entities/content/shared'
import { type Code, is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { named } from '@/kit/show/format'
import { toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { isExpired } from '../../parts/phase'

/** What of an ad says whether it can be put up or taken down. */
export interface Turned {
  id: string
  title: string
  status: unknown
  phase?: unknown
  startTime?: unknown
}
/** How a kind of ad is put up and taken down: its call, the states it is in then, and its words. */
export interface Turning {
  can: CallId
  up: Code
  send: (input: { id: string; on: boolean }) => Promise<unknown>
  words: { up: TextKey; down: TextKey; isUp: TextKey; isDown: TextKey; ask: TextKey; effect: TextKey }
  /** Said instead of `isUp` where it begins so soon that apps may have stored what they show then. */
  isUpLate?: TextKey
}

export const bizTurning: Turning = {
  can: 'advertisements.setStatus',
  up: enableStatus.enabled,
  send: ({ id, on }) => advertisements.setStatus({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
  words: {
    up: 'ads.on',
    down: 'ads.off',
    isUp: 'ads.isOn',
    isDown: 'ads.isOff',
    ask: 'ads.offAsk',
    effect: 'ads.offEffect',
  },
}
const SHELF = {
  up: 'ads.putUp',
  down: 'ads.takeDown',
  isUp: 'ads.isUp',
  isDown: 'ads.isDown',
  ask: 'ads.takeDownAsk',
  effect: 'ads.takeDownEffect',
} as const
export const miniTurning: Turning = {
  can: 'ads.setShelf',
  up: shelfStatus.up,
  send: ({ id, on }) => ads.setShelf({ id, status: on ? shelfStatus.up : shelfStatus.down }),
  words: SHELF,
}

export const splashTurning: Turning = {
  can: 'advertisements.setSplashShelf',
  up: shelfStatus.up,
  send: ({ id, on }) => advertisements.setSplashShelf({ id, status: on ? shelfStatus.up : shelfStatus.down }),
  words: SHELF,
  isUpLate: 'splash.isUpLate',
}

const AHEAD_MS = 30 * 60_000
/** Whether what begins then is put up less than half an hour before: apps may show it late. */
export const isLate = (startTime: unknown): boolean => {
  const from = toMillis(startTime)
  return from !== undefined && from - Date.now() < AHEAD_MS
}

/** Whether an ad is on, as far as its state says. */
export const isUp = ({ up }: Turning, { status }: Pick<Turned, 'status'>): boolean => is(status, up)

/** What puts an ad up and takes it down, from its list and its page; its switch; and the same for a selection. Headquarters alone does. */
export const useTurning = (turning: Turning) => {
  const t = useT()
  const { head } = useViewer()
  const { can, send, words } = turning
  const isUpNow = ({ startTime }: Turned) =>
    t((turning.isUpLate && isLate(startTime) && turning.isUpLate) || words.isUp)
  const question = (title: string) => ({ title: t(words.ask, { title }), effect: t(words.effect) })
  return {
    actions: (row: Turned): Action[] => {
      const { id, title } = row
      const on = isUp(turning, row)
      return [
        {
          label: words.up,
          can,
          next: !is(row.phase, showPhase.ended),
          hide: !head || on,
          run: () => send({ id, on: true }),
          done: isUpNow(row),
        },
        {
          label: words.down,
          can,
          hide: !head || !on,
          ask: question(title),
          run: () => send({ id, on: false }),
          done: t(words.isDown),
        },
      ]
    },
    toggle: (row: Turned) => (
      <Toggle
        after
        on={isUp(turning, row)}
        name={named(t('ads.switch'), row.title)}
        can={can}
        disabled={!head}
        ask={(to) => (to ? undefined : { ...question(row.title), okText: t(words.down) })}
        change={(to) => send({ id: row.id, on: to })}
        done={(to) => (to ? isUpNow(row) : t(words.isDown))}
      />
    ),
    bulkUp: {
      label: words.up,
      can,
      max: 50,
      when: (row: Turned) => !isUp(turning, row),
      each: ({ id }: Turned) => send({ id, on: true }),
    } satisfies BulkAction<Turned>,
    bulkDown: {
      label: words.down,
      can,
      max: 50,
      effect: words.effect,
      when: (row: Turned) => isUp(turning, row),
      each: ({ id }: Turned) => send({ id, on: false }),
    } satisfies BulkAction<Turned>,
  }
}

/** What is done with an ad through its page: to look at it, to change it, to let it run longer, to begin another one from it. */
export const useAdPageActions = (turning: Turning, canCreate: CallId, canUpdate: CallId) => {
  const { head } = useViewer()
  return (row: Turned, open: (query: Record<string, string>) => void): Action[] => {
    const { id } = row
    return [
      { label: 'ads.detail', run: () => open({ id }) },
      { label: 'ads.edit', can: canUpdate, hide: !head, run: () => open({ id, edit: '1' }) },
      {
        label: 'ads.extend',
        can: canUpdate,
        next: true,
        hide: !head || !isExpired(isUp(turning, row), row.phase),
        run: () => open({ id, edit: '1', at: 'endTime' }),
      },
      { label: 'ads.copy', can: canCreate, hide: !head, run: () => open({ copyId: id }) },
    ]
  }
}

/** What takes a splash ad away that nobody sees: its figures go with it. */
export const useSplashRemove = (leave?: () => void) => {
  const t = useT()
  const { head } = useViewer()
  return (row: Turned): Action => ({
    label: 'splash.remove',
    can: 'advertisements.removeSplash',
    danger: true,
    hide: !head || isUp(splashTurning, row),
    ask: { title: t('splash.removeAsk', { title: row.title || row.id }), effect: t('splash.removeEffect') },
    run: () => advertisements.removeSplash({ id: row.id }),
    done: t('splash.removed'),
    leave,
  })
}
