import type { Screens } from '../..'
import SaleCompletionForm from '../actualSales/SaleCompletionForm'
import CounselorSaleList from '../actualSales/CounselorSaleList'
import ExhibitionSaleList from '../actualSales/ExhibitionSaleList'
import SolidDealerReport from '../actualSales/reports/SolidDealerReport'
import SolidReportDealerDetail from '../actualSales/reports/SolidReportDealerDetail'
import SolidReportDetail from '../actualSales/reports/SolidReportDetail'
import SolidDetail from '../actualSales/SolidDetail'
import HeadquartersSaleList from '../actualSales/HeadquartersSaleList'
import TransferApplicationForm from '../actualSales/TransferApplicationForm'
import TransferOwnershipForm from '../actualSales/TransferOwnershipForm'

export const screens = {
  '/solid-management/solidHeadquarter': HeadquartersSaleList,
  '/solid-management/solidDealerCounselor': CounselorSaleList,
  '/solid-management/solidDealerExhibition': ExhibitionSaleList,
  '/solid-management/solidDetail': SolidDetail,
  '/solid-management/transferApply': TransferApplicationForm,
  '/solid-management/transferOwnership': TransferOwnershipForm,
  '/solid-management/completeInfo': SaleCompletionForm,
  '/solid-management/solidReportDealer': SolidDealerReport,
  '/solid-management/solidReportDetail': SolidReportDetail,
  '/solid-management/solidReportDealerDetail': SolidReportDealerDetail,
} satisfies Screens
