import { useState } from 'react'
import * as approvals from '@/api/system/approvals'
import * as files from '@/api/system/files'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { useViewer } from '@/business/viewer'
import { f } from '@/entities/field'
import type { ActualSale } from '@/entities/orders/actualSale'
import type { Action } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { FilesBox } from '@/kit/form/FilesBox'
import { FormPanel } from '@/kit/form/FormPanel'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import {
  isOpen,
  isOwn,
  isPassed,
  isStaff,
  mayTransfer,
  mayVoid,
  reviewable,
  reviewRight,
  withdrawable,
} from '../states'

const MAX_FILES = 5
const REMARK = {
  ...f.longtext({ required: true, min: 5, max: 200 }),
  key: 'remark',
  label: 'ats.voidReason',
} as const
const IMAGES = { ...f.images({ required: true, max: MAX_FILES }), key: 'images', label: 'ats.voidFiles' } as const

const VoidDialog = ({ row, onClose }: { row: ActualSale; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ remark: string; images: string[] }>
      open
      asWindow
      keepsDraft
      danger
      width={560}
      name={`ats.void.${row.id}`}
      title={t('ats.voidOf', { name: row.atsNo || row.id })}
      initial={{ images: [] }}
      save={({ remark, images }) => approvals.apply({ bizType: 'atsVoid', bizId: row.id, remark, images })}
      done={t('ats.applied')}
      saveText={t('ats.applyVoid')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={REMARK} />
          <Field of={IMAGES} hint={t('ats.voidFilesHint')}>
            <FilesBox to={files.upload} drop={files.remove} max={MAX_FILES} label={t(IMAGES.label)} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

export const nameOf = (row: Pick<ActualSale, 'atsNo' | 'id'>): string => row.atsNo || row.id

export const useSaleLinks = () => {
  const linkTo = usePermittedLinks()
  const viewer = useViewer()
  const staff = isStaff(viewer)
  return (row: ActualSale) => {
    const query = { id: row.id }
    const step = (label: Action['label'], can: Action['can'], path: string, on: boolean): Action => {
      const run = staff && on ? linkTo(path, query) : undefined
      return { label, can, next: true, hide: !run, run: () => run?.() }
    }
    return {
      complete: step('ats.complete', 'ats.save', '/solid-management/completeInfo', isOpen(row)),
      transfer: step('ats.applyTransfer', 'approvals.apply', '/solid-management/transferApply', mayTransfer(row)),
      carryOut: step('ats.carryOut', 'ats.transferOwnership', '/solid-management/transferOwnership', isPassed(row)),
    }
  }
}

export const useSaleActions = (scope: 'hq' | 'counselor' | 'showroom') => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const may = useMay()
  const viewer = useViewer()
  const waysOf = useSaleLinks()
  const [log, setLog] = useState<ActualSale>()
  const [voiding, setVoiding] = useState<ActualSale>()
  const works = scope === 'counselor' && isStaff(viewer)
  const actionsOf = (row: ActualSale): Action[] => {
    const detail = linkTo('/solid-management/solidDetail', { id: row.id })
    const { complete, transfer, carryOut } = waysOf(row)
    const biz = scope === 'counselor' ? undefined : reviewable(row, viewer)
    const own = withdrawable(row)
    return [
      {
        label: 'ats.review',
        can: 'approvals.submit',
        next: true,
        hide: !detail || !biz || isOwn(row, viewer) || !may(reviewRight(viewer)),
        run: () => detail?.(),
      },
      ...(scope === 'hq' ? [] : [complete, carryOut]),
      ...(works ? [transfer] : []),
      { label: 'kit.detail', hide: !detail, run: () => detail?.() },
      {
        label: own === 'ats' ? 'ats.withdraw' : 'ats.withdrawApplication',
        can: 'approvals.submit',
        hide: !works || !own,
        ask: {
          title: t(own === 'ats' ? 'ats.withdrawAsk' : 'ats.withdrawApplicationAsk', { name: nameOf(row) }),
          effect: t(own === 'ats' ? 'ats.withdrawEffect' : 'ats.withdrawApplicationEffect'),
        },
        run: () => approvals.submit({ bizType: own ?? 'ats', bizIds: [row.id], result: 3 }),
        done: t('ats.withdrawn'),
      },
      { label: 'ats.log', run: () => setLog(row) },
      {
        label: 'ats.applyVoid',
        can: 'approvals.apply',
        danger: true,
        hide: !works || !mayVoid(row),
        run: () => setVoiding(row),
      },
    ]
  }
  const host = (
    <>
      {log && (
        <Panel open title={t('ats.logOf', { name: nameOf(log) })} onClose={() => setLog(undefined)}>
          <ApprovalSteps bizId={log.id} />
        </Panel>
      )}
      {voiding && <VoidDialog row={voiding} onClose={() => setVoiding(undefined)} />}
    </>
  )
  return { actionsOf, host }
}
