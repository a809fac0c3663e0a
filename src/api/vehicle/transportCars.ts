import type { TransportCar } from '@/entities/vehicle/transportCar'
import type { TransportConfig } from '@/entities/vehicle/transportConfig'
import { download, get, io, post, type Query, type Since } from '../call'
import { ifGiven, page, type Page, record, records } from '../reply'

/**
 * Without a dealer it is the default of headquarters. Cars are sent in full. The rules of a dealer that follows the
 * default are omitted.
 */
export type ConfigInput = Partial<Omit<TransportConfig, 'cars' | 'updateBy' | 'updateTime' | 'inheritCount'>> & {
  cars?: Partial<TransportCar>[]
} & Since

export const getConfig = get(
  '/api-user/transport/car/config',
  io<{ dealerCode?: string }, TransportConfig>(
    record<TransportConfig>({ serviceKinds: [], cars: ifGiven(records<TransportCar>({})) }),
  ),
)
export const saveConfig = post('/api-user/transport/car/config', io<ConfigInput>())
export const list = get('/api-user/transport/car/queryList', io<Query<TransportCar>, Page<TransportCar>>(page))
const detail = get('/api-user/transport/car/detail', io<{ id: string }, TransportCar>(record<TransportCar>({})))
export { detail as get }
export const exportList = download('GET', '/api-user/transport/car/exportList', io<Query<TransportCar>, Blob>())
