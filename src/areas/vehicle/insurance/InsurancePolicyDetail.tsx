import './insurance.css'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Alert, Button, Progress, Space } from 'antd'
import { useState } from 'react'
import * as insurance from '@/api/vehicle/insurance'
import { type FieldOf, is } from '@/entities/field'
import {
  insurancePolicy as fields,
  insuranceStatus,
  policyCoverage,
  type PolicyCoverage,
  type PolicyDetail,
  policyEvent,
  policyEventType,
} from '@/entities/vehicle/insurancePolicy'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Copyable, Value } from '@/kit/show/kinds'
import { OutLink } from '@/kit/show/OutLink'
import { Period } from '@/kit/show/Period'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PictureFrame } from '@/kit/show/Picture'
import { maskIdNumber } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { addsUp, insuredPeriod, sumOfMoney } from './parts/policySums'

const DETAIL = '/insurance/riskOfSingleDetails'
const nameOf = (row: PolicyDetail) => plain(row.policyNo) || row.id
const isClosed = (row: PolicyDetail) => is(row.status, insuranceStatus.cancelled, insuranceStatus.void)

const STATES = {
  past: 'insurance.daysPast',
  ahead: 'insurance.daysAhead',
  soon: 'insurance.daysLeft',
  running: 'insurance.daysLeft',
} as const
const COLORS = { past: 'var(--ant-color-text-quaternary)', soon: 'var(--ant-color-warning)' } as const

const PeriodBar = ({ row: { startTime, endTime } }: { row: PolicyDetail }) => {
  const t = useT()
  const period = insuredPeriod(startTime, endTime)
  return (
    <div className="policy-period">
      <Period startTime={startTime} endTime={endTime} />
      {period && (
        <>
          {' '}
          <b>{t(STATES[period.state], { count: period.days })}</b>
          <Progress
            percent={period.percent}
            showInfo={false}
            aria-label={t('insurance.insured')}
            strokeColor={period.state === 'past' || period.state === 'soon' ? COLORS[period.state] : undefined}
          />
        </>
      )}
    </div>
  )
}

const Head = ({ row }: { row: PolicyDetail }) => {
  const t = useT()
  return (
    <>
      {isClosed(row) && (
        <Alert
          type="info"
          className="space-below"
          title={t('insurance.closed', {
            state: optionName(t, fields.status, row.status),
            time: formatTime(row.closeTime, 'YYYY-MM-DD HH:mm'),
          })}
          description={plain(row.closeReason)}
        />
      )}
      <div className="insured-head">
        <div className="policy-insurer">
          {plain(row.logo) && <PictureFrame src={plain(row.logo)} width={48} height={48} fit="contain" />}
          <div>
            <b>
              <bdi>{plain(row.insuranceCompany)}</bdi>
            </b>
            {plain(row.claimPhone) && (
              <div className="quiet digits">{t('insurance.claimAt', { phone: plain(row.claimPhone) })}</div>
            )}
          </div>
        </div>
        <PeriodBar row={row} />
      </div>
    </>
  )
}

/** Identity number, masked until the user reveals it. */
const IdNumber = ({ value }: { value: string }) => {
  const t = useT()
  const [shown, show] = useState(false)
  const masked = maskIdNumber(value)
  if (masked === value) return <span className="digits">{value}</span>
  return (
    <Space size={2}>
      <span className="digits">{shown ? value : masked}</span>
      <Button
        type="text"
        size="small"
        icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        aria-label={t(shown ? 'insurance.hideIdNo' : 'insurance.showIdNo')}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      />
    </Space>
  )
}

const TOTAL = 'total'
const Coverages = ({ row: { coverages, premium } }: { row: PolicyDetail }) => {
  const t = useT()
  const { coverageName, coverageType, amount, deductible } = policyCoverage
  const isTotal = ({ id }: PolicyCoverage) => id === TOTAL
  const ofLine = (field: FieldOf<PolicyCoverage>) =>
    [field, (one: PolicyCoverage) => !isTotal(one) && <Value field={field} value={one[field.key]} full />] as const
  // The total has only these fields of a line.
  const total = {
    id: TOTAL,
    coverageName: t('insurance.total'),
    premium: sumOfMoney(coverages.map((one) => one.premium)),
  } as PolicyCoverage
  return (
    <>
      {!addsUp(coverages, premium) && (
        <Alert type="error" showIcon className="space-below" title={t('insurance.notAddingUp')} />
      )}
      <FieldTable
        rows={coverages.length > 0 ? [...coverages, total] : []}
        rowClassName={(one) => (isTotal(one) ? 'policy-total' : '')}
        empty={t('insurance.noCoverages')}
        fields={[coverageName, ofLine(coverageType), ofLine(amount), policyCoverage.premium, ofLine(deductible)]}
      />
    </>
  )
}

