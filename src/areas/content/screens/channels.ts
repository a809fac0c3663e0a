import type { Screens } from '../..'
import Channels from '../channels/Channels'

/** The channels of the apps with their use. */
export const screens = { '/appDatas/channelManagement': Channels } satisfies Screens
