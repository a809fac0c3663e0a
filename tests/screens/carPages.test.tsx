// @module-tag content
import { describe, expect, it } from 'vitest'
import * as carGallery from '@/api/content/carGallery'
import { carPlace } from '@/entities/content/carEnums'
import { shelfStatus } from '@/entities/content/shared'
import { cars } from '../../mocks/content/rules/cars'
import {
  act,
  agree,
  all,
  bodies,
  dialog,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/carManagement/carManagement'
const page = () => sure(document.querySelector('main'))
const carIn = (status: number, more: (row: ReturnType<typeof cars>[number]) => boolean = () => true) =>
  sure(cars().find((row) => row.status === status && row.cover !== '' && row.guidePrice !== null && more(row)))

describe('product master car list', () => {
  it('publishes a car and names the effects before unpublishing it', { tags: ['core'] }, async () => {
    const car = carIn(shelfStatus.new)
    await openConsole(`${LIST}?modelCode=${car.modelCode}`)
    await act(car.modelName, '上架')
    await seesToast('已上架')
    expect(bodies(carGallery.setCarShelf)).toEqual([{ id: car.id, status: shelfStatus.up }])
    await until(() => expect(all('button', `上架 ${car.modelName}`)).toEqual([]))
    await act(car.modelName, '下架')
    const asked = await dialog(/试驾预约时将无法选择该车型，已有预约不受影响/)
    expect(car.places).not.toContain(carPlace.binding)
    expect(asked).not.toHaveTextContent('绑车')
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(carGallery.setCarShelf).at(-1)).toEqual({ id: car.id, status: shelfStatus.down })
    expect(car.status).toBe(shelfStatus.down)
  })

  it('rejects publishing a car without a picture', async () => {
    const bare = sure(cars().find((row) => row.cover === '' && row.status === shelfStatus.new))
    await openConsole(`${LIST}?modelCode=${bare.modelCode}`)
    await act(bare.modelName, '上架')
    await seesToast('缺少车辆图或指导价，不能上架')
    expect(await find('[role=switch]', /缺少车辆图或指导价/)).toBeDisabled()
    expect(received(carGallery.setCarShelf)).toEqual([])
    await expect(carGallery.setCarShelf({ id: bare.id, status: shelfStatus.up })).rejects.toThrow('缺少车辆图或指导价')
  })

  it('warns before the last published car of a series is unpublished', async () => {
    const car = carIn(shelfStatus.up)
    for (const other of cars())
      if (other.seriesCode === car.seriesCode && other !== car) other.status = shelfStatus.down
    await openConsole(`${LIST}?modelCode=${car.modelCode}`)
    await settled()
    await tick(new RegExp(`^状态 ${car.modelName}`))
    await dialog(/将不在选车页展示/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(carGallery.setCarShelf)).toEqual([{ id: car.id, status: shelfStatus.down }])
  })

  it('filters newly synced cars and cars without a picture with one click', async () => {
    await openConsole(LIST)
    await sees(sure(cars()[0]).modelCode)
    await press('缺图')
    await until(() => expect(queries(carGallery.listCars).at(-1)).toMatchObject({ noCover: '1' }))
    await press('缺图')
    await press('新同步')
    await until(() => expect(queries(carGallery.listCars).at(-1)).toMatchObject({ status: '0' }))
    expect(queries(carGallery.listCars).at(-1)?.syncTimeStart).toMatch(/ 00:00:00$/)
    expect(await find('[role=tab]', /待上架/)).toHaveAttribute('aria-selected', 'true')
  })

  it('groups cars by series with the number of published ones', async () => {
    const [first] = [sure(cars()[0])]
    const own = cars().filter(({ seriesCode }) => seriesCode === first.seriesCode)
    await openConsole(`${LIST}?view=groups`)
    await until(() =>
      expect(sure(all('.ant-collapse-header', /./)[0])).toHaveTextContent(
        `已上架 ${own.filter(({ status }) => status === shelfStatus.up).length} / ${own.length}`,
      ),
    )
    expect(page()).toHaveTextContent(first.modelCode)
    const other = sure(cars().find(({ seriesCode }) => seriesCode !== first.seriesCode))
    expect(page()).not.toHaveTextContent(other.modelCode)
    await hands.click(sure(all('.ant-collapse-header', /./)[1]))
    await until(() => expect(page()).toHaveTextContent(other.modelCode))
  })

  it('shows the colours of a car beside the list and clears its update mark', async () => {
    const changed = sure(cars().find((row) => row.changedFields.length > 0))
    await openConsole(`${LIST}?modelCode=${changed.modelCode}`)
    await sees('已更新')
    await press(changed.modelName)
    await until(() => expect(all('.car-paints button', /./).length).toBe(changed.colorNames.length))
    await press(sure(changed.colorNames[1]))
    await until(() => expect(all('.car-paints button', /./)[1]).toHaveAttribute('aria-pressed', 'true'))
    expect(await find('.phone-car b, .phone-car', new RegExp(changed.modelName))).toBeInTheDocument()
    await press('关闭')
    await until(() => expect(page()).not.toHaveTextContent('已更新'))
  })

  it('unpublishes selected cars in bulk and mentions the skipped ones', async () => {
    const code = sure(cars()[0]).seriesCode
    const own = cars().filter(({ seriesCode }) => seriesCode === code)
    const up = own.filter(({ status }) => status === shelfStatus.up).map(({ id }) => id)
    // Cars that qualify for neither bulk action cannot be selected.
    const skipped = own.filter(
      (row) => row.status !== shelfStatus.up && row.cover !== '' && row.guidePrice !== null,
    ).length
    expect(Math.min(up.length, skipped)).toBeGreaterThan(0)
    await openConsole(`${LIST}?seriesCode=${code}&size=100`)
    await sees(sure(cars()[0]).modelCode)
    await tick('选择本页全部')
    await press('下架')
    await dialog(new RegExp(`${skipped} 条不适用，已跳过`))
    await agree('下架')
    await sees(`成功 ${up.length} 条，失败 0 条`)
    expect(received(carGallery.setCarShelf)).toHaveLength(up.length)
    expect(bodies(carGallery.setCarShelf)).toEqual(
      expect.arrayContaining(up.map((id) => ({ id, status: shelfStatus.down }))),
    )
  })
})
