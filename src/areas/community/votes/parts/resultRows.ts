import { type CountedOption, selectMode, type Vote, type VoteResult } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'

/** Option of the ranking. Null values were not sent. */
export interface Ranked {
  key: string
  rank: number | null
  name: string
  image: string
  votes: number | null
  voters: number | null
  abnormal: number
  rate: number | null
}

/**
 * Ranks the options by votes, equal ones sharing a rank. A missing share is calculated from all votes, or from all
 * voters if each has several. Missing ranks stay null if the votes of any option are missing.
 */
export const rowsOf = (vote: Vote, result: VoteResult | undefined): Ranked[] => {
  const options = result?.options ?? []
  const isSeveral = is(vote.selectMode, selectMode.several)
  const all = isSeveral ? numberIn(result?.joinCount) : sumOf(options.map(({ voteCount }) => numberIn(voteCount)))
  const votesOf = ({ voteCount }: CountedOption) => numberIn(voteCount)
  const isComplete = options.every((option) => votesOf(option) !== null)
  return options
    .map((option, at): Ranked => {
      const votes = votesOf(option)
      const part = isSeveral ? numberIn(option.voterCount) : votes
      const better = options.filter((other) => (votesOf(other) ?? 0) > (votes ?? 0)).length
      return {
        key: `${at} ${option.optionId}`,
        rank: numberIn(option.rank) ?? (isComplete ? better + 1 : null),
        name: plain(option.optionName) || plain(option.optionId),
        image: plain(option.image) || plain(vote.options.find(({ optionId }) => optionId === option.optionId)?.image),
        votes,
        voters: numberIn(option.voterCount),
        abnormal: numberIn(option.abnormalCount) ?? 0,
        rate: numberIn(option.rate) ?? numberIn(rateOf(part, all)),
      }
    })
    .toSorted((a, b) => (a.rank ?? options.length + 1) - (b.rank ?? options.length + 1))
}
