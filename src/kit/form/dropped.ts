import type { DragEvent } from 'react'
import { notify } from '@/api/notices'
import { translate } from '@/locales'

/**
 * Extensions for the file dialog. Dropped files of other types are not filtered silently but reach the check, which
 * reports the reason.
 */
export const accepting = (endings: string) => ({ format: endings, filter: 'native' }) as const

/** Warns on a drop of several files that only the first is used. The control itself limits them. */
export const firstOnly = ({ dataTransfer }: DragEvent): void => {
  if (dataTransfer.files.length > 1) notify('warning', translate('upload.firstOnly'))
}
