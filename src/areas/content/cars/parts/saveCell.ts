import { ApiError } from '@/api/error'
import * as carGallery from '@/api/content/carGallery'
import * as files from '@/api/system/files'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import { enableStatus } from '@/entities/shared/enums'
import { urlOf } from '@/kit/form/uploads'
import type { Translate } from '@/locales'
import type { Wanted } from '../inherit'
import { sceneError } from '../scenes'

export interface CellSave {
  file: File
  wanted: Wanted
  scene: number
  /** Existing setting that the picture replaces. */
  own?: PictureConfig
  /** Overwrites a setting that somebody else has changed since it was loaded. */
  force?: boolean
  signal?: AbortSignal
}

/**
 * Checks and uploads a picture and enables it for a car in a place. Throws an ApiError with a displayable message,
 * which the caller shows.
 */
export const saveCell = async ({ file, wanted, scene, own, force, signal }: CellSave, t: Translate): Promise<void> => {
  const fault = await sceneError(file, scene, t)
  if (fault) throw new ApiError('input', fault)
  const form = new FormData()
  form.append('file', file)
  const stored = await files.upload(form, { quiet: true, signal })
  const cover = urlOf(stored)
  if (cover === undefined) throw new ApiError('reply', t('upload.noUrl'))
  const { seriesCode, modelCode, colorName } = wanted
  await carGallery.savePicture(
    {
      ...(own ? { id: own.id, updateTime: own.updateTime } : { seriesCode, modelCode, colorName, scene }),
      cover,
      status: enableStatus.enabled,
      ...(force && { force }),
    },
    { quiet: true, signal },
  )
}
