import { named } from '@/kit/show/format'
import type { CarInfo } from '@/entities/content/carInfo'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import type { CarSeries } from '@/entities/shared/carSeries'
import { ownSetting, pictureFor, type Wanted } from './inherit'
import { matchesWords } from '@/lib/foldText'

export interface Line {
  key: string
  level: 0 | 1 | 2
  name: string
  fullName: string
  wanted: Wanted
  /** Number of lines below it that collapse with it. */
  below: number
}

/** Filters of the matrix that are never sent to the server. */
export interface LineFilter {
  modelName: string
  colorName: string
  status: string
  scenes: readonly number[]
  missing: boolean
}

const holds = (text: string, part: string): boolean => matchesWords(text, part)

/** True if a line meets the filters that are set: its own setting has that state, and a place lacks a picture. */
const fits = ({ wanted }: Line, filter: LineFilter, settings: readonly PictureConfig[]): boolean =>
  (filter.status === '' ||
    filter.scenes.some((scene) => String(ownSetting(settings, wanted, scene)?.status) === filter.status)) &&
  (!filter.missing || filter.scenes.some((scene) => !pictureFor(settings, wanted, scene)))

/** Returns the lines of the series in order: series, models, colours. Only matching lines and their parents. */
export const linesOf = (
  series: readonly CarSeries[],
  cars: readonly CarInfo[],
  settings: readonly PictureConfig[],
  filter: LineFilter,
): Line[] => {
  const asksMore = filter.status !== '' || filter.missing
  return series.flatMap(({ seriesCode, seriesName }) => {
    const models = cars
      .filter((car) => car.seriesCode === seriesCode)
      .filter(({ modelName, modelCode }) => holds(`${modelName} ${modelCode}`, filter.modelName))
      .flatMap(({ modelCode, modelName, colorNames }) => {
        const called = modelName || modelCode
        const paints = colorNames
          .filter((colorName) => holds(colorName, filter.colorName))
          .map((colorName): Line => ({
            key: `${seriesCode}/${modelCode}/${colorName}`,
            level: 2,
            name: colorName,
            fullName: named(seriesName || seriesCode, called, colorName),
            wanted: { seriesCode, modelCode, colorName },
            below: 0,
          }))
          .filter((line) => fits(line, filter, settings))
        const line: Line = {
          key: `${seriesCode}/${modelCode}`,
          level: 1,
          name: called,
          fullName: named(seriesName || seriesCode, called),
          wanted: { seriesCode, modelCode, colorName: '' },
          below: paints.length,
        }
        const isOwn = filter.colorName.trim() === '' && fits(line, filter, settings)
        return paints.length > 0 || isOwn ? [line, ...paints] : []
      })
    const line: Line = {
      key: seriesCode,
      level: 0,
      name: seriesName || seriesCode,
      fullName: seriesName || seriesCode,
      wanted: { seriesCode, modelCode: '', colorName: '' },
      below: models.length,
    }
    const isNarrow = filter.modelName.trim() !== '' || filter.colorName.trim() !== '' || asksMore
    return models.length === 0 && isNarrow && !(asksMore && fits(line, filter, settings)) ? [] : [line, ...models]
  })
}

export interface OpenLine extends Line {
  open: boolean
}
/**
 * Returns the visible lines. Series are expanded, or all lines with `all`, except for the `turned` keys, which are
 * the opposite.
 */
export const unfolded = (lines: readonly Line[], turned: ReadonlySet<string>, all: boolean): OpenLine[] => {
  const marked = lines.map((line) => ({ ...line, open: (all || line.level === 0) !== turned.has(line.key) }))
  const open = new Map(marked.map((line) => [line.key, line.open]))
  return marked.filter(({ key, level }) => {
    const [series = '', model = ''] = key.split('/')
    return level === 0 || (open.get(series) && (level === 1 || open.get(`${series}/${model}`)))
  })
}
