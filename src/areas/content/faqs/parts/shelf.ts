import * as qaa from '@/api/content/qaa'
import type { Qaa } from '@/entities/content/qaa'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { Translate } from '@/locales'
import type { Shelf } from '../../parts/ShelfSwitch'

/** How questions go on the shelf and off it. */
export const QAA_SHELF: Shelf = { call: qaa.shelve, can: 'qaa.shelve' }

export const qaaDown = (row: Qaa, t: Translate): Confirmation => ({
  title: t('columns.downAsk', { name: row.title }),
  effect: t('columns.downEffect'),
})

/** An answer that helps fewer of a hundred readers than this should be written anew. */
export const POOR = 60
