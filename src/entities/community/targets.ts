export const enrollUp: readonly number[] = [1, 2, 3]
export const voteUp: readonly number[] = [1, 2]
export const subjectUp = 1
