import type { TestDriveDetail, TestDriveOrder } from '@/entities/orders/testDriveOrder'
import type { DriveCar, DriveCarDetail } from '@/entities/vehicle/driveCar'
import type { DriveCarChange } from '@/entities/vehicle/driveCarChange'
import { prop } from '@/lib/json'
import { about, download, get, getWrite, io, post, postRead, type Query } from '../call'
import { type Counted, counted, countedOf, type Numbers, numbers, record, records } from '../reply'

type DriveQuery = Query<TestDriveOrder>

export interface DriveDay {
  date: string
  counts: Numbers
}
export interface DriveAnswer extends Counted<TestDriveOrder> {
  days?: DriveDay[]
}
const answer = (data: unknown): DriveAnswer => {
  const days = prop(data, 'days')
  return {
    ...counted<TestDriveOrder>(data),
    days: Array.isArray(days)
      ? days.flatMap((day: unknown) => {
          const date = prop(day, 'date')
          return typeof date === 'string' ? [{ date, counts: numbers(prop(day, 'counts')) }] : []
        })
      : undefined,
  }
}

export const list = postRead('/api-clue/drive/listPC', io<DriveQuery, DriveAnswer>(answer))
const detail = get(
  '/api-clue/drive/detail/{id}',
  io<void, TestDriveDetail>(record<TestDriveDetail>({ licenseImages: [], steps: [{}] })),
)
export { detail as get }
export const exportList = download('POST', '/api-clue/drive/exportPC', io<DriveQuery, Blob>())

type CarQuery = Query<DriveCar> & {
  /** Cars whose inspection or insurance expires within this number of days. */
  paperDays?: unknown
}
/** Pending cars, cars with unread changes, or all. */
type CarScope = 'todo' | 'changed' | 'all'
type ZbQuery = CarQuery & { scope?: CarScope; applyTimeStart?: unknown; applyTimeEnd?: unknown }
export type CarInput = Partial<
  Pick<
    DriveCar,
    | 'dealerCode'
    | 'seriesCode'
    | 'modelName'
    | 'vin'
    | 'plate'
    | 'carUse'
    | 'registerDate'
    | 'mileage'
    | 'inspectEnd'
    | 'insuranceEnd'
    | 'picture'
    | 'licenseImage'
  >
>
interface StatusApplication {
  id: string
  targetStatus: number
  reason?: string
  retireDate?: string
}

const withTime = <Row extends DriveCar>(row: Row): Row => ({ ...row, applyTime: row.apply?.applyTime ?? '' })
const cars = (data: unknown): Counted<DriveCar> => {
  const answered = countedOf<DriveCar>({ apply: { maybe: {} } })(data)
  return { ...answered, records: answered.records.map(withTime) }
}
const car = (data: unknown): DriveCarDetail =>
  withTime(record<DriveCarDetail>({ apply: { maybe: {} }, applies: [{}] })(data))

export const listCarsDealer = get('/api-clue/driveCar/listDealer', io<CarQuery, Counted<DriveCar>>(cars))
export const listCarsZb = postRead('/api-clue/driveCar/listZB', io<ZbQuery, Counted<DriveCar>>(cars))
export const getCar = get('/api-clue/driveCar/detail/{id}', io<void, DriveCarDetail>(car))
export const createCar = post('/api-clue/driveCar/add', io<CarInput, unknown>())
export const updateCar = post('/api-clue/driveCar/update', about<{ id: string } & CarInput>('id'))
export const updateCarPicture = post('/api-clue/driveCar/updatePicture', about<{ id: string; picture: string }>('id'))
export const updateCarPlate = post(
  '/api-clue/driveCar/updateLicensePlate',
  about<{ id: string; plate: string; licenseImage: string }>('id'),
)
export const applyCarStatus = getWrite('/api-clue/driveCar/applyUpdateCarStatus', about<StatusApplication>('id'))
export const approveCarStatus = getWrite(
  '/api-clue/driveCar/approveCarStatus',
  about<{ id: string; result: 1 | 2; opinion?: string }>('id'),
)
/** Changes of a car, newest first. Reading them at headquarters marks them as read. */
export const readCarChanges = get('/api-clue/driveCar/readChanges/{id}', io<void, DriveCarChange[]>(records({})))
export const setCarListing = post('/api-clue/driveCar/listingStatus', about<{ id: string; listingStatus: 0 | 1 }>('id'))
export const batchTakeDownCars = post(
  '/api-clue/driveCar/batchDownCar',
  about<{ ids: string[]; reason: string }>('ids'),
)
export const exportCarsDealer = download('POST', '/api-clue/driveCar/exportDealer', io<CarQuery, Blob>())
export const exportCarsZb = download('POST', '/api-clue/driveCar/exportZB', io<ZbQuery, Blob>())
