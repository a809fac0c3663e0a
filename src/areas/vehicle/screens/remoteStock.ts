import type { Screens } from '../..'
import RemoteStockBoard from '../remoteStock/RemoteStockBoard'

/** The cars of off-site depots. */
export const screens = {
  '/remoteStorage/remoteStorage': RemoteStockBoard,
} satisfies Screens
