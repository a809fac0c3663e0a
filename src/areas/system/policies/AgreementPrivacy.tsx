import './policies.css'
import { named } from '@/kit/show/format'
import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import * as policies from '@/api/system/policies'
import { policyStatus } from '@/entities/system/enums'
import { type Policy, policy } from '@/entities/system/policy'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, segmentedFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { orDash } from '@/kit/show/Blank'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AGREEMENTS } from './kinds'
import { useDraftActions } from './parts/useDraftActions'
import { agreementType, EditAgreement, NewAgreement } from './parts/AgreementForm'
import { Compare } from './parts/Compare'
import { PolicyPanel } from './parts/PolicyPanel'
import { PublishAsk, type Publishing } from './parts/PublishAsk'

const FILTERS = [
  segmentedFilter(agreementType),
  policy.title,
  policy.versionNo,
  policy.appTypes,
  policy.status,
  dateRangeFilter(policy.startTime),
]
const SORT = { field: policy.updateTime.key, order: 'desc' } as const
const nameOf = (row: Policy) => named(row.title, row.versionNo)
const ALSO = { type: [...AGREEMENTS] }

/**
 * Privacy policy, user agreement and list of third parties, with versions; published texts are read-only
 * (R-STATE-96).
 */
export default function AgreementPrivacy() {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { mode, id, open, close } = useOpened()
  const { withdraw, discard } = useDraftActions()
  const [publishing, setPublishing] = useState<Publishing>()
  const stopPublishing = useCallback(() => setPublishing(undefined), [])

  const columns = useMemo(
    (): ColumnOf<Policy>[] => [
      {
        field: policy.title,
        width: 220,
        cell: (row) => (
          <Button type="link" className="policy-link" onClick={() => open('view', row.id)}>
            <bdi>{orDash(row.title)}</bdi>
          </Button>
        ),
      },
      { field: policy.status, width: 130, cell: (row) => <StatusTag field={policy.status} value={row.status} /> },
      { field: policy.type, width: 210, cell: (row) => <StatusTag field={policy.type} value={row.type} /> },
      { field: policy.versionNo, width: 96, cell: (row) => <bdi>{row.versionNo}</bdi> },
      { field: policy.confirmFlag, width: 150, cell: (row) => t(Number(row.confirmFlag) ? 'kit.yes' : 'kit.no') },
      policy.startTime,
      policy.endTime,
      { field: policy.appTypes, width: 220, cell: (row) => <Value field={policy.appTypes} value={row.appTypes} /> },
      policy.publishBy,
      policy.publishTime,
      policy.updateTime,
    ],
    [open, t],
  )
  const actionsOf = (row: Policy): Action[] => {
    const status = Number(row.status)
    return [
      {
        label: 'kit.edit',
        can: 'policies.update',
        hide: status !== policyStatus.draft,
        run: () => open('edit', row.id),
      },
      {
        label: 'policies.publish',
        next: true,
        can: 'policies.publish',
        hide: status !== policyStatus.draft,
        run: () => setPublishing(row),
      },
      withdraw(row),
      {
        label: 'policies.newVersion',
        can: 'policies.create',
        hide: status !== policyStatus.inForce && status !== policyStatus.past,
        run: () => open('new', row.id),
      },
      { label: 'policies.compare', hide: status === policyStatus.inForce, run: () => open('compare', row.id) },
      discard(row, 'version'),
    ]
  }
  const forms = { open, onClose: close, onPublish: setPublishing }
  const preset = AGREEMENTS.find((one) => String(one) === query.get('type'))
  return (
    <>
      <ListScreen
        load={policies.list}
        also={ALSO}
        rowKey={policy.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'policies.view', run: () => open('view', row.id) }, ...actionsOf(row)]}
        emptyText={t('policies.noneYet')}
        create={{ label: 'policies.new', can: 'policies.create', run: () => open('new') }}
      />
      {mode === 'new' && may('policies.create') && (
        <NewAgreement key={id} from={id || undefined} preset={preset} {...forms} />
      )}
      {mode === 'edit' && id && may('policies.update') && <EditAgreement key={id} id={id} {...forms} />}
      {mode === 'view' && <PolicyPanel actions={actionsOf} />}
      {mode === 'compare' && id && <Compare id={id} onClose={close} />}
      <PublishAsk of={publishing} onClose={stopPublishing} />
    </>
  )
}
