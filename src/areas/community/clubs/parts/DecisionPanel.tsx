import { Form as AntForm, Skeleton } from 'antd'
import { useRef } from 'react'
import { ApiError } from '@/api/error'
import * as dynamics from '@/api/community/dynamics'
import { notify, reportFailure } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { auditKind, reviewStatus } from '@/entities/community/audit'
import {
  type ClubApply,
  type ClubApplyPage,
  clubDecision,
  type ClubDecision,
  decisionResult,
} from '@/entities/community/clubApply'
import { violateReason } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { Failed, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { RemarkBox } from '../../parts/RemarkBox'
import { applyName, isWaiting, QUICK_REASONS } from '../listApplications'
import { Application, Checks, isFailed } from './Application'

const WIDTH = 1080

/** Returns the next pending application of the list, else the first one on the server. Undefined if there is none. */
const nextOf = async (rows: readonly ClubApply[], search: object, id: string): Promise<string | undefined> => {
  const follows = (row: Pick<ClubApply, 'auditId' | 'status'>) => isWaiting(row) && row.auditId !== id
  const here = rows.slice(rows.findIndex(({ auditId }) => auditId === id) + 1).find(follows)
  if (here) return here.auditId
  try {
    const asked = { ...search, status: reviewStatus.waiting, pageNo: 1, pageSize: 2 }
    const { records } = await dynamics.listAudits(asked, { quiet: true })
    return records.find(follows)?.auditId
  } catch {
    return undefined
  }
}

export const DecisionPanel = ({ rows }: { rows: readonly ClubApply[] }) => {
  const { query, setQuery } = useScreen()
  const id = query.get('record')
  if (!id) return null
  return <Open key={id} id={id} rows={rows} go={(to) => setQuery({ record: to })} />
}

interface PanelProps {
  id: string
  rows: readonly ClubApply[]
  go: (to: string | undefined) => void
}
const Open = ({ id, rows, go }: PanelProps) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { data, error, retry } = useLoad(dynamics.getAudit.query({ id }, { quiet: true }))
  // As in the list: the fields of a club review.
  const row = data as unknown as ClubApplyPage | undefined
  if (row && isWaiting(row) && hq && may('dynamics.submitAudit'))
    return <Decide id={id} row={row} rows={rows} go={go} />
  return (
    <Panel open width={WIDTH} title={row ? applyName(row) : t('clubs.application')} onClose={() => go(undefined)}>
      {error ? (
        <Failed error={error} retry={retry} />
      ) : row ? (
        <>
          <Application of={row} />
          <Checks of={row.checks} />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Panel>
  )
}

const Decide = ({ id, row, rows, go }: PanelProps & { row: ClubApplyPage }) => {
  const t = useT()
  const { search } = useList()
  const { refresh } = useAction()
  const next = useRef<string>(undefined)
  const isNew = is(row.bizType, auditKind.newClub)
  const hasFailed = row.checks.some(isFailed)
  const save = async ({ result, rejectReason, remark, memberLimit, sort }: ClubDecision) => {
    const passes = is(result, decisionResult.pass)
    const { failed } = await dynamics.submitAudit({
      ids: [id],
      bizType: row.bizType,
      result,
      ...(!passes && { reasonCode: violateReason.other, remark: rejectReason }),
      ...(passes && remark && { remark }),
      ...(passes && isNew && { memberLimit, sort }),
    })
    const [fault] = failed
    if (fault) {
      // Somebody else may have decided it, so load its current state.
      refresh()
      const error = new ApiError('refused', plain(fault.message))
      reportFailure(error, 'write')
      throw error
    }
    next.current = await nextOf(rows, search, id)
    if (!next.current) notify('info', t('clubs.allDone'))
  }
  return (
    <FormPanel
      open
      width={WIDTH}
      name={`clubDecision.${id}`}
      title={applyName(row)}
      initial={{ result: decisionResult.pass, memberLimit: 500, sort: 0 }}
      save={save}
      ask={({ result }) =>
        hasFailed && is(result, decisionResult.pass)
          ? { title: t('clubs.failedAsk'), okText: t('decisionResult.pass') }
          : undefined
      }
      done={t('clubs.decided')}
      saveText={t('clubs.decide')}
      onClose={() => go(next.current)}
    >
      {({ Field }) => (
        <div className="club-decision">
          <Application of={row} />
          <div>
            <Checks of={row.checks} />
            <Fields Field={Field} isNew={isNew} hasFailed={hasFailed} />
          </div>
        </div>
      )}
    </FormPanel>
  )
}

const Fields = ({
  Field,
  isNew,
  hasFailed,
}: {
  Field: FormField<ClubDecision>
  isNew: boolean
  hasFailed: boolean
}) => {
  const t = useT()
  const result: unknown = AntForm.useWatch('result') ?? decisionResult.pass
  const passes = is(result, decisionResult.pass)
  return (
    <>
      <Field of={clubDecision.result}>
        <Choice field={clubDecision.result} />
      </Field>
      {!passes && (
        <Field of={clubDecision.rejectReason}>
          <RemarkBox hits={QUICK_REASONS.map((key) => t(key))} />
        </Field>
      )}
      {passes && (
        <Field
          of={clubDecision.remark}
          check={(value) => (hasFailed && !plain(value).trim() ? t('clubs.remarkNeeded') : undefined)}
        />
      )}
      {passes && isNew && (
        <div className="two-columns">
          <Field of={clubDecision.memberLimit}>
            <NumberBox precision={0} min={10} max={5000} className="full-width" />
          </Field>
          <Field of={clubDecision.sort}>
            <NumberBox precision={0} min={0} max={999} className="full-width" />
          </Field>
        </div>
      )}
    </>
  )
}
