// @module-tag content
import { content } from '@/routes/content'
import { describeReaders } from '../readers'

describeReaders('a sales area that has a page of content with all its buttons only reads', {
  lines: content,
  own: /^\/appDatas\/(video|poster|article)Management$/,
  roleCode: 'AREA_MANAGER',
  as: 'area_hd',
})
