import { describe, expect, it } from 'vitest'
import { isMatched, matchName } from '@/areas/content/cars/fileNames'
import { pictureFor } from '@/areas/content/cars/inherit'
import { picScene } from '@/entities/content/carEnums'
import { enableStatus } from '@/entities/shared/enums'
import type { CarInfo } from '@/entities/content/carInfo'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import type { CarSeries } from '@/entities/shared/carSeries'

const series = [
  { seriesCode: 'QM_Q7', seriesName: '启明Q7' },
  { seriesCode: 'QM_Q7_PHEV', seriesName: '启明Q7 PHEV' },
] as CarSeries[] // as above
const cars = [
  { seriesCode: 'QM_Q7_PHEV', modelCode: 'P-1', modelName: '2026款 150km 四驱', colorNames: ['天山白', '曜石黑'] },
  { seriesCode: 'QM_Q7', modelCode: 'Q-1', modelName: '2026款 尊享型', colorNames: ['枫叶红'] },
] as CarInfo[] // as above
const sceneOf = (text: string) => ({ '1': 1, 俯视: 2 })[text]
const match = (name: string) => matchName(name, series, cars, sceneOf)

describe('picture file name', () => {
  it('identifies series, model, colour and place by code or name', () => {
    const whole = { seriesCode: 'QM_Q7_PHEV', modelCode: 'P-1', colorName: '曜石黑', scene: picScene.myCar }
    expect(match('QM_Q7_PHEV_P-1_曜石黑_1.png')).toEqual(whole)
    expect(match('启明q7phev_2026款150km四驱_曜石黑_1.png')).toEqual(whole)
    expect(match('QM_Q7_Q-1_枫叶红_俯视.png')).toEqual({
      seriesCode: 'QM_Q7',
      modelCode: 'Q-1',
      colorName: '枫叶红',
      scene: picScene.topView,
    })
  })
  it('covers all models or colours where a part is empty', () => {
    expect(match('QM_Q7_1.png')).toEqual({ seriesCode: 'QM_Q7', modelCode: '', colorName: '', scene: picScene.myCar })
    expect(match('QM_Q7__枫叶红_1.png')).toEqual({
      seriesCode: 'QM_Q7',
      modelCode: '',
      colorName: '枫叶红',
      scene: picScene.myCar,
    })
    expect(match('QM_Q7_枫叶红_1.png')).toEqual({
      seriesCode: 'QM_Q7',
      modelCode: '',
      colorName: '枫叶红',
      scene: picScene.myCar,
    })
    expect(match('QM_Q7_Q-1_全部_1.png')).toMatchObject({ modelCode: 'Q-1', colorName: '' })
  })
  it('leaves unknown and missing parts undefined', () => {
    expect(isMatched(match('IMG_2034.png'))).toBe(false)
    expect(match('QM_Q7_Q-1_天山白_1.png')).toMatchObject({
      seriesCode: 'QM_Q7',
      modelCode: 'Q-1',
      colorName: undefined,
    })
    expect(match('QM_Q7_Q-1_枫叶红.png').scene).toBeUndefined()
  })
})

describe('car picture of a place', () => {
  const setting = (
    modelCode: string,
    colorName: string,
    status: number = enableStatus.enabled,
    cover = 'a.png',
  ): PictureConfig => ({ seriesCode: 'S', modelCode, colorName, scene: picScene.myCar, status, cover }) as PictureConfig // the fields the rule reads
  const wanted = { seriesCode: 'S', modelCode: 'M', colorName: 'C' }
  it('is inherited from the model, else from the series', () => {
    const all = [setting('', ''), setting('M', ''), setting('M', 'C')]
    expect(pictureFor(all, wanted, 1)?.from).toBe('own')
    expect(pictureFor(all.slice(0, 2), wanted, 1)?.from).toBe('model')
    expect(pictureFor(all.slice(0, 1), wanted, 1)?.from).toBe('series')
    expect(pictureFor(all, wanted, 2)).toBeUndefined()
    expect(pictureFor(all, { ...wanted, colorName: '' }, 1)?.from).toBe('own')
  })
  it('ignores disabled settings and settings without a picture', () => {
    expect(
      pictureFor([setting('M', 'C', enableStatus.disabled), setting('M', '', enableStatus.enabled, '')], wanted, 1),
    ).toBeUndefined()
    expect(pictureFor([setting('M', 'C', enableStatus.disabled), setting('', '')], wanted, 1)?.from).toBe('series')
  })
})
