import type { Screens } from '../..'
import ColumnDetail from '../columns/ColumnDetail'
import Columns from '../columns/Columns'
import ColumnTypeDetail from '../columns/ColumnTypeDetail'
import ColumnTypes from '../columns/ColumnTypes'
import Faqs from '../faqs/Faqs'
import FaqsDetail from '../faqs/FaqsDetail'
import Information from '../news/Information'
import InformationDetail from '../news/InformationDetail'

/** Columns, news and the questions of the help page. */
export const screens = {
  '/star-management/columnType': ColumnTypes,
  '/star-management/columnTypeDetail': ColumnTypeDetail,
  '/star-management/column': Columns,
  '/star-management/columnDetail': ColumnDetail,
  '/star-management/information': Information,
  '/star-management/informationDetail': InformationDetail,
  '/star-management/faqs': Faqs,
  '/star-management/faqsDetail': FaqsDetail,
} satisfies Screens
