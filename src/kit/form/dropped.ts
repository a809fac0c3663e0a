import type { DragEvent } from 'react'
import { notify } from '@/api/notices'
import { translate } from '@/locales'

/** Endings for the file dialog of an upload; dropped files of other kinds are not left out silently but go to its own check, which gives the reason. */
export const accepting = (endings: string) => ({ format: endings, filter: 'native' }) as const

/** For an upload of one file: reports that of several dropped files only the first is taken. */
export const firstOnly = ({ dataTransfer }: DragEvent): void => {
  if (dataTransfer.files.length > 1) notify('warning', translate('upload.firstOnly'))
}
