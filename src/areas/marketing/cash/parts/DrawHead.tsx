import { ArrowLeftOutlined } from '@ant-design/icons'
import { Flex, Tag } from 'antd'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { type Action, Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { StatusTag } from '@/kit/kinds'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useLeave } from '../../parts/useLeave'
import { DRAFT, isSpent, LIST, PAYMENTS, recordsOf } from './faces'
import { useDrawActions } from './useDrawActions'

/** What a draw is called, its state, and what can be done with it; `first` stands before that. The form of a draft publishes by itself. */
export const DrawHead = ({ row, first, inForm = false }: { row: CashDraw; first?: Action; inForm?: boolean }) => {
  const t = useT()
  const { go } = useScreen()
  const back = useBack(LIST)
  const moves = useDrawActions(useLeave(LIST))
  const isDraft = Number(row.status) === DRAFT
  return (
    <Flex justify="space-between" align="center" gap={12} wrap className="cash-head">
      <h2 className="card-title" id={`draw-${row.id}`}>
        <bdi>{row.title}</bdi> <StatusTag field={cashDraw.status} value={row.status} /> {isSpent(row) && <Tag color="error">{t('cash.spent')}</Tag>}
      </h2>
      <Actions
        most={4}
        items={[
          first,
          ...moves(row).filter(({ label }) => !(inForm && label === 'cash.publish')),
          { label: 'cash.records', hide: isDraft, run: () => go(recordsOf(row.id)) },
          { label: 'cash.payments', hide: isDraft, run: () => go(to(PAYMENTS, { drawId: row.id })) },
          { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
        ]}
      />
    </Flex>
  )
}
