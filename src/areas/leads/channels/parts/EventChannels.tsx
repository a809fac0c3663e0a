import { Popover } from 'antd'
import * as clueEvents from '@/api/leads/clueEvents'
import { is } from '@/entities/field'
import { type EventChannel, eventChannel } from '@/entities/leads/eventChannel'
import { enableStatus } from '@/entities/shared/enums'
import { Blank } from '@/kit/show/Blank'
import type { Action } from '@/kit/actions/actions'
import { named } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { LinkCard } from '@/kit/show/LinkCard'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { channelFilter } from '../../parts/ChannelFilter'
import { eventFilter } from '../../parts/EventFilter'
import { EventChannelForm } from './EventChannelForm'

const FILTERS = [eventFilter, channelFilter, eventChannel.status]
const isOn = (row: EventChannel) => is(row.status, enableStatus.enabled)
const nameOf = (row: EventChannel) => named(row.eventName, row.twoChannel)

const Landing = ({ url }: { url: string }) =>
  url ? (
    <Popover content={<LinkCard url={url} />} trigger={['hover', 'focus']} destroyOnHidden>
      <span>
        <Copyable text={url} />
      </span>
    </Popover>
  ) : (
    <Blank />
  )

const COLUMNS: readonly ColumnOf<EventChannel>[] = [
  { field: eventChannel.eventName, width: 200 },
  eventChannel.status,
  { field: eventChannel.twoChannel, below: eventChannel.oneChannel },
  eventChannel.clueCount,
  { field: eventChannel.landingUrl, width: 280, cell: (row) => <Landing url={row.landingUrl} /> },
  eventChannel.createTime,
]

export const EventChannels = () => {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { mode, id, open, close } = useOpened()
  const state = statePair<EventChannel>(t, {
    can: { on: 'clueEvents.enableChannel', off: 'clueEvents.disableChannel' },
    isOn,
    set: (row, on) => (on ? clueEvents.enableChannel({ id: row.id }) : clueEvents.disableChannel({ id: row.id })),
    on: { label: 'kit.enable', done: t('leads.enabled') },
    off: {
      label: 'kit.disable',
      done: t('leads.disabled'),
      ask: (row) => ({ title: t('leads.disableAsk', { name: nameOf(row) }) }),
    },
  })
  const actions = (row: EventChannel): Action[] => [
    { label: 'kit.edit', can: 'clueEvents.updateChannel', run: () => open('edit', row.id) },
    ...state.actions(row),
    {
      label: 'kit.delete',
      can: 'clueEvents.removeChannel',
      danger: true,
      hide: isOn(row) || row.clueCount > 0,
      ask: { title: t('leads.deleteAsk', { name: nameOf(row) }), effect: t('leads.deleteEffect') },
      run: () => clueEvents.removeChannel({ id: row.id }),
      done: t('leads.deleted'),
    },
  ]
  return (
    <>
      <ListScreen
        load={clueEvents.listChannels}
        rowKey={eventChannel.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        actions={actions}
        create={{ label: 'channels.newEventChannel', can: 'clueEvents.createChannel', run: () => open('new') }}
      />
      {mode === 'new' && may('clueEvents.createChannel') && (
        <EventChannelForm eventCode={query.get('eventCode') ?? ''} onClose={close} />
      )}
      {mode === 'edit' && may('clueEvents.updateChannel') && (
        <LoadRecord
          of={clueEvents.getChannel.query({ id }, { quiet: true })}
          title={t('kit.edit')}
          width={480}
          onClose={close}
        >
          {(row) => <EventChannelForm row={row} eventCode={row.eventCode} onClose={close} />}
        </LoadRecord>
      )}
    </>
  )
}
