import { f } from '@/entities/field'
import { phevScope, phevStatus as states, phevTrace as fields } from '@/entities/vehicle/phevTrace'
import { choicesFilter, containsFilter, type Filter } from '@/kit/list/filters'
import { statusTabs } from '@/kit/list/statusTabs'
import { inZone } from '@/lib/time'
import { OPEN_STATES } from './phevRules'

const SCOPE = { ...f.enum(phevScope), key: 'scope', label: 'phev.scope' } as const
const STATES: Readonly<Record<string, number>> = {
  [phevScope.incomplete]: states.incomplete,
  [phevScope.toReport]: states.toReport,
  [phevScope.failed]: states.failed,
}
const scoped = (scope: string) =>
  scope === phevScope.overdue
    ? {
        status: [...OPEN_STATES],
        deadlineEnd: `${inZone(Date.now()).subtract(1, 'day').format('YYYY-MM-DD')} 23:59:59`,
      }
    : STATES[scope] === undefined
      ? {}
      : { status: [STATES[scope]] }

/** The work that there is, as tabs with counts: each stands for states and a deadline, in the place of the filter of states. */
export const scopeTabs: Filter<'scope' | 'status' | 'deadlineEnd', 'scope'> = {
  ...statusTabs(SCOPE, phevScope.overdue),
  clears: ['status'],
  toQuery: (text) => ({ scope: text, ...scoped(text) }),
}
export const statusFilter = { ...choicesFilter(fields.status), clears: ['scope'] }

const MIN_PACK = 6
const tidied = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
/** A filter of a battery pack by six characters of its code or more; anything shorter is reported under it and not sent. */
export const packFilter: Filter<'packCode'> = {
  ...containsFilter(fields.packCode),
  toQuery: (text) => ({ packCode: tidied(text) }),
  validate: (text) => (text === '' || tidied(text).length >= MIN_PACK ? undefined : 'phev.packShort'),
  exact: (text) => tidied(text).length >= MIN_PACK,
}
