import * as socialChannels from '@/api/content/socialChannels'

/** A column as a choice. */
export const columnChoice = ({ id, channelName }: socialChannels.ChannelOption) => ({ value: id, label: channelName })
/** The question for the columns of a type, or of all of them. */
export const columnsOf = (parentId: string) =>
  socialChannels.listChildOptions.query(parentId ? { parentId } : {}, { quiet: true })
