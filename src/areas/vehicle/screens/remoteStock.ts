import type { Screens } from '../..'
import RemoteStock from '../remoteStock/RemoteStock'

/** The cars of off-site depots. */
export const screens = {
  '/remoteStorage/remoteStorage': RemoteStock,
} satisfies Screens
