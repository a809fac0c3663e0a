import { Alert, Empty } from 'antd'
import type { ConsumerDetail } from '@/api/orders/prorateOrders'
import { splitTrigger } from '@/entities/orders/prorateEnums'
import { splitLine } from '@/entities/orders/splitLine'
import { useColumn } from '@/kit/list/SubTable'
import { Card } from '@/kit/show/Card'
import { optionName, useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { sumOf } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'

const line = splitLine
const FIELDS = [
  line.receiverType,
  line.receiverName,
  line.merchantNo,
  line.ratio,
  line.amount,
  line.backAmount,
  line.status,
  line.splitTime,
  line.splitNo,
] as const

/** Checks in cents that the shares add up to the payment. */
const Check = ({ lines, payAmount }: Pick<ConsumerDetail, 'lines' | 'payAmount'>) => {
  const t = useT()
  const { money } = useFormats()
  const sum = sumOf(lines.map(({ amount }) => toCents(amount)))
  const paid = toCents(payAmount)
  if (sum === null || paid === undefined) return <Alert type="warning" showIcon title={t('splits.unknown')} />
  return sum === paid ? (
    <Alert type="success" showIcon title={t('splits.fits', { amount: money(payAmount) })} />
  ) : (
    <Alert type="error" showIcon title={t('splits.different', { amount: money(fromCents(sum - paid)) })} />
  )
}

export const Receivers = ({ row: { lines, payAmount, trigger } }: { row: ConsumerDetail }) => {
  const t = useT()
  const column = useColumn()
  return (
    <Card title={t('splits.linesOf')}>
      {lines.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <div>{t('splits.notSplit')}</div>
              {trigger ? (
                <div className="quiet">
                  {t('splits.when', { trigger: optionName(t, { of: splitTrigger }, trigger) })}
                </div>
              ) : null}
            </>
          }
        />
      ) : (
        <>
          <SmallTable
            rowKey="id"
            dataSource={lines}
            scroll={{ x: 'max-content' }}
            columns={FIELDS.map((field) => ({
              ...column(field),
              align: field.kind === 'money' || field.kind === 'percent' ? 'end' : undefined,
            }))}
          />
          <div className="space-above">
            <Check lines={lines} payAmount={payAmount} />
          </div>
        </>
      )}
    </Card>
  )
}
