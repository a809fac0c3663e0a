import * as clueEvents from '@/api/clueEvents'
import { clueEvent } from '@/entities/leads/clueEvent'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'

const choices = (input: Parameters<typeof clueEvents.list>[0]) =>
  derived(clueEvents.list.query({ pageSize: 50, ...input }), 'choices', ({ records }) =>
    records.map(({ eventCode, eventName }) => ({ value: eventCode, label: eventName })),
  )

/** One event by its code, searched by name on the server; with `enabled` only those that take leads. */
export const EventSelect = ({
  enabled = false,
  value,
  onChange,
  ...rest
}: ControlProps<string | undefined> & { enabled?: boolean; label?: string; placeholder?: string }) => {
  const known = useLoad(choices({ eventCode: value }), { enabled: !!value })
  return (
    <RemoteSelect
      {...rest}
      value={value || undefined}
      known={known.data}
      ask={(eventName) => choices({ eventName: eventName || undefined, ...(enabled && { status: 1 }) })}
      onChange={(code) => onChange?.(typeof code === 'string' ? code : '')}
    />
  )
}

const Name = ({ code }: { code: string }) => useLoad(choices({ eventCode: code })).data?.find(({ value }) => value === code)?.label ?? code

/** A filter of one event; in the address and on the wire eventCode. */
export const eventFilter: Filter = {
  key: 'eventCode',
  label: clueEvent.eventName.label,
  instant: true,
  wire: (eventCode) => ({ eventCode }),
  words: (code) => <Name code={code} />,
  control: ({ value, onChange, label }) => <EventSelect value={value} label={label} placeholder={label} onChange={(code) => onChange(code ?? '')} />,
}
