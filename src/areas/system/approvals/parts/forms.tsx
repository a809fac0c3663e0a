import { Result, Skeleton } from 'antd'
import { useRef } from 'react'
import * as approvals from '@/api/system/approvals'
import * as ats from '@/api/orders/ats'
import * as files from '@/api/system/files'
import { findById } from '@/api/findById'
import type { ActualSale } from '@/entities/orders/actualSale'
import { is } from '@/entities/field'
import { type Approval, approval } from '@/entities/shared/approval'
import { approvalSource, approvalStatus, bizType } from '@/entities/shared/enums'
import { Panel } from '@/kit/dialog/dialog'
import type { ControlProps } from '@/kit/form/controls'
import { FilesBox } from '@/kit/form/FilesBox'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived, Failed, useFresh } from '@/kit/data/load'
import { useT } from '@/locales'

const SHORTEST = 5
const NO_APPLICATION = 0

const Said = ({ Field }: { Field: FormField<Pick<VoidValues, 'reason' | 'attachments'>> }) => {
  const t = useT()
  return (
    <>
      <Field
        of={approval.reason}
        check={(value) =>
          typeof value === 'string' && [...value.trim()].length < SHORTEST
            ? t('approvals.reasonShort', { min: SHORTEST })
            : undefined
        }
      />
      <Field of={approval.attachments} hint={t('approvals.filesHint')}>
        <FilesBox to={files.upload} drop={files.remove} label={t('approval.attachments')} />
      </Field>
    </>
  )
}

/** Confirmed sale of the own dealer without an application, found by VIN or customer. */
const SaleSelect = ({
  onPick,
  onChange,
  ...rest
}: ControlProps<string | undefined> & { onPick: (sale: ActualSale | undefined) => void }) => {
  const t = useT()
  const seen = useRef(new Map<string, ActualSale>())
  return (
    <RemoteSelect
      {...rest}
      label={t('approvals.sale')}
      placeholder={t('approvals.saleHint')}
      ask={(keyword) => {
        const question = {
          scope: 'showroom',
          status: [approvalStatus.revoked],
          applyState: [NO_APPLICATION],
          keyword: keyword || undefined,
          pageNo: 1,
          pageSize: 20,
        } as const
        return derived(
          ats.list.query({ ...question, status: [approvalStatus.revoked], applyState: [NO_APPLICATION] }),
          'choices',
          ({ records }) => {
            for (const row of records) seen.current.set(row.id, row)
            return records.map((row) => ({ value: row.id, label: `${row.vin} ${row.customerName}` }))
          },
        )
      }}
      onChange={(id) => {
        const one = typeof id === 'string' ? id : undefined
        onChange?.(one)
        onPick(one === undefined ? undefined : seen.current.get(one))
      }}
    />
  )
}

interface VoidValues {
  bizId: string
  title: string
  reason: string
  attachments: string[]
}

export const VoidForm = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<VoidValues>
      open
      title={t('approvals.newVoid')}
      name="approvals.void"
      initial={{ attachments: [] }}
      save={(values) => approvals.apply({ ...values, bizType: bizType.atsVoid })}
      done={t('approvals.applied')}
      saveText={t('approvals.sendIn')}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <>
          <Field of={approval.bizId} label={t('approvals.sale')}>
            <SaleSelect
              onPick={(sale) => form.setFieldsValue({ title: sale ? t('approvals.voidTitle', { vin: sale.vin }) : '' })}
            />
          </Field>
          <Field of={approval.title} required />
          <Said Field={Field} />
        </>
      )}
    </FormPanel>
  )
}

export const CorrectForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const {
    data: row,
    error,
    ready,
    retry,
  } = useFresh(findById(approvals.listBusiness, { keyword: id, scope: 'mine' }, { id }))
  if (row && is(row.source, approvalSource.order) && is(row.status, approvalStatus.rejected, approvalStatus.revoked))
    return <Correct row={row} onClose={onClose} />
  return (
    <Panel open title={t('approvals.correct')} onClose={onClose}>
      {error ? (
        <Failed error={error} retry={retry} />
      ) : ready ? (
        <Result status="404" title={t('approvals.notCorrectable')} />
      ) : (
        <Skeleton active />
      )}
    </Panel>
  )
}

const Correct = ({ row, onClose }: { row: Approval; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<Pick<VoidValues, 'reason' | 'attachments'>>
      open
      title={t('approvals.correctOf', { name: row.title })}
      name={`approvals.correct:${row.id}`}
      initial={{ reason: row.reason, attachments: row.attachments }}
      save={({ reason, attachments }) =>
        approvals.submit({ bizType: row.bizType, bizIds: [row.bizId], reason, attachments })
      }
      done={t('approvals.sentAgain')}
      saveText={t('approvals.sendAgain')}
      onClose={onClose}
    >
      {({ Field }) => <Said Field={Field} />}
    </FormPanel>
  )
}
