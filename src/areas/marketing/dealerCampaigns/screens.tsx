import { later } from '@/kit/later'

/** One campaign of a dealer; apart, since only it needs the sanitiser of rich texts. */
export const CampaignDealerDetails = later(() => import('./CampaignDealerDetails'))
