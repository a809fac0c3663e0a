import ActivityTypeDetail from '../campaigns/ActivityTypeDetail'
import ActivityTypeList from '../campaigns/ActivityTypeList'
import CampaignHostDetail from '../campaigns/CampaignHostDetail'
import CampaignHostList from '../campaigns/CampaignHostList'
import ActivityChannelDetail from '../activityChannels/ActivityChannelDetail'
import ActivityChannelList from '../activityChannels/ActivityChannelList'
import CampaignDealerList from '../dealerCampaigns/CampaignDealerList'
import { CampaignDealerDetail } from '../dealerCampaigns/screens'
import type { Screens } from '../..'

export const screens = {
  '/marketing-management/campaign-host': CampaignHostList,
  '/marketing-management/campaign-host-details': CampaignHostDetail,
  '/marketing-management/campaign-dealer': CampaignDealerList,
  '/marketing-management/campaign-dealer-details': CampaignDealerDetail,
  '/marketing-management/activity-type': ActivityTypeList,
  '/marketing-management/activity-type-details': ActivityTypeDetail,
  '/marketing-management/activity-management-index': ActivityChannelList,
  '/marketing-management/activity-management-details': ActivityChannelDetail,
} satisfies Screens
