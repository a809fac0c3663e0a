import { notify } from '@/api/notices'
import * as carGallery from '@/api/content/carGallery'
import { useViewer } from '@/business/viewer'
import type { CarInfo } from '@/entities/content/carInfo'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { canGoUp } from '../carRules'
import type { Question } from '@/kit/dialog/ask'

/** What can be done with a car: looked at, put on the shelf, taken down, and its pictures. */
export const useCarActions = (downQuestion: (row: CarInfo) => Question): ((row: CarInfo) => Action[]) => {
  const t = useT()
  const { go, setQuery } = useScreen()
  const { head } = useViewer()
  return (row) => {
    const isUp = is(row.status, shelfStatus.up)
    const isReady = canGoUp(row)
    return [
      { label: 'carPages.view', run: () => setQuery({ record: row.id }) },
      {
        label: 'carPages.up',
        can: 'carGallery.setCarShelf',
        next: true,
        hide: !head || isUp,
        run: () =>
          isReady
            ? carGallery.setCarShelf({ id: row.id, status: shelfStatus.up })
            : notify('warning', t('carPages.notReady')),
        done: isReady ? t('carPages.upDone') : undefined,
      },
      {
        label: 'carPages.down',
        can: 'carGallery.setCarShelf',
        danger: true,
        hide: !head || !isUp,
        ask: isUp ? downQuestion(row) : undefined,
        run: () => carGallery.setCarShelf({ id: row.id, status: shelfStatus.down }),
        done: t('carPages.downDone'),
      },
      {
        label: 'carPages.settings',
        run: () => go(to('/star-management/carImage', { seriesCodes: row.seriesCode, modelName: row.modelName })),
      },
    ]
  }
}
