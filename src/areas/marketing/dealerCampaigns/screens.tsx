import { lazyComponent } from '@/kit/data/lazyComponent'

/** One campaign of a dealer; apart, since only it needs the sanitiser of rich texts. */
export const CampaignDealerDetail = lazyComponent(() => import('./CampaignDealerDetail'))
