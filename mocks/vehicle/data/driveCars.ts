import { dealerStatus, energyType, staffPost } from '@/entities/shared/enums'
import {
  driveApplyResult,
  driveApplyType,
  driveCarListing as listing,
  driveCarStatus as states,
  driveCarUse,
} from '@/entities/vehicle/driveCarEnums'
import type { DriveCar } from '@/entities/vehicle/driveCar'
import type { DriveCarChange } from '@/entities/vehicle/driveCarChange'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { vinWith } from '../../core/vins'
import type { CarSeriesRow, DealerRow, UserRow } from '../../system/data/types'

/** A test-drive car as stored by the back end. Its approval state follows from its newest application. */
export interface DriveCarRow extends Stored<
  Omit<DriveCar, 'apply'>,
  | ('seriesName' | 'dealerName' | 'areaName' | 'driveCount')
  | ('approveStatus' | 'changeFlag' | 'applyTime' | 'openCount')
> {
  changes: (Stored<DriveCarChange, 'carId' | 'readFlag'> & { readFlag: 0 | 1 })[]
}
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
  /** Days before the reference date of submission and decision. */
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
const OF_FIRST = 12

type Application = Omit<DriveApplicationSeed, 'carId' | 'dealerCode' | 'retireDate' | 'applicant' | 'age' | 'decided'>
interface Situation {
  carStatus: number
  isListed?: boolean
  apply?: Application
  papers?: 'due' | 'past'
  changed?: true
}
const { registering, inUse, inRepair, outOfUse, retired } = states
const { waiting, passed, rejected } = driveApplyResult
const register = (result: number, opinion = ''): Application => ({
  ...{ applyType: driveApplyType.register, fromStatus: registering, targetStatus: inUse },
  ...{ reason: '新车到店，申请登记为试驾车。', result, opinion },
})
const change = (from: number, targetStatus: number, reason: string, result: number, opinion = ''): Application => ({
  ...{ applyType: driveApplyType.change, fromStatus: from, targetStatus, reason, result, opinion },
})
const SITUATIONS: readonly Situation[] = [
  { carStatus: inUse, isListed: true },
  { carStatus: registering, apply: register(waiting) },
  { carStatus: inUse, isListed: true, papers: 'due' },
  { carStatus: inUse, papers: 'past' },
  { carStatus: inUse, isListed: true, apply: change(inUse, outOfUse, '车辆长期外展，暂停试驾预约。', waiting) },
  { carStatus: inRepair, apply: change(inUse, inRepair, '前保险杠剐蹭，送修约一周。', passed, '同意') },
  { carStatus: outOfUse, apply: change(inUse, outOfUse, '展厅装修期间停用。', passed) },
  { carStatus: inUse, isListed: true, changed: true },
  { carStatus: registering, apply: register(rejected, '行驶证照片不清晰，请重新上传') },
  {
    carStatus: inUse,
    isListed: true,
    apply: change(inUse, retired, '新款试驾车即将到店，申请退役。', rejected, '服役不满六个月，暂不退役'),
  },
  { carStatus: retired, apply: change(outOfUse, retired, '车辆已满服役期，申请退役。', passed, '同意退役') },
  { carStatus: inUse, isListed: true, apply: change(inUse, retired, '车龄较长，申请退役转为二手车。', waiting) },
]

const DECIDED = SITUATIONS.filter(({ apply }) => apply?.result !== waiting)
/**
 * Highest number of a car that waits for its registration. Other applications are pending only for the demo dealer's
 * cars. This leaves headquarters few applications.
 */
const MAX_WAITING = 48
const situationOf = (number: number): Situation => {
  const situation = at(SITUATIONS, number)
  const isNew = situation.carStatus === registering
  const waits = situation.apply?.result === waiting
  return !waits || number <= (isNew ? MAX_WAITING : OF_FIRST) ? situation : at(DECIDED, number)
}

const plateOf = ({ energyType: energy }: CarSeriesRow, number: number): string =>
  energy === energyType.petrol ? `皖B${20_000 + number * 137}` : `皖BD${10_000 + number * 211}`

/** 90 test-drive cars of up to 40 dealers in every state, with their past and pending applications. */
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
    const isNew = situation.carStatus === registering
    const registered = isNew ? random.int(5, 40) : random.int(190, 700)
    const papers =
      situation.papers === 'due' ? -random.int(3, 25) : situation.papers === 'past' ? random.int(2, 20) : -200
    const row: DriveCarRow = {
      id: String(7_300_000_000 + number * 23),
      plate: plateOf(car, number),
      vin: vinWith(`LVVDB21B0ND${100_000 + number * 173}`),
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
      listingStatus: situation.isListed ? listing.on : listing.off,
      updateTime: context.workTime(random.int(2, 40)),
      changes: [],
    }
    const changeOf = (turn: number, fieldName: string, [oldValue, newValue]: [string, string], readFlag: 0 | 1) => ({
      ...{ id: `${row.id}${turn}`, fieldName, oldValue, newValue, readFlag },
      createBy: person?.nickname ?? house.contactName,
      createTime: context.workTime(turn === 2 ? 2 + (number % 3) : 16),
    })
    if (situation.changed)
      row.changes.push(
        changeOf(2, '里程（km）', [String(row.mileage - 820), String(row.mileage)], 0),
        changeOf(1, '保险到期', [context.date(20), row.insuranceEnd], number % 2 === 0 ? 0 : 1),
      )
    cars.push(row)
    if (!situation.apply) return
    const isOpen = situation.apply.result === waiting
    const age = isOpen ? 0.3 + (number % 5) * 0.9 : 12 + (number % 30)
    applications.push({
      ...situation.apply,
      carId: row.id,
      dealerCode: house.dealerCode,
      retireDate: situation.apply.targetStatus === retired ? context.date(isOpen ? -20 : age - 15) : '',
      applicant: person,
      age,
      decided: age * 0.6,
    })
  }
  const [first, ...others] = houses
  if (!first) return { cars, applications }
  for (let count = 0; count < OF_FIRST; count++) make(first)
  for (let count = 0; count < CARS - OF_FIRST; count++) make(at(others, count))
  // Cases for a closer look at an application: the VIN of a retired car, the plate of another car, an old
  // registration.
  const [, retaken, twin, old] = applications
    .filter(({ result, applyType }) => result === waiting && applyType === driveApplyType.register)
    .map(({ carId }) => cars.find(({ id }) => id === carId))
  const gone = cars.find(({ carStatus }) => carStatus === retired)
  const other = cars.find(({ carStatus }) => carStatus === inUse)
  if (retaken && gone) retaken.vin = gone.vin
  if (twin && other) twin.plate = other.plate
  if (old) old.registerDate = context.date(800)
  return { cars, applications }
}
