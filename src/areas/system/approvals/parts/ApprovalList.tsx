import { DownOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown, Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import type { Query } from '@/api/call'
import * as approvals from '@/api/system/approvals'
import { useViewer } from '@/business/viewer'
import { is, optionOf } from '@/entities/field'
import { type Approval, approval } from '@/entities/shared/approval'
import { approvalSource, approvalStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useDraftText } from '@/kit/form/draft'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { ApprovalPanel } from './ApprovalPanel'
import { useBulkApprove } from './BulkApprove'
import { columnsOf, filtersFor, sortOf } from './approvalColumns'
import { CorrectForm, VoidForm } from './forms'
import type { Opinions } from './opinions'

type BizType = Approval['bizType']

const APPEALS = '/storeManagement/appealManagement'
const EVALUATIONS = '/storeManagement/userEvaluateAndAppeal'

/**
 * Record pages of an approval by kind; the first one that the user may open is used. Pages of headquarters come
 * before those of dealers.
 */
const RECORDS: Record<BizType, readonly string[]> = {
  secondDealer: ['/system-management/secondDealerManagement'],
  driveCar: ['/drive-management/driveCarZB', '/drive-management/driveCarDealer'],
  prorate: ['/account-management/silverManagement', '/account-management/silver'],
  appeal: [APPEALS, EVALUATIONS],
  points: ['/setting/integralPool'],
  coupon: ['/marketing-management/provideManagement'],
  ats: ['/solid-management/solidDetail'],
  transfer: ['/solid-management/transferApply'],
  atsVoid: ['/solid-management/solidDetail'],
}

const BEGINNINGS: readonly (readonly [BizType, readonly string[]])[] = [
  ['secondDealer', RECORDS.secondDealer],
  ['driveCar', ['/drive-management/driveCarDealer', '/drive-management/driveCarZB']],
  ['prorate', ['/account-management/silver', '/account-management/silverManagement']],
  ['appeal', [EVALUATIONS, APPEALS]],
  ['points', RECORDS.points],
  ['coupon', RECORDS.coupon],
  ['ats', ['/solid-management/solidDealerCounselor']],
  ['transfer', ['/solid-management/solidDealerCounselor']],
]

const useBizPages = () => {
  const { pages } = usePermitted()
  const first = (paths: readonly string[]) => paths.find((path) => pages.has(path))
  return {
    recordOf: ({ bizType, bizId }: Approval): string | undefined => {
      const path = first(RECORDS[bizType] ?? [])
      const id = encodeURIComponent(bizId)
      if (path === APPEALS) return `${path}?mode=detail&record=${id}`
      return path?.startsWith('/solid-management/') ? `${path}?id=${id}` : path
    },
    beginnings: BEGINNINGS.flatMap(([type, paths]) => {
      const path = first(paths)
      return path ? [{ bizType: type, path }] : []
    }),
  }
}

const MAX_LENGTH = 200

const Revoke = ({ row, onClose }: { row: Approval; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const reason = useDraftText(`approval.revoke.${row.id}`)
  const send = async () => {
    const work = () => approvals.revokeBusiness({ id: row.id, reason: reason.text.trim() || undefined })
    if (await act(work, { done: t('approvals.revoked') })) reason.setText('')
    onClose()
  }
  return (
    <Dialog
      open
      title={t('approvals.revokeAsk', { name: row.title })}
      width={460}
      onClose={onClose}
      footer={
        <DialogButtons safe ok={t('approvals.revoke')} danger busy={busy} onOk={() => void send()} onClose={onClose} />
      }
    >
      {reason.offer}
      <Form layout="vertical">
        <Form.Item label={t('approvals.revokeReason')} htmlFor="revoke-reason">
          <Input.TextArea
            id="revoke-reason"
            value={reason.text}
            maxLength={MAX_LENGTH}
            showCount
            rows={2}
            onChange={(event) => reason.setText(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}

/** Menu of new applications: those with a page of their own link to it, a void opens its form (dealers only). */
const NewApplication = ({ openVoid }: { openVoid: () => void }) => {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { hq } = useViewer()
  const { beginnings } = useBizPages()
  const nameOf = (type: string) => {
    const option = optionOf(approval.bizType.of, type)
    return option ? t(option.label) : type
  }
  const items = [
    ...beginnings.map(({ bizType, path }) => ({ key: bizType, label: nameOf(bizType), onClick: () => go(path) })),
    ...(may('approvals.apply') && !hq ? [{ key: 'atsVoid', label: nameOf('atsVoid'), onClick: openVoid }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="primary" icon={<PlusOutlined />}>
        {t('approvals.new')} <DownOutlined />
      </Button>
    </Dropdown>
  )
}

/**
 * True if an application about a sale has reached headquarters and cannot be withdrawn. Only the step name shows
 * this.
 */
const isAtHeadquarters = ({ source, nodeName }: Approval): boolean =>
  is(source, approvalSource.order) && /总部|headquarters/i.test(nodeName)

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
        hide: !own || !is(row.status, approvalStatus.running) || isAtHeadquarters(row),
        danger: true,
        run: () => setRevoking(row),
      },
      {
        label: 'approvals.correct',
        can: 'approvals.submit',
        hide:
          !own ||
          !is(row.source, approvalSource.order) ||
          !is(row.status, approvalStatus.rejected, approvalStatus.revoked),
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
