// @module-tag vehicle
import { describe, expect, it, vi } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as reservations from '@/api/vehicle/reservations'
import * as transportCars from '@/api/vehicle/transportCars'
import { is } from '@/entities/field'
import { picksendKind, picksendStatus as states } from '@/entities/vehicle/picksendOrder'
import { transportCarStatus } from '@/entities/vehicle/transportCar'
import { isLate } from '@/areas/vehicle/picksends/picksendRules'
import { org } from '../../mocks/system/rules/store'
import { openToday, picksends, picksendsOf } from '../../mocks/vehicle/rules/picksends'
import { service } from '../../mocks/vehicle/rules/reservations'
import {
  act,
  agree,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/afterSale-management/picksend'
const DETAIL = '/afterSale-management/picksendDetail'
const HOUSE = 'D00001'
const SERVICE = 'dealer01_service'
const DRAWER = '.ant-drawer'
const page = () => sure(document.querySelector('main'))
const house = () => sure(org.dealers.find(({ dealerCode }) => dealerCode === HOUSE))
const orderIn = (status: number, test: (row: ReturnType<typeof orders>[number]) => boolean = () => true) =>
  sure(orders().find((row) => row.status === status && test(row)))
const orders = () => picksends().orders
const carIn = (status: number) =>
  sure(picksends().cars.find((row) => row.dealerCode === HOUSE && row.status === status && row.plate !== ''))
const configs = () => picksends().configs
const openRules = async (as = SERVICE) => {
  await openConsole(LIST, { as })
  await press('服务配置')
  await find('.ant-drawer-title', '服务配置')
}

describe('pick-up and delivery demo data', () => {
  it('covers every state with consistent legs, cost and finish time', () => {
    for (const status of Object.values(states).filter((one) => typeof one === 'number'))
      expect(orders().filter((row) => row.status === status).length).toBeGreaterThanOrEqual(3)
    for (const row of orders()) {
      expect(row.legs.length > 0).toBe(!is(row.status, states.toDispatch, states.assigned, states.cancelled))
      expect(row.finishTime !== '').toBe(row.status === states.done)
      expect(row.feeCents).toBe(Math.round(row.extraKm * row.kmPriceCents))
    }
    for (const status of [
      transportCarStatus.free,
      transportCarStatus.onTask,
      transportCarStatus.repair,
      transportCarStatus.outOfUse,
    ])
      expect(picksends().cars.filter((row) => row.status === status).length).toBeGreaterThanOrEqual(3)
  })
})

describe('pick-up orders from reservations', () => {
  it('share customer, car, dealer and day with their reservation', () => {
    const reserved = orders().filter(({ reserveId }) => reserveId !== '')
    expect(reserved.length).toBeGreaterThan(50)
    for (const order of reserved) {
      const { customerName, phone, plate, seriesCode, dealerCode, reserveNo, pickupFlag, reserveDate } = sure(
        service().rows.find(({ id }) => id === order.reserveId),
      )
      expect(order).toMatchObject({ customerName, phone, plate, seriesCode, dealerCode, reserveNo })
      expect([pickupFlag, order.appointTime.slice(0, 10)]).toEqual([1, reserveDate])
      expect(picksendsOf(reserveNo)).toEqual([order])
    }
  })
  it('lead to their reservation', async () => {
    const { id, reserveNo } = sure(orders().find(({ reserveId }) => reserveId !== ''))
    await openConsole(`${DETAIL}?id=${id}`)
    await press('维保预约')
    await sees(reserveNo)
    expect(location.pathname).toBe('/afterSale-management/maintenanceDetails')
    expect(page()).not.toHaveTextContent('参数缺失或记录不存在')
  })
})

describe('pick-up and delivery orders', () => {
  it('are filtered by those to dispatch, with late ones marked', { tags: ['core'] }, async () => {
    const late = orderIn(
      states.toDispatch,
      (row) => row.dealerCode === HOUSE && isLate({ ...row, status: states.toDispatch }),
    )
    await openConsole(LIST, { as: SERVICE })
    await hands.click(await find('button.quick-filter', /^待派单/))
    await sees(late.orderNo)
    expect(page()).toHaveTextContent('超时未派单')
    expect(queries(reservations.listPicksends).at(-1)).toMatchObject({
      status: '1',
      sortField: 'appointTime',
      sortOrder: 'asc',
    })
    await press(late.orderNo)
    await sees(/尚未派单|超时未派单/)
    expect(location.search).toBe(`?id=${late.id}`)
  })

  it('are limited to a period unless searched by a complete number', async () => {
    const old = sure(orders().findLast(({ status }) => status === states.done))
    await openConsole(LIST)
    await sent(reservations.listPicksends)
    expect(queries(reservations.listPicksends).at(-1)).toHaveProperty('appointTimeStart')
    await fill('取送单号', old.orderNo)
    await press('查询')
    await sees(old.orderNo)
    expect(queries(reservations.listPicksends).at(-1)).not.toHaveProperty('appointTimeStart')
  })

  it('are exported with the filters', async () => {
    await openConsole(`${LIST}?serviceKind=${picksendKind.delivery}`)
    await sent(reservations.listPicksends)
    const saved = takeSaved()
    await press('导出')
    await sent(reservations.exportPicksends)
    expect(queries(reservations.exportPicksends)[0]).toMatchObject({ serviceKind: String(picksendKind.delivery) })
    await until(() => expect(saved[0]?.name).toMatch(/^excel.*xls$/))
  })

  it('show the cost of free benefits to headquarters', async () => {
    await openConsole(LIST)
    await sees('本月免费权益成本')
    await sees('服务门店')
  })

  it('hide the benefit cost and the dealer column from a dealer', async () => {
    await openConsole(LIST, { as: SERVICE })
    await sees('完成率')
    expect(page()).not.toHaveTextContent('本月免费权益成本')
    expect(page()).not.toHaveTextContent('服务门店')
  })
})

describe('service cars', () => {
  it('are sent to repair in one save of all cars of the dealer', async () => {
    const car = carIn(transportCarStatus.free)
    await openConsole(`${LIST}?tab=cars`, { as: SERVICE })
    await sees(car.plate)
    await act(car.plate, '送修')
    await agree('送修')
    await seesToast('已送修')
    const [body] = bodies(transportCars.saveConfig)
    const cars = picksends().cars.filter((row) => row.dealerCode === HOUSE)
    expect(body).toMatchObject({ dealerCode: HOUSE })
    expect(body).toHaveProperty('cars.length', 5)
    expect(cars).toHaveLength(5)
    expect(cars.find(({ id }) => id === car.id)).toMatchObject({
      status: transportCarStatus.repair,
      driverPhone: car.driverPhone,
    })
  })

  it('are not saved if the reply lacks the cars of the dealer', async () => {
    const car = carIn(transportCarStatus.free)
    await openConsole(`${LIST}?tab=cars`, { as: SERVICE })
    await sees(car.plate)
    control.inject({
      path: transportCars.getConfig.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { dealerCode: HOUSE } }),
    })
    await act(car.plate, '送修')
    await agree('送修')
    await seesToast('记录不存在或已删除')
    expect(received(transportCars.saveConfig)).toEqual([])
  })

  it('open with their recent tasks', async () => {
    const plates = new Map(picksends().cars.flatMap(({ id, plate }) => (plate ? [[id, plate] as const] : [])))
    const task = sure(orders().find((row) => row.status === states.pickingUp && plates.has(row.transportCarId)))
    const car = { id: task.transportCarId, plate: sure(plates.get(task.transportCarId)) }
    await openConsole(`${LIST}?tab=cars&plate=${car.plate}`)
    await act(car.plate, '详情')
    await sees('最近 20 条任务')
    await sees(task.orderNo)
    expect(queries(reservations.listPicksends).at(-1)).toMatchObject({ transportCarId: car.id, pageSize: '20' })
    expect(queries(transportCars.get)).toEqual([{ id: car.id }])
  })

  it('are exported with the filters', async () => {
    await openConsole(`${LIST}?tab=cars&carKind=1`)
    await sent(transportCars.list)
    const saved = takeSaved()
    await press('导出')
    await sent(transportCars.exportList)
    expect(queries(transportCars.exportList)[0]).toMatchObject({ carKind: '1' })
    await until(() => expect(saved[0]?.name).toMatch(/^excel.*xls$/))
  })
})

