import type { ConfigInput } from '@/api/vehicle/transportCars'
import { plateIn } from '@/business/plateFilter'
import { type Enumeration, is, isYes, optionOf } from '@/entities/field'
import { picksendKind, picksendProvider } from '@/entities/vehicle/picksendOrder'
import { type TransportCar, transportCarKind, transportCarStatus } from '@/entities/vehicle/transportCar'
import type { TransportConfig } from '@/entities/vehicle/transportConfig'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'

const NUMBERS = ['advanceHours', 'dayQuota', 'maxRadius', 'freeKm', 'freeTimes', 'minPhotos'] as const

export type CarDraft = Partial<TransportCar>
export interface RuleValues extends Omit<TransportConfig, 'cars' | 'updateBy' | 'updateTime' | 'inheritCount'> {
  cars?: CarDraft[]
}

export const carNameOf = ({ plate, driverName }: Pick<CarDraft, 'plate' | 'driverName'>): string =>
  plate || driverName || ''

/** Normalises a code to the type of its enumeration; servers also send numbers as strings. */
const codeOf = <V extends string | number>(of: Enumeration<V>, value: unknown): V | undefined =>
  of.options.find((option) => option === optionOf(of, value))?.value

export const initialOf = (config: TransportConfig): Partial<RuleValues> => ({
  dealerCode: config.dealerCode,
  inheritFlag: isYes(config.inheritFlag) ? 1 : 0,
  serviceKinds: config.serviceKinds.flatMap((kind) => codeOf(picksendKind, kind) ?? []),
  provider: codeOf(picksendProvider, config.provider),
  ...pick(config, 'openTime', 'closeTime', 'kmPrice', 'notice'),
  ...Object.fromEntries(NUMBERS.map((key) => [key, numberIn(config[key]) ?? undefined])),
  cars: config.cars?.map((car) => ({
    ...car,
    carKind: codeOf(transportCarKind, car.carKind),
    status: codeOf(transportCarStatus, car.status),
  })),
})

/** Returns the rules for the request. A dealer that follows headquarters sends none, which keeps its stored ones. */
export const rulesOf = ({
  dealerCode,
  inheritFlag,
  cars: _cars,
  ...values
}: RuleValues | TransportConfig): ConfigInput => {
  const rules = {
    ...pick(values, 'serviceKinds', 'provider', 'openTime', 'closeTime', 'kmPrice', ...NUMBERS),
    notice: values.notice ?? '',
  }
  if (!dealerCode) return rules
  return isYes(inheritFlag) ? { dealerCode, inheritFlag: 1 } : { dealerCode, inheritFlag: 0, ...rules }
}

/** Returns all cars for the request; a driver without a car has no plate and no insurance. */
export const carsSent = (cars: readonly CarDraft[]): CarDraft[] =>
  cars.map(({ id, plate, carKind, modelName, driverName, driverPhone, insuranceEnd, status }) => {
    const isCar = !is(carKind, transportCarKind.driverOnly)
    return {
      ...(id ? { id } : {}),
      plate: isCar ? plateIn(plate ?? '') : '',
      carKind,
      modelName: modelName ?? '',
      driverName,
      driverPhone,
      insuranceEnd: isCar ? (insuranceEnd ?? '') : '',
      status,
    }
  })
