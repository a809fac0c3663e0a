import { Button } from 'antd'
import { useMemo } from 'react'
import * as clueEvents from '@/api/leads/clueEvents'
import { is } from '@/entities/field'
import { type ClueEvent, clueEvent } from '@/entities/leads/clueEvent'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { NO_FILTER } from '@/routes'
import { useMay } from '@/session/identity'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { EventForm } from './EventForm'

const FILTERS = [
  clueEvent.eventName,
  clueEvent.eventType,
  seriesFilterOf(clueEvent.seriesName),
  clueEvent.status,
  clueEvent.startTime,
]
const isOn = (row: ClueEvent) => is(row.status, enableStatus.enabled)

const Count = ({ row }: { row: ClueEvent }) => {
  const { number } = useFormats()
  // The link has no period, because it shows all leads of the event.
  const go = usePermittedLinks()('/clue-management/clueList', { eventCode: row.eventCode, createTime: NO_FILTER })
  if (!row.clueCount || !go) return <span className="digits">{number(row.clueCount)}</span>
  return (
    <Button type="link" size="small" className="digits flush" onClick={go}>
      {number(row.clueCount)}
    </Button>
  )
}

export const Events = () => {
  const t = useT()
  const may = useMay()
  const { query, setQuery } = useScreen()
  const { mode, id, open, close } = useOpened()
  const columns = useMemo<readonly ColumnOf<ClueEvent>[]>(
    () => [
      { field: clueEvent.eventName, width: 200 },
      clueEvent.status,
      { field: clueEvent.clueCount, cell: (row) => <Count row={row} /> },
      clueEvent.startTime,
      clueEvent.endTime,
      clueEvent.eventType,
      clueEvent.seriesName,
      clueEvent.eventCode,
      clueEvent.createTime,
    ],
    [],
  )
  const state = statePair<ClueEvent>(t, {
    can: { on: 'clueEvents.enable', off: 'clueEvents.disable' },
    isOn,
    set: (row, on) => (on ? clueEvents.enable({ id: row.id }) : clueEvents.disable({ id: row.id })),
    on: { label: 'kit.enable', done: t('leads.enabled') },
    off: {
      label: 'kit.disable',
      done: t('leads.disabled'),
      ask: (row) => ({
        title: t('leads.disableAsk', { name: row.eventName }),
        effect: t('channels.eventOffEffect'),
      }),
    },
  })
  const actions = (row: ClueEvent): Action[] => [
    { label: 'kit.edit', can: 'clueEvents.update', run: () => open('edit', row.id) },
    ...state.actions(row),
    {
      label: 'channels.eventChannels',
      run: () =>
        setQuery(
          {
            ...Object.fromEntries([...query.keys()].map((key) => [key, undefined])),
            tab: 'eventChannel',
            eventCode: row.eventCode,
          },
          true,
        ),
    },
    {
      label: 'kit.delete',
      can: 'clueEvents.remove',
      danger: true,
      hide: isOn(row) || row.clueCount > 0,
      ask: { title: t('leads.deleteAsk', { name: row.eventName }), effect: t('leads.deleteEffect') },
      run: () => clueEvents.remove({ id: row.id }),
      done: t('leads.deleted'),
    },
  ]
  return (
    <>
      <ListScreen
        load={clueEvents.list}
        rowKey={clueEvent.id}
        nameOf={(row) => row.eventName}
        filters={FILTERS}
        columns={columns}
        actions={actions}
        create={{ label: 'channels.newEvent', can: 'clueEvents.create', run: () => open('new') }}
      />
      {mode === 'new' && may('clueEvents.create') && <EventForm onClose={close} />}
      {mode === 'edit' && may('clueEvents.update') && (
        <LoadRecord
          of={clueEvents.get.query({ id }, { quiet: true })}
          title={t('kit.edit')}
          width={560}
          onClose={close}
        >
          {(row) => <EventForm row={row} onClose={close} />}
        </LoadRecord>
      )}
    </>
  )
}
