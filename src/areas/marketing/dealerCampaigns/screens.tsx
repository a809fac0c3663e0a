import { lazyComponent } from '@/kit/data/lazyComponent'

/** A separate chunk, since only this screen needs the sanitiser for rich text. */
export const CampaignDealerDetail = lazyComponent(() => import('./CampaignDealerDetail'))
