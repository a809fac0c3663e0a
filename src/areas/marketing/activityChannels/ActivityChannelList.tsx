import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { containsFilter } from '@/kit/list/filters'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ByActivity } from './parts/ByActivity'
import { ChannelForm } from './parts/ChannelForm'
import { CAN, channelState, columnsOf, nameOf } from './parts/channelCells'
import { leadChannelFilter } from './parts/leadChannels'

const channel = activityChannel
const FILTERS = [
  containsFilter(channel.channelName),
  containsFilter(channel.channelCode),
  channel.channelType,
  leadChannelFilter,
  channel.status,
]
const SORT = { field: channel.createTime.key, order: 'desc' } as const

/** Advertising channels, newest first. They are never deleted because links and leads refer to them. */
const Channels = () => {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const { mode, id, open, close } = useOpened()
  const columns = useMemo(() => columnsOf(t, isHead), [t, isHead])
  const actionsOf = (row: ActivityChannel): Action[] => [
    { label: 'kit.edit', can: CAN, run: () => open('edit', row.id) },
    ...channelState(t, isHead).actions(row),
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
        <LoadRecord of={findById(activities.listChannels, { id })} title={t('kit.edit')} width={480} onClose={close}>
          {(row) => <ChannelForm row={row} onClose={close} />}
        </LoadRecord>
      )}
    </>
  )
}

export default function ActivityChannelList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'channel', label: t('activityChannels.channels'), children: <Channels /> },
        { key: 'activity', label: t('activityChannels.byActivity'), children: <ByActivity /> },
      ]}
    />
  )
}
