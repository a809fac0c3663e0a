import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { useFormats } from '@/kit/show/format'
import { type Translate, useT } from '@/locales'
import { CHILD_SHELF, PARENT_SHELF, UnderType } from '../../columns/parts/shelves'
import { ShelfSwitch } from '../../parts/ShelfSwitch'
import { type ChannelRow, isFirst, nameOf } from './channelRows'

/**
 * Returns the confirmation before a channel is withdrawn: what is withdrawn with it, and its visitors of the last
 * seven days.
 */
export const channelDown = (row: ChannelRow, t: Translate, count: (value: unknown) => string): Confirmation => {
  const people = count(row.viewUserCount)
  return {
    title: t('columns.downAsk', { name: nameOf(row) }),
    effect: isFirst(row)
      ? t('appChannels.typeDownEffect', { people })
      : t('appChannels.columnDownEffect', { items: count(row.contentCount), people }),
  }
}

export const ChannelSwitch = ({ row }: { row: ChannelRow }) => {
  const t = useT()
  const { count } = useFormats()
  const shelf = isFirst(row) ? PARENT_SHELF : CHILD_SHELF
  return (
    <UnderType row={row}>
      <ShelfSwitch row={row} name={nameOf(row)} of={shelf} down={channelDown(row, t, count)} />
    </UnderType>
  )
}
