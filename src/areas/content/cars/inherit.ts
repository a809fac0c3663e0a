import type { PictureConfig } from '@/entities/content/pictureConfig'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'

/** Subject of a picture: a colour of a model, a model (no colour), or a series (neither). */
export interface Wanted {
  seriesCode: string
  modelCode: string
  colorName: string
}

/** Level whose setting provides the picture. */
export type From = 'own' | 'model' | 'series'

type Lookup = ReadonlyMap<string, PictureConfig>
const keyOf = (seriesCode: string, modelCode: string, colorName: string, scene: number) =>
  JSON.stringify([seriesCode, modelCode, colorName, scene])
const lookupOf = (settings: readonly PictureConfig[]): Lookup => {
  const lookup = new Map<string, PictureConfig>()
  for (const one of settings) {
    const key = keyOf(one.seriesCode, one.modelCode || '', one.colorName || '', Number(one.scene))
    if (!lookup.has(key)) lookup.set(key, one)
  }
  return lookup
}
/** Indexes by reply. A matrix does thousands of lookups per reply. */
const lookups = new WeakMap<readonly PictureConfig[], { all: Lookup; on: Lookup }>()
const lookupsOf = (settings: readonly PictureConfig[]) => {
  const known = lookups.get(settings) ?? {
    all: lookupOf(settings),
    on: lookupOf(settings.filter(({ status, cover }) => is(Number(status), enableStatus.enabled) && cover)),
  }
  lookups.set(settings, known)
  return known
}

/** Returns the setting of exactly this car and place, enabled or not. */
export const ownSetting = (
  settings: readonly PictureConfig[],
  { seriesCode, modelCode, colorName }: Wanted,
  scene: number,
): PictureConfig | undefined => lookupsOf(settings).all.get(keyOf(seriesCode, modelCode, colorName, scene))

/**
 * Returns the picture of a car in a place and the level it comes from. A colour inherits from its model, a model from
 * its series. A disabled setting counts as missing. Undefined if the app shows the brand outline.
 */
export const pictureFor = (
  settings: readonly PictureConfig[],
  wanted: Wanted,
  scene: number,
): { setting: PictureConfig; from: From } | undefined => {
  const { on } = lookupsOf(settings)
  const { seriesCode, modelCode, colorName } = wanted
  const ways: readonly [string, From][] = [
    [keyOf(seriesCode, modelCode, colorName, scene), 'own'],
    [keyOf(seriesCode, modelCode, '', scene), 'model'],
    [keyOf(seriesCode, '', '', scene), 'series'],
  ]
  for (const [key, from] of ways) {
    const setting = on.get(key)
    if (setting) return { setting, from }
  }
  return undefined
}
