import { expect, it } from 'vitest'
import { inputOf, type Values, valuesOf } from '@/areas/content/carModels/carValues'
import { priceWords } from '@/areas/content/carModels/parts/carPrice'
import type { VirtualCar } from '@/entities/content/virtualCar'

it('car model prices are rounded half up to hundredths of ten thousand', () => {
  const shown = (minPrice: string) => priceWords({ minPrice }, (_, values) => String(values?.price))
  expect(['129850', '109950', '135850'].map(shown)).toEqual(['12.99', '11.00', '13.59'])
})

it('car model lists accept numbers and missing texts', () => {
  const sent = {
    colors: [{ colorName: null, colorType: '1' }],
    highlights: [{}],
    specs: [{ specName: '轴距', specValue: 2800 }, {}],
  }
  const values = { ...valuesOf(sent as unknown as VirtualCar), slogan: '' } as Values // a faulty reply
  const blue = { ...values.colors[0], colorName: '蓝 ', colorType: 1 } as Values['colors'][number] // as added by the form
  expect(inputOf({ ...values, colors: [...values.colors, blue] })).toMatchObject({
    colors: [
      { colorName: '', sort: 1 },
      { colorName: '蓝', sort: 2 },
    ],
    highlights: [{ title: '', sort: 1 }],
    specs: [
      { groupName: '', specName: '轴距', specValue: '2800' },
      { groupName: '', specName: '', specValue: '' },
    ],
  })
})
