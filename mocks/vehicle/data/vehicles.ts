import { atsStatus } from '@/entities/orders/atsEnums'
import { type ConnectedCar, onlineStatus as online, vehicleBindState as bind } from '@/entities/vehicle/connectedCar'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { toMillis } from '@/lib/time'
import { type Context, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { vinWith } from '../../core/vins'
import { plateOf, type SaleRow } from '../../orders/data/sales'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'
import type { DriveCarRow } from './driveCars'
import { providerOfSeries } from './providers'

/** A connected car as stored by the back end. The T-Box data is derived from `index`, its place among all cars. */
export interface VehicleRow extends Stored<
  ConnectedCar,
  ('id' | 'seriesName' | 'provider' | 'dealerName') | ('authCount' | 'lastOnlineTime' | 'testDriveFlag' | 'drivingFlag')
> {
  index: number
  providerCode: string
  /** Dealer that sold the car; '' while unsold. */
  dealerCode: string
  /** Test-drive car with this VIN; '' for a customer's car. */
  driveCarId: string
}

interface Ground {
  sales: readonly SaleRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  driveCars: readonly DriveCarRow[]
}

const DAY = 86_400_000
const UNSOLD = 15
const SERVICE_DAYS = 3 * 365
const STATES = [
  ...[online.online, online.asleep, online.online, online.offline, online.online, online.asleep, online.online],
  ...[online.online, online.asleep, online.offline, online.online, online.online, online.asleep, online.online],
] as const
const WRITTEN_OFF = 31
const UNBOUND = 9

/**
 * Connected cars: those of the newest confirmed sales, bound to their buyers, the test-drive cars in use and some
 * unsold ones. A written-off car is not bound.
 */
export const buildVehicles = (
  context: Context,
  now: number,
  { sales, carSeries, dealers, driveCars }: Ground,
  count: number,
): VehicleRow[] => {
  const kept = driveCars.filter(({ carStatus }) => carStatus === driveCarStatus.inUse)
  const houseOf = new Map(dealers.map((row) => [row.dealerCode, row]))
  const seriesOf = new Map(carSeries.map((row) => [row.seriesCode, row]))
  const isSold = (row: SaleRow) => row.status === atsStatus.confirmed && row.saleDate !== '' && row.vin !== ''
  const taken = new Set<string>()
  let next = 0
  const saleAfter = (): SaleRow | undefined => {
    while (next < sales.length) {
      const row = sales[next++]
      if (row && isSold(row) && !taken.has(row.vin)) {
        taken.add(row.vin)
        return row
      }
    }
    return undefined
  }
  const box = (index: number, car: CarSeriesRow | undefined) => ({
    index,
    energyType: car?.energyType ?? 1,
    tboxNo: `TB${String(20_260_000 + index * 3)}`,
    iccid: `898600${String(10_000_000_000_000 + index * 7_654_321).slice(-14)}`,
    providerCode: providerOfSeries(car?.seriesCode ?? ''),
  })
  const unbound = { userName: '', phone: '', bindStatus: bind.unbound }
  return Array.from({ length: count }, (_, index): VehicleRow => {
    const isUnsold = index % UNSOLD === UNSOLD - 1
    const driven = isUnsold ? kept[(index + 1) / UNSOLD - 1] : undefined
    if (driven) {
      const { vin, plate, seriesCode, modelName, dealerCode, registerDate } = driven
      const house = houseOf.get(dealerCode)
      return {
        ...{ vin, plate, seriesCode, modelName, dealerCode },
        cityCode: house?.cityCode ?? '',
        cityName: house?.cityName ?? '',
        onlineStatus: online.online,
        activeTime: `${registerDate} 15:00:00`,
        serviceEndTime: wireTime((toMillis(registerDate) ?? now) + SERVICE_DAYS * DAY).slice(0, 10),
        driveCarId: driven.id,
        ...unbound,
        ...box(index, seriesOf.get(seriesCode)),
      }
    }
    const sale = isUnsold ? undefined : saleAfter()
    if (!sale) {
      const car = at(
        carSeries.filter(({ modelNames }) => modelNames.length > 0),
        index,
      )
      return {
        vin: vinWith(`LVVDB21B0SD${String(500_000 + index)}`),
        plate: '',
        seriesCode: car.seriesCode,
        modelName: at(car.modelNames, index),
        onlineStatus: online.inactive,
        ...{ dealerCode: '', cityCode: '', cityName: '', activeTime: '', serviceEndTime: '', driveCarId: '' },
        ...unbound,
        ...box(index, car),
      }
    }
    const isOff = index % WRITTEN_OFF === 5
    const isBound = !isOff && index % UNBOUND !== 3
    const active = Math.min((toMillis(sale.saleDate) ?? now) + (context.random.int(0, 3) + 0.4) * DAY, now - 3_600_000)
    const car = seriesOf.get(sale.seriesCode)
    const end = index % 23 === 7 ? now + (index % 80) * DAY : active + SERVICE_DAYS * DAY * (index % 4 === 1 ? 2 : 1)
    return {
      vin: sale.vin,
      plate: plateOf(sale),
      seriesCode: sale.seriesCode,
      modelName: sale.modelName,
      userName: isBound ? sale.customerName : '',
      phone: isBound ? sale.phone : '',
      dealerCode: sale.dealerCode,
      cityCode: sale.cityCode,
      cityName: sale.cityName,
      bindStatus: isBound ? bind.bound : bind.unbound,
      onlineStatus: isOff ? online.writtenOff : at(STATES, index),
      activeTime: wireTime(active),
      serviceEndTime: wireTime(end).slice(0, 10),
      driveCarId: '',
      ...box(index, car),
    }
  })
}
