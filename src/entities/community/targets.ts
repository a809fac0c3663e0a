/** What of the community and the shop a link can lead to, as far as a picker shows it: an activity that people enrol for, or a vote. The codes are those of what users see. */
export interface SocialActivity {
  id: string
  title: string
  cover: string
  startTime: string
  status: number
}
/** A topic page of the shop. */
export interface Subject {
  id: string
  title: string
  cover: string
}
export const enrollUp: readonly number[] = [1, 2, 3]
export const voteUp: readonly number[] = [1, 2]
export const subjectUp = 1
