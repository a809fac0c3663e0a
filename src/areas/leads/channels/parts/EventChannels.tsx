import { Popover } from 'antd'
import * as clueEvents from '@/api/clueEvents'
import { type EventChannel, eventChannel } from '@/entities/leads/eventChannel'
import { Blank } from '@/kit/Blank'
import type { Action } from '@/kit/actions/actions'
import { named } from '@/kit/format'
import { Copyable } from '@/kit/kinds'
import { LinkCard } from '@/kit/LinkCard'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { channelFilter } from '../../parts/ChannelFilter'
import { eventFilter } from '../../parts/EventFilter'
import { EventChannelForm } from './EventChannelForm'

const FILTERS = [eventFilter, channelFilter, eventChannel.status]
const isOn = (row: EventChannel) => Number(row.status) === 1
const nameOf = (row: EventChannel) => named(row.eventName, row.twoChannel)

/** An address to copy; on hover and focus as a QR code. */
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
  { field: eventChannel.oneChannel, width: 120 },
  eventChannel.twoChannel,
  { field: eventChannel.landingUrl, width: 280, cell: (row) => <Landing url={row.landingUrl} /> },
  eventChannel.clueCount,
  eventChannel.status,
  eventChannel.createTime,
]

/** Through which channels the events take leads, each pair once, with its landing page. */
export const EventChannels = () => {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { mode, id, open, close } = useOpened()
  const actions = (row: EventChannel): Action[] => [
    { label: 'leads.edit', can: 'clueEvents.updateChannel', run: () => open('edit', row.id) },
    { label: 'leads.enable', can: 'clueEvents.enableChannel', hide: isOn(row), run: () => clueEvents.enableChannel({ id: row.id }), done: t('leads.enabled') },
    {
      label: 'leads.disable',
      can: 'clueEvents.disableChannel',
      hide: !isOn(row),
      ask: { title: t('leads.disableAsk', { name: nameOf(row) }), okText: t('leads.disable') },
      run: () => clueEvents.disableChannel({ id: row.id }),
      done: t('leads.disabled'),
    },
    {
      label: 'leads.delete',
      can: 'clueEvents.removeChannel',
      danger: true,
      hide: isOn(row) || row.clueCount > 0,
      ask: { title: t('leads.deleteAsk', { name: nameOf(row) }), effect: t('leads.deleteEffect'), danger: true, okText: t('leads.delete') },
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
      {mode === 'new' && may('clueEvents.createChannel') && <EventChannelForm eventCode={query.get('eventCode') ?? ''} onClose={close} />}
      {mode === 'edit' && may('clueEvents.updateChannel') && (
        <Reading of={clueEvents.getChannel.query({ id }, { quiet: true })} title={t('leads.edit')} width={480} onClose={close}>
          {(row) => <EventChannelForm row={row} eventCode={row.eventCode} onClose={close} />}
        </Reading>
      )}
    </>
  )
}
