import { Alert, Empty } from 'antd'
import type { DrawRisk } from '@/api/marketing/cashDraws'
import { drawRecord } from '@/entities/marketing/drawRecord'
import { type PayRecord, payRecord } from '@/entities/marketing/payRecord'
import { Words } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { Copyable, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Reason } from './cashDrawCells'

const pay = payRecord
const FIELDS = [
  pay.id,
  pay.realName,
  pay.amount,
  pay.payChannel,
  pay.tradeNo,
  pay.createTime,
  pay.payTime,
  pay.retryCount,
  pay.failReason,
  pay.status,
] as const

const Cell = ({ field, row }: { field: (typeof FIELDS)[number]; row: PayRecord }) => {
  if (field === pay.tradeNo && row.tradeNo) return <Copyable text={row.tradeNo} />
  if (field === pay.failReason) return <Reason code={row.failReason} />
  return <Value field={field} value={row[field.key]} />
}

export const RecordPayments = ({ payments }: { payments: readonly PayRecord[] }) => {
  const t = useT()
  return (
    <Card title={t('cash.paymentsOf')}>
      {payments.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('cash.noPayment')} />
      ) : (
        <FieldTable
          rows={payments}
          fields={FIELDS.map((field) => [field, (row: PayRecord) => <Cell field={field} row={row} />] as const)}
        />
      )}
    </Card>
  )
}

const ACCOUNT = [drawRecord.userId, drawRecord.nickname, drawRecord.phone] as const

/** Device, IP address and city of a draw, and other accounts on the same device. Headquarters only. */
export const RiskBox = ({ risk, flag }: { risk: DrawRisk; flag: unknown }) => {
  const t = useT()
  const { accounts } = risk
  return (
    <Card title={t('cash.risk')}>
      {Number(flag) > 0 && (
        <Alert
          type={Number(flag) > 1 ? 'error' : 'warning'}
          showIcon
          title={t(Number(flag) > 1 ? 'riskFlag.blocked' : 'riskFlag.suspicious')}
          className="cash-note"
        />
      )}
      <dl className="facts">
        {(['device', 'ip', 'city'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`cash.${key}`)}</dt>
            <dd>
              <Words>{risk[key]}</Words>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="section-title">{t('cash.accounts', { accounts: accounts.length })}</h3>
      {accounts.length === 0 ? (
        <p className="quiet">{t('cash.noAccounts')}</p>
      ) : (
        <FieldTable rows={accounts} rowKey="userId" fields={ACCOUNT} />
      )}
    </Card>
  )
}
