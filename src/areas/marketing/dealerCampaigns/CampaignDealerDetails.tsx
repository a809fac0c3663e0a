import * as activities from '@/api/activities'
import { NoRecord } from '@/business/NoRecord'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { RecordPage } from '../parts/RecordPage'
import { CampaignForm } from './parts/CampaignForm'
import { CampaignView } from './parts/CampaignView'
import { useCampaigner } from './parts/useCampaigner'
import { mayChange } from './rules'

const LIST = '/marketing-management/campaign-dealer'

/** One campaign of a dealer, which writes it, alone or as its part of one of headquarters; headquarters only reads. */
export default function CampaignDealerDetails() {
  const t = useT()
  const may = useMay()
  const who = useCampaigner()
  const { query } = useScreen()
  if (!query.get('id') && (who.hq || !who.dealerCode)) return <NoRecord list={LIST} text={t('dealerActivities.noDealer')} />
  return (
    <RecordPage<DealerActivity>
      list={LIST}
      load={(id) => activities.getDealer.query({ id }, { quiet: true })}
      creates={may('activities.create')}
      edits={(row) => mayChange(row, who) && may('activities.update')}
      form={(row) => <CampaignForm key={row?.id} row={row} />}
      view={(row) => <CampaignView row={row} />}
    />
  )
}
