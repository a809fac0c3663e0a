import { Alert, Tooltip } from 'antd'
import { useViewer } from '@/business/viewer'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useWhy } from '../../parts/why'
import { isTakenDown } from '../campaignRules'

export const State = ({ row }: { row: DealerActivity }) => {
  const t = useT()
  const { hq } = useViewer()
  const why = useWhy(row)
  if (!isTakenDown(row)) return <StatusTag field={dealerActivity.status} value={row.status} />
  const mark = (
    <Mark tone="error" tabIndex={hq && !why ? undefined : 0}>
      {t('dealerActivities.byHq')}
    </Mark>
  )
  return <Tooltip title={[!hq && t('dealerActivities.askHq'), why].filter(Boolean).join(' · ')}>{mark}</Tooltip>
}

export const TakenDown = ({ row }: { row: DealerActivity }) => {
  const t = useT()
  return <Alert type="warning" showIcon title={t('dealerActivities.askHq')} description={useWhy(row)} />
}
