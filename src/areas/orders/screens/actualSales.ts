import type { Screens } from '../..'
import CompleteInfo from '../sales/CompleteInfo'
import SolidDealerCounselor from '../sales/SolidDealerCounselor'
import SolidDealerExhibition from '../sales/SolidDealerExhibition'
import SolidReportDealer from '../sales/reports/SolidReportDealer'
import SolidReportDealerDetail from '../sales/reports/SolidReportDealerDetail'
import SolidReportDetail from '../sales/reports/SolidReportDetail'
import SolidDetail from '../sales/SolidDetail'
import SolidHeadquarter from '../sales/SolidHeadquarter'
import TransferApply from '../sales/TransferApply'
import TransferOwnership from '../sales/TransferOwnership'

/** Actual sales: lists, their pages and reports. */
export const screens = {
  '/solid-management/solidHeadquarter': SolidHeadquarter,
  '/solid-management/solidDealerCounselor': SolidDealerCounselor,
  '/solid-management/solidDealerExhibition': SolidDealerExhibition,
  '/solid-management/solidDetail': SolidDetail,
  '/solid-management/transferApply': TransferApply,
  '/solid-management/transferOwnership': TransferOwnership,
  '/solid-management/completeInfo': CompleteInfo,
  '/solid-management/solidReportDealer': SolidReportDealer,
  '/solid-management/solidReportDetail': SolidReportDetail,
  '/solid-management/solidReportDealerDetail': SolidReportDealerDetail,
} satisfies Screens
