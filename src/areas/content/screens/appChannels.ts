import type { Screens } from '../..'
import ChannelList from '../appChannels/ChannelList'

/** The channels of the apps with their use. */
export const screens = { '/appDatas/channelManagement': ChannelList } satisfies Screens
