import * as policies from '@/api/system/policies'
import { type Policy, policy } from '@/entities/system/policy'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { named } from '@/kit/show/format'
import { Reading } from './Reading'

export const PolicyPanel = ({ actions }: { actions?: (row: Policy) => readonly Action[] }) => (
  <RecordPanel
    load={policies.get}
    title={({ title, versionNo }) => named(title, versionNo)}
    status={policy.status}
    actions={actions}
  >
    {(row) => <Reading row={row} />}
  </RecordPanel>
)