const Events = ({ row: { events } }: { row: PolicyDetail }) => {
  const t = useT()
  const newest = events.toSorted((a, b) => formatTime(b.createTime).localeCompare(formatTime(a.createTime)))
  return (
    <EventTimeline
      rows={newest}
      time={policyEvent.createTime}
      of={({ eventType, amount, createBy, content }) => ({
        title: (
          <>
            <b>{optionName(t, policyEvent.eventType, eventType)}</b>{' '}
            {plain(amount) && <Value field={policyEvent.amount} value={amount} />}
          </>
        ),
        by: createBy,
        text: content,
      })}
    />
  )
}

const Document = ({ row: { fileUrl } }: { row: PolicyDetail }) => {
  const t = useT()
  const url = plain(fileUrl)
  if (!url) return <p className="quiet">{t('insurance.noDocument')}</p>
  return (
    <Space size="large">
      <OutLink href={url}>{t('insurance.preview')}</OutLink>
      <OutLink href={url} download>
        {t('insurance.download')}
      </OutLink>
    </Space>
  )
}

const pointsTimes = ({ events }: PolicyDetail) =>
  events
    .filter(({ eventType }) => is(eventType, policyEventType.pointsGiven, policyEventType.pointsTaken))
    .map(
      ({ eventType, createTime }) =>
        [
          {
            ...policyEvent.createTime,
            key: `points${plain(eventType)}`,
            label: is(eventType, policyEventType.pointsGiven)
              ? 'policyEventType.pointsGiven'
              : 'policyEventType.pointsTaken',
          },
          formatTime(createTime, 'YYYY-MM-DD HH:mm'),
        ] as const,
    )

export default function InsurancePolicyDetail() {
  const t = useT()
  const { money } = useFormats()
  return (
    <RecordScreen
      load={insurance.getPolicy}
      title={nameOf}
      status={fields.status}
      marks={(row) => <Value field={fields.premium} value={row.premium} />}
      above={(row) => <Head row={row} />}
      facts={(row) => [
        {
          title: 'insurance.people',
          facts: [
            fields.customerName,
            fields.insuredName,
            fields.phone,
            [fields.idNo, plain(row.idNo) ? <IdNumber key="idNo" value={plain(row.idNo)} /> : undefined],
          ],
        },
        {
          title: 'insurance.car',
          facts: [
            fields.plate,
            [
              fields.vin,
              plain(row.vin) ? (
                <Space key="vin" wrap>
                  <Copyable text={plain(row.vin)} full />
                  <ConditionLink vin={plain(row.vin)} />
                </Space>
              ) : undefined,
            ],
            fields.seriesName,
          ],
        },
        {
          title: 'insurance.policy',
          facts: [fields.policyNo, fields.policyType, fields.bizSource, fields.dealerName, fields.signTime],
        },
        {
          title: 'insurance.costs',
          facts: [
            fields.premium,
            fields.taxAmount,
            [
              { ...fields.premium, key: 'total', label: 'insurance.total' },
              ((sum) => sum && money(sum))(sumOfMoney([row.premium, row.taxAmount])),
            ],
          ],
        },
        { title: 'insurancePolicy.points', facts: [fields.points, ...pointsTimes(row)] },
      ]}
      story={(row) => ({ title: t('insurance.history'), children: <Events row={row} /> })}
    >
      {(row) => (
        <>
          <Card title={t('policyCoverage.coverageName')}>
            <Coverages row={row} />
          </Card>
          <Card title={t('insurance.document')}>
            <Document row={row} />
          </Card>
          {row.others.length > 0 && (
            <Card title={t('insurance.otherPolicies')}>
              <ul>
                {row.others.map((other, at) => (
                  <li key={`${other.id} ${at}`}>
                    <PermittedLink
                      digits
                      text={plain(other.policyNo) || other.id}
                      path={DETAIL}
                      query={{ id: other.id }}
                    />{' '}
                    <Value field={fields.policyType} value={other.policyType} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
    </RecordScreen>
  )
}

const CONDITION = '/carControl/vehicleCondition-data'
const ConditionLink = ({ vin }: { vin: string }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  return linkTo(CONDITION, { vin }) ? (
    <PermittedLink text={t('insurance.condition')} path={CONDITION} query={{ vin }} />
  ) : null
}
