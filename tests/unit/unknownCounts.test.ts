import { describe, expect, it } from 'vitest'
import { mostPoints } from '@/areas/community/checkIns/parts/signForm'
import { lockOf } from '@/areas/community/enrolments/parts/enrollValues'
import { rowsOf } from '@/areas/community/votes/parts/resultRows'
import { isBegun } from '@/areas/community/votes/parts/voteActions'
import { type Enroll, enrollStatus } from '@/entities/community/enroll'
import { stageStatus } from '@/entities/community/shared'
import { rewardMode } from '@/entities/community/signActivity'
import type { Vote, VoteResult } from '@/entities/community/vote'
import { mayHave } from '@/lib/counts'

describe('unknown count', () => {
  it('is treated as above zero', () => {
    expect([undefined, null, '', '—', 0, '0', 2, '2'].map(mayHave)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
    ])
  })
  it('locks an enrolment unless it is a draft', () => {
    const lock = (status: number, enrollCount?: number) => lockOf({ status, enrollCount } as Enroll) // the fields the rule reads
    expect([lock(enrollStatus.down), lock(enrollStatus.down, 0), lock(enrollStatus.draft)]).toEqual([
      'taken',
      'none',
      'none',
    ])
  })
  it('locks a vote unless it is a draft', () => {
    const begun = (status: number, joinCount?: number) => isBegun({ status, joinCount } as Vote) // the fields the rule reads
    expect([begun(stageStatus.down), begun(stageStatus.down, 0), begun(stageStatus.draft)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('leaves vote options without a rank', () => {
    const ranks = (...votes: (number | undefined)[]) =>
      rowsOf(
        { options: [] } as unknown as Vote, // the fields the rule reads
        { options: votes.map((voteCount, at) => ({ optionId: String(at), voteCount })) } as VoteResult, // as above
      ).map(({ rank }) => rank)
    expect(ranks(undefined, 10)).toEqual([null, null])
    expect(ranks(0, 10)).toEqual([1, 2])
  })
  it('leaves the maximum of points unknown', () => {
    const most = (...expected: (number | undefined)[]) =>
      mostPoints(
        { rewardMode: rewardMode.each, points: 5 },
        expected.map((expectCount, at) => ({ key: String(at), expectCount })),
      )
    expect([most(10, undefined), most(10, 20)]).toEqual([null, 150])
  })
})
