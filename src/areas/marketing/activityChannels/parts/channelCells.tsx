import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import { enableStatus } from '@/entities/shared/enums'
import { Blank } from '@/kit/show/Blank'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Copyable } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { statePair } from '@/kit/list/statePair'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'

const channel = activityChannel
export const CAN = 'activities.saveChannel'
export const nameOf = ({ channelName, channelCode }: ActivityChannel) => channelName || channelCode

export const channelState = (t: Translate, isHead: boolean) =>
  statePair<ActivityChannel>(t, {
    can: CAN,
    isOn: ({ status }) => is(status, enableStatus.enabled),
    set: ({ id }, on) => activities.saveChannel({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: { label: 'kit.enable', done: t('activityChannels.enabled'), when: () => isHead },
    off: {
      label: 'kit.disable',
      done: t('activityChannels.disabled'),
      when: () => isHead,
      ask: (row) => ({
        title: t('activityChannels.disableAsk', { name: nameOf(row) }),
        effect: t('activityChannels.disableEffect'),
      }),
    },
  })

const Activities = ({ row }: { row: ActivityChannel }) => {
  const t = useT()
  const { number } = useFormats()
  const { query, setQuery } = useScreen()
  const count = Number(row.activityCount)
  if (!(count > 0)) return <span className="digits">{number(row.activityCount)}</span>
  return (
    <CellLink
      digits
      aria-label={named(t(channel.activityCount.label), number(count), nameOf(row))}
      onClick={() =>
        setQuery(
          {
            ...Object.fromEntries([...query.keys()].map((key) => [key, undefined])),
            tab: 'activity',
            channelCode: row.channelCode,
          },
          true,
        )
      }
    >
      {number(count)}
    </CellLink>
  )
}

export const columnsOf = (t: Translate, isHead: boolean): ColumnOf<ActivityChannel>[] => [
  { field: channel.channelName, width: 150 },
  {
    field: channel.status,
    width: 84,
    cell: (row) => channelState(t, isHead).toggle(row, named(t(channel.status.label), nameOf(row))),
  },
  { field: channel.activityCount, width: 124, cell: (row) => <Activities row={row} /> },
  { field: channel.joinCount, width: 116 },
  { field: channel.channelType, width: 112 },
  { field: channel.oneChannel, width: 112 },
  { field: channel.twoChannel, width: 124 },
  { field: channel.remark, width: 140 },
  {
    field: channel.channelCode,
    width: 144,
    cell: ({ channelCode }) => (channelCode ? <Copyable text={channelCode} /> : <Blank />),
  },
  channel.createTime,
]
