import ActivityTypeDetails from '../campaigns/ActivityTypeDetails'
import ActivityTypes from '../campaigns/ActivityTypes'
import CampaignHostDetails from '../campaigns/CampaignHostDetails'
import CampaignHosts from '../campaigns/CampaignHosts'
import ActivityManagementDetails from '../channels/ActivityManagementDetails'
import ActivityManagementIndex from '../channels/ActivityManagementIndex'
import CampaignDealer from '../dealerCampaigns/CampaignDealer'
import { CampaignDealerDetails } from '../dealerCampaigns/screens'
import type { Screens } from '../..'

/** Campaigns, their types and their channels. */
export const screens = {
  '/marketing-management/campaign-host': CampaignHosts,
  '/marketing-management/campaign-host-details': CampaignHostDetails,
  '/marketing-management/campaign-dealer': CampaignDealer,
  '/marketing-management/campaign-dealer-details': CampaignDealerDetails,
  '/marketing-management/activity-type': ActivityTypes,
  '/marketing-management/activity-type-details': ActivityTypeDetails,
  '/marketing-management/activity-management-index': ActivityManagementIndex,
  '/marketing-management/activity-management-details': ActivityManagementDetails,
} satisfies Screens
