import type { Screens } from '../..'
import ChannelList from '../appChannels/ChannelList'

export const screens = { '/appDatas/channelManagement': ChannelList } satisfies Screens
