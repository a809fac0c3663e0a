// @module-tag content
import { content } from '@/routes/content'
import { describeReaders } from '../readers'

describeReaders('content page for a sales area with all its buttons', {
  lines: content,
  own: /^\/appDatas\/(video|poster|article)Management$/,
  roleCode: 'AREA_MANAGER',
  as: 'area_hd',
})
