import { useMemo } from 'react'
import * as activities from '@/api/activities'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { Question } from '@/kit/actions/ask'
import { Blank } from '@/kit/Blank'
import { named, useFormats } from '@/kit/format'
import { CellLink, Copyable } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { derived } from '@/kit/load'
import { useOpened } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { useScreen } from '@/kit/screen'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useIsHead } from '../../campaigns/parts/useHostActions'
import { ChannelForm } from './ChannelForm'
import { leadChannelFilter } from './leadChannels'

const channel = activityChannel
const CAN = 'activities.saveChannel'
const FILTERS = [words(channel.channelName), words(channel.channelCode), channel.channelType, leadChannelFilter, channel.status]
const SORT = { field: channel.createTime.key, order: 'desc' } as const
const nameOf = ({ channelName, channelCode }: ActivityChannel) => channelName || channelCode
const isOn = ({ status }: ActivityChannel) => Number(status) === 1

const turn = ({ id }: ActivityChannel, on: boolean) => activities.saveChannel({ id, status: on ? 1 : 0 })
const askOff = (t: Translate, row: ActivityChannel): Question => ({
  title: t('activityChannels.disableAsk', { name: nameOf(row) }),
  effect: t('activityChannels.disableEffect'),
  okText: t('activityChannels.disable'),
})
const doneText = (t: Translate, on: boolean) => t(on ? 'activityChannels.enabled' : 'activityChannels.disabled')

/** How many campaigns a channel is linked with, as the way to them. */
const Activities = ({ row }: { row: ActivityChannel }) => {
  const t = useT()
  const { number } = useFormats()
  const { setQuery } = useScreen()
  const count = Number(row.activityCount)
  if (!(count > 0)) return <span className="digits">{number(row.activityCount)}</span>
  return (
    <CellLink
      digits
      aria-label={named(t(channel.activityCount.label), number(count), nameOf(row))}
      onClick={() => setQuery({ tab: 'activity', channelCode: row.channelCode, page: undefined }, true)}
    >
      {number(count)}
    </CellLink>
  )
}

const columnsOf = (t: Translate, isHead: boolean): ColumnOf<ActivityChannel>[] => [
  { field: channel.channelCode, width: 144, cell: ({ channelCode }) => (channelCode ? <Copyable text={channelCode} /> : <Blank />) },
  { field: channel.channelName, width: 150 },
  { field: channel.channelType, width: 112 },
  { field: channel.oneChannel, width: 112 },
  { field: channel.twoChannel, width: 124 },
  { field: channel.activityCount, width: 124, cell: (row) => <Activities row={row} /> },
  { field: channel.joinCount, width: 116 },
  { field: channel.remark, width: 140 },
  {
    field: channel.status,
    width: 84,
    cell: (row) => (
      <Toggle
        on={isOn(row)}
        can={CAN}
        disabled={!isHead}
        name={named(t(channel.status.label), nameOf(row))}
        ask={(on) => (on ? undefined : askOff(t, row))}
        change={(on) => turn(row, on)}
        done={(on) => doneText(t, on)}
      />
    ),
  },
  channel.createTime,
]

/** A channel by its id: the list answers it alone. */
const oneOf = (id: string) => derived(activities.listChannels.query({ id }, { quiet: true }), 'one', ({ records }) => records.find((row) => row.id === id))

/** The advertising channels, newest first. They are never deleted: links and leads point at them. */
export const Channels = () => {
  const t = useT()
  const may = useMay()
  const isHead = useIsHead()
  const { mode, id, open, close } = useOpened()
  const columns = useMemo(() => columnsOf(t, isHead), [t, isHead])
  const actionsOf = (row: ActivityChannel): Action[] => [
    { label: 'activityChannels.edit', can: CAN, run: () => open('edit', row.id) },
    {
      label: 'activityChannels.disable',
      can: CAN,
      hide: !isOn(row),
      ask: askOff(t, row),
      run: () => turn(row, false),
      done: doneText(t, false),
    },
    { label: 'activityChannels.enable', can: CAN, hide: isOn(row), run: () => turn(row, true), done: doneText(t, true) },
  ]
  return (
    <>
      <ListScreen
        load={activities.listChannels}
        rowKey={channel.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={isHead ? actionsOf : undefined}
        create={isHead ? { label: 'activityChannels.new', can: CAN, run: () => open('new') } : undefined}
      />
      {isHead && may(CAN) && mode === 'new' && <ChannelForm onClose={close} />}
      {isHead && may(CAN) && mode === 'edit' && id && (
        <Reading of={oneOf(id)} title={t('activityChannels.edit')} width={480} onClose={close}>
          {(row) => <ChannelForm row={row} onClose={close} />}
        </Reading>
      )}
    </>
  )
}
