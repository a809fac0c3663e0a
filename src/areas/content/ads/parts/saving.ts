import type { SendOptions } from '@/api/client'
import { is } from '@/entities/field'
import { showPhase } from '@/entities/content/shared'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { useSavedPage } from '@/kit/page/savedPage'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isPublished, type PublishableAd, type AdPublishing } from './adPublishing'

/**
 * Returns the steps around saving an ad: publishing one that is not published, a confirmation before a visible one is
 * changed, and staying on its page.
 */
export const useAdSaving = (
  publishing: AdPublishing,
  row: PublishableAd | undefined,
  done: { saved: string; on: string },
) => {
  const t = useT()
  const may = useMay()
  const onSaved = useSavedPage()
  const isOn = row !== undefined && isPublished(publishing, row)
  return {
    ask: (isChanged: boolean): Confirmation | undefined =>
      isOn && is(row.phase, showPhase.running) && isChanged
        ? { title: t('ads.liveAsk'), effect: t('ads.liveEffect') }
        : undefined,
    publish: !isOn &&
      may(publishing.can) && {
        label: publishing.words.isUp === 'ads.isOn' ? ('ads.saveOn' as const) : ('ads.saveUp' as const),
        run: (id: string, options: SendOptions) => publishing.send({ id, on: true }, options),
        done: done.on,
      },
    done: done.saved,
    onSaved,
  }
}
