import type { Screens } from '../..'
import RemoteStockBoard from '../remoteStock/RemoteStockBoard'

export const screens = {
  '/remoteStorage/remoteStorage': RemoteStockBoard,
} satisfies Screens
