import { dealerStatus, energyType, staffPost } from '@/entities/shared/enums'
import {
  driveApplyResult,
  driveApplyType,
  driveCarListing as listing,
  driveCarStatus as states,
  driveCarUse,
} from '@/entities/vehicle/driveCarEnums'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow, UserRow } from '../../system/data/types'
import { vinCheckDigit } from '@/lib/checkDigits'

/** A change that a dealer made to a car, as the back end keeps it. */
interface DriveChangeRow {
  id: string
  fieldName: string
  oldValue: string
  newValue: string
  createBy: string
  createTime: string
  readFlag: 0 | 1
}
/** A test-drive car as the back end keeps it; its approval follows from its newest application. */
export interface DriveCarRow {
  id: string
  plate: string
  vin: string
  seriesCode: string
  modelName: string
  picture: string
  licenseImage: string
  carUse: number
  dealerCode: string
  registerDate: string
  mileage: number
  inspectEnd: string
  insuranceEnd: string
  carStatus: number
  listingStatus: number
  updateTime: string
  /** Newest first. */
  changes: DriveChangeRow[]
}
/** An application of a car at the beginning. */
export interface DriveApplicationSeed {
  carId: string
  dealerCode: string
  applyType: number
  fromStatus: number
  targetStatus: number
  retireDate: string
  reason: string
  result: number
  opinion: string
  applicant: UserRow | undefined
  /** Days before the reference when it was sent in, and decided. */
  age: number
  decided: number
}

interface Ground {
  dealers: readonly DealerRow[]
  carSeries: readonly CarSeriesRow[]
  users: readonly UserRow[]
}

const DEALERS = 40
const CARS = 90
/** The demo dealer has a car in each situation, the others share the rest. */
const OF_FIRST = 12

type Situation = Pick<DriveCarRow, 'carStatus' | 'listingStatus'> & {
  apply?: Pick<DriveApplicationSeed, 'applyType' | 'fromStatus' | 'targetStatus' | 'reason' | 'result' | 'opinion'>
  papers?: 'due' | 'past'
  changed?: true
}
const register = (result: number, opinion = ''): Situation['apply'] => ({
  applyType: driveApplyType.register,
  fromStatus: states.registering,
  targetStatus: states.inUse,
  reason: '新车到店，申请登记为试驾车。',
  result,
  opinion,
})
const change = (
  fromStatus: number,
  targetStatus: number,
  reason: string,
  result: number,
  opinion = '',
): Situation['apply'] => ({ applyType: driveApplyType.change, fromStatus, targetStatus, reason, result, opinion })
const { waiting, passed, rejected } = driveApplyResult
const SITUATIONS: readonly Situation[] = [
  { carStatus: states.inUse, listingStatus: listing.on },
  { carStatus: states.registering, listingStatus: listing.off, apply: register(waiting) },
  { carStatus: states.inUse, listingStatus: listing.on, papers: 'due' },
  { carStatus: states.inUse, listingStatus: listing.off, papers: 'past' },
  {
    carStatus: states.inUse,
    listingStatus: listing.on,
    apply: change(states.inUse, states.outOfUse, '车辆长期外展，暂停试驾预约。', waiting),
  },
  {
    carStatus: states.inRepair,
    listingStatus: listing.off,
    apply: change(states.inUse, states.inRepair, '前保险杠剐蹭，送修约一周。', passed, '同意'),
  },
  {
    carStatus: states.outOfUse,
    listingStatus: listing.off,
    apply: change(states.inUse, states.outOfUse, '展厅装修期间停用。', passed),
  },
  { carStatus: states.inUse, listingStatus: listing.on, changed: true },
  {
    carStatus: states.registering,
    listingStatus: listing.off,
    apply: register(rejected, '行驶证照片不清晰，请重新上传'),
  },
  {
    carStatus: states.inUse,
    listingStatus: listing.on,
    apply: change(states.inUse, states.retired, '新款试驾车即将到店，申请退役。', rejected, '服役不满六个月，暂不退役'),
  },
  {
    carStatus: states.retired,
    listingStatus: listing.off,
    apply: change(states.outOfUse, states.retired, '车辆已满服役期，申请退役。', passed, '同意退役'),
  },
  {
    carStatus: states.inUse,
    listingStatus: listing.on,
    apply: change(states.inUse, states.retired, '车龄较长，申请退役转为二手车。', waiting),
  },
]

const DECIDED = SITUATIONS.filter(({ apply }) => apply?.result !== waiting)
/** Beyond the demo dealer so many of the first cars wait to be registered, so that headquarters has a few applications and not dozens. */
const MAX_WAITING = 48
const situationOf = (number: number): Situation => {
  const situation = at(SITUATIONS, number)
  const isNew = situation.carStatus === states.registering
  const waits = situation.apply?.result === waiting
  return !waits || number <= (isNew ? MAX_WAITING : OF_FIRST) ? situation : at(DECIDED, number)
}

