import { Alert, Button, Form as AntForm, Input, Space } from 'antd'
import { useState } from 'react'
import { dealerById } from '@/api/system/dealerById'
import * as orders from '@/api/orders/orders'
import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { auditStatus } from '@/entities/shared/enums'
import { isTextKey, useT } from '@/locales'
import { type SecondDealerApproval, secondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { useDraftText } from '@/kit/form/draft'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { SmallTable } from '@/kit/show/SmallTable'
import { useMay } from '@/session/identity'
import { Applied, SecondFacts } from './secondDealerCells'
import { ParentName } from './secondDealerColumns'

const MIN = 5
const MAX = 200

/** Application beside its outlet with the changes. Pending ones are decided here, but never by the applicant. */
export const DecideDrawer = ({
  row,
  viewer,
  onClose,
}: {
  row: SecondDealerApproval
  viewer: Viewer
  onClose: () => void
}) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const opinion = useDraftText(`secondDealer.opinion.${row.id}`)
  const [fault, setFault] = useState<string>()
  const own = row.applyUserId !== '' && row.applyUserId === viewer.id
  const waits = is(row.status, auditStatus.waiting)
  const decides = waits && viewer.hq && !own && may('orders.approveSecondDealer')
  const {
    applyType,
    parentDealerCode,
    applyBy,
    applyTime,
    status,
    opinion: said,
    approveBy,
    approveTime,
  } = secondDealerApproval

  const decide = async (result: 1 | 2) => {
    const text = opinion.text.trim()
    const length = [...text].length
    const wrong =
      result === 2 && length < MIN
        ? t('subDealers.opinionShort', { least: MIN })
        : length > MAX
          ? t('rule.tooLong', { max: MAX, count: length })
          : undefined
    setFault(wrong)
    if (wrong) return
    const done = t(result === 1 ? 'subDealers.passed' : 'subDealers.rejected')
    const ok = await act(() => orders.approveSecondDealer({ id: row.id, result, opinion: text }), { done })
    if (!ok) return
    opinion.setText('')
    onClose()
  }
  return (
    <Panel
      open
      width={880}
      title={
        <Space wrap>
          <bdi>{row.dealerName}</bdi>
          <StatusTag field={secondDealerApproval.status} value={row.status} />
        </Space>
      }
      onClose={onClose}
      footer={
        decides && (
          <>
            <Button disabled={busy} onClick={() => void decide(2)}>
              {t('subDealers.reject')}
            </Button>
            <Button type="primary" loading={busy} onClick={() => void decide(1)}>
              {t('subDealers.pass')}
            </Button>
          </>
        )
      }
    >
      {waits && own && <Alert type="info" showIcon title={t('subDealers.ownNote')} className="space-below" />}
      <Facts
        row={row}
        fields={[
          ...[secondDealerApproval.id, applyType],
          [parentDealerCode, <ParentName key="parent" row={row} />],
          ...[applyBy, applyTime, status, ...(waits ? [] : [said, approveBy, approveTime])],
        ]}
      />
      {row.changes?.length > 0 && <Changes row={row} />}
      <h3 className="section-title">{t('subDealers.outlet')}</h3>
      <Outlet id={row.secondId} />
      <h3 className="section-title">{t('subDealers.steps')}</h3>
      <Applied secondId={row.secondId} />
      {decides && opinion.offer}
      {decides && (
        <AntForm layout="vertical" component="div">
          <AntForm.Item
            label={t(said.label)}
            htmlFor="second-opinion"
            validateStatus={fault ? 'error' : undefined}
            help={fault}
            extra={t('subDealers.opinionHint')}
          >
            <Input.TextArea
              id="second-opinion"
              value={opinion.text}
              disabled={busy}
              aria-invalid={!!fault}
              rows={3}
              onChange={(event) => opinion.setText(event.target.value)}
            />
          </AntForm.Item>
        </AntForm>
      )}
    </Panel>
  )
}

const Changes = ({ row }: { row: SecondDealerApproval }) => {
  const t = useT()
  const labelOf = (field: string) => {
    const key = `secondDealer.${field}`
    return isTextKey(key) ? t(key) : field
  }
  return (
    <>
      <h3 className="section-title">{t('subDealers.changes')}</h3>
      <SmallTable
        dataSource={row.changes.map((change, key) => ({ ...change, key }))}
        columns={[
          { title: t('subDealers.field'), key: 'field', render: (_, { field }) => labelOf(field) },
          { title: t('subDealers.before'), key: 'before', render: (_, { before }) => <bdi>{plain(before)}</bdi> },
          { title: t('subDealers.after'), key: 'after', render: (_, { after }) => <strong>{plain(after)}</strong> },
        ]}
      />
    </>
  )
}

const Outlet = ({ id }: { id: string }) => {
  const { data, error, retry } = useLoad(dealerById.second(id), { keep: false })
  if (error) return <Failed error={error} retry={retry} />
  return data ? <SecondFacts row={data} /> : null
}
