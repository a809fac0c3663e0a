import ActivityTypeDetails from '../campaigns/ActivityTypeDetails'
import ActivityTypes from '../campaigns/ActivityTypes'
import CampaignHostDetails from '../campaigns/CampaignHostDetails'
import CampaignHosts from '../campaigns/CampaignHosts'
import type { Screens } from '../..'

/** Campaigns, their types and their channels. */
export const screens = {
  '/marketing-management/campaign-host': CampaignHosts,
  '/marketing-management/campaign-host-details': CampaignHostDetails,
  '/marketing-management/activity-type': ActivityTypes,
  '/marketing-management/activity-type-details': ActivityTypeDetails,
} satisfies Screens
