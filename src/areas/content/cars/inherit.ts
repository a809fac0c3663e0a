import type { PictureConfig } from '@/entities/content/pictureConfig'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'

/** What a picture is wanted for: a colour of a model, a model (no colour), or a series (neither). */
export interface Wanted {
  seriesCode: string
  modelCode: string
  colorName: string
}

/** Whose setting it is that a picture comes from. */
export type From = 'own' | 'model' | 'series'

const settingOf = (settings: readonly PictureConfig[], wanted: Wanted, scene: number) =>
  settings.find(
    (one) =>
      one.seriesCode === wanted.seriesCode &&
      (one.modelCode || '') === wanted.modelCode &&
      (one.colorName || '') === wanted.colorName &&
      is(Number(one.scene), scene),
  )

/** The setting of exactly this car and place, be it on or off. */
export const ownSetting = settingOf

/**
 * The picture that stands for a car in a place, and whose it is: a colour without one takes its model's, a model its series'. A setting that is off gives
 * nothing. Undefined: the app shows the outline of the brand.
 */
export const pictureFor = (
  settings: readonly PictureConfig[],
  wanted: Wanted,
  scene: number,
): { setting: PictureConfig; from: From } | undefined => {
  const on = settings.filter(({ status, cover }) => is(Number(status), enableStatus.enabled) && cover)
  const ways: readonly [Wanted, From][] = [
    [wanted, 'own'],
    [{ ...wanted, colorName: '' }, 'model'],
    [{ ...wanted, modelCode: '', colorName: '' }, 'series'],
  ]
  for (const [way, from] of ways) {
    const setting = settingOf(on, way, scene)
    if (setting) return { setting, from }
  }
  return undefined
}
