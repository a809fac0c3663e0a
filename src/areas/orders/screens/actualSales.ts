import type { Screens } from '../..'
import SaleCompletionForm from '../sales/SaleCompletionForm'
import CounselorSaleList from '../sales/CounselorSaleList'
import ExhibitionSaleList from '../sales/ExhibitionSaleList'
import SolidReportDealer from '../sales/reports/SolidReportDealer'
import SolidReportDealerDetail from '../sales/reports/SolidReportDealerDetail'
import SolidReportDetail from '../sales/reports/SolidReportDetail'
import SolidDetail from '../sales/SolidDetail'
import HeadquartersSaleList from '../sales/HeadquartersSaleList'
import TransferApplicationForm from '../sales/TransferApplicationForm'
import TransferOwnershipForm from '../sales/TransferOwnershipForm'

/** Actual sales: lists, their pages and reports. */
export const screens = {
  '/solid-management/solidHeadquarter': HeadquartersSaleList,
  '/solid-management/solidDealerCounselor': CounselorSaleList,
  '/solid-management/solidDealerExhibition': ExhibitionSaleList,
  '/solid-management/solidDetail': SolidDetail,
  '/solid-management/transferApply': TransferApplicationForm,
  '/solid-management/transferOwnership': TransferOwnershipForm,
  '/solid-management/completeInfo': SaleCompletionForm,
  '/solid-management/solidReportDealer': SolidReportDealer,
  '/solid-management/solidReportDetail': SolidReportDetail,
  '/solid-management/solidReportDealerDetail': SolidReportDealerDetail,
} satisfies Screens
