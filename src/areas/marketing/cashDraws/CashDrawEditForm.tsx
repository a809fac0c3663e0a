import { Tag } from 'antd'
import * as cashDraws from '@/api/marketing/cashDraws'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus } from '@/entities/marketing/cashEnums'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { isSpent, PAYMENTS, recordsOf } from './parts/cashDrawCells'
import { DrawForm } from './parts/DrawForm'
import { DrawView } from './parts/DrawView'
import { useDrawActions } from './parts/useDrawActions'

/** Cash draw: a draft is editable, a paused one in the fields listed at `DrawFields`, any other is read-only. */
export default function CashDrawEditForm() {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const { query, go } = useScreen()
  const moves = useDrawActions(useLeave())
  const views = query.get('view') === '1'
  const isIn = ({ status }: CashDraw, ...states: CashDraw['status'][]) => is(status, ...states)
  const edits = (row: CashDraw) =>
    isHead && may('cashDraws.update') && isIn(row, cashDrawStatus.draft, cashDrawStatus.paused)
  return (
    <RecordScreen
      load={cashDraws.get}
      missing={t('cash.noDrawId')}
      title={({ title }) => title}
      status={cashDraw.status}
      marks={(row) => isSpent(row) && <Tag color="error">{t('cash.spent')}</Tag>}
      opened
      edits={edits}
      form={(row) => <DrawForm draw={row} />}
      actions={(row) => [
        ...moves(row, views || !edits(row)),
        { label: 'cash.records', hide: isIn(row, cashDrawStatus.draft), run: () => go(recordsOf(row.id)) },
        {
          label: 'cash.payments',
          hide: isIn(row, cashDrawStatus.draft),
          run: () => go(to(PAYMENTS, { drawId: row.id })),
        },
      ]}
      above={(row) => <DrawView row={row} />}
    />
  )
}
