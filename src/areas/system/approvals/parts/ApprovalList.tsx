import { useMemo, useState } from 'react'
import type { Query } from '@/api/call'
import * as approvals from '@/api/system/approvals'
import { useViewer } from '@/business/viewer'
import { type Approval, approval } from '@/entities/shared/approval'
import { approvalSource, approvalStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { ApprovalPanel } from './ApprovalPanel'
import { useBulkApprove } from './BulkApprove'
import { columnsOf, filtersFor, sortOf } from './fields'
import { CorrectForm, VoidForm } from './forms'
import { NewApplication } from './NewApplication'
import type { Opinions } from './opinions'
import { useBizPages } from './pages'
import { Revoke } from './Revoke'

/** Whether an application about a sale has come to headquarters, from where nobody takes it back: the name of its step alone says so. */
const isAtHeadquarters = ({ source, nodeName }: Approval): boolean =>
  source === approvalSource.order && /总部|headquarters/i.test(nodeName)

/** The approvals of one scope, and whatever of one is open beside them; the address says which. */
export const ApprovalList = ({ scope, opinions }: { scope: approvals.ApprovalScope; opinions: Opinions }) => {
  const t = useT()
  const { query, setQuery, go } = useScreen()
  const viewer = useViewer()
  const { recordOf } = useBizPages()
  const bulk = useBulkApprove()
  const [revoking, setRevoking] = useState<Approval>()
  const filters = useMemo(() => filtersFor(scope, viewer), [scope, viewer])
  const sort = sortOf(scope)
  const call = useMemo(
    () => ({ query: (input: Query<Approval>) => approvals.listBusiness.query({ ...input, scope }) }),
    [scope],
  )
  const columns = useMemo(
    () => columnsOf(scope, (id) => setQuery({ approval: id, mode: undefined }, true)),
    [scope, setQuery],
  )
  const todo = scope === 'todo'
  const own = scope === 'mine'
  const close = () => setQuery({ approval: undefined, mode: undefined })
  const mode = query.get('mode')
  const id = query.get('approval')

  const actionsOf = (row: Approval): Action[] => {
    const record = recordOf(row)
    return [
      {
        label: todo ? 'approvals.decide' : 'approvals.view',
        can: todo ? 'approvals.approveBusiness' : undefined,
        run: () => setQuery({ approval: row.id, mode: undefined }, true),
      },
      {
        label: 'approvals.revoke',
        can: 'approvals.revokeBusiness',
        hide: !own || row.status !== approvalStatus.running || isAtHeadquarters(row),
        danger: true,
        run: () => setRevoking(row),
      },
      {
        label: 'approvals.correct',
        can: 'approvals.submit',
        hide:
          !own ||
          row.source !== approvalSource.order ||
          (row.status !== approvalStatus.rejected && row.status !== approvalStatus.revoked),
        run: () => setQuery({ approval: row.id, mode: 'correct' }, true),
      },
      { label: 'approvals.record', hide: !record, run: () => record && go(record) },
    ]
  }
  const begin = <NewApplication openVoid={() => setQuery({ approval: undefined, mode: 'void' }, true)} />
  return (
    <>
      <ListScreen
        load={call}
        above={(answer) =>
          !mode &&
          id && (
            <ApprovalPanel
              id={id}
              todo={todo}
              order={answer?.records.map((row) => row.id) ?? []}
              opinion={opinions.of(id)}
              setOpinion={(text) => opinions.set(id, text)}
              onMove={(next) => {
                if (next) setQuery({ approval: next })
                else close()
              }}
              onClose={close}
            />
          )
        }
        rowKey={approval.id}
        nameOf={(row) => row.title || row.id}
        filters={filters}
        columns={columns}
        sort={sort}
        toolbar={begin}
        actions={actionsOf}
        bulk={todo ? [bulk.action] : undefined}
        emptyText={todo ? t('approvals.nothingTodo') : undefined}
        emptyAction={own ? begin : undefined}
      />
      {mode === 'void' && <VoidForm onClose={close} />}
      {mode === 'correct' && id && own && <CorrectForm key={id} id={id} onClose={close} />}
      {revoking && <Revoke row={revoking} onClose={() => setRevoking(undefined)} />}
      {bulk.host}
    </>
  )
}
