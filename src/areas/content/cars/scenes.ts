import { picScene } from '@/entities/content/carEnums'
import { pictureConfig } from '@/entities/content/pictureConfig'
import { withStates } from '@/entities/field'
import { MAX_PIXELS, type PictureType, pictureSides, validatePicture } from '@/kit/form/pictures'
import type { Translate } from '@/locales'

/** What a picture of a place must be: exactly so many px or twice as many, and of which type. */
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

/** The places of the app that a picture can be set for; the gallery is no such place. */
export const sceneField = withStates(pictureConfig.scene, (code) => code !== picScene.gallery)
export const SCENES: readonly number[] = (sceneField.of?.options ?? []).map(({ value }) => Number(value))

/** What is wrong with a file that is to stand in a place, in words; undefined when it may be sent. */
export const sceneError = async (file: File, scene: number, t: Translate): Promise<string | undefined> => {
  const of = SCENE_SIZES[scene]
  if (!of) return t('carPages.noScene')
  const fault = await validatePicture(file, MEGABYTES, of.types)
  if (fault) return t(fault, { size: MEGABYTES, px: MAX_PIXELS, types: of.types.join(', ') })
  const [w = 0, h = 0] = (await pictureSides(file)) ?? []
  const [width, height] = of.size
  const fits = [1, 2].some((times) => w === width * times && h === height * times)
  return fits ? undefined : t('upload.wrongSize', { width, height, w, h })
}
