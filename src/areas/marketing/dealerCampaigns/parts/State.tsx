import { Tooltip } from 'antd'
import { useViewer } from '@/business/viewer'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { isTakenDown } from '../rules'

/** The state of a campaign; one that headquarters took down says so, and to the dealer whom to turn to. */
export const State = ({ row }: { row: DealerActivity }) => {
  const t = useT()
  const { hq } = useViewer()
  if (!isTakenDown(row)) return <StatusTag field={dealerActivity.status} value={row.status} />
  const mark = (
    <Mark tone="error" tabIndex={hq ? undefined : 0}>
      {t('dealerActivities.byHq')}
    </Mark>
  )
  return hq ? mark : <Tooltip title={t('dealerActivities.askHq')}>{mark}</Tooltip>
}
