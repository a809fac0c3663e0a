import * as qaa from '@/api/content/qaa'
import type { Qaa } from '@/entities/content/qaa'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { Translate } from '@/locales'
import type { Shelf } from '../../parts/ShelfSwitch'

export const QAA_SHELF: Shelf = { call: qaa.shelve, can: 'qaa.shelve' }

export const qaaDown = (row: Qaa, t: Translate): Confirmation => ({
  title: t('columns.downAsk', { name: row.title }),
  effect: t('columns.downEffect'),
})

/** Help rate in % below which a text should be rewritten. */
export const POOR = 60
