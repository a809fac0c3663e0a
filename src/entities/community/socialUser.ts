export interface SocialUser {
  userId: string
  nickname: string
  avatar?: string
  userType?: number
}
