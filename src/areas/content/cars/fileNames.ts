import type { CarInfo } from '@/entities/content/carInfo'
import type { CarSeries } from '@/entities/shared/carSeries'

/** What a file is for, as far as its name says: undefined is what it does not say or what nobody knows. */
export interface Match {
  seriesCode?: string
  modelCode?: string
  colorName?: string
  scene?: number
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s_\-.]/g, '')
const isAll = (text: string): boolean => ['', 'all', '全部', '0'].includes(text.trim().toLowerCase())

/** Model and colour out of what stands between series and place; one part alone is a model, else a colour of all of them. */
const within = (parts: readonly string[], cars: readonly CarInfo[]): Pick<Match, 'modelCode' | 'colorName'> => {
  const modelOf = (text: string) =>
    isAll(text)
      ? ''
      : cars.find((car) => [car.modelCode, car.modelName].some((name) => bare(name) === bare(text)))?.modelCode
  const colorOf = (text: string, modelCode: string | undefined) =>
    isAll(text)
      ? ''
      : cars
          .filter((car) => !modelCode || car.modelCode === modelCode)
          .flatMap(({ colorNames }) => colorNames)
          .find((name) => bare(name) === bare(text))
  if (parts.length === 0) return { modelCode: '', colorName: '' }
  if (parts.length === 1) {
    const modelCode = modelOf(parts[0] ?? '')
    return modelCode === undefined
      ? { modelCode: '', colorName: colorOf(parts[0] ?? '', undefined) }
      : { modelCode, colorName: '' }
  }
  const modelCode = modelOf(parts.slice(0, -1).join('_'))
  return { modelCode, colorName: colorOf(parts.at(-1) ?? '', modelCode) }
}

/**
 * What a file called series_model_colour_place.png is for: series and models by code or name, whatever the case and blanks, codes with an underscore too;
 * the place by its number or its name. Parts may be left empty: for all of them.
 */
export const matchName = (
  name: string,
  series: readonly CarSeries[],
  cars: readonly CarInfo[],
  sceneOf: (text: string) => number | undefined,
): Match => {
  const parts = name.replace(/\.[^.]*$/, '').split('_')
  const scene = sceneOf((parts.at(-1) ?? '').trim())
  const rest = scene === undefined ? parts : parts.slice(0, -1)
  // A code may hold the sign that parts them: the longest that is one.
  for (let end = rest.length; end > 0; end--) {
    const text = bare(rest.slice(0, end).join('_'))
    const found = series.find((one) => [one.seriesCode, one.seriesName].some((word) => bare(word) === text))
    if (!found) continue
    const own = cars.filter(({ seriesCode }) => seriesCode === found.seriesCode)
    return { seriesCode: found.seriesCode, ...within(rest.slice(end), own), scene }
  }
  return { scene }
}

/** Whether it is known what a file is for. */
export const isMatched = (match: Match): match is Required<Match> =>
  match.seriesCode !== undefined &&
  match.modelCode !== undefined &&
  match.colorName !== undefined &&
  match.scene !== undefined
