import * as clueEvents from '@/api/leads/clueEvents'
import { findById } from '@/api/findById'
import { type ClueEvent, clueEvent } from '@/entities/leads/clueEvent'
import { enableStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { searchFilter } from '@/kit/list/choiceFilters'
import { derived, useLoad } from '@/kit/data/load'

const choiceOf = ({ eventCode, eventName }: ClueEvent) => ({ value: eventCode, label: eventName })
const choices = (input: Parameters<typeof clueEvents.list>[0]) =>
  derived(clueEvents.list.query({ pageSize: 50, ...input }), 'choices', ({ records }) => records.map(choiceOf))
const useChoice = (eventCode = '') =>
  useLoad(
    derived(findById(clueEvents.list, { eventCode }), 'choice', (row) => row && choiceOf(row)),
    { enabled: eventCode !== '' },
  ).data

/** Event by its code, searched by name on the server. With `enabled`, only events that accept leads. */
export const EventSelect = ({
  enabled = false,
  value,
  onChange,
  ...rest
}: ControlProps<string | undefined> & { enabled?: boolean; label?: string; placeholder?: string }) => {
  const known = useChoice(value)
  return (
    <RemoteSelect
      {...rest}
      value={value || undefined}
      known={known && [known]}
      ask={(eventName) =>
        choices({ eventName: eventName || undefined, ...(enabled && { status: enableStatus.enabled }) })
      }
      onChange={(code) => onChange?.(typeof code === 'string' ? code : '')}
    />
  )
}

/** Filter by one event; sent as eventCode. */
export const eventFilter = searchFilter(
  { key: 'eventCode', label: clueEvent.eventName.label },
  {
    ask: (eventName) => clueEvents.list.query({ pageSize: 50, eventName }),
    one: (eventCode) => findById(clueEvents.list, { eventCode }),
    choice: choiceOf,
  },
)
