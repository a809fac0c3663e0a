import * as vehicleControl from '@/api/vehicle/vehicleControl'
import type { ConnectedCar } from '@/entities/vehicle/connectedCar'
import { maskName, maskTail } from '@/lib/masking'
import { on } from '../../core/dispatcher'
import { found, text } from '../../core/input'
import { listOf } from '../../core/list'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { demand, demandOnePage, demandPage } from '../../system/rules/access'
import type { VehicleRow } from '../data/vehicles'
import { providerNameOf } from '../rules/access'
import { authCountOf } from '../rules/binds'
import { runCarMoves } from '../rules/carMoves'
import { isDriven } from '../rules/driveCars'
import { conditions, type ConditionRow, conditionView, isDriving, lastReport, lookAt } from '../rules/conditions'
import { vehicles } from '../rules/vehicles'

const PAGE = '/carControl/vehicleCondition-data'

const listed = listOf(vehicleControl.list)<VehicleRow>({
  is: ['seriesCode', 'cityCode', 'onlineStatus', 'bindStatus'],
  keyword: ['vin', 'plate', 'phone'],
  between: ['serviceEndTime'],
  sort: ['activeTime', 'serviceEndTime'],
})
const carView = (row: VehicleRow): ConnectedCar => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as ConnectedCar),
  id: row.vin,
  iccid: maskTail(row.iccid),
  userName: maskName(row.userName),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
  provider: providerNameOf(row),
  authCount: authCountOf(row.vin),
  lastOnlineTime: lastReport(row.vin),
  testDriveFlag: isDriven(row.vin) ? 1 : 0,
  drivingFlag: isDriving(row) ? 1 : 0,
})
on(vehicleControl.list)((input, { user, now }) => {
  demandOnePage(user, [PAGE, '/carControl/unbundling', '/write-off-TSP'])
  runCarMoves(now)
  return listed.page(vehicles(), input, carView)
})

on(vehicleControl.listCities)((_, { user }) => {
  demandPage(user, PAGE)
  const cities = new Map<string, { code: string; name: string; vehicleCount: number }>()
  for (const { cityCode, cityName } of vehicles()) {
    if (cityCode === '') continue
    const city = cities.get(cityCode) ?? { code: cityCode, name: cityName, vehicleCount: 0 }
    city.vehicleCount++
    cities.set(cityCode, city)
  }
  return [...cities.values()].toSorted((a, b) => b.vehicleCount - a.vehicleCount)
})

const conditionList = listOf(vehicleControl.listConditions)<ConditionRow>({
  is: ['seriesCode', 'cityCode', 'onlineStatus', 'powerStatus', 'alarms'],
  between: ['reportTime'],
  where: {
    vin: (asked) => {
      const part = text(asked).toUpperCase()
      return (row) => row.vin.endsWith(part) || row.plate.includes(part)
    },
  },
  sort: ['reportTime', 'mileage', 'range', 'battery12v'],
})
on(vehicleControl.listConditions)((input, { user, now }) => {
  demandPage(user, PAGE)
  if (text(input.withLocation) !== '1') return conditionList.page(conditions(), input, conditionView)
  demand(user, 'vehicleControl.location')
  const row = found(
    conditions().find(({ vin }) => vin === text(input.vin)),
    '车辆不存在',
  )
  return { total: 1, records: [{ ...conditionView(row), location: lookAt(user.id, row, now) }] }
})
