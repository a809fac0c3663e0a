import type { ApprovalScope } from '@/api/system/approvals'
import { useViewer } from '@/business/viewer'
import type { TextKey } from '@/locales'
import { useMay } from '@/session/identity'

export interface Scope {
  key: ApprovalScope
  label: TextKey
}

const SCOPES: readonly Scope[] = [
  { key: 'todo', label: 'approvals.todo' },
  { key: 'done', label: 'approvals.done' },
  { key: 'mine', label: 'approvals.mine' },
  { key: 'all', label: 'approvals.all' },
]

/** The lists that a user has: whoever decides has all but 'all', which is headquarters' alone; other dealer staff see only their own applications. */
export const useScopes = (): readonly Scope[] => {
  const decides = useMay()('approvals.approveBusiness')
  const { hq } = useViewer()
  return SCOPES.filter(({ key }) => key === 'mine' || (key === 'all' ? hq : decides))
}
