// @module-tag community
import { community } from '@/routes/community'
import { describeReaders } from '../readers'

describeReaders('community page for a dealer with all its buttons', {
  lines: community,
  own: /^\/(club-management\/|activity-management\/(applyActivity|applyRecord|signInManage))/,
  roleCode: 'DEALER_MARKETING',
  as: 'market01',
})
