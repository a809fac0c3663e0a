import * as socialChannels from '@/api/content/socialChannels'

export const columnChoice = ({ id, channelName }: socialChannels.ChannelOption) => ({ value: id, label: channelName })
/** Query for the columns of a type, or of all types if it is empty. */
export const columnsOf = (parentId: string) =>
  socialChannels.listChildOptions.query(parentId ? { parentId } : {}, { quiet: true })
