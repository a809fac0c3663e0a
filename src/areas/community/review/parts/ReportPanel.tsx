import { Button, Empty } from 'antd'
import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { ApiError } from '@/api/error'
import { useViewer } from '@/business/viewer'
import { auditKind, dynamicReport, reportStatus } from '@/entities/community/audit'
import { dynamicStatus } from '@/entities/community/dynamic'
import { violateReason } from '@/entities/community/shared'
import { reportLine } from '@/entities/community/story'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { Pictures } from '@/kit/show/Picture'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PostCard } from '../../parts/PostCard'
import { RemarkBox } from '../../parts/RemarkBox'
import { PASS } from '../../parts/useDecision'

const MIN = 5

const Reasons = ({ lines }: { lines: dynamics.ReportDetail['lines'] }) => {
  const t = useT()
  const { count } = useFormats()
  const counts = violateReason.options
    .map(({ value, label }) => ({ label, of: lines.filter(({ reportReason }) => is(reportReason, value)).length }))
    .filter(({ of }) => of > 0)
    .toSorted((a, b) => b.of - a.of)
  return (
    <ul className="report-reasons" aria-label={t('reviewDesk.reasons')}>
      {counts.map(({ label, of }) => (
        <li key={label}>
          <span>{t(label)}</span>
          <span className="risk-bar" aria-hidden>
            <span style={{ width: `${(of / lines.length) * 100}%` }} />
          </span>
          <span className="digits">{count(of)}</span>
        </li>
      ))}
    </ul>
  )
}

export const ReportPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const { hq } = useViewer()
  const may = useMay()
  const { act, busy, refresh } = useAction()
  const load = useLoad(dynamics.getReport.query({ id }, { quiet: true }))
  const [isTaking, setTaking] = useState(false)
  const report = load.data
  const isOpen = hq && is(report?.status, reportStatus.open)
  const dismiss = async () => {
    const { failed } = await dynamics.submitAudit({ ids: [id], bizType: auditKind.report, result: PASS })
    const [first] = failed
    if (first) throw new ApiError('refused', plain(first.message))
  }
  return (
    <Panel
      open
      width={860}
      title={
        <>
          {t('reviewDesk.report')} {report && <StatusTag field={dynamicReport.status} value={report.status} />}
        </>
      }
      onClose={onClose}
      footer={
        isOpen && (
          <>
            {may('dynamics.submitAudit') && (
              <Button
                loading={busy}
                onClick={() =>
                  void act(dismiss, { done: t('reviewDesk.isDismissed') }).then((good) =>
                    good ? onClose() : refresh(),
                  )
                }
              >
                {t('reviewDesk.dismiss')}
              </Button>
            )}
            {may('dynamics.takeOffReported') && is(report?.dynamicStatus, dynamicStatus.up) && (
              <Button type="primary" onClick={() => setTaking(true)}>
                {t('reviewDesk.takeOff')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded load={load}>
        {report && (
          <div className="report-sides">
            <div>
              {report.dynamic ? (
                <PostCard of={report.dynamic} whole />
              ) : (
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('reviewDesk.gone')} />
              )}
              {!is(report.status, reportStatus.open) && (
                <Facts row={report} fields={[dynamicReport.handleBy, dynamicReport.handleTime, dynamicReport.remark]} />
              )}
            </div>
            <div>
              <Reasons lines={report.lines} />
              <ul className="desk-earlier">
                {report.lines.map((line, at) => (
                  <li key={at}>
                    <span className="desk-line-head">
                      <b>
                        <Value field={reportLine.nickname} value={line.nickname} />
                      </b>
                      <Value field={reportLine.phone} value={line.phone} />
                      <StatusTag field={reportLine.reportReason} value={line.reportReason} />
                    </span>
                    {plain(line.content) && <bdi>{plain(line.content)}</bdi>}
                    {line.images.length > 0 && <Pictures urls={line.images} width={48} />}
                    <span className="quiet">
                      <Value field={reportLine.createTime} value={line.createTime} />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </Loaded>
      <FormPanel<Pick<dynamics.ReportDetail, 'remark'>>
        open={isTaking}
        asWindow
        danger
        name="takeOffReported"
        title={t('reviewDesk.takeOffAsk')}
        initial={{}}
        saveText={t('reviewDesk.takeOff')}
        done={t('reviewDesk.isTakenOff')}
        save={({ remark }) => dynamics.takeOffReported({ id, remark: remark.trim() })}
        onSaved={onClose}
        onClose={() => setTaking(false)}
      >
        {({ Field }) => (
          <Field
            of={{ ...dynamicReport.remark, required: true }}
            check={(value) => ([...plain(value).trim()].length < MIN ? t('reason.otherNeeds') : undefined)}
          >
            <RemarkBox />
          </Field>
        )}
      </FormPanel>
    </Panel>
  )
}
