import { type AccessSeries, accessStatus, type TspProvider } from '@/entities/vehicle/accessConfig'
import { onlineStatus } from '@/entities/vehicle/connectedCar'
import { maskPhone } from '@/lib/masks'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { type AccessRow, buildAccess, buildProviders, type ProviderRow } from '../data/providers'
import { vehicles } from './vehicles'

/** Providers and what series can do, as they are now. */
export const access = seeded('vehicleAccess', (): { providers: ProviderRow[]; series: AccessRow[] } => {
  const context = createContext(reference(), 20_260_306, 8801)
  return { providers: buildProviders(context), series: buildAccess(context, org.carSeries) }
})

export const providerName = (code: string): string =>
  access().providers.find(({ providerCode }) => providerCode === code)?.providerName ?? ''
/** The name of the provider that serves a series, else of the one that its cars were built for. */
export const providerNameOf = ({ seriesCode, providerCode }: { seriesCode: string; providerCode: string }): string =>
  providerName(access().series.find((row) => row.seriesCode === seriesCode)?.providerCode ?? providerCode)

/** The number of cars that report: those of a connected series that were activated and not written off. */
export const carsOf = ({ seriesCode, status }: AccessRow): number =>
  status === accessStatus.none
    ? 0
    : vehicles().filter(
        (car) =>
          car.seriesCode === seriesCode &&
          car.onlineStatus !== onlineStatus.inactive &&
          car.onlineStatus !== onlineStatus.writtenOff,
      ).length

export const accessView = (row: AccessRow): AccessSeries => ({
  ...row,
  seriesName: seriesName(row.seriesCode),
  provider: providerName(row.providerCode),
  vehicleCount: carsOf(row),
})

/** A provider without its secret, and without its key and with a hidden phone for who may not change it. */
export const providerView = ({ appSecret, appKey, contactPhone, ...row }: ProviderRow, writes: boolean): TspProvider =>
  // As the wire has it: the console's reader adds its own keys.
  ({
    ...row,
    ...(writes ? { appKey, contactPhone } : { contactPhone: maskPhone(contactPhone) }),
    appSecret: `••••${appSecret.slice(-4)}`,
  }) as unknown as TspProvider
