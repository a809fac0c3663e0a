// @module-tag community
import { community } from '@/routes/community'
import { describeReaders } from '../readers'

describeReaders('a dealer that has a page of the community with all its buttons only reads', {
  lines: community,
  own: /^\/(club-management\/|activity-management\/(applyActivity|applyRecord|signInManage))/,
  roleCode: 'DEALER_MARKETING',
  as: 'market01',
})
