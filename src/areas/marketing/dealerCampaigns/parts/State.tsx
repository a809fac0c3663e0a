import { Alert } from 'antd'
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
  return (
    <Mark tone="error" hint={[!hq && t('dealerActivities.askHq'), why].filter(Boolean).join(' · ')}>
      {t('dealerActivities.byHq')}
    </Mark>
  )
}

export const TakenDown = ({ row }: { row: DealerActivity }) => {
  const t = useT()
  return <Alert type="warning" showIcon title={t('dealerActivities.askHq')} description={useWhy(row)} />
}
