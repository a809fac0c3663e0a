import type { ReactNode } from 'react'
import { appChannel } from '@/entities/content/channel'
import type { ColumnOf } from '@/kit/list/columns'
import { clock } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { MoveButtons } from '@/kit/show/Sortable'
import { toMillis } from '@/lib/time'
import type { Translate } from '@/locales'
import { to } from '@/routes'
import { type ChannelRow, nameOf, pageOf } from './channelRows'
import { ChannelSwitch } from './shelf'

const STALE = 30 * 86_400_000

/** Time of the newest item, in red if older than 30 days. */
const LastTime = ({ value }: { value: unknown }) => {
  const time = toMillis(value)
  const isStale = time !== undefined && time < Date.now() - STALE
  return (
    <span className={isStale ? 'channel-stale' : undefined}>
      <Value field={appChannel.lastTime} value={value} />
    </span>
  )
}

export const columnsOf = ({
  keeps,
  t,
  orderCell,
  moves,
}: {
  keeps: boolean
  t: Translate
  orderCell: (row: ChannelRow) => ReactNode
  moves: (row: ChannelRow) => boolean
}): ColumnOf<ChannelRow>[] => [
  {
    field: appChannel.channelName,
    width: 172,
    link: (row) => to(pageOf(row), { id: row.id }),
  },
  keeps ? { field: appChannel.status, width: 112, cell: (row) => <ChannelSwitch row={row} /> } : appChannel.status,
  appChannel.viewUserCount,
  {
    field: appChannel.sort,
    width: 132,
    cell: (row) => (
      <span className="channel-order">
        {orderCell(row)}
        {moves(row) && <MoveButtons id={row.id} name={nameOf(row)} />}
      </span>
    ),
  },
  appChannel.viewCount,
  {
    field: appChannel.avgStay,
    tip: t('appChannels.stayTip'),
    cell: (row) => <span className="digits">{clock(row.avgStay)}</span>,
  },
  appChannel.contentCount,
  { field: appChannel.lastTime, cell: (row) => <LastTime value={row.lastTime} /> },
  appChannel.subscribeCount,
  appChannel.level,
  appChannel.channelCode,
  { field: appChannel.appTypes, width: 220 },
]
