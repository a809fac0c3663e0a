import type { Screens } from '../..'
import ColumnDetail from '../columns/ColumnDetail'
import ColumnList from '../columns/ColumnList'
import ColumnTypeDetail from '../columns/ColumnTypeDetail'
import ColumnTypeList from '../columns/ColumnTypeList'
import FaqList from '../faqs/FaqList'
import FaqDetail from '../faqs/FaqDetail'
import NewsList from '../news/NewsList'
import NewsDetail from '../news/NewsDetail'

export const screens = {
  '/star-management/columnType': ColumnTypeList,
  '/star-management/columnTypeDetail': ColumnTypeDetail,
  '/star-management/column': ColumnList,
  '/star-management/columnDetail': ColumnDetail,
  '/star-management/information': NewsList,
  '/star-management/informationDetail': NewsDetail,
  '/star-management/faqs': FaqList,
  '/star-management/faqsDetail': FaqDetail,
} satisfies Screens