describe('service rules', () => {
  it('are saved without the cars if they were not sent', async () => {
    await openConsole(LIST, { as: SERVICE })
    const { cars: _cars, ...data } = await transportCars.getConfig({ dealerCode: HOUSE })
    const body = JSON.stringify({ code: 200, data })
    control.inject({ path: transportCars.getConfig.path, kind: 'raw', body })
    await press('服务配置')
    await fill('每日名额', '15', DRAWER)
    await press('保存')
    await seesToast('服务配置已保存')
    expect(bodies(transportCars.saveConfig)).toMatchObject([{ dayQuota: 15 }])
    expect(bodies(transportCars.saveConfig)[0]).not.toHaveProperty('cars')
  })

  it('are saved with the update time they were loaded with', { tags: ['core'] }, async () => {
    const was = sure(configs().find(({ dealerCode }) => dealerCode === HOUSE))
    await openRules()
    await fill('每日名额', '15', DRAWER)
    await fill('免费里程（km）', '99', DRAWER)
    await press('保存')
    await sees('免费里程不能大于服务半径')
    expect(received(transportCars.saveConfig)).toEqual([])
    await fill('免费里程（km）', '8', DRAWER)
    await press('保存')
    await seesToast('服务配置已保存')
    expect(bodies(transportCars.saveConfig)).toEqual([
      expect.objectContaining({
        dealerCode: HOUSE,
        inheritFlag: 0,
        dayQuota: 15,
        freeKm: 8,
        kmPrice: '5.00',
        updateTime: was.updateTime,
      }),
    ])
    expect(configs().find(({ dealerCode }) => dealerCode === HOUSE)).toMatchObject({ dayQuota: 15, freeKm: 8 })
  })

  it('send only the cars of a dealer that follows headquarters', async () => {
    await openRules()
    await tick('沿用总部默认')
    await until(() => expect(document.querySelector(`${DRAWER} .facts`)).toHaveTextContent('30'))
    await press('保存')
    await seesToast('服务配置已保存')
    const [body] = bodies(transportCars.saveConfig)
    expect(body).toMatchObject({ dealerCode: HOUSE, inheritFlag: 1 })
    expect(body).not.toHaveProperty('dayQuota')
    expect(body).toHaveProperty('cars')
  })

  it('ask headquarters for confirmation with the number of affected dealers', async () => {
    await openRules('superadmin')
    await fill('每日名额', '30', DRAWER)
    await press('保存')
    expect(await dialog(/总部默认/)).toHaveTextContent(/\d+ 家经销商/)
    expect(received(transportCars.saveConfig)).toEqual([])
    await agree('保存')
    await seesToast('服务配置已保存')
    expect(bodies(transportCars.saveConfig)[0]).not.toHaveProperty('dealerCode')
  })

  it('disable the service of a dealer after confirmation', async () => {
    await openConsole(`${LIST}?mode=rules&record=${HOUSE}`)
    await tick(new RegExp(`^取送车服务 ${house().dealerName}`))
    await agree('确定')
    await seesToast('取送车服务已关闭')
    expect(bodies(dealers.setTransportCarStatus)).toEqual([{ dealerCode: HOUSE, transportCarStatus: 0 }])
  })

  it('are read-only for a dealer without the service', async () => {
    house().transportCarStatus = 0
    await openRules()
    await sees('本店未开通取送车服务，请联系总部')
    expect(await box('每日名额', DRAWER)).toBeDisabled()
    expect(hasButton('保存')).toBe(false)
  })

  it('reject removing a car with a task today and a duplicate driver', async () => {
    const [first, second] = picksends().cars.filter((row) => row.dealerCode === HOUSE)
    const task = sure(orders().find((row) => row.dealerCode === HOUSE && row.status === states.assigned))
    Object.assign(task, {
      transportCarId: sure(first).id,
      appointTime: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    })
    expect(openToday(sure(first).id, Date.now())).toBeGreaterThan(0)
    await openRules()
    await fill('司机手机号 1', sure(second).driverPhone, DRAWER)
    await press('保存')
    await sees('司机手机号不能重复')
    await fill('司机手机号 1', sure(first).driverPhone, DRAWER)
    await press('移除服务车 1')
    await press('保存')
    await until(() => expect(toasts().some((text) => /个任务未完成，不能操作/.test(text))).toBe(true))
    expect(picksends().cars).toContain(first)
  })

  it('add a driver without a car as free', async () => {
    await openRules()
    await press('添加服务车')
    await fill('车牌号 6', '皖b12·3c5', DRAWER)
    await fill('司机 6', '王师傅', DRAWER)
    await fill('司机手机号 6', '13812340006', DRAWER)
    await choose('车辆类型 6', '无车司机', DRAWER)
    await press('保存')
    await seesToast('服务配置已保存')
    expect(picksends().cars.find(({ driverPhone }) => driverPhone === '13812340006')).toMatchObject({
      plate: '',
      insuranceEnd: '',
      status: transportCarStatus.free,
    })
  })
})

