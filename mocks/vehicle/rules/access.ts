import { type AccessSeries, accessStatus, type TspProvider } from '@/entities/vehicle/accessConfig'
import { onlineStatus } from '@/entities/vehicle/connectedCar'
import { maskPhone } from '@/lib/masking'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { type AccessRow, buildAccess, buildProviders, type ProviderRow } from '../data/providers'
import { vehicles } from './vehicles'

export const access = seeded('vehicleAccess', (): { providers: ProviderRow[]; series: AccessRow[] } => {
  const context = createContext(reference(), 20_260_306, 8801)
  return { providers: buildProviders(context), series: buildAccess(context, org.carSeries) }
})

export const providerName = (code: string): string =>
  access().providers.find(({ providerCode }) => providerCode === code)?.providerName ?? ''
export const providerNameOf = ({ seriesCode, providerCode }: { seriesCode: string; providerCode: string }): string =>
  providerName(access().series.find((row) => row.seriesCode === seriesCode)?.providerCode ?? providerCode)

/** Returns the number of reporting cars: activated, not written off, of a connected series. */
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

/**
 * Returns a provider with at most the last four characters of its secret. Users without write access get no key and a
 * masked phone.
 */
export const providerView = ({ appSecret, appKey, contactPhone, ...row }: ProviderRow, writes: boolean): TspProvider =>
  // Typed as the wire format: the client adds its own keys.
  ({
    ...row,
    ...(writes ? { appKey, contactPhone } : { contactPhone: maskPhone(contactPhone) }),
    appSecret: `••••${appSecret.slice(-4)}`,
  }) as unknown as TspProvider
