import { useRef } from 'react'
import { notify } from '@/api/notices'
import { is } from '@/entities/field'
import { showPhase } from '@/entities/content/shared'
import type { Question } from '@/kit/dialog/ask'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isUp, type Turned, type Turning } from './turning'

/** What the form of an ad does beside saving: puts it up at once where it is not, asks before what users see now is changed, stays on its page. */
export const useAdSaving = (turning: Turning, row: Turned | undefined, done: { saved: string; on: string }) => {
  const t = useT()
  const may = useMay()
  const { setQuery } = useScreen()
  const isOn = row !== undefined && isUp(turning, row)
  const wentUp = useRef(false)
  return {
    /** Asked where it runs and what users see or where it leads is changed. */
    ask: (isChanged: boolean): Question | undefined =>
      isOn && is(row.phase, showPhase.running) && isChanged
        ? { title: t('ads.liveAsk'), effect: t('ads.liveEffect') }
        : undefined,
    publish: !isOn &&
      may(turning.can) && {
        label: turning.words.isUp === 'ads.isOn' ? ('ads.saveOn' as const) : ('ads.saveUp' as const),
        // The client tells the failure; what was saved stays saved.
        run: async (id: string) => {
          wentUp.current = await turning.send({ id, on: true }).then(
            () => true,
            () => false,
          )
        },
      },
    onSaved: (id: string, puttingUp: boolean) => {
      if (!puttingUp || wentUp.current) notify('success', puttingUp ? done.on : done.saved)
      else notify('warning', t('ads.savedNotUp'))
      setQuery({ id: id || undefined, edit: undefined, at: undefined, copyId: undefined })
    },
  }
}