const withCheckDigit = (vin: string): string => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
/** A plate of seven signs, of eight for new energy. */
const plateOf = ({ energyType: energy }: CarSeriesRow, number: number): string =>
  energy === energyType.petrol ? `皖B${20_000 + number * 137}` : `皖BD${10_000 + number * 211}`

/** 90 test-drive cars of up to 40 dealers in every state, with the applications that led there or wait. */
export const buildDriveCars = (
  context: Context,
  ground: Ground,
): { cars: DriveCarRow[]; applications: DriveApplicationSeed[] } => {
  const { random } = context
  const houses = ground.dealers.filter(({ status }) => status !== dealerStatus.left).slice(0, DEALERS)
  const series = ground.carSeries.filter(({ driveFlag, modelNames }) => driveFlag === 1 && modelNames.length > 0)
  const cars: DriveCarRow[] = []
  const applications: DriveApplicationSeed[] = []
  const make = (house: DealerRow) => {
    const number = context.next('driveCar')
    const situation = situationOf(number)
    const car = random.pick(series)
    const people = ground.users.filter(
      ({ dealerCode, post }) => dealerCode === house.dealerCode && post !== staffPost.finance,
    )
    const person = people.length > 0 ? random.pick(people) : undefined
    const isNew = situation.carStatus === states.registering
    const registered = isNew ? random.int(5, 40) : random.int(190, 700)
    const papers =
      situation.papers === 'due' ? -random.int(3, 25) : situation.papers === 'past' ? random.int(2, 20) : -200
    const row: DriveCarRow = {
      id: String(7_300_000_000 + number * 23),
      plate: plateOf(car, number),
      vin: withCheckDigit(`LVVDB21B0ND${100_000 + number * 173}`),
      seriesCode: car.seriesCode,
      modelName: random.pick(car.modelNames),
      picture: picture(car.seriesName, at(colors, number), 400, 300),
      licenseImage: picture('行驶证', at(colors, number + 3), 400, 260),
      carUse: at([driveCarUse.testDrive, driveCarUse.testDrive, driveCarUse.both, driveCarUse.courtesy], number),
      dealerCode: house.dealerCode,
      registerDate: context.date(registered),
      mileage: isNew ? random.int(10, 200) : random.int(2000, 24_000),
      inspectEnd: context.date(papers - random.int(0, 3)),
      insuranceEnd: context.date(Math.min(papers, -30) - random.int(20, 120)),
      carStatus: situation.carStatus,
      listingStatus: situation.listingStatus,
      updateTime: context.workTime(random.int(2, 40)),
      changes: [],
    }
    if (situation.changed)
      row.changes.push(
        {
          id: `${row.id}2`,
          fieldName: '里程(km)',
          oldValue: String(row.mileage - 820),
          newValue: String(row.mileage),
          createBy: person?.nickname ?? house.contactName,
          createTime: context.workTime(2 + (number % 3)),
          readFlag: 0,
        },
        {
          id: `${row.id}1`,
          fieldName: '保险到期',
          oldValue: context.date(20),
          newValue: row.insuranceEnd,
          createBy: person?.nickname ?? house.contactName,
          createTime: context.workTime(16),
          readFlag: number % 2 === 0 ? 0 : 1,
        },
      )
    cars.push(row)
    if (!situation.apply) return
    const isOpen = situation.apply.result === waiting
    const age = isOpen ? 0.3 + (number % 5) * 0.9 : 12 + (number % 30)
    applications.push({
      ...situation.apply,
      carId: row.id,
      dealerCode: house.dealerCode,
      retireDate: situation.apply.targetStatus === states.retired ? context.date(isOpen ? -20 : age - 15) : '',
      applicant: person,
      age,
      decided: age * 0.6,
    })
  }
  const [first, ...others] = houses
  if (!first) return { cars, applications }
  for (let count = 0; count < OF_FIRST; count++) make(first)
  for (let count = 0; count < CARS - OF_FIRST; count++) make(at(others, count))
  // Reasons to look twice at an application: the VIN of a retired car, the plate of another one, an old registration.
  const [, retaken, twin, old] = applications
    .filter(({ result, applyType }) => result === waiting && applyType === driveApplyType.register)
    .map(({ carId }) => cars.find(({ id }) => id === carId))
  const retired = cars.find(({ carStatus }) => carStatus === states.retired)
  const other = cars.find(({ carStatus }) => carStatus === states.inUse)
  if (retaken && retired) retaken.vin = retired.vin
  if (twin && other) twin.plate = other.plate
  if (old) old.registerDate = context.date(800)
  return { cars, applications }
}
