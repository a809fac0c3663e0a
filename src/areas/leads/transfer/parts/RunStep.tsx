import { Alert, Progress, Space } from 'antd'
import { clue } from '@/entities/leads/clue'
import { useFormats } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import type { Part } from '../draft'

export const runTotals = (parts: readonly Part[]) => {
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  const [done, left, bad] = [
    sum((part) => part.done),
    sum(({ left: ids }) => ids.length),
    sum(({ failed }) => Object.keys(failed).length),
  ]
  return { done, left, bad, total: done + left + bad }
}

export const RunStep = ({
  parts,
  running,
  trouble,
  nameOf,
}: {
  parts: readonly Part[]
  running: boolean
  trouble: string
  nameOf: (dealerCode: string) => string
}) => {
  const t = useT()
  const { number } = useFormats()
  const { done, left, bad, total } = runTotals(parts)
  const failed = parts.flatMap(({ dealerCode, failed: reasons }) =>
    Object.entries(reasons).map(([clueId, reason]) => ({ clueId, reason, dealerCode })),
  )
  const progress = t('bulk.run', { done: done + bad, total })
  const counted = (key: string, title: string, of: (part: Part) => number) => ({
    key,
    title,
    width: 72,
    align: 'right' as const,
    render: (_: unknown, part: Part) => <span className="digits">{number(of(part))}</span>,
  })
  return (
    <Space orientation="vertical" size={16} className="full-width">
      <div role="status">
        {running && <p>{progress}</p>}
        <Progress
          percent={total ? Math.round(((done + bad) / total) * 100) : 100}
          status={running ? 'active' : 'normal'}
          aria-label={progress}
        />
      </div>
      {!running && left > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('transfer.halted', { count: left })}
          description={trouble || undefined}
        />
      )}
      {!running && left === 0 && (
        <Alert
          type={bad ? 'warning' : 'success'}
          showIcon
          title={t('bulk.result', { good: done, bad })}
          description={trouble || undefined}
        />
      )}
      <SmallTable
        rowKey="dealerCode"
        dataSource={[...parts]}
        columns={[
          {
            key: 'dealer',
            title: t('leads.targetDealer'),
            render: (_, { dealerCode }) => <bdi>{nameOf(dealerCode)}</bdi>,
          },
          counted('done', t('transfer.done'), (part) => part.done),
          counted('failed', t('transfer.failed'), (part) => Object.keys(part.failed).length),
          counted('left', t('transfer.left'), (part) => part.left.length),
        ]}
      />
      {failed.length > 0 && (
        <SmallTable
          rowKey="clueId"
          pagination={failed.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
          dataSource={failed}
          columns={[
            {
              key: 'id',
              title: t(clue.clueId.label),
              width: 150,
              render: (_, { clueId }) => <Copyable text={clueId} />,
            },
            {
              key: 'dealer',
              title: t('leads.targetDealer'),
              render: (_, { dealerCode }) => <bdi>{nameOf(dealerCode)}</bdi>,
            },
            { key: 'reason', title: t('bulk.reason'), dataIndex: 'reason' },
          ]}
        />
      )}
    </Space>
  )
}
