import type { CarInfo } from '@/entities/content/carInfo'
import type { CarSeries } from '@/entities/shared/carSeries'

/**
 * Targets of a file according to its name. '' means all models or all colours. Undefined if the name lacks a part or
 * it is unknown.
 */
export interface Match {
  seriesCode?: string
  modelCode?: string
  colorName?: string
  scene?: number
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s_\-.]/g, '')
const isAll = (text: string): boolean => ['', 'all', '全部', '0'].includes(text.trim().toLowerCase())

/** Parses model and colour between series and place. A single part is a model, else a colour of all models. */
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
 * Parses a file name of the form series_model_colour_place.png. Series and models match by code or name, colours by
 * name, ignoring case, blanks, hyphens, underscores and dots. Codes may contain underscores. The place is its number
 * or its name. An empty part, "all" or 0 means all.
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
  // A code may contain the separator, so try the longest match first.
  for (let end = rest.length; end > 0; end--) {
    const text = bare(rest.slice(0, end).join('_'))
    const found = series.find((one) => [one.seriesCode, one.seriesName].some((word) => bare(word) === text))
    if (!found) continue
    const own = cars.filter(({ seriesCode }) => seriesCode === found.seriesCode)
    return { seriesCode: found.seriesCode, ...within(rest.slice(end), own), scene }
  }
  return { scene }
}

export const isMatched = (match: Match): match is Required<Match> =>
  match.seriesCode !== undefined &&
  match.modelCode !== undefined &&
  match.colorName !== undefined &&
  match.scene !== undefined
