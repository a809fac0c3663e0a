import type { ReactNode } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import type { ChannelChild, ChannelParent } from '@/entities/content/channel'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { useFormats } from '@/kit/show/format'
import { isGiven } from '@/lib/given'
import { type Translate, useT } from '@/locales'
import { type Shelf, ShelfSwitch } from '../../parts/ShelfSwitch'

export const PARENT_SHELF: Shelf = { call: socialChannels.shelveParent, can: 'socialChannels.shelveParent' }
export const CHILD_SHELF: Shelf = { call: socialChannels.shelveChild, can: 'socialChannels.shelveChild' }

/** Returns the confirmation before a column type is withdrawn, which also hides its columns. */
export const parentDown = (row: ChannelParent, t: Translate): Confirmation => ({
  title: t('columns.downAsk', { name: row.channelName }),
  effect: t('columns.typeDownEffect', { count: row.childCount }),
})
/** Returns the confirmation before a column is withdrawn, with its content and its subscribers. */
export const childDown = (row: ChannelChild, t: Translate, count: (value: unknown) => string): Confirmation => ({
  title: t('columns.downAsk', { name: row.channelName }),
  effect: t('columns.columnDownEffect', { items: count(row.contentCount), people: count(row.subscribeCount) }),
})

export const ParentSwitch = ({ row }: { row: ChannelParent }) => {
  const t = useT()
  return <ShelfSwitch row={row} name={row.channelName} of={PARENT_SHELF} down={parentDown(row, t)} />
}
/** Switch of a column, with a note if its type is withdrawn and the column therefore hidden. */
export const UnderType = ({
  row: { parentStatus },
  children,
}: {
  row: Pick<ChannelChild, 'parentStatus'>
  children: ReactNode
}) => {
  const t = useT()
  const isHidden = isGiven(parentStatus) && !is(parentStatus, shelfStatus.up)
  return (
    <span className={isHidden ? 'channel-hidden' : undefined}>
      {children}
      {isHidden && <span className="quiet">{t('columns.typeIsDown')}</span>}
    </span>
  )
}
export const ChildSwitch = ({ row }: { row: ChannelChild }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <UnderType row={row}>
      <ShelfSwitch row={row} name={row.channelName} of={CHILD_SHELF} down={childDown(row, t, count)} />
    </UnderType>
  )
}
