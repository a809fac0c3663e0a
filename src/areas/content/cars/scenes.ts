import { picScene } from '@/entities/content/carEnums'
import { pictureConfig } from '@/entities/content/pictureConfig'
import { withStates } from '@/entities/field'
import { MAX_PIXELS, type PictureType, pictureSides, validatePicture } from '@/kit/form/pictures'
import type { Translate } from '@/locales'

/** Requirements of a picture in a place: exactly this size in px or twice as large, and its type. */
export interface SceneSize {
  size: readonly [width: number, height: number]
  types: readonly PictureType[]
}
const PNG = ['png'] as const
const BOTH = ['png', 'jpg'] as const

export const SCENE_SIZES: Readonly<Partial<Record<number, SceneSize>>> = {
  [picScene.myCar]: { size: [750, 422], types: PNG },
  [picScene.topView]: { size: [400, 800], types: PNG },
  [picScene.reservation]: { size: [200, 112], types: BOTH },
  [picScene.orderCard]: { size: [335, 188], types: BOTH },
  [picScene.ownerBadge]: { size: [690, 388], types: BOTH },
}
export const MEGABYTES = 1

export const sceneField = withStates(pictureConfig.scene, (code) => code !== picScene.gallery)
export const SCENES: readonly number[] = (sceneField.of?.options ?? []).map(({ value }) => Number(value))

/** Returns the error of a file for a place as text. Undefined if it may be uploaded. */
export const sceneError = async (file: File, scene: number, t: Translate): Promise<string | undefined> => {
  const of = SCENE_SIZES[scene]
  if (!of) return t('carPages.noScene')
  const fault = await validatePicture(file, MEGABYTES, of.types)
  if (fault) return t(fault, { size: MEGABYTES, px: MAX_PIXELS, types: of.types.join(t('kit.listComma')) })
  const [w = 0, h = 0] = (await pictureSides(file)) ?? []
  const [width, height] = of.size
  const fits = [1, 2].some((times) => w === width * times && h === height * times)
  return fits ? undefined : t('upload.wrongSize', { width, height, w, h })
}
