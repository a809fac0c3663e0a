import { ApiError } from '@/api/error'
import * as transportCars from '@/api/vehicle/transportCars'
import { is } from '@/entities/field'
import { type TransportCar, transportCarStatus as states } from '@/entities/vehicle/transportCar'
import type { Action } from '@/kit/actions/actions'
import { translate, useT } from '@/locales'
import { carNameOf, carsSent, rulesOf } from './rulesInput'

/** Changes the state of one car. The call saves all cars of a dealer, so they are loaded first. */
const setStatus = async ({ id, dealerCode }: TransportCar, status: TransportCar['status']) => {
  const config = await transportCars.getConfig({ dealerCode })
  if (!config.cars?.some((car) => car.id === id)) throw new ApiError('refused', translate('kit.notThere'))
  const cars = config.cars.map((car) => (car.id === id ? { ...car, status } : car))
  await transportCars.saveConfig({
    ...rulesOf({ ...config, dealerCode }),
    cars: carsSent(cars),
    updateTime: config.updateTime,
  })
}

/** Actions of a service car by state; a car on a task cannot be changed until the task ends. */
export const useCarActions = (isClosed: boolean): ((row: TransportCar) => Action[]) => {
  const t = useT()
  return (row) => {
    const name = carNameOf(row)
    const can = 'transportCars.saveConfig'
    return [
      {
        label: 'picksends.backToWork',
        can,
        next: true,
        hide: isClosed || !is(row.status, states.repair, states.outOfUse),
        run: () => setStatus(row, states.free),
        done: t('picksends.backDone'),
      },
      {
        label: 'picksends.repair',
        can,
        hide: isClosed || !is(row.status, states.free),
        ask: { title: t('picksends.repairAsk', { name }), effect: t('picksends.noTasksEffect') },
        run: () => setStatus(row, states.repair),
        done: t('picksends.repairDone'),
      },
      {
        label: 'picksends.retire',
        can,
        danger: true,
        hide: isClosed || !is(row.status, states.free, states.repair),
        ask: { title: t('picksends.retireAsk', { name }), effect: t('picksends.noTasksEffect') },
        run: () => setStatus(row, states.outOfUse),
        done: t('picksends.retireDone'),
      },
    ]
  }
}
