import './approvals.css'
import { Badge } from 'antd'
import { useEffect } from 'react'
import { totalIn } from '@/api/reply'
import * as approvals from '@/api/system/approvals'
import type { ApprovalScope } from '@/api/system/approvals'
import { useViewer } from '@/business/viewer'
import { useLoad } from '@/kit/data/load'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { type TextKey, useT } from '@/locales'
import { setBadge } from '@/session/badges'
import { useIdentity, useMay } from '@/session/identity'
import { ApprovalList } from './parts/ApprovalList'
import { useOpinions } from './parts/opinions'

interface Scope {
  key: ApprovalScope
  label: TextKey
}

const SCOPES: readonly Scope[] = [
  { key: 'todo', label: 'approvals.todo' },
  { key: 'done', label: 'approvals.done' },
  { key: 'mine', label: 'approvals.mine' },
  { key: 'all', label: 'approvals.all' },
]

/**
 * Lists of a user. Approvers have all but 'all', which is for headquarters only; other dealer staff see only their
 * own applications.
 */
const useScopes = (): readonly Scope[] => {
  const decides = useMay()('approvals.approveBusiness')
  const { hq } = useViewer()
  return SCOPES.filter(({ key }) => key === 'mine' || (key === 'all' ? hq : decides))
}

const PATH = '/approval/approval-index'

const TodoLabel = () => {
  const t = useT()
  const { data } = useLoad(approvals.listBusiness.query({ scope: 'todo', pageNo: 1, pageSize: 1 }, { quiet: true }))
  const user = useIdentity((identity) => identity.user?.id)
  const total = totalIn(data)
  useEffect(() => {
    if (user !== undefined && total !== undefined) setBadge(user, PATH, total)
  }, [user, total])
  return (
    <span className="approval-tab">
      {t('approvals.todo')}
      <Badge count={total ?? 0} overflowCount={99} size="small" />
    </span>
  )
}

export default function ApprovalBoard() {
  const t = useT()
  const scopes = useScopes()
  const opinions = useOpinions()
  return (
    <>
      {opinions.offer}
      <ScreenTabs
        tabs={scopes.map(({ key, label }) => ({
          key,
          label: key === 'todo' ? <TodoLabel /> : t(label),
          children: <ApprovalList scope={key} opinions={opinions} />,
        }))}
      />
    </>
  )
}
