import { Alert, Space, Switch, Typography } from 'antd'
import { is } from '@/entities/field'
import { blackDealerStatus } from '@/entities/shared/enums'
import type { LeavingDealer } from '@/entities/shared/leavingDealer'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import type { TransferDraft } from '../draft'

/** True if the leave date has not come yet, or is unknown. */
const isEarly = (row: LeavingDealer | undefined): boolean => (toMillis(row?.leaveDate) ?? Infinity) > Date.now()

/** Returns the available options of step 5. A dealer can be cut off only while it is leaving, and with permission. */
export const useClosing = (row: LeavingDealer | undefined, draft: TransferDraft) => {
  const may = useMay()
  const isClosed = is(row?.status, blackDealerStatus.closed)
  const mayStop = may('dealers.setAcceptClue') && !isClosed && !draft.cluesStopped
  const mayCut = may('dealers.setBlackStatus') && row !== undefined && !isClosed
  return { mayStop, mayCut, stops: mayStop && draft.stopClues, cuts: mayCut && (draft.cutOff ?? !isEarly(row)) }
}

export const CloseStep = ({
  row,
  draft,
  change,
  closing: { mayStop, mayCut, cuts },
}: {
  row: LeavingDealer | undefined
  draft: TransferDraft
  change: (patch: Partial<TransferDraft>) => void
  closing: ReturnType<typeof useClosing>
}) => {
  const t = useT()
  const open = numberIn(row?.openCount)
  const date = toMillis(row?.leaveDate)
  return (
    <Space orientation="vertical" size={16} className="full-width">
      {row && open !== 0 && <Alert type="warning" showIcon title={t('transfer.stillOpen', { count: open })} />}
      <label className="transfer-switch">
        <Switch
          checked={draft.cluesStopped || draft.stopClues}
          disabled={!mayStop}
          onChange={(stopClues) => change({ stopClues })}
          aria-label={t('transfer.stopClues')}
        />
        <span>
          {t('transfer.stopClues')}
          <Typography.Text type="secondary">{t('transfer.cluesOffEffect')}</Typography.Text>
        </span>
      </label>
      {mayCut && isEarly(row) && (
        <Alert
          type="warning"
          showIcon
          title={
            date === undefined ? t('transfer.noDate') : t('transfer.early', { date: formatTime(date, 'YYYY-MM-DD') })
          }
        />
      )}
      <label className="transfer-switch">
        <Switch
          checked={cuts}
          disabled={!mayCut}
          onChange={(cutOff) => change({ cutOff })}
          aria-label={t('transfer.close')}
        />
        <span>
          {t('transfer.close')}
          <Typography.Text type="secondary">{t(row ? 'transfer.closeEffect' : 'transfer.notLeaving')}</Typography.Text>
        </span>
      </label>
    </Space>
  )
}
