/** Somebody of the community, as others are shown it. */
export interface SocialUser {
  userId: string
  nickname: string
  avatar?: string
  userType?: number
}