describe('pick-up order detail', () => {
  it('compares photos and odometer and shows cost and timeline', async () => {
    const row = orderIn(
      states.done,
      ({ legs, serviceKind }) =>
        serviceKind === picksendKind.bothWays &&
        legs.some(({ endMileage, startMileage, distance }) => (endMileage ?? 0) - startMileage > (distance ?? 0) + 5),
    )
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('验车对比')
    expect(page()).toHaveTextContent('里程异常')
    expect(page()).toHaveTextContent('客户下单')
    expect(page()).toHaveTextContent(`${row.extraKm} km × ¥5.00`)
    expect(page().querySelectorAll('.picksend-photos img')).toHaveLength(sure(row.legs[0]).photoCount * 2)
    expect(page().textContent).toMatch(/\d{2,3}\.\d+, \d{2}\.\d+/)
  })

  it('shows its addresses and steps on a map', async () => {
    const row = orderIn(states.done, ({ dealerCode }) => dealerCode === house().dealerCode)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await until(() => expect(page().querySelector('.leaflet-container')).not.toBeNull())
    expect(page().querySelector('.line-map')).toHaveTextContent(house().dealerName)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press(/^位置/)
    expect(scrolled).toHaveBeenCalled()
  })

  it('shows how long an order has been waiting for a driver', async () => {
    await openConsole(`${DETAIL}?id=${orderIn(states.toDispatch).id}`)
    await sees(/已等待 \d+ 小时 \d+ 分/)
  })

  it('shows the remark of an incident as an error', async () => {
    const bad = orderIn(states.incident)
    await openConsole(`${DETAIL}?id=${bad.id}`)
    await until(() => expect(page().querySelector('.ant-alert-error')).toHaveTextContent(bad.nodes[0]?.remark ?? ''))
  })

  it('masks the phone of the driver', async () => {
    const row = orderIn(states.done)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('行程段')
    const phone = row.legs[0]?.driverPhone ?? ''
    expect(page()).not.toHaveTextContent(phone)
    expect(page()).toHaveTextContent(phone.replace(/^(\d{3})\d{4}/, '$1****'))
  })

  it('warns of too few photos', async () => {
    const row = orderIn(states.done, ({ legs }) => legs.some(({ photoCount }) => photoCount < 6))
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('验车照片不足')
  })
})
