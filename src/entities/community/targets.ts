/** What of the community and the shop a link can lead to, as far as a picker shows it; the codes are those of what users see. */
export interface Topic {
  id: string
  topicName: string
  cover: string
  status: number
  createTime: string
}
export interface Club {
  id: string
  clubName: string
  logo: string
  status: number
  createTime: string
}
/** An activity that people enrol for, or a vote. */
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
export const topicUp = 1
export const clubUp = 2
export const enrollUp: readonly number[] = [1, 2, 3]
export const voteUp: readonly number[] = [1, 2]
export const subjectUp = 1
