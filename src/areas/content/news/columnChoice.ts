import * as socialChannels from '@/api/content/socialChannels'

export const columnChoice = ({ id, channelName }: socialChannels.ChannelOption) => ({ value: id, label: channelName })
export const columnsOf = (parentId: string) =>
  socialChannels.listChildOptions.query(parentId ? { parentId } : {}, { quiet: true })
