import '../draws.css'
import { ReloadOutlined } from '@ant-design/icons'
import { Button, Flex, Tooltip } from 'antd'
import { useState } from 'react'
import { fromCents } from '@/lib/money'
import { Dialog } from '@/kit/dialog/dialog'
import { useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { type Crowd, simulateDraws, type Stake } from '../chances'

const DRAWS = 10_000

interface SimulateProps {
  stakes: readonly (Stake & { name: string })[]
  days: number
  perPerson: number
  onClose: () => void
}

const crowdOf = (days: number, perPerson: number): Crowd => ({
  draws: DRAWS,
  days: Math.min(Math.max(Math.ceil(days), 1), DRAWS),
  people: Math.ceil(DRAWS / Math.max(perPerson, 1)),
})

/** Simulation of ten thousand draws with stock and limits: expected and actual wins of each prize, and cost. */
export const SimulateDialog = ({ stakes, days, perPerson, onClose }: SimulateProps) => {
  const t = useT()
  const { number, money } = useFormats()
  const crowd = crowdOf(days, perPerson)
  const [lines, setLines] = useState(() => simulateDraws(stakes, crowd, Math.random))
  const rows = stakes.map(({ name }, at) => ({
    at,
    name,
    ...(lines[at] ?? { expected: 0, given: 0, missed: 0, cost: 0 }),
  }))
  const total = (key: 'expected' | 'given' | 'missed' | 'cost') => rows.reduce((sum, row) => sum + row[key], 0)
  return (
    <Dialog
      open
      title={t('draws.simulation', { draws: number(DRAWS) })}
      width={640}
      onClose={onClose}
      footer={
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t('kit.close')}</Button>
          <Button
            type="primary"
            icon={<ReloadOutlined />}
            onClick={() => setLines(simulateDraws(stakes, crowd, Math.random))}
          >
            {t('draws.again')}
          </Button>
        </Flex>
      }
    >
      <p className="quiet">
        {t('draws.crowd', { draws: number(DRAWS), days: number(crowd.days), people: number(crowd.people) })}
      </p>
      <SmallTable
        rowKey="at"
        dataSource={rows}
        scroll={{ x: 480 }}
        columns={[
          { key: 'name', title: t('draws.prize'), render: (_, { name }) => <bdi>{name}</bdi> },
          {
            key: 'expected',
            title: t('draws.expected'),
            align: 'end',
            render: (_, row) => <span className="digits">{number(row.expected)}</span>,
          },
          {
            key: 'given',
            title: t('draws.simulated'),
            align: 'end',
            render: (_, { given, missed }) => (
              <>
                <span className="digits">{number(given)}</span>
                {missed > 0 && (
                  <Tooltip title={t('draws.missedTip')}>
                    <div className="draws-missed">{t('draws.missed', { missed: number(missed) })}</div>
                  </Tooltip>
                )}
              </>
            ),
          },
          {
            key: 'cost',
            title: t('draws.cost'),
            align: 'end',
            render: (_, { cost }) => <span className="digits">{money(fromCents(cost))}</span>,
          },
        ]}
        summary={() => (
          <tr className="draws-total">
            <th scope="row">{t('draws.total')}</th>
            <td className="digits">{number(total('expected'))}</td>
            <td className="digits">{number(total('given'))}</td>
            <td className="digits">{money(fromCents(total('cost')))}</td>
          </tr>
        )}
      />
    </Dialog>
  )
}
