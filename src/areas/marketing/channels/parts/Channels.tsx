import { useMemo } from 'react'
import * as activities from '@/api/activities'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import type { Action } from '@/kit/actions/actions'
import { words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { derived } from '@/kit/load'
import { useOpened } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useIsHead } from '../../campaigns/parts/useHostActions'
import { askOff, CAN, columnsOf, doneText, isOn, nameOf, turn } from './channelFaces'
import { ChannelForm } from './ChannelForm'
import { leadChannelFilter } from './leadChannels'

const channel = activityChannel
const FILTERS = [words(channel.channelName), words(channel.channelCode), channel.channelType, leadChannelFilter, channel.status]
const SORT = { field: channel.createTime.key, order: 'desc' } as const
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
