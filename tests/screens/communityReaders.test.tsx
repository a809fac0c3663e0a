// @module-tag community
import { community } from '@/routes/community'
import { describeReaders } from '../readers'

// A dealer runs clubs of its own, decides who comes to its activities, and runs its check-ins on site.
describeReaders('a dealer that has a page of the community with all its buttons only reads', {
  lines: community,
  own: /^\/(club-management\/|activity-management\/(applyActivity|applyRecord|signInManage))/,
  roleCode: 'DEALER_MARKETING',
  as: 'market01',
})
