import { Alert, Tag } from 'antd'
import { phoneBlack } from '@/entities/leads/phoneBlack'
import { Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import type { Outcome } from './send'

const TONES = { done: 'success', already: 'default', failed: 'error', left: 'warning' } as const

/** What came of each number. */
export const Outcomes = ({ rows }: { rows: readonly Outcome[] }) => {
  const t = useT()
  const bad = rows.filter(({ state }) => state === 'failed' || state === 'left').length
  return (
    <section className="space-above">
      <Alert
        type={bad ? 'warning' : 'success'}
        showIcon
        title={t('bulk.result', { good: rows.length - bad, bad })}
        className="space-below"
      />
      <SmallTable
        rowKey="phone"
        dataSource={[...rows]}
        pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        columns={[
          {
            title: t(phoneBlack.phone.label),
            width: 150,
            render: (_, row) => <Value field={phoneBlack.phone} value={row.phone} />,
          },
          {
            title: t('import.stepResult'),
            render: (_, { state, reason }) => (
              <>
                <Tag color={TONES[state]}>{t(`blacklist.${state}`)}</Tag> {reason}
              </>
            ),
          },
        ]}
      />
    </section>
  )
}
