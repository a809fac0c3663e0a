import { vi } from 'vitest'
import { community } from '@/routes/community'
import { describeReaders } from '../readers'

vi.setConfig({ testTimeout: 60_000 })

// A dealer has clubs, enrolments and check-ins of its own.
describeReaders('a dealer that has a page of the community with all its buttons only reads', {
  lines: community,
  own: /^\/(club-management|activity-management)\/(?!vote)/,
  roleCode: 'DEALER_MARKETING',
  as: 'market01',
})
