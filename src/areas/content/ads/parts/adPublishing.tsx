import * as ads from '@/api/content/ads'
import * as advertisements from '@/api/content/advertisements'
import type { CallId } from '@/api/callIds'
import type { SendOptions } from '@/api/client'
import { useViewer } from '@/business/viewer'
import { shelfStatus, showPhase } from '@/entities/content/shared'
import { type Code, is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { named } from '@/kit/show/format'
import { toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { isExpired } from '../../parts/phase'

export interface PublishableAd {
  id: string
  title: string
  status: unknown
  phase?: unknown
  startTime?: unknown
}
export interface AdPublishing {
  can: CallId
  up: Code
  send: (input: { id: string; on: boolean }, options?: SendOptions) => Promise<unknown>
  words: { up: TextKey; down: TextKey; isUp: TextKey; isDown: TextKey; ask: TextKey; effect: TextKey }
  /** Replaces `isUp` if the ad starts so soon that apps may have cached their ads already. */
  isUpLate?: TextKey
}

export const bizPublishing: AdPublishing = {
  can: 'advertisements.setStatus',
  up: enableStatus.enabled,
  send: ({ id, on }, options) =>
    advertisements.setStatus({ id, status: on ? enableStatus.enabled : enableStatus.disabled }, options),
  words: {
    up: 'kit.enable',
    down: 'kit.disable',
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
export const miniPublishing: AdPublishing = {
  can: 'ads.setShelf',
  up: shelfStatus.up,
  send: ({ id, on }, options) => ads.setShelf({ id, status: on ? shelfStatus.up : shelfStatus.down }, options),
  words: SHELF,
}

export const splashPublishing: AdPublishing = {
  can: 'advertisements.setSplashShelf',
  up: shelfStatus.up,
  send: ({ id, on }, options) =>
    advertisements.setSplashShelf({ id, status: on ? shelfStatus.up : shelfStatus.down }, options),
  words: SHELF,
  isUpLate: 'splash.isUpLate',
}

const AHEAD_MS = 30 * 60_000
/** True if the start is past or less than half an hour ahead, so that apps may show the ad late. */
export const startsTooSoon = (startTime: unknown): boolean => {
  const from = toMillis(startTime)
  return from !== undefined && from - Date.now() < AHEAD_MS
}

export const isPublished = ({ up }: AdPublishing, { status }: Pick<PublishableAd, 'status'>): boolean => is(status, up)

/** Returns the switch and the actions that publish and withdraw an ad, singly or as a selection. Headquarters only. */
export const useAdPublishing = (publishing: AdPublishing) => {
  const t = useT()
  const { head } = useViewer()
  const { can, send, words } = publishing
  const state = statePair<PublishableAd>(t, {
    can,
    isOn: (row) => isPublished(publishing, row),
    set: ({ id }, on, options) => send({ id, on }, options),
    on: {
      label: words.up,
      done: ({ startTime }) =>
        t((publishing.isUpLate && startsTooSoon(startTime) && publishing.isUpLate) || words.isUp),
      next: ({ phase }) => !is(phase, showPhase.ended),
      when: () => head,
    },
    off: {
      label: words.down,
      done: t(words.isDown),
      when: () => head,
      ask: ({ title }) => ({ title: t(words.ask, { title }) }),
      effect: words.effect,
    },
  })
  const [bulkUp, bulkDown] = state.bulk(50)
  return {
    actions: state.actions,
    toggle: (row: PublishableAd) => state.toggle(row, named(t('ads.switch'), row.title)),
    bulkUp,
    bulkDown,
  }
}

/**
 * Returns the actions that open the page of an ad. `ofPage` returns extend and duplicate, `ofRow` detail, edit,
 * extend and duplicate. Lists rely on this order.
 */
export const useAdPageActions = (publishing: AdPublishing, canCreate: CallId, canUpdate: CallId) => {
  const { head } = useViewer()
  type Open = (query: Record<string, string>) => void
  const ofPage = (row: PublishableAd, open: Open): Action[] => [
    {
      label: 'ads.extend',
      can: canUpdate,
      next: true,
      hide: !head || !isExpired(isPublished(publishing, row), row.phase),
      run: () => open({ id: row.id, mode: 'edit', at: 'endTime' }),
    },
    { label: 'kit.duplicate', can: canCreate, hide: !head, run: () => open({ copyId: row.id }) },
  ]
  const ofRow = (row: PublishableAd, open: Open): Action[] => [
    { label: 'ads.detail', run: () => open({ id: row.id }) },
    { label: 'kit.edit', can: canUpdate, hide: !head, run: () => open({ id: row.id, mode: 'edit' }) },
    ...ofPage(row, open),
  ]
  return { ofPage, ofRow }
}

export const useRemoveSplash = (leave?: () => void) => {
  const t = useT()
  const { head } = useViewer()
  return (row: PublishableAd): Action => ({
    label: 'kit.delete',
    can: 'advertisements.removeSplash',
    danger: true,
    hide: !head || isPublished(splashPublishing, row),
    ask: { title: t('splash.removeAsk', { title: row.title || row.id }), effect: t('splash.removeEffect') },
    run: () => advertisements.removeSplash({ id: row.id }),
    done: t('splash.removed'),
    leave,
  })
}
