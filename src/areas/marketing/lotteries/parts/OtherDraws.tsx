import { Empty } from 'antd'
import { type LotteryRecord, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Words } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { CellLink } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useColumn } from '@/kit/list/SubTable'
import { useT } from '@/locales'
import { to } from '@/routes'
import { isGiven, RECORD } from './states'

const record = lotteryRecord

export const OtherDraws = ({ rows }: { rows: readonly LotteryRecord[] }) => {
  const t = useT()
  const column = useColumn()
  return (
    <Card title={t('lotteryRecords.others')}>
      <SmallTable
        rowKey="id"
        scroll={{ x: 720 }}
        dataSource={rows}
        locale={{ emptyText: <Empty description={t('list.empty')} /> }}
        columns={[
          {
            key: 'id',
            title: t(record.id.label),
            render: (_, { id }) => (
              <CellLink digits to={to(RECORD, { id })}>
                {id}
              </CellLink>
            ),
          },
          column(record.drawTime),
          column(record.lotteryTitle),
          column(record.costPoints),
          {
            key: 'prize',
            title: t(record.prizeName.label),
            render: (_, { prizeName, prizeType }) => <Words>{isGiven(prizeType) ? prizeName : ''}</Words>,
          },
          column(record.status),
        ]}
      />
    </Card>
  )
}
